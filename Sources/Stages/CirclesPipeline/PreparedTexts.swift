import CirclesModel
import CirclesStore
import SourceDiagnostics

/// A chunk's notes and conversations made ready to file, beside the writer: notes with what the
/// matcher says of them.
struct PreparedTexts: Sendable {
  /// A note that was not known, or one that was, or that another note of the run overtakes.
  enum Item: Sendable {
    case note(Decided<NoteRecord>)
    case knownNote
    case conversation(ConversationRecord)
  }

  /// The records, in the order of the file.
  private(set) var items: [Item] = []
  /// What is to be said of them.
  private(set) var diagnostics: [Diagnostic] = []

  /// Which meetings of its events stand.
  private(set) var series: [MeetingSeries] = []
  /// How many records are left out, because nobody of them is known.
  private(set) var skipped = 0

  /// How many records there are.
  var count: Int { items.count }

  /// Whether there is anything else than conversations.
  var holdsOthers: Bool {
    !series.isEmpty
      || items.contains { if case .note = $0 { true } else { false } }
  }

  /// Leaves out the meetings of which another copy of their event tells in a later version.
  mutating func leave(out outdated: Set<String>) {
    if outdated.isEmpty { return }
    var overtaken = outdated
    for place in series.indices {
      let one = series[place]
      if outdated.contains(one.prefix) {
        overtaken.formUnion((one.kept ?? []).filter { one.versions[$0] == nil })
      }
      series[place].leave(out: outdated)
    }
    for place in items.indices {
      if case .note(let note) = items[place], overtaken.contains(note.subject.id) {
        items[place] = .knownNote
      }
    }
  }

  /// The events of which something is new here, by their prefixes.
  var freshEvents: Set<String> {
    var fresh: Set<String> = []
    if series.isEmpty { return fresh }
    for case .note(let note) in items {
      let id = note.subject.id
      fresh.insert(String(id.prefix(through: id.lastIndex(of: ":") ?? id.startIndex)))
    }
    for one in series where !one.cancelled.isEmpty || one.kept == [] { fresh.insert(one.prefix) }
    return fresh
  }

  /// The texts of a chunk; `analyzer` tells whose they are and what they say.
  init(
    _ parsed: ParsedChunk, _ analyzer: TextAnalyzer, known: Set<RecordDigest>,
    repeated: RepeatedNotes, attendees: AttendeeResolver = AttendeeResolver()
  ) {
    series = parsed.series
    var strangers: [RecordSource] = []
    for record in parsed.records {
      switch record {
      case .contact, .known: break
      case .conversation(let conversation): items.append(.conversation(conversation))
      case .note(let note) where note.calendar != nil:
        guard let decided = attendees.decide(note) else {
          strangers.append(note.source)
          continue
        }
        let isKnown = known.contains(NoteDigest.of(decided.subject))
        items.append(isKnown ? .knownNote : .note(decided))
      case .note(let note):
        if let diagnostic = repeated.diagnostic(of: note) {
          diagnostics.append(diagnostic)
          items.append(.knownNote)
        } else if known.contains(NoteDigest.of(note)) {
          items.append(.knownNote)
        } else {
          items.append(.note(analyzer.analyze(note)))
        }
      }
    }
    skipped = strangers.count
    diagnostics += AttendeeResolver.diagnostics(of: strangers)
  }
}
