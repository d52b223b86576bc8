import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Both sides of each limit")
struct LimitBoundaryTests {
  private func limits(_ change: (inout Limits) -> Void) -> Limits {
    var limits = Limits()
    change(&limits)
    return limits
  }

  @Test(
    "a line of the greatest length is read, one byte more is left out", arguments: ["\n", "\r"])
  func line(lineEnd: String) {
    let limits = limits { $0.lineBytes = 40 }
    for (length, expected) in [(39, 2), (40, 2), (41, 1)] {
      let note = "NOTE:" + String(repeating: "x", count: length - 5)
      let read = Fixture(
        "BEGIN:VCARD\nVERSION:3.0\nFN:A\n\(note)\nEND:VCARD\n", lineEnd: lineEnd, limits: limits)
      #expect(read.cards.first?.properties.count == expected)
      #expect(read.codes == (expected == 2 ? [] : ["vcard.line-too-long"]))
      #expect(read.place("vcard.line-too-long") == (expected == 2 ? nil : "4:1"))
    }
  }

  @Test("folded lines may be longer together than each of them may")
  func foldedLine() {
    let limits = limits { $0.lineBytes = 40 }
    let note =
      "NOTE:"
      + Array(repeating: String(repeating: "x", count: 35), count: 20).joined(separator: "\n ")
    let text = "BEGIN:VCARD\nVERSION:3.0\n\(note)\nEND:VCARD\n"
    let read = Fixture(text, lineEnd: "\n", limits: limits)
    #expect(read.text("NOTE")?.utf8.count == 700)
    #expect(read.diagnostics.isEmpty)
  }

  @Test("a card of the greatest size is read, one byte more is left out")
  func card() {
    let limits = limits { $0.cardBytes = 100 }
    for (size, expected) in [(99, 1), (100, 1), (101, 0), (5000, 0)] {
      let frame = "BEGIN:VCARD\nVERSION:3.0\nFN:\nEND:VCARD\n"
      let name = String(repeating: "x", count: size - frame.utf8.count)
      let text = frame.split(separator: "FN:").joined(separator: "FN:" + name)
      #expect(text.utf8.count == size)
      let read = Fixture(text, lineEnd: "\n", limits: limits)
      #expect(read.cards.count == expected, "\(size)")
      #expect(read.codes == (expected == 1 ? [] : ["vcard.card-too-large"]), "\(size)")
    }
  }

  @Test("the cards around one that is too large keep their lines and numbers")
  func aroundLargeCard() {
    let small = "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n"
    let large = "BEGIN:VCARD\n" + String(repeating: "TEL:5550100\n", count: 50) + "END:VCARD\n"
    let read = Fixture(small + large + large + small, limits: limits { $0.cardBytes = 200 })
    #expect(read.cards.map(\.index) == [0, 3])
    #expect(read.cards.map(\.line) == [1, 109])
    #expect(read.diagnostics.map(\.record) == [1, 2])
    #expect(read.diagnostics.map(\.location.line) == [5, 57])
  }

  @Test("as many properties as the limit are read; VERSION is none of them")
  func properties() {
    let limits = limits { $0.properties = 4 }
    let tooMany = ["vcard.too-many-properties"]
    let cases: [(Int, [String])] = [(3, []), (4, []), (5, tooMany), (9, tooMany)]
    for (count, codes) in cases {
      let lines = (0..<count).map { "TEL:\($0)\n" }.joined()
      for version in ["VERSION:3.0\n\(lines)", "\(lines)VERSION:3.0\n"]
      where count < 6 || version.hasPrefix("V") {
        let read = Fixture("BEGIN:VCARD\n\(version)END:VCARD\n", limits: limits)
        #expect(read.cards.first?.properties.count == min(4, count))
        #expect(read.codes == codes, "\(count)")
      }
    }
  }

  @Test("as many parameters as the limit are read, written as a list or one by one")
  func parameters() {
    let limits = limits { $0.parameters = 3 }
    for count in 1...6 {
      let numbers = (1...count).map(String.init)
      for header in [
        "TEL;A=" + numbers.joined(separator: ","), "TEL" + numbers.map { ";A=" + $0 }.joined(),
      ] {
        let read = Fixture(
          "BEGIN:VCARD\nVERSION:3.0\n\(header):5550100\nEND:VCARD\n", limits: limits)
        #expect(read.parameters("TEL") == numbers.prefix(3).map { "A=" + $0 })
        #expect(read.codes == (count > 3 ? ["vcard.too-many-parameters"] : []))
        #expect(read.text("TEL") == "5550100")
      }
    }
  }

  /// How deep the first agents of a card go.
  private func depth(_ card: Card?) -> Int {
    guard let card else { return 0 }
    return 1 + depth(card.agents.first?.cards.first)
  }

  @Test("agents are read to the greatest depth, and those below are told of once")
  func nesting() {
    for limit in 0...3 {
      for agents in 0...4 {
        let text =
          String(repeating: "BEGIN:VCARD\nVERSION:2.1\nFN:A\nAGENT:\n", count: agents)
          + "BEGIN:VCARD\nVERSION:2.1\nFN:Z\nEND:VCARD\n"
          + String(repeating: "END:VCARD\n", count: agents)
        let read = Fixture(text, limits: limits { $0.nesting = limit })
        #expect(read.cards.count == 1)
        #expect(depth(read.cards.first) == 1 + min(limit, agents))
        #expect(read.codes == (agents > limit ? ["vcard.nesting-too-deep"] : []))
      }
    }
  }

  @Test("a limit of nothing leaves everything out, and reading comes to its end")
  func nothing() {
    let card = "BEGIN:VCARD\nVERSION:3.0\nTEL;A=1:5550100\nEND:VCARD\n"
    #expect(Fixture(card, limits: limits { $0.cardBytes = 0 }).cards.isEmpty)
    #expect(Fixture(card, limits: limits { $0.lineBytes = 0 }).cards.isEmpty)
    #expect(Fixture(card, limits: limits { $0.properties = 0 }).cards.map(\.properties) == [[]])
    #expect(Fixture(card, limits: limits { $0.parameters = 0 }).parameters("TEL") == [])
    #expect(Fixture(card, limits: limits { $0.diagnosticsPerCard = 0 }).cards.count == 1)
  }
}
