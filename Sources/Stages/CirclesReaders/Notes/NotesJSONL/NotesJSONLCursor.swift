import CirclesModel
import SourceDiagnostics

/// Cuts a file of notes into chunks of some of them. A line that is broken costs itself alone.
final class NotesJSONLCursor: RecordCursor {
  /// How many notes a chunk holds, and how many bytes.
  static let notesPerChunk = 64
  static let bytesPerChunk = 1 << 20

  /// The members of which something can be told.
  private static let canBeWrong: Set<String> = ["source", "captured_at", "text"]

  private var json: JSONReader
  private let making: NoteBuilder
  private var index = 0
  private var reported = 0
  private var isAtEnd = false

  init(_ input: any InputSource, _ making: NoteBuilder) {
    json = JSONReader(input, isLineBound: true)
    self.making = making
  }

  func next() throws(ReadError) -> (any RecordChunk)? { try nextNotes() }

  /// The next notes, read but not looked into; nil at the end.
  func nextNotes() throws(ReadError) -> NotesChunk? {
    if isAtEnd { return nil }
    var chunk = NotesChunk(making: making)
    while chunk.drafts.count + chunk.refused < Self.notesPerChunk,
      json.offset - reported < Self.bytesPerChunk, !isAtEnd
    {
      do throws(ThreadParserError) {
        try step(into: &chunk)
      } catch {
        guard case .failed(let failure) = error else { continue }
        throw failure
      }
    }
    chunk.byteCount = json.offset - reported
    reported = json.offset
    return chunk
  }

  private func step(into chunk: inout NotesChunk) throws(ThreadParserError) {
    do throws(ThreadParserError) {
      let kind = try json.peek()
      let (line, column) = json.location
      if kind == .end {
        isAtEnd = true
        return
      }
      guard kind == .object else {
        refuse("notes.bad-line", "this line is not a JSON object", line, column, &chunk)
        return try json.skipLine()
      }
      let draft = try draft(line, column, index: index)
      index += 1
      chunk.drafts.append(draft)
    } catch {
      guard case .broken(let message, let line, let column) = error else { throw error }
      refuse("notes.bad-line", message, line, column, &chunk)
      try json.skipLine()
    }
  }

  private func draft(
    _ line: Int, _ column: Int, index: Int
  ) throws(ThreadParserError) -> NoteDraft {
    var draft = NoteDraft(index: index, line: line, column: column)
    _ = try json.beginObject()
    while let key = try json.nextKey() {
      if Self.canBeWrong.contains(key), try json.peek() != .end {
        draft.columns[key] = json.location.column
      }
      switch key {
      case "id": draft.id = try json.scalar() ?? ""
      case "source": draft.source = try json.string()
      case "captured_at": draft.capturedAt = try json.scalar()
      case "title": draft.title = try json.string() ?? ""
      case "text": draft.text = try json.string()
      default: try json.skip()
      }
    }
    return draft
  }

  private func refuse(
    _ code: Diagnostic.Code, _ message: String, _ line: Int, _ column: Int?,
    _ chunk: inout NotesChunk
  ) {
    chunk.refused += 1
    chunk.diagnostics.append(
      Diagnostic(
        .error, code, message,
        at: SourceLocation(path: making.path, line: line, column: column), record: index))
    index += 1
  }
}

/// Some notes, read but not looked into.
struct NotesChunk: RecordChunk {
  let making: NoteBuilder
  var drafts: [NoteDraft] = []
  var refused = 0
  var diagnostics: [Diagnostic] = []
  var byteCount = 0

  func parse() -> ParsedChunk {
    var chunk = ParsedChunk(refused: refused, diagnostics: diagnostics)
    for draft in drafts { making.append(draft, to: &chunk) }
    let inOrder = chunk.diagnostics.enumerated().sorted {
      ($0.element.record ?? 0, $0.offset) < ($1.element.record ?? 0, $1.offset)
    }
    chunk.diagnostics = inOrder.map(\.element)
    return chunk
  }
}
