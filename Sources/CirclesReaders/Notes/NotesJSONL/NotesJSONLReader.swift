public import CirclesModel

/// Reads notes that other programs hand over: `*.notes.jsonl`, an object a line.
///
///     {"id": "v1", "source": "voice_note", "captured_at": "2026-03-14T18:20:00-07:00",
///      "title": "Call.m4a", "text": "..."}
///
/// `contract.md` section 2 is its definition. Other members are ignored, and any but `text` may be
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
  ) throws(ReadFailure) -> any RecordCursor {
    NotesJSONLCursor(input, NoteMaking(path: input.path, format: format.id, context: context))
  }
}
