import CirclesExtraction
import CirclesModel
import SeededRandom
import Testing

@Suite("Any text")
struct PropertyTests {
  static let pieces = [
    "she", "'s", " into ", "chess", ", ", ". ", "?", "!", "\n", "don't ", "mention ", "it", " and ",
    "Marta", ": ", "I", " love", "s ", "judo", "no ", "not ", "her ", "brother", "’s ", "🎻", "é",
    "e\u{301}", "मार्ता", "李", "(", ")", "[", "]", "-", " - ", "9:41", "3/7", "hates ", "off ",
    "nothing but ", "learning to ", "secret ", "moving ", "on Friday ", "=", "\u{0}", "\u{FEFF}",
    "hates: ", "son = ", "any more ", "tried ", "given the ", "as a kid ", "w/ ", "yes ",
    "like to ",
    "my ", "wife ", "leave ", "alone ", "class ", "fan ", "half ", "marathon ", "allergic ", "\r\n",
  ]

  static func check(_ found: Extraction, in text: String) {
    let count = text.unicodeScalars.count
    let spans =
      found.interests + found.events + found.topicsToAvoid + found.facts.map(\.found)
    for span in spans {
      #expect(span.start >= 0 && span.start < span.end && span.end <= count)
      #expect(!span.text.isEmpty)
    }
    #expect(found.summary.count <= Extractor.maximumSummary)
    #expect(Set(found.interests.map(\.text)).count == found.interests.count)
  }

  @Test("whatever the pieces, every span lies in the text", arguments: NoteSource.allCases)
  func random(kind: NoteSource) {
    var dice = SeededRandom(7)
    for _ in 0..<300 {
      let length = Int.random(in: 0..<60, using: &dice)
      let text = (0..<length).map { _ in Self.pieces.randomElement(using: &dice) ?? "" }.joined()
      Self.check(Sample.extract(text, kind, ["Marta Quill", "Marta"]), in: text)
    }
  }

  @Test("in parts of conversations too")
  func parts() {
    var dice = SeededRandom(11)
    for _ in 0..<200 {
      let lines = (0..<Int.random(in: 0..<8, using: &dice)).map { _ in
        let who = ["me: ", "them: ", "Joel: ", "unknown: "].randomElement(using: &dice) ?? ""
        let length = Int.random(in: 0..<20, using: &dice)
        return who
          + (0..<length).map { _ in Self.pieces.randomElement(using: &dice) ?? "" }.joined()
      }
      let part = Sample.part(with: "Marta", lines)
      let found = Sample.extractor.extract(part, subject: Sample.subject("Marta Quill"))
      Self.check(found, in: Extractor.text(of: part))
    }
  }

  @Test("the same text gives the same extraction")
  func repeatable() {
    let text = "Marta is into chess, judo and fado. She moves to Bergen in May. Don't mention Bo."
    #expect(Sample.voice(text) == Sample.voice(text))
  }

  @Test(
    "time grows with the length and no faster",
    arguments: [
      "she hates it ", "into ", "chess and ", "thing is her ", "don't mention ", "secret and ",
      "boring ", "move to A ", "a: b\n", "her brother's ", "(", "dog ", "I quit, ", "no ", "?",
      "nothing but ", "class ", "golf is not her thing ", "keep quiet ", "Ab ", "m", "= ",
      "she sails ", "leave alone ", "books: ", "they love it ", "to ",
      "hates: ", "son = ", "not any more ", "tried it but ", "as a kid ", "judo, ", "w/ ", "yes ",
    ])
  func linear(piece: String) {
    func time(_ count: Int, _ kind: NoteSource) -> Duration {
      let text = String(repeating: piece, count: count / piece.utf8.count)
      let clock = ContinuousClock()
      return clock.measure { _ = Sample.extract(text, kind, ["Marta Quill"]) }
    }
    for kind in [NoteSource.voiceNote, .chatImport] {
      let small = time(8_000, kind)
      let large = time(64_000, kind)
      // Eight times the text; a quadratic step would take sixty-four times as long.
      #expect(large < small * 24 + .milliseconds(300), "\(kind) \(small) \(large)")
    }
  }
}
