import CirclesModel
import SourceDiagnostics
import VCard

/// Gives the one note of a transcript's file.
final class TranscriptCursor: RecordCursor {
  /// Reads the file's bytes when its turn comes, on any core.
  typealias Reading = @Sendable () -> Transcript

  private var chunk: TranscriptChunk?

  init(
    _ input: any InputSource, _ format: String, _ context: ReadingContext,
    read: @escaping Reading
  ) {
    chunk = TranscriptChunk(
      path: input.path, format: format, byteCount: input.size, modifiedAt: input.modifiedAt,
      context: context, read: read)
  }

  func next() -> (any RecordChunk)? {
    defer { chunk = nil }
    return chunk
  }
}

/// A whole transcript, still to be parsed.
struct TranscriptChunk: RecordChunk {
  let path: String
  let format: String
  let byteCount: Int
  let modifiedAt: Int64?
  let context: ReadingContext
  let read: TranscriptCursor.Reading

  func parse() -> ParsedChunk {
    let transcript = read()
    var chunk = ParsedChunk()
    chunk.diagnostics = transcript.problems.map { $0.diagnostic(path: path) }
    let (pieced, named) = SpeechText.put(
      transcript.pieces, carriesSpaces: transcript.carriesSpaces)
    let text = transcript.wholeText?.inNFC.trimmed ?? pieced
    guard !text.isEmpty else {
      if transcript.isWithoutSpeech {
        chunk.skipped = 1
        return chunk
      }
      // What is worse than empty has been told.
      if !chunk.diagnostics.contains(where: { $0.severity == .error }) {
        chunk.diagnostics.append(
          TranscriptProblem(
            severity: .error, code: "transcript.empty", message: "nothing is said in this file",
            line: 1
          ).diagnostic(path: path))
      }
      chunk.refused = 1
      return chunk
    }
    if text.utf8.count > ReadingLimits.noteBytes {
      chunk.diagnostics.append(
        TranscriptProblem(
          severity: .error, code: "transcript.too-large",
          message: "the text is too long for a note", line: 1
        ).diagnostic(path: path))
      chunk.refused = 1
      return chunk
    }
    let name = RecordingName(path: path, order: context.dateOrder, region: context.region)
    let modified = modifiedAt.map { MessageTime.instant(seconds: $0, offset: 0) }
    var note = NoteRecord(
      source: RecordSource(path: path, format: format, index: 0, line: 1),
      id: transcript.id ?? Self.id(of: text, transcript), noteSource: transcript.noteSource,
      capturedAt: transcript.recordedAt ?? name.recordedAt ?? modified,
      title: transcript.title?.cleanLabel ?? name.title, text: text,
      speakers: transcript.wholeText == nil ? named : transcript.listed)
    note.recordingKeys = NoteRecord.recordingKeys(
      text: text, title: name.title, dated: transcript.recordedAt ?? name.recordedAt,
      at: note.capturedAt)
    chunk.records = [.note(note)]
    return chunk
  }

  /// A hash of what is said and when, as far as the content itself tells: the times of a name or
  /// of a file change when it is copied.
  static func id(of text: String, _ transcript: Transcript) -> String {
    var when = ""
    switch transcript.recordedAt {
    case .instant(let seconds, _): when = "\(seconds)Z"
    case .wall(let wall): when = wall.text
    case nil: break
    }
    for time in [transcript.pieces.first?.start, transcript.pieces.last?.end] {
      when += "/"
      if let time, let count = Int64(exactly: (time * 1000).rounded()) { when += String(count) }
    }
    return RecordDigest(of: Array(text.utf8) + [0] + Array(when.utf8), seed: "transcript/1").hex
  }
}
