import Testing

@testable import CirclesExtraction

@Suite("Full stops behind numbers")
struct OrdinalTests {
  /// How many sentences a text has.
  private func sentences(_ text: String) -> Int {
    let tokens = Lexer.tokens(of: text)
    let cast = Participants(owners: [], subject: nil)
    let segment = Segment(tokens: tokens.indices, speaker: .narrator)
    return ClauseReader.read(segment, of: tokens, cast: cast).openings.count + 1
  }

  @Test(
    "a German ordinal ends no sentence",
    arguments: [
      "Sie fängt am 1. Dezember den neuen Job an", "Ihr 40. Geburtstag wird groß",
      "Er wohnt in der 3. Etage", "Umzug 15. März", "Sie war die 2. von oben",
    ])
  func ordinals(text: String) { #expect(sentences(text) == 1) }

  @Test(
    "a number at the end of a sentence does",
    arguments: [
      "She turned 40. Dinner was lovely", "He lives at number 3. Nice place",
      "Sie hat 2. Dann kam noch eins", "Born in 1985. december was cold",
    ])
  func ends(text: String) { #expect(sentences(text) == 2) }
}
