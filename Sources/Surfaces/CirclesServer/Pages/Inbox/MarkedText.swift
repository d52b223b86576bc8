import Foundation

/// Marks words in a text: those that name people.
struct MarkedText {
  private let words: [String]

  /// Words and names that are marked wherever they stand alone.
  init(_ words: some Sequence<String>) {
    var known: Set<String> = []
    self.words = words.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { $0.count > 1 && $0.utf8.count <= 200 && known.insert($0.lowercased()).inserted }
      .sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// The text with its marks.
  func html(_ text: String) -> HTML {
    let ranges = marks(in: text)
    var pieces: [HTML] = []
    var place = text.startIndex
    for range in ranges {
      pieces.append(HTML(String(text[place..<range.lowerBound])))
      pieces.append(tag(.mark, text: String(text[range])))
      place = range.upperBound
    }
    pieces.append(HTML(String(text[place...])))
    return HTML(pieces)
  }

  /// Where words stand; the longer of two that overlap.
  private func marks(in text: String) -> [Range<String.Index>] {
    var marks: [Range<String.Index>] = []
    for word in words {
      var rest = text.startIndex..<text.endIndex
      while let found = text.range(
        of: word, options: [.caseInsensitive, .diacriticInsensitive], range: rest)
      {
        if Self.standsAlone(found, in: text), !marks.contains(where: { $0.overlaps(found) }) {
          marks.append(found)
        }
        if marks.count > 200 { break }
        rest = found.upperBound..<text.endIndex
      }
    }
    return marks.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a range is no part of a longer word; scripts without spaces have none.
  private static func standsAlone(_ range: Range<String.Index>, in text: String) -> Bool {
    func isLetter(_ character: Character) -> Bool {
      character.isLetter && character.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    }
    if range.lowerBound > text.startIndex,
      isLetter(text[text.index(before: range.lowerBound)]), isLetter(text[range.lowerBound])
    {
      return false
    }
    guard range.upperBound < text.endIndex else { return true }
    return !isLetter(text[range.upperBound])
      || !isLetter(text[text.index(before: range.upperBound)])
  }
}
