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
  /// The messages whose parts are not filed yet.
  private var unfiled = 0
  /// What the matcher was made of.
  let people: MatcherSource
  /// Tells whose a text is, with all contacts of the notebook, and what it says.
  let analyzer: TextAnalyzer
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
      analyzer = TextAnalyzer(
        people.matcher, TextReader(load.options, names: people.book), isBookEmpty: people.isEmpty)
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
    analyzer = TextAnalyzer(matcher, TextReader(options, names: people.book))
    known = []
  }

  /// Files what a chunk held; `place` is where on a server it lies, nil for a file.
  func take(
    _ texts: PreparedTexts, from source: NoteSource, in place: EventPlace? = nil
  ) throws(PipelineError) {
    var texts = texts
    // What is committed next may be but a part of this chunk; the chunks before it are whole.
    do throws(StoreError) {
      // What is said of notes and meetings may be committed, and with it what is half done.
      if texts.holdsOthers { try fileUnfiled() }
      session.came(to: tally.finished())
      texts.leave(out: try session.outdated(texts.series, in: place))
      try session.settle(texts.series, options)
      try fileNotes(texts)
      if place == nil { try session.keep(texts.series, new: texts.freshEvents) }
      try fileConversations(texts, source)
    } catch {
      throw .store(error)
    }
  }

  private func fileNotes(_ texts: PreparedTexts) throws(StoreError) {
    var notes: [Decided<NoteRecord>] = []
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
    let outcomes = try session.load(notes: notes, options, analyzer.reader) { outcomes in
      for outcome in outcomes {
        if outcome.fate == .duplicate {
          tally.report.records.duplicate += 1
        } else {
          tally.report.records.imported += 1
        }
        count(outcome)
      }
      return tally.finished()
    }
    for (note, outcome) in zip(notes, outcomes) where outcome.fate != .duplicate {
      tally.observer.decision(
        AssignedDecision(
          record: note.subject.id, decision: outcome.standing?.decision ?? note.decision,
          findings: outcome.standing?.findings ?? note.findings ?? TextFindings()))
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
    // A day of a thread often goes on in the next chunk: what is filed later is filed once.
    unfiled += conversations.reduce(0) { $0 + $1.0.messages.count }
    // Where messages come between others, as many as there are already: all work stays linear.
    if unfiled >= max(Self.filedTogether, session.regroupingCost) { try fileUnfiled() }
  }

  /// Files the parts of conversations that are not filed yet: behind the last chunk of a file.
  /// `hasLost` says that some may have lost messages, too.
  func settle(hasLost: Bool = false) throws(PipelineError) {
    do throws(StoreError) {
      if hasLost { try filePending() } else { try fileUnfiled() }
    } catch {
      throw .store(error)
    }
  }

  private func fileUnfiled() throws(StoreError) {
    if unfiled > 0 { try filePending() }
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
    unfiled = 0
  }

  private func nextPending() throws(StoreError) -> [PendingPart] {
    let pending = try session.pendingParts(options, limit: Self.filedAtOnce)
    for part in pending where part.isCut { tell(long: part) }
    return pending
  }

  /// How many parts are written while the next are decided.
  private static let filedAtOnce = 256
  /// From how many messages on their parts are filed.
  private static let filedTogether = 8192

  private func file(_ parts: [Decided<PreparedPart>], isLast: Bool) throws(StoreError) {
    _ = try session.file(parts: parts, isWhole: isLast, options, analyzer.reader) { outcomes in
      for (part, outcome) in zip(parts, outcomes) { count(part.subject.part, outcome) }
      return tally.finished()
    }
    for part in parts where part.subject.part.isOpen {
      tally.observer.decision(
        AssignedDecision(
          record: part.subject.part.record, decision: part.decision,
          findings: part.findings ?? TextFindings()))
    }
  }

  private func tell(long part: PendingPart) {
    guard fates[part.number] == nil else { return }
    tally.emit(
      Diagnostic(
        .note, "chat.long-day",
        "a day of the chat has more messages than are analysed; all of them are kept"))
  }

  /// Whose each part is and what it says: most of the work there is, for all cores.
  private func decideAhead(_ pending: [PendingPart]) -> Prefetched<[Decided<PreparedPart>]> {
    Prefetched { [analyzer] in Parallel.map(pending) { analyzer.analyze($0) } }
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
