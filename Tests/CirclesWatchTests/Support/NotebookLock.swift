import Foundation
import GRDB

/// Another program that writes into a notebook, for as long as a test wants it to.
final class NotebookLock: @unchecked Sendable {
  // Set once, and then asked by one test, one call after another.
  private var queue: DatabaseQueue?

  /// Begins to write.
  func hold(_ path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    self.queue = queue
  }

  /// Ends it.
  func release() throws {
    try queue?.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    queue = nil
  }
}
