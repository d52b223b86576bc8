/// Phrases of a language, by their first words.
///
/// In a list they are parted by commas. A word may have alternatives (`ist|wird`), and `*` stands for
/// up to five words of any kind (`zieht * um`).
struct LifePhrases<Value: Sendable>: Sendable {
  private struct Phrase: Sendable {
    /// What follows the first word; nil for a gap.
    var rest: [Set<String>?]
    var value: Value
  }

  private var table: [String: [Phrase]] = [:]
  private static var gap: Int { 5 }

  init(_ lists: [(Value, String)]) {
    for (value, list) in lists {
      for phrase in list.split(separator: ",") {
        let words = phrase.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { word in
          word == "*" ? nil : Set(word.split(separator: "|").map { LifeWords.folded(String($0)) })
        }
        guard let first = words.first, let first else { continue }
        for word in first {
          table[word, default: []].append(Phrase(rest: Array(words.dropFirst()), value: value))
        }
      }
    }
  }

  /// The words that phrases begin with.
  var firsts: Dictionary<String, some Any>.Keys { table.keys }

  /// What begins at a word: the value and the place behind it of each phrase that does.
  func matches(
    _ words: [Token], at index: Int, before end: Int
  ) -> [(value: Value, end: Int)] {
    guard let phrases = table[words[index].text] else { return [] }
    return phrases.compactMap { phrase in
      Self.follows(phrase.rest[...], words, index + 1, end).map { (phrase.value, $0) }
    }
  }

  /// Where some words of a phrase end that begin at a place; nil where they do not stand there.
  private static func follows(
    _ rest: ArraySlice<Set<String>?>, _ words: [Token], _ index: Int, _ end: Int
  ) -> Int? {
    guard let next = rest.first else { return index }
    guard let next else {
      for skip in 0...gap where index + skip < end {
        if let found = follows(rest.dropFirst(), words, index + skip, end) { return found }
      }
      return nil
    }
    guard index < end, next.contains(words[index].text) else { return nil }
    return follows(rest.dropFirst(), words, index + 1, end)
  }
}

extension LifePhrases where Value == Void {
  init(_ list: String) { self.init([((), list)]) }
}
