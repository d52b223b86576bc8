public import CirclesModel
import Foundation
import SourceDiagnostics

/// Reads a text on standard input that is no known format: a note, written now.
public struct StandardTextReader: Reader {
  /// A reader of such texts.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "note", title: "Note as plain text on standard input", extensions: [],
      recognisedBy: "standard input, where no format is recognised and it looks like plain words",
      kind: .note, tieOrder: .last)
  }

  /// By its name alone: that of standard input.
  public func confidence(for probe: FileProbe) -> Confidence {
    probe.name == "-" && FileTypeGuess.isProse(probe.head) ? .byName : .none
  }

  /// Reads the text.
  ///
  /// - Throws: `.malformed` where it is too large.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let bytes = try WholeText.bytes(
      of: input, limit: ManualNote.maximumLength, code: "notes.too-large")
    return StandardTextCursor(
      StandardTextChunk(
        bytes: bytes, path: input.path, format: format.id,
        seconds: input.modifiedAt ?? Int64(Date().timeIntervalSince1970), zone: context.timeZone))
  }
}

/// Gives the note at once.
private final class StandardTextCursor: RecordCursor {
  private var chunk: StandardTextChunk?

  init(_ chunk: StandardTextChunk) { self.chunk = chunk }

  func next() -> (any RecordChunk)? {
    defer { chunk = nil }
    return chunk
  }
}

private struct StandardTextChunk: RecordChunk {
  let bytes: [UInt8]
  let path: String
  let format: String
  let seconds: Int64
  let zone: String?

  var byteCount: Int { bytes.count }

  func parse() -> ParsedChunk {
    var chunk = ParsedChunk()
    do throws(ManualNote.Problem) {
      chunk.records = [
        .note(
          try ManualNote.record(
            WholeText.decode(bytes), at: seconds, zone: zone,
            source: RecordSource(path: path, format: format, index: 0, line: 1)))
      ]
    } catch {
      chunk.refused = 1
      let (code, message): (Diagnostic.Code, String) =
        switch error {
        case .empty: ("notes.no-text", "the note has no text")
        case .tooLong: ("notes.too-large", "the text is too long for a note")
        case .nul: ("notes.nul", "a text with NUL characters is not a note")
        }
      chunk.diagnostics = [
        Diagnostic(
          .error, code, message, at: SourceLocation(path: path, line: 1, column: 1), record: 0)
      ]
    }
    return chunk
  }
}
