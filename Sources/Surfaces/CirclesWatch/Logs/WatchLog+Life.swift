import Logging

/// The daemon itself.
extension WatchLog {
  /// It has its lock and begins.
  public func started(version: String, pid: Int32) {
    say(.info, "started", [.version: .code(version), .pid: .number(Int(pid))])
  }

  /// A source of the pipeline file is to be pruned: the daemon does not.
  public func prunesNobody() {
    say(
      .warning, "the daemon removes nobody: prune in the pipeline file has no effect here",
      [.code: .code("watch.no-prune")])
  }

  /// The last daemon was killed: it left files that it had begun.
  public func recovering(files: Int) {
    say(
      .warning, "the last daemon did not end well; its files are read again",
      [
        .files: .number(files)
      ])
  }

  /// How folders are watched, whenever it changes.
  public func armed(_ mode: NotifierMode, folders: Int) {
    say(.info, "watching", [.watch: .code(mode.rawValue), .folders: .number(folders)])
  }

  /// The system gives no watches, or they broke: folders are listed every few seconds instead.
  public func polling(after state: NotifierState, retryIn: Duration?) {
    let retry = retryIn.map { LogValue.number($0.wholeSeconds) }
    switch state {
    case .exhausted(let limit):
      say(
        .warning, "no more watches; folders are listed every few seconds",
        [
          .code: .code(limit.code), .advice: .advice(limit.advice), .retrySeconds: retry,
        ])
    case .failed(let code):
      say(
        .warning, "the watch broke; folders are listed every few seconds",
        [
          .code: .code("errno.\(code)"), .retrySeconds: retry,
        ])
    case .armed, .polling:
      say(
        .info, "folders are listed every few seconds", [.watch: .code(NotifierMode.poll.rawValue)])
    }
  }

  /// The system dropped events, or a watched folder went away: everything is listed.
  public func lostEvents() { say(.info, "events were lost; every folder is listed") }

  /// The folder, the database or its disk cannot be used: everything waits.
  public func paused(code: String, retryIn: Duration) {
    say(.warning, "paused", [.code: .code(code), .retrySeconds: .number(retryIn.wholeSeconds)])
  }

  /// The notebook's file was removed, or another put in its place.
  public func notebookReplaced() {
    say(.warning, "the notebook is not where it was", [.code: .code("notebook.replaced")])
  }

  /// The notebook that is there now is open, and every file is looked up in it.
  public func reopened() { say(.info, "the notebook is opened anew") }

  /// What everything waited for is back.
  public func resumed(after: Duration) {
    say(.info, "resumed", [.milliseconds: .number(after.wholeMilliseconds)])
  }

  /// Everything is looked at again because the user wants it.
  public func rescanning() { say(.info, "every folder is listed, as asked") }

  /// A signal to end came: nothing new is begun.
  public func stopping(signal: String?) {
    say(.info, "stopping", [.signal: signal.map { .code($0) }])
  }

  /// It ended as it should.
  public func stopped(files: Int, records: Int) {
    say(.info, "stopped", [.files: .number(files), .records: .number(records)])
  }

  /// It cannot go on.
  public func gaveUp(code: String) { say(.error, "cannot go on", [.code: .code(code)]) }

  /// The status file could not be written.
  public func cannotWriteStatus(code: String) {
    say(.warning, "the status file cannot be written", [.code: .code(code)])
  }
}
