import Logging
public import SystemPackage

/// What becomes of files.
extension WatchLog {
  /// A batch is in the notebook.
  public func loaded(files: Int, records: Int, refused: Int, took: Duration) {
    say(
      .info, "loaded",
      [
        .files: .number(files), .records: .number(records), .refused: .number(refused),
        .milliseconds: .number(took.wholeMilliseconds),
      ])
  }

  /// One file of it.
  public func loaded(_ file: LoggedFile, records: Int, refused: Int) {
    say(
      .debug, "file loaded",
      file.details.adding([
        .records: .number(records), .refused: .number(refused),
      ]))
  }

  /// It is in the notebook but for something that cannot be read, with the place of the first.
  public func loadedInPart(_ file: LoggedFile, code: String, line: Int?, column: Int?) {
    say(
      .warning, "something in the file cannot be read; the rest is loaded",
      file.details.adding([
        .code: .code(code), .line: line.map { .number($0) }, .column: column.map { .number($0) },
      ]))
  }

  /// Its content is in the notebook already.
  public func duplicate(_ file: LoggedFile) { say(.info, "known already", file.details) }

  /// New people came: notes of the inbox were looked at again.
  public func reprocessed(notes: Int, took: Duration) {
    say(
      .info, "notes of the inbox found their people",
      [
        .notes: .number(notes), .milliseconds: .number(took.wholeMilliseconds),
      ])
  }

  /// It could not be read this time.
  public func deferred(_ file: LoggedFile, code: String, attempts: Int, retryIn: Duration) {
    say(
      .warning, "file deferred",
      file.details.adding([
        .code: .code(code), .attempts: .number(attempts),
        .retrySeconds: .number(retryIn.wholeSeconds),
      ]))
  }

  /// It changed while it was read, and is waited for again.
  public func changedMeanwhile(_ file: LoggedFile) {
    say(.debug, "file changed while it was read", file.details)
  }

  /// It cannot be read at all, with the place where that showed.
  public func rejected(_ file: LoggedFile, code: String, line: Int? = nil, column: Int? = nil) {
    say(
      .warning, "file rejected",
      file.details.adding([
        .code: .code(code), .line: line.map { .number($0) }, .column: column.map { .number($0) },
      ]))
  }

  /// It lies in failed/ with a note why.
  public func quarantined(_ file: LoggedFile, code: String, attempts: Int) {
    say(
      .error, "file put into failed/",
      file.details.adding([
        .code: .code(code), .attempts: .number(attempts),
      ]))
  }

  /// It lies in done/.
  public func filed(_ file: LoggedFile) { say(.debug, "file put into done/", file.details) }

  /// It is in the notebook, but cannot be moved. It is not imported again.
  public func cannotFile(_ file: LoggedFile, code: String, retryIn: Duration?) {
    say(
      .warning, "file cannot be put away",
      file.details.adding([
        .code: .code(code), .retrySeconds: retryIn.map { .number($0.wholeSeconds) },
      ]))
  }

  /// Another file took its place while it was put away; that one is next.
  public func replaced(_ file: LoggedFile) {
    say(.info, "another file took its place", file.details)
  }

  /// The note beside a file in failed/ could not be written yet.
  public func cannotExplain(_ file: LoggedFile, code: String) {
    say(
      .warning, "the note beside a failed file cannot be written",
      file.details.adding([
        .code: .code(code)
      ]))
  }

  /// Something in the folder is not a file to be read: `kind` is link, fifo, socket and the like.
  public func skipped(kind: String, path: FilePath) {
    say(.info, "skipped", [.code: .code(kind), .path: .path(path)])
  }

  /// A folder could not be listed.
  public func cannotList(_ folder: FilePath, code: String) {
    say(.warning, "a folder cannot be listed", [.code: .code(code), .path: .path(folder)])
  }

  /// Every folder was listed.
  public func scanned(files: Int, folders: Int, took: Duration) {
    say(
      .debug, "listed",
      [
        .files: .number(files), .folders: .number(folders),
        .milliseconds: .number(took.wholeMilliseconds),
      ])
  }
}

extension [LogKey: LogValue?] {
  /// These, and more.
  func adding(_ more: Self) -> Self { merging(more) { $1 } }
}
