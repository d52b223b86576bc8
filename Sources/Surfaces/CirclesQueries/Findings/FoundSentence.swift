import CirclesModel
public import CirclesStore
import Foundation
import GRDB

/// Something that a note says, to be looked up in it.
public struct FindingQuote: Hashable, Sendable {
  /// The note's id.
  public var note: String
  /// The words that were found.
  public var words: String

  /// Words of a note.
  public init(note: String, words: String) {
    self.note = note
    self.words = words
  }
}

extension Notebook {
  /// The sentence in which each saying stands; where its words do not stand so in the note, the note's
  /// beginning.
  public func sentences(of sayings: [FindingQuote]) throws(StoreError) -> [FindingQuote: String] {
    try read { db in
      var texts: [String: String] = [:]
      var sentences: [FindingQuote: String] = [:]
      for saying in sayings where sentences[saying] == nil {
        if texts[saying.note] == nil {
          let key = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT key FROM note WHERE id = ?"), arguments: [saying.note])
          texts[saying.note] = try key.flatMap { try NoteFullText.read($0, db)?.text } ?? ""
        }
        guard let text = texts[saying.note], !text.isEmpty else { continue }
        sentences[saying] = FoundSentence.around(saying.words, in: text) ?? NoteSummary.of(text)
      }
      return sentences
    }
  }

  /// The newest notes that tell of each interest of a person (by id), by the interest's name; at most
  /// `limit` of each.
  public func interestNotes(
    of person: String, limit: Int = 3
  ) throws(StoreError) -> [String: [FindingQuote]] {
    try read { db in
      guard try db.viewExists("contact_interest") else { return [:] }
      var notes: [String: [FindingQuote]] = [:]
      let rows = try Row.fetchCursor(
        db.cachedStatement(
          sql: """
            SELECT f.name, f.text, i.id FROM interest AS f JOIN note AS n ON n.key = f.note_key
            JOIN interaction AS i ON i.id = n.id
            JOIN contact AS c ON c.key = n.extracted_for AND c.id = i.contact_id
            WHERE i.contact_id = ? ORDER BY i.interaction_date DESC, i.id
            """), arguments: [person])
      while let row = try rows.next() {
        let name: String = try row[checked: "name"]
        if notes[name, default: []].count >= limit { continue }
        notes[name, default: []].append(
          FindingQuote(note: try row[checked: "id"], words: try row[checked: "text"]))
      }
      return notes
    }
  }
}

/// Finds the sentence around some words.
enum FoundSentence {
  /// The longest sentence that is told, in characters.
  private static let longest = 280
  private static let ends: Set<Character> = [".", "!", "?", "\n", "。", "！", "？", "…"]

  /// The sentence; nil where the words do not stand in the text.
  static func around(_ words: String, in text: String) -> String? {
    guard !words.isEmpty, let found = text.range(of: words, options: .caseInsensitive) else {
      return nil
    }
    var start = found.lowerBound
    while start > text.startIndex {
      let before = text.index(before: start)
      if ends.contains(text[before]), isEnd(before, in: text) { break }
      start = before
    }
    var end = found.upperBound
    while end < text.endIndex {
      let isOver = ends.contains(text[end]) && isEnd(end, in: text)
      if isOver, text[end] == "\n" { break }
      end = text.index(after: end)
      if isOver { break }
    }
    let sentence = text[start..<end].trimmingCharacters(in: .whitespacesAndNewlines)
    return sentence.count > longest ? sentence.prefix(longest) + "…" : sentence
  }

  /// A full stop within a number or an address ends nothing.
  private static func isEnd(_ place: String.Index, in text: String) -> Bool {
    guard text[place] == "." else { return true }
    let next = text.index(after: place)
    return next == text.endIndex || text[next].isWhitespace
  }
}
