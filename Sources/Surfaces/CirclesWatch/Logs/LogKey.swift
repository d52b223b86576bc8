/// What a log line may tell beside its message. Nothing else gets into the log: no name, number,
/// word or title of anybody. A path is personal too, since a chat's export is named after somebody.
public enum LogKey: String, Hashable, Sendable, CaseIterable {
  /// The first 8 hex digits of the SHA-256 of a file.
  case sha8
  /// The format that read it.
  case reader
  /// A stable word for what went wrong, such as `vcard.bad-date` or `errno.13`.
  case code
  /// Where in the file: 1-based.
  case line, column
  /// How often a file was tried.
  case attempts
  /// When a thing is tried again, in seconds from now.
  case retrySeconds = "retry_s"
  /// How long something took.
  case milliseconds = "ms"
  /// Counts.
  case files, records, refused, notes, folders, skipped, pending, deferred, failed
  /// How changes are noticed.
  case watch
  /// The number of a process.
  case pid
  /// The version of the program.
  case version
  /// The name of a signal.
  case signal
  /// What the user can do: words of the program.
  case advice
  /// Where the file is; with `--log-paths` alone.
  case path
}
