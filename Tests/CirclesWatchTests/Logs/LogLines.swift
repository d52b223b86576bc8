import Foundation
import Logging

@testable import CirclesWatch

/// Keeps what is logged.
final class LogLines: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []

  var all: [String] { lock.withLock { kept } }

  /// A log whose lines come here; at midnight of 1970.
  func log(_ form: LogForm = .text, showsPaths: Bool = false) -> WatchLog {
    WatchLog(logger(form, showsPaths))
  }

  func logger(_ form: LogForm = .text, _ showsPaths: Bool = false) -> Logger {
    Logger(label: "test") { _ in
      var handler = WatchLogHandler(
        form, showsPaths: showsPaths, now: { Date(timeIntervalSince1970: 0.25) },
        sink: { line in self.lock.withLock { self.kept.append(line) } })
      handler.logLevel = .trace
      return handler
    }
  }
}
