import SeededRandom
import Testing

@testable import CirclesReaders

@Suite("Folding and comparing in bytes")
struct FoldedBytesTests {
  private static let pieces = [
    "De1ivered", "message", "7pm", " ", "  ", "...", "'", "0K", "l0ve", "you", "-", "\t", "1", "A",
    "typ3", "5ent", "<", "iMessage", "2026", "_",
  ]

  private static func text(_ dice: inout SeededRandom, _ pieces: [String]) -> String {
    (0..<dice.below(9)).map { _ in pieces.randomElement(using: &dice) ?? "" }.joined()
  }

  @Test("what is ASCII is folded as what is not", arguments: 1...20)
  func fold(seed: UInt64) {
    var dice = SeededRandom(seed)
    for _ in 0..<100 {
      let text = Self.text(&dice, Self.pieces)
      let folded = FoldedText.fold(text)
      // The letter at the end is folded the other way.
      #expect(FoldedText.fold(text + " \u{E9}") == (folded.isEmpty ? "e" : folded + " e"))
    }
  }

  @Test("a long line is cut alike")
  func long() {
    let line = String(repeating: "ab ", count: 300)
    #expect(FoldedText.fold(line).count == FoldedText.longest)
  }

  /// Edits between two texts, as anybody would reckon them.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for (index, letter) in left.enumerated() {
      var row = [index + 1]
      for (place, other) in right.enumerated() {
        row.append(
          min(
            rows[index][place + 1] + 1, row[place] + 1,
            rows[index][place] + (letter == other ? 0 : 1)))
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }

  @Test("nearness is what edits make it, for ASCII and for other letters", arguments: 1...20)
  func near(seed: UInt64) {
    var dice = SeededRandom(seed)
    let letters = seed.isMultiple(of: 2) ? ["a", "b", "l", "1", " "] : ["a", "b", "я", "1", " "]
    for _ in 0..<200 {
      let left = Self.text(&dice, letters) + Self.text(&dice, letters)
      var right = Array(left)
      for _ in 0..<dice.below(4) where !right.isEmpty {
        right[dice.below(right.count)] = dice.chance(50) ? "c" : "a"
        if dice.chance(30) { right.remove(at: dice.below(right.count)) }
      }
      let count = min(left.count, right.count)
      let edits = Self.distance(Array(left), right)
      let isNear = edits == 0 || edits <= FoldedText.allowedEdits(count)
      #expect(FoldedText.isNear(left, String(right)) == isNear, "\(left)/\(String(right))")
    }
  }

  @Test(
    "a phrase begins a line, misread or not",
    arguments: [
      ("missed voice call at noon", true), ("missed voise call", true),
      ("rnissed voice calls", false),
      ("we missed voice call", false), ("missed", false), ("", false),
      ("m\u{456}ssed voice call", true),
    ])
  func begins(text: String, isSo: Bool) {
    #expect(FoldedText.begins(text, nearly: "missed voice call") == isSo)
  }

  @Test(
    "words are found anywhere in a line",
    arguments: [
      ("ana joined the group", true), ("joined the group", true), ("joined the grou", false),
      ("ana joijoined the group", true), ("", false), ("\u{444} joined the group \u{444}", true),
    ])
  func holds(text: String, isSo: Bool) {
    #expect(FoldedText.holds(text, "joined the group") == isSo)
  }
}
