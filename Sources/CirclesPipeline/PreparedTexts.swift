import CirclesModel
import CirclesStore
import SourceDiagnostics

/// A chunk's notes and conversations made ready to file, beside the writer: notes with what the
/// matcher says of them.
struct PreparedTexts: Sendable {
  /// A note that was not known, or one that was, or that another note of the run overtakes.
  enum Item: Sendable {
    case note(DecidedNote)
    case knownNote
    case conversation(ConversationRecord)
  }

  /// The records, in the order of the file.
  private(set) var items: [Item] = []
  /// What is to be said of them.
  private(set) var diagnostics: [Diagnostic] = []

  /// How many records there are.
  var count: Int { items.count }

  /// The texts of a chunk; `reader` tells what they say.
  init(
    _ parsed: ParsedChunk, matcher: any NoteMatching, known: Set<RecordDigest>,
    repeated: RepeatedNotes, reader: TextReader
  ) {
    for record in parsed.records {
      switch record {
      case .contact, .known: break
      case .conversation(let conversation): items.append(.conversation(conversation))
      case .note(let note):
        if let diagnostic = repeated.diagnostic(of: note) {
          diagnostics.append(diagnostic)
          items.append(.knownNote)
        } else if known.contains(NoteDigest.of(note)) {
          items.append(.knownNote)
        } else {
          let decision = matcher.decide(note)
          items.append(
            .note(
              DecidedNote(
                note: note, decision: decision, blocks: matcher.keys(of: note),
                findings: reader.read(note, about: TextSubject(decision)))))
        }
      }
    }
  }
}
