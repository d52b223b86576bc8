import Dispatch
import Foundation

/// Writes the status every ten seconds, whatever the loop is busy with.
final class Heartbeat: @unchecked Sendable {
  /// How often.
  static let interval = 10.0

  // The file is written on the queue alone.
  private let queue = DispatchQueue(label: "circles-import.heartbeat", qos: .utility)
  private let timer: any DispatchSourceTimer
  private let file: StatusFile
  private let board: StatusBoard
  private let log: WatchLog
  private var hasFailed = false
  private var written: WatchStatus?

  init(_ board: StatusBoard, _ file: StatusFile, _ log: WatchLog) {
    self.board = board
    self.file = file
    self.log = log
    timer = DispatchSource.makeTimerSource(queue: queue)
    // Half a second either way: so that the machine may sleep.
    timer.schedule(
      deadline: .now() + Self.interval, repeating: Self.interval, leeway: .milliseconds(500))
    timer.setEventHandler { [weak self] in self?.write() }
    timer.resume()
  }

  deinit { timer.cancel() }

  /// Writes it now.
  func beat() { queue.sync { write() } }

  /// Writes it now if something is otherwise than it was written.
  func beatIfChanged() {
    queue.sync {
      guard let written else { return write() }
      if board.current(at: written.heartbeat) != written { write() }
    }
  }

  private func write() {
    let status = board.current(at: Date())
    do throws(FileError) {
      try file.write(status)
      written = status
      hasFailed = false
    } catch {
      if !hasFailed { log.cannotWriteStatus(code: error.code) }
      hasFailed = true
    }
  }
}
