import CirclesModel
import CirclesStore
import SourceDiagnostics

/// The end of the pipeline for texts: files notes and parts of conversations under whom they are
/// about, or leaves them in the inbox.
final class AssignStage {
  private let session: ImportSession
  private let tally: RunTally
  private let options: AssignOptions
  private var fates: [Int: NoteOutcome.Fate] = [:]
  /// Tells whose a text is, with all contacts of the notebook.
  let matcher: any NoteMatching
  /// What the matcher was made of.
  let people: MatcherSource
  /// Tells what a text says.
  let reader: TextReader
  /// What notes were known before, by digest.
  let known: Set<RecordDigest>

  /// A stage over the contacts as they are now.
  ///
  /// - Parameter run: says which contacts have changed since that run, too.
  init(_ load: LoadStage, changedSince run: Int? = nil) throws(PipelineError) {
    session = load.session
    tally = load.tally
    options = load.options.filing
    do throws(StoreError) {
      known = load.isHeld ? [] : try session.knownNotes()
      people = try MatcherSource(session, load.options, changedSince: run)
      matcher = people.matcher
      reader = TextReader(load.options, names: people.book)
    } catch {
      throw .store(error)
    }
  }

  /// A stage for a single note, whose run has begun.
  init(
    _ session: ImportSession, _ tally: RunTally, _ options: ImportOptions, _ people: MatcherSource,
    matcher: any NoteMatching
  ) {
    self.session = session
    self.tally = tally
    self.options = options.filing
    self.people = people
    self.matcher = matcher
    known = []
    reader = TextReader(options, names: people.book)
  }

  /// Files what a chunk held.
  func take(_ texts: PreparedTexts, from source: NoteSource) throws(PipelineError) {
    // What is committed next may be but a part of this chunk; the chunks before it are whole.
    session.came(to: tally.finished())
    do throws(StoreError) {
      try session.settle(texts.series, options)
      try fileNotes(texts)
      try fileConversations(texts, source)
    } catch {
      throw .store(error)
    }
  }

  private func fileNotes(_ texts: PreparedTexts) throws(StoreError) {
    var notes: [DecidedNote] = []
    for item in texts.items {
      switch item {
      case .note(let note): notes.append(note)
      case .knownNote:
        tally.report.records.duplicate += 1
        tally.report.notes.duplicate += 1
      case .conversation: break
      }
    }
    if notes.isEmpty { return }
    let outcomes = try session.load(notes: notes, options, reader)
    for (index, outcome) in outcomes.enumerated() {
      let note = notes[index]
      if outcome.fate == .duplicate {
        tally.report.records.duplicate += 1
      } else {
        tally.report.records.imported += 1
        tally.observer.decision(
          AssignedDecision(
            record: note.note.id, decision: outcome.standing?.decision ?? note.decision,
            findings: outcome.standing?.findings ?? note.findings ?? TextFindings()))
      }
      count(outcome)
    }
  }

  private func fileConversations(_ texts: PreparedTexts, _ source: NoteSource) throws(StoreError) {
    var conversations: [(ConversationRecord, NoteSource)] = []
    for case .conversation(let conversation) in texts.items {
      conversations.append((conversation, source))
    }
    if conversations.isEmpty { return }
    for new in try session.load(conversations: conversations, options) {
      if new > 0 {
        tally.report.records.imported += 1
      } else {
        tally.report.records.duplicate += 1
        tally.report.notes.duplicate += 1
      }
    }
    try filePending()
  }

  /// Files the parts of conversations that got or lost messages without any coming after them.
  func settle() throws(PipelineError) {
    do throws(StoreError) {
      try filePending()
    } catch {
      throw .store(error)
    }
  }

  private func filePending() throws(StoreError) {
    // While some are decided, the ones before them are written and the ones behind them read.
    var pending = try nextPending()
    var decided = decideAhead(pending)
    // Once even where nothing is pending: what is whole may then be committed.
    repeat {
      let next = pending.isEmpty ? [] : try nextPending()
      let parts = decided.value
      decided = decideAhead(next)
      try file(parts, isLast: next.isEmpty)
      pending = next
    } while !pending.isEmpty
  }

  private func nextPending() throws(StoreError) -> [PendingPart] {
    let pending = try session.pendingParts(options, limit: Self.filedAtOnce)
    for part in pending where part.isCut { tell(long: part) }
    return pending
  }

  private func decideAhead(_ pending: [PendingPart]) -> Prefetched<[DecidedPart]> {
    Prefetched { [matcher, reader] in Self.decide(pending, matcher, reader) }
  }

  /// How many parts are written while the next are decided.
  private static let filedAtOnce = 256

  private func file(_ parts: [DecidedPart], isLast: Bool) throws(StoreError) {
    let outcomes = try session.file(parts: parts, isWhole: isLast, options, reader)
    for (part, outcome) in zip(parts, outcomes) {
      if part.part.isOpen {
        tally.observer.decision(
          AssignedDecision(
            record: part.part.part.id, decision: part.decision,
            findings: part.findings ?? TextFindings()))
      }
      count(part.part, outcome)
    }
  }

  private func tell(long part: PendingPart) {
    guard fates[part.number] == nil else { return }
    tally.emit(
      Diagnostic(
        .note, "chat.long-day",
        "a day of the chat has more messages than are analysed; all of them are kept"))
  }

  /// Whose each part is and what it says: most of the work there is, for all cores. What a part says
  /// of somebody to whom a person gave it, the notebook asks for.
  private static func decide(
    _ pending: [PendingPart], _ matcher: any NoteMatching, _ reader: TextReader
  ) -> [DecidedPart] {
    Parallel.map(pending) { part in
      let decision = part.isOpen ? matcher.decide(part.part) : MatchDecision()
      return DecidedPart(
        part: part, decision: decision, blocks: matcher.keys(of: part.part),
        findings: part.isOpen ? reader.read(part.part, about: TextSubject(decision)) : nil)
    }
  }

  /// A part that gets messages again and again is counted once, where it lies in the end.
  private func count(_ part: PendingPart, _ outcome: NoteOutcome) {
    switch fates.updateValue(outcome.fate, forKey: part.number) {
    case nil: count(outcome)
    case .assigned where outcome.fate == .inbox:
      tally.report.notes.assigned -= 1
      count(outcome)
    case .inbox where outcome.fate == .assigned:
      tally.report.notes.inbox -= 1
      count(outcome)
    default: break
    }
  }

  private func count(_ outcome: NoteOutcome) {
    switch outcome.fate {
    case .assigned: tally.report.notes.assigned += 1
    case .inbox: tally.report.notes.inbox += 1
    // One that was dismissed is no news to anybody.
    case .dismissed, .duplicate: tally.report.notes.duplicate += 1
    }
  }
}
