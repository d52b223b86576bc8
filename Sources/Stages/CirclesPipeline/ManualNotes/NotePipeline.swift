import CirclesMatching
public import CirclesModel
import CirclesReaders
public import CirclesStore
public import Foundation
import SourceDiagnostics

/// Writes notes down, and takes filings back: the pipeline of `import` for a single note.
public struct NotePipeline: Sendable {
  /// A pipeline.
  public init() {}

  /// Writes a note down: it is read, matched and filed as one of an import, or filed under `person`
  /// for certain. A run of its own, all of it or nothing.
  public func write(
    _ text: String, for person: PersonSummary? = nil, into notebook: Notebook,
    _ options: ImportOptions, at now: Date = Date(), command: String = "note"
  ) throws(PipelineError) -> WrittenNote {
    try write(
      try record(text, person, options, now), for: person, into: notebook, options, at: now,
      command: command)
  }

  /// Files a note that another program handed over, once for its id.
  public func write(
    _ note: NoteRecord, for person: PersonSummary? = nil, into notebook: Notebook,
    _ options: ImportOptions, at now: Date = Date(), command: String
  ) throws(PipelineError) -> WrittenNote {
    let note =
      note.conversation == nil ? note.readingConversation(options.readingContext()) : note
    do throws(StoreError) {
      if case .one(let id, _) = try notebook.resolveNote(note.id) {
        return WrittenNote(note: id, record: note.id)
      }
      return try file(note, person, notebook, options, now, command)
    } catch {
      throw .store(error)
    }
  }

  private func record(
    _ text: String, _ person: PersonSummary?, _ options: ImportOptions, _ now: Date
  ) throws(PipelineError) -> NoteRecord {
    do throws(ManualNote.Problem) {
      return try ManualNote.record(
        text, for: person?.id, at: Int64(now.timeIntervalSince1970), zone: options.timeZone)
    } catch {
      switch error {
      case .empty: throw .usage("a note needs a text")
      case .tooLong:
        throw .usage("a note may have at most \(ManualNote.maximumLength) bytes")
      case .nul: throw .usage("a note cannot hold NUL characters")
      }
    }
  }

  private func file(
    _ note: NoteRecord, _ person: PersonSummary?, _ notebook: Notebook, _ options: ImportOptions,
    _ now: Date, _ command: String
  ) throws(StoreError) -> WrittenNote {
    var options = options
    // What somebody writes here is nowhere else.
    options.keepsRaw = true
    let people = try MatcherSource(notebook, options)
    let matcher: any NoteMatching =
      if let person {
        CertainMatcher(base: people.matcher, identifier: person.identifier, name: person.name)
      } else {
        people.matcher
      }
    let listener = DecisionListener()
    let tally = RunTally(listener)
    let session = try notebook.beginImport(
      ImportRequest(command: command, startedAt: now, isHeld: true))
    do throws(PipelineError) {
      let stage = AssignStage(session, tally, options, people, matcher: matcher)
      let texts = PreparedTexts(
        ParsedChunk(records: [.note(note)]), stage.analyzer, known: [],
        repeated: RepeatedNotes())
      tally.count(ChunkCounts(records: 1), bytes: 0)
      try stage.take(texts, from: .manual)
    } catch {
      try? session.abandon()
      if case .store(let failure) = error { throw failure }
      throw .internal("a note that could not be filed")
    }
    try session.finish(tally.finished())
    guard case .one(let id, _) = try notebook.resolveNote(note.id) else {
      throw .internal("a note that was filed is not there")
    }
    return WrittenNote(
      note: id, record: note.id, run: session.runID, decision: listener.decision)
  }

  /// Whose a text would be; nothing is written.
  public func decide(
    _ text: String, in notebook: Notebook, _ options: ImportOptions, at now: Date = Date()
  ) throws(PipelineError) -> MatchDecision {
    let note = try record(text, nil, options, now).readingConversation(options.readingContext())
    do throws(StoreError) {
      return try MatcherSource(notebook, options).matcher.decide(note)
    } catch {
      throw .store(error)
    }
  }

  /// Takes a note (by id) back into the inbox, with fresh suggestions; `stranger` (by id) is whom it
  /// is not about.
  public func unfile(
    _ note: String, not stranger: String? = nil, in notebook: Notebook, _ options: ImportOptions
  ) throws(StoreError) -> NoteEdit {
    let people = try MatcherSource(notebook, options)
    let reader = TextReader(options, names: people.book)
    let analyzer = TextAnalyzer(people.matcher, reader)
    return try notebook.unfile(note: note, not: stranger, reading: NoteReading(reader)) { item in
      analyzer.analyze(item).decision
    }
  }
}

/// What became of a note that was written down.
public struct WrittenNote: Sendable {
  /// The note's id.
  public var note: String
  /// The id under which it was handed over.
  public var record: String
  /// The run that wrote it; nil where the same note was written within the same minute before.
  public var run: String?
  /// Whose it is, and what it says; nil where nothing was written.
  public var decision: AssignedDecision?
}

/// Keeps the decision that a run takes.
private final class DecisionListener: PipelineObserver {
  private(set) var decision: AssignedDecision?

  func diagnostic(_ diagnostic: Diagnostic) {}
  func records(ndjson: [UInt8]) {}
  func contactResult(_ result: ContactResult) {}
  func decision(_ decision: AssignedDecision) { self.decision = decision }
  func progress(_ progress: PipelineProgress) {}
}
