import CirclesPipeline
import CirclesStore

extension WatchLoop {
  /// What takes files, at the notebook that is there now.
  func begun() throws(IntakeError) -> Intake {
    if let intake {
      if !intake.notebook.isReplaced { return intake }
      leave(intake)
    }
    let begun = try begin()
    intake = begun
    if hadNotebook { log.reopened() }
    hadNotebook = true
    return begun
  }

  /// Another file stands where the notebook was, or none: what is written into the one that is open
  /// nobody would ever see. Every file is met anew, by what the other notebook knows.
  private func leave(_ old: Intake) {
    intake = nil
    try? old.notebook.close()
    times.burst = nil
    times.nextScan = clock.now
    log.notebookReplaced()
  }

  /// Opens the notebook and takes up what the last daemon left.
  private func begin() throws(IntakeError) -> Intake {
    do throws(StoreError) {
      let notebook = try Notebook.open(
        path: options.databasePath, mode: hadNotebook ? .existing(readOnly: false) : .create,
        makesFolder: options.importing.makesFolder)
      try notebook.prepareForWatching()
      let loader = IngestLoader(notebook, options.importing, sources: options.sources)
      let tools = Intake.Tools(
        fileSystem: fileSystem, layout: layout, clock: clock, log: log, stop: stop, board: board,
        keeps: options.keeps)
      let intake = Intake(tools, notebook, loader, quiet: SettleTracker.Quiet(options.settle))
      try intake.settleMoved()
      try intake.watchFiledBefore()
      // Last, for nothing may fail between what the ledger takes up and what is remembered of it.
      let ending = CrashMarker.ending(in: layout)
      let unfinished = try notebook.recoverLedger(
        root: intake.root, command: options.importing.command
      ) { Recovery($0, ending).entries }
      CrashMarker.begin()
      let recovery = Recovery(unfinished, ending)
      (intake.suspects, intake.culprits) = (recovery.suspects, recovery.culprits)
      if !unfinished.isEmpty, ending != .stopped { log.recovering(files: unfinished.count) }
      return intake
    } catch {
      throw IntakeError(error)
    }
  }
}
