package import Foundation
package import GRDB

/// The whole text of a note, wherever it lies.
package struct NoteFullText {
  /// The text as it stands: as it was read, or as somebody has written it since.
  package var text: String
  /// The text as it was read, where somebody has written another.
  package var asRead: String?

  /// Whether somebody has written over what the program showed of a note, of which `said` is the digest;
  /// nil where it showed nothing.
  package static func isEdited(_ content: String, said: Data?) -> Bool {
    said.map { $0 != NoteAssigner.said(content) } ?? false
  }

  /// The words of a note by its key; nil where there is none.
  package static func read(_ key: Int, _ db: Database) throws -> NoteFullText? {
    guard let image = try NoteSnapshot.read(key, db) else { return nil }
    let read = try Notebook.text(of: key, image, db)
    guard let row = image.row, try !NoteAssigner.isOwn(row, of: key, db), row.content != read else {
      return NoteFullText(text: read)
    }
    return NoteFullText(text: row.content, asRead: row.rawText)
  }
}
