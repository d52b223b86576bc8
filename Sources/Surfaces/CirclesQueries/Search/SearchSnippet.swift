import CirclesStore

/// The words of a text around what was looked for.
enum SearchSnippet {
  /// How many characters stand before the first place, and how many there are in all.
  private static let lead = 60
  private static let length = 180

  /// A piece of a text in which each term that is met stands between ⟦ and ⟧; on one line.
  static func of(_ text: String, _ terms: [SearchTerm]) -> String {
    let places = WordPositions(text)
    let marks = marks(of: terms, in: places)
    let first = marks.first?.lowerBound ?? 0
    var start = max(0, first - lead)
    if start > 0, let word = places.words.first(where: { $0.range.lowerBound >= start }),
      word.range.lowerBound <= first
    {
      start = word.range.lowerBound
    }
    let end = min(places.scalars.count, max(start + length, marks.first?.upperBound ?? 0))
    return piece(start..<end, of: places.scalars, marks)
  }

  private static func piece(
    _ range: Range<Int>, of scalars: [Unicode.Scalar], _ marks: [Range<Int>]
  ) -> String {
    var piece = String.UnicodeScalarView()
    if range.lowerBound > 0 { piece.append(contentsOf: "… ".unicodeScalars) }
    var next = marks.drop { $0.upperBound <= range.lowerBound }
    var wasSpace = true
    for place in range {
      if next.first?.lowerBound == place { piece.append("⟦") }
      let isSpace = scalars[place].properties.isWhitespace
      if !isSpace || !wasSpace { piece.append(isSpace ? " " : scalars[place]) }
      wasSpace = isSpace
      if let mark = next.first, mark.upperBound == place + 1 || place + 1 == range.upperBound,
        mark.lowerBound <= place
      {
        piece.append("⟧")
        next = next.dropFirst()
      }
    }
    if wasSpace, piece.last == " " { piece.removeLast() }
    if range.upperBound < scalars.count { piece.append(contentsOf: " …".unicodeScalars) }
    return String(piece)
  }

  /// Where terms are met; what overlaps or touches is one.
  private static func marks(of terms: [SearchTerm], in places: WordPositions) -> [Range<Int>] {
    var marks: [Range<Int>] = []
    let words = places.words
    for term in terms {
      guard term.words.count <= words.count else { continue }
      for start in 0...(words.count - term.words.count) where term.isMet(at: start, in: words) {
        let end = start + term.words.count - 1
        marks.append(words[start].range.lowerBound..<words[end].range.upperBound)
      }
    }
    marks.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    return marks.reduce(into: []) { joined, mark in
      if let last = joined.last, mark.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, mark.upperBound)
      } else {
        joined.append(mark)
      }
    }
  }
}

extension SearchTerm {
  /// Whether its words stand in a text from one of its words on.
  fileprivate func isMet(at start: Int, in places: [WordPositions.Word]) -> Bool {
    for (place, word) in words.enumerated() {
      let met = places[start + place].word
      if met == word { continue }
      guard isPrefix, place == words.count - 1, met.hasPrefix(word) else { return false }
    }
    return true
  }
}
