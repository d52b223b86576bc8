import CirclesModel
import CirclesPipeline
import CirclesStore

extension Runner {
  /// What importing said.
  struct SourceSnapshot {
    var report: RunReport
    var lines: [String]
  }

  func run(
    _ load: Load, _ paths: [String], into notebook: Notebook? = nil, dry: Bool = false
  ) async throws -> SourceSnapshot {
    let listener = Listener()
    let report = try await ImportPipeline().load(
      paths, into: notebook ?? self.notebook, Self.options(load, dry: dry), listener)
    return SourceSnapshot(report: report, lines: listener.lines + [Listener.totals(report)])
  }

  static func options(_ load: Load, dry: Bool = false) -> ImportOptions {
    var options = ImportOptions(region: "GB")
    options.timeZone = "UTC"
    options.owners = ["Robin Falk"]
    if !load.cards.isEmpty || load.prunes { options.sourceName = load.source }
    options.prunes = load.prunes
    options.isDryRun = dry
    return options
  }

  /// The identifiers that the reader gives the cards of a load.
  func identifiers(_ load: Load, _ paths: [String]) async throws -> [String] {
    if load.cards.allSatisfy({ $0.uid != nil }) { return load.cards.compactMap(\.uid) }
    let listener = Listener()
    let books = zip(load.files, paths).compactMap { file, path in
      if case .cards = file { path } else { nil }
    }
    _ = try await ImportPipeline().read(books, Self.options(load), listener)
    return listener.identifiers
  }

  /// Imports, and holds the outcome against the model.
  func load(_ load: Load, foretold: Bool = false) async throws {
    let paths = try place.write(load)
    let before = try dump()
    let dry = foretold ? try await dryRun(load, paths) : nil
    let said = try await run(load, paths)
    if let dry, dry != said.lines {
      let pair = zip(dry, said.lines).first { $0 != $1 }
      throw Broken(.dryRun, "\(pair?.0 ?? "\(dry.count) lines") was \(pair?.1 ?? "other")")
    }
    let now = try read(Seen.init)
    try model.loaded(load, try await identifiers(load, paths), said.report, seen, now)
    history.append((said.report.run ?? "", before))
    lastLoad = load
    lastMerge = nil
    isNewest = true
  }

  private func dryRun(_ load: Load, _ paths: [String]) async throws -> [String] {
    let before = try dump(.all)
    let dry = try await run(load, paths, dry: true)
    let after = try dump(.all)
    if before != after { throw Broken(.dryRun, before.difference(to: after)) }
    return dry.lines
  }

  /// The last load again, with its cards in the same or another order: nothing changes.
  func again(reversed: Bool) async throws {
    guard var load = lastLoad else { return }
    if reversed {
      let uids = load.cards.map(\.uid)
      // Which of two cards of one identifier comes first makes a difference.
      guard !uids.contains(nil), Set(uids).count == uids.count else { return }
      load.files = load.files.map { file in
        if case .cards(let cards) = file { .cards(cards.reversed()) } else { file }
      }
    }
    let copy = try Notebook.open(path: try place.copy(other))
    defer { try? copy.close() }
    let rule: Broken.Rule = reversed ? .order : .again
    let before = try dump()
    let said = try await run(load, try place.write(load), into: copy)
    let after = try TableDump(path: copy.path)
    if before != after { throw Broken(rule, before.difference(to: after)) }
    let (contacts, notes) = (said.report.contacts, said.report.notes)
    let isNew =
      contacts.created + contacts.updated + contacts.merged + contacts.pruned + notes.assigned
      + notes.inbox + said.report.records.imported > 0
    if isNew || !said.report.isBalanced { throw Broken(rule, Listener.totals(said.report)) }
  }

  /// On a copy, the newest run is undone.
  func trialUndo() throws {
    guard isNewest, let (run, before) = history.last else { return }
    let copy = try Notebook.open(path: try place.copy(other))
    defer { try? copy.close() }
    _ = try copy.undo(run: run)
    let after = try TableDump(path: copy.path)
    if before != after { throw Broken(.undoAtOnce, before.difference(to: after)) }
  }
}
