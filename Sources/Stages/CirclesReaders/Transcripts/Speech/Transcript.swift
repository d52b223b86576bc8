import CirclesModel
import SourceDiagnostics

/// A piece of what was said: a cue, a segment, an utterance.
struct SpeechSegment: Hashable, Sendable {
  /// Who says it, as the source names them; nil where it does not tell.
  var speaker: String?
  /// What is said.
  var text: String
  /// When it begins, in seconds from the beginning of the recording.
  var start: Double?
  /// When it ends, in seconds from the beginning of the recording.
  var end: Double?
}

/// What a reader makes of a transcript: one note.
struct Transcript: Sendable {
  /// What was said, in order.
  var pieces: [SpeechSegment] = []
  /// A text that is kept as it stands, in place of what the pieces would give.
  var wholeText: String?
  /// Who speaks in a text that is kept as it stands.
  var listed: [String] = []
  /// Whether pieces carry their own spaces, so that those without one go on a word.
  var carriesSpaces = false
  /// The source's own id.
  var id: String?
  /// When it was recorded, where the content tells.
  var recordedAt: MessageTime?
  /// Its own title.
  var title: String?
  /// What kind of note it is.
  var noteSource = NoteSource.voiceNote
  /// Whether there is nothing to read, which is usual and no damage.
  var isWithoutSpeech = false
  /// What is wrong with it.
  var problems: [TranscriptProblem] = []
}

/// Something wrong with a transcript, whose file is told later.
struct TranscriptProblem: Hashable, Sendable {
  var severity = Diagnostic.Severity.warning
  var code: Diagnostic.Code
  var message: String
  var line: Int?
  var column = 1

  func diagnostic(path: String) -> Diagnostic {
    let column = line == nil ? nil : column
    return Diagnostic(
      severity, code, message, at: SourceLocation(path: path, line: line, column: column),
      record: 0)
  }
}
