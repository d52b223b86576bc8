import CirclesModel
import Foundation

/// A text with the places of its words: for the few texts that are shown.
package struct WordPositions {
  /// A word, as `SearchWords` has it, and where it stands.
  package struct Word {
    /// The word.
    package var word: String
    /// Where it stands in `scalars`.
    package var range: Range<Int>
  }

  /// The text; where marks and letters only together make a sign, with those signs.
  package let scalars: [Unicode.Scalar]
  /// Its words, in their order.
  package private(set) var words: [Word] = []

  /// How much of a text is looked at, in scalars.
  package static let longest = 200_000

  private var word = ""
  private var start = 0

  /// The words of a text.
  package init(_ text: String) {
    let composes = text.unicodeScalars.contains(where: ScriptRules.composes)
    let text = composes ? text.precomposedStringWithCanonicalMapping : text
    scalars = Array(text.unicodeScalars.prefix(Self.longest))
    for (place, scalar) in scalars.enumerated() { take(scalar, at: place) }
    end(at: scalars.count)
  }

  private mutating func take(_ scalar: Unicode.Scalar, at place: Int) {
    for part in ScriptRules.compatible(scalar) {
      if ScriptRules.isWord(part) {
        end(at: place)
        words.append(Word(word: String(Character(part)), range: place..<place + 1))
        continue
      }
      switch ScriptRules.fold(part) {
      case .nothing: break
      case .separator: end(at: place)
      case .scalar(let one): put([one], at: place)
      case .letters(let first, let second): put([first, second], at: place)
      }
    }
  }

  private mutating func put(_ letters: [Unicode.Scalar], at place: Int) {
    if word.isEmpty { start = place }
    for letter in letters { word.unicodeScalars.append(letter) }
  }

  private mutating func end(at place: Int) {
    if word.isEmpty { return }
    // What is too long is found by what of it is kept.
    let kept = SearchWords(word).bytes.dropFirst().dropLast()
    words.append(Word(word: String(decoding: kept, as: UTF8.self), range: start..<place))
    word = ""
  }
}
