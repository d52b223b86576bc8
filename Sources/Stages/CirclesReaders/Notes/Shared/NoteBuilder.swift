import CirclesModel
import Foundation
import SourceDiagnostics
import VCard

/// A note as it was handed over, before any of it was looked into.
struct NoteDraft: Sendable {
  /// Its id; empty for none.
  var id = ""
  /// The word for its kind, as written.
  var source: String?
  /// When it was taken, as written.
  var capturedAt: String?
  var title = ""
  var text: String?
  /// Its number among the records of its file, from 0.
  var index: Int
  /// The line on which it begins.
  var line: Int
  /// The byte of the line on which it begins, from 1.
  var column: Int?
  /// The same of the values that can be wrong, by their names; empty where they are not known.
  var columns: [String: Int] = [:]
  /// The kind of a note that names none.
  var usualSource = NoteSource.manual

  /// Whether there is a text to make a record of.
  var saysSomething: Bool { text?.contains { !$0.isWhitespace } ?? false }
}

/// Makes records of notes, and tells what could not be understood of them.
struct NoteBuilder: Sendable {
  /// What records and diagnostics call the input.
  let path: String
  let format: String
  let context: ReadingContext

  /// Adds a note's record to a chunk, or counts it as refused or skipped.
  func append(_ draft: NoteDraft, to chunk: inout ParsedChunk) {
    func report(
      _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String,
      _ property: String
    ) {
      chunk.diagnostics.append(
        Diagnostic(
          severity, code, message,
          at: SourceLocation(
            path: path, line: draft.line, column: draft.columns[property] ?? draft.column),
          record: draft.index, property: property))
    }
    guard let text = draft.text?.inNFC else {
      chunk.refused += 1
      return report(.error, "notes.no-text", "the note has no text", "text")
    }
    if text.allSatisfy(\.isWhitespace) {
      chunk.skipped += 1
      return report(.note, "notes.empty", "the note's text is empty", "text")
    }
    if text.utf8.count > ReadingLimits.noteBytes {
      chunk.refused += 1
      return report(.error, "notes.too-large", "the text is too long for a note", "text")
    }
    var source = draft.usualSource
    if let word = draft.source, !word.isEmpty {
      if let known = NoteSource(rawValue: word.lowercased()) {
        source = known
      } else {
        source = .manual
        report(
          .warning, "notes.unknown-source", "this kind of note is unknown; read as manual",
          "source")
      }
    }
    var time: MessageTime?
    if let written = draft.capturedAt, !written.isEmpty {
      time = NoteTime.parse(written)
      if time == nil {
        report(
          .warning, "notes.bad-time", "this is not an ISO 8601 time; the note has none",
          "captured_at")
      }
    }
    var note = NoteRecord(
      source: RecordSource(path: path, format: format, index: draft.index, line: draft.line),
      id: draft.id.inNFC, noteSource: source, capturedAt: time, title: draft.title.inNFC,
      text: text)
    if note.id.isEmpty { note.id = Self.derivedID(note) }
    note.conversation = NoteConversation(note: note, context: context).read()
    chunk.records.append(.note(note))
  }

  /// An id of what a note is, says and when, so that the same note has it wherever it stands.
  static func derivedID(_ note: NoteRecord) -> String {
    let parts = [note.noteSource.rawValue, note.capturedAt?.text ?? "", note.text]
    return RecordDigest(of: parts.joined(separator: "\u{0}").utf8, seed: "note/1").hex
  }
}

/// Times as programs write them beside a note.
enum NoteTime {
  /// ISO 8601, a day alone, or the seconds or milliseconds since 1970; nil for anything else.
  static func parse(_ written: String) -> MessageTime? {
    let text = written.trimmingCharacters(in: .whitespacesAndNewlines)
    if let time = ISOTime.parse(text) { return time }
    if text.utf8.count == 10, let time = ISOTime.parse(text + "T00:00:00") { return time }
    let whole = text.prefix { $0 != "." }
    guard let number = Double(text), number.isFinite, whole.allSatisfy(\.isNumber) else {
      return nil
    }
    // In seconds, twelve digits would be the year 5138 and later.
    let milliseconds = whole.count >= 12 ? number : number * 1000
    return MessageTime.milliseconds(Int64(exactly: milliseconds.rounded(.towardZero)))
  }
}
