public import Foundation
public import Logging

/// Writes what the daemon, and the libraries below it, log.
///
/// Keys that `LogKey` does not name are left out, whoever set them, and errors too: they may quote
/// what they were made of.
public struct WatchLogHandler: LogHandler {
  /// Where lines go: whole ones, each with its end.
  public typealias Sink = @Sendable (String) -> Void

  /// What every line tells.
  public var metadata: Logger.Metadata = [:]
  /// What is asked for more to tell.
  public var metadataProvider: Logger.MetadataProvider?
  /// What is too unimportant to be written.
  public var logLevel: Logger.Level = .info

  private let form: LogForm
  private let showsPaths: Bool
  private let now: @Sendable () -> Date
  private let sink: Sink

  /// A handler; paths are written only where `showsPaths` says so.
  public init(
    _ form: LogForm, showsPaths: Bool = false, now: @escaping @Sendable () -> Date = { Date() },
    sink: @escaping Sink = StandardError.write
  ) {
    self.form = form
    self.showsPaths = showsPaths
    self.now = now
    self.sink = sink
  }

  /// What every line tells, by key.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a line.
  public func log(event: LogEvent) {
    var told = metadata
    if let more = metadataProvider?.get() { told.merge(more) { $1 } }
    if let own = event.metadata { told.merge(own) { $1 } }
    let details: [(key: LogKey, value: String)] = LogKey.allCases.compactMap { key in
      guard showsPaths || key != .path, let value = told[key.rawValue] else { return nil }
      return (key, "\(value)")
    }
    let line = form.line(
      event.message.description, level: event.level, time: Self.time(now()), details: details)
    sink(line + "\n")
  }

  private static func time(_ date: Date) -> String {
    date.formatted(
      .iso8601.year().month().day().dateSeparator(.dash).time(includingFractionalSeconds: true)
        .timeSeparator(.colon).timeZone(separator: .omitted))
  }
}

/// The stream for messages.
public enum StandardError {
  /// Writes text in one call, so that lines of several threads do not mix. A log that nobody reads,
  /// or a full disk under it, must not end a daemon: what cannot be written is dropped.
  public static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }
}
