public import CirclesModel
import VCard

/// Reads notes that other programs hand over: `*.notes.jsonl`, an object a line.
///
///     {"id": "v1", "source": "voice_note", "captured_at": "2026-03-14T18:20:00-07:00",
///      "title": "Call.m4a", "text": "..."}
///
/// `Contract.md` section 2 is its definition. Other members are ignored, and any but `text` may be
/// missing or null.
public struct NotesJSONLReader: Reader {
  /// A reader of such notes.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "notes-jsonl", title: "Notes of other programs (JSON lines)",
      extensions: ["notes.jsonl"],
      recognisedBy: "a file *.notes.jsonl, or objects with id, source, captured_at and text",
      contents: .messages)
  }

  /// Certain by the members of the first object; a file of the right name only has to begin one.
  public func confidence(for probe: FileProbe) -> Confidence {
    let name = probe.name.lowercased()
    let isNamed = name == "notes.jsonl" || name.hasSuffix(".notes.jsonl")
    guard let head = JSONHead(probe.head) else { return isNamed ? .byName : .none }
    if isNamed { return .certain }
    guard head.has("text"), head.has("source") || head.has("captured_at") else { return .none }
    // What `read` prints of notes is no hand-over: its source is where the note was read.
    if head.has("type", "source"), head.scalars["source"] == nil { return .none }
    return NoteSource(rawValue: head.scalars["source"] ?? "") != nil ? .certain : .likely
  }

  /// Opens the file.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    NotesJSONLCursor(input, NoteBuilder(path: input.path, format: format.id, context: context))
  }

  /// A note as it is told from others.
  public struct Identity: Sendable {
    /// Its number in the file.
    public var index: Int
    /// The id it bears, as the record has it.
    public var id: String
    /// A hash of all that it says; the same in this process alone.
    public var content: Int
  }

  /// The notes of a file that bear an id and say something, in their order.
  public func identities(
    in input: any InputSource, _ body: (Identity) -> Void
  ) throws(ReadError) {
    let making = NoteBuilder(
      path: input.path, format: format.id, context: ReadingContext(region: ""))
    let cursor = NotesJSONLCursor(input, making)
    while let chunk = try cursor.nextNotes() {
      for draft in chunk.drafts where !draft.id.isEmpty && draft.saysSomething {
        var hasher = Hasher()
        for text in [draft.source, draft.capturedAt, draft.title, draft.text] {
          hasher.combine(text)
        }
        body(Identity(index: draft.index, id: draft.id.inNFC, content: hasher.finalize()))
      }
    }
  }
}
