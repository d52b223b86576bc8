import Testing

@testable import CirclesReaders

/// Which lines of a screen's text belong to one message.
@Suite struct LineWrappingTests {
  private func wrapping(_ widest: String, blocks: Bool = true) -> LineWrapping {
    let lines = [widest, widest, "Sounds good.", "Not yet."].map {
      FlatScreen.Line(text: $0, beginsBlock: blocks)
    }
    return LineWrapping(lines, areStamped: false)
  }

  private func line(_ text: String, begins: Bool = false) -> FlatScreen.Line {
    FlatScreen.Line(text: text, beginsBlock: begins)
  }

  private let widest = "The ferry to the islands was late"

  @Test("a line goes on where its first word had no room above, and a message ends where it had")
  func room() {
    let wrapping = wrapping(widest)
    #expect(wrapping.continues(widest, line("again this morning"), isBesidePicture: false))
    #expect(!wrapping.continues("So it goes", line("again this morning"), isBesidePicture: false))
  }

  @Test("an empty line parts messages, but not behind a word that wants another one")
  func emptyLines() {
    let wrapping = wrapping(widest)
    #expect(
      wrapping.continues(
        "Hilde is waiting there with the", line("suitcases from upstairs", begins: true),
        isBesidePicture: false))
    #expect(
      !wrapping.continues(
        "Hilde is waiting there already.", line("Suitcases are upstairs", begins: true),
        isBesidePicture: false))
  }

  @Test("an answer begins a message where nobody writes capitals")
  func answers() {
    let lines = [
      "the ferry was late again today", "the harbour was closed all day", "so what", "ok",
      "no idea",
    ].map {
      line($0)
    }
    let wrapping = LineWrapping(lines, areStamped: false)
    #expect(wrapping.care < 0.5)
    #expect(
      !wrapping.continues(
        "the ferry was late again today", line("haha of course it was"), isBesidePicture: false))
  }

  @Test("the name of a day is no sign of a beginning")
  func days() {
    let wrapping = wrapping(widest, blocks: false)
    let last = "Bring it to the harbour gate next"
    #expect(wrapping.continues(last, line("Saturday before it opens"), isBesidePicture: false))
  }
}
