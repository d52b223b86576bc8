import Foundation
package import GRDB

/// Tells days that a note names because nobody comes on them: "doesn't come on Monday", "kommt nicht am
/// Dienstag". They are days of the note, and none that lies ahead.
package struct CalledOff {
  private let db: Database
  private var texts: [String: String] = [:]

  /// How many characters before a day are looked at.
  private static let reach = 60

  /// For the notes of a notebook.
  package init(_ db: Database) { self.db = db }

  /// Whether a note (by id) names a day with such words alone.
  package mutating func holds(_ words: String, in note: String) throws -> Bool {
    if texts[note] == nil {
      let key = try Int.fetchOne(
        db.cachedStatement(sql: "SELECT key FROM note WHERE id = ?"), arguments: [note])
      texts[note] = try key.flatMap { try NoteFullText.read($0, db)?.text } ?? ""
    }
    return Self.denies(words, in: texts[note] ?? "")
  }

  /// Whether a text denies each of the times that it says some words.
  package static func denies(_ words: String, in text: String) -> Bool {
    guard !words.isEmpty else { return false }
    var from = text.startIndex
    var isDenied = false
    while let found = text.range(of: words, range: from..<text.endIndex) {
      guard denies(before: text[..<found.lowerBound].suffix(reach)) else { return false }
      isDenied = true
      from = found.upperBound
    }
    return isDenied
  }

  private static func denies(before text: Substring) -> Bool {
    let plain = text.lowercased().replacing("\u{2019}", with: "'")
    guard
      let clause = plain.split(
        omittingEmptySubsequences: false,
        whereSeparator: {
          ".,;!?\n".contains($0)
        }
      ).last
    else { return false }
    var said = clause.split(separator: " ").suffix(6).map(String.init)
    while let last = said.last, leads.contains(last) { said.removeLast() }
    guard said.count > 1, let last = said.last else { return false }
    let before = said[said.count - 2]
    if coming.contains(last) {
      return before.hasSuffix("n't") || ["not", "never", "no", "nao", "n\u{E3}o"].contains(before)
    }
    return ["nicht", "niet", "pas", "inte", "ikke"].contains(last) && coming.contains(before)
  }

  private static let leads: Set<String> = [
    "on", "the", "next", "this", "am", "el", "le", "op", "den", "p\u{E5}", "na", "no", "in", "im",
  ]
  private static let coming: Set<String> = [
    "come", "comes", "coming", "kommt", "komme", "komt", "kom", "viene", "vient", "vem", "kommer",
  ]
}
