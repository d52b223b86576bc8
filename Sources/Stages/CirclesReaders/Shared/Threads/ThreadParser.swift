import CirclesModel
import SourceDiagnostics

/// What takes a chat file apart, a little at a time.
protocol ThreadParser: AnyObject {
  /// How many bytes of the file were read so far.
  var offset: Int { get }
  /// Reads on: one message, or one small piece. False at the end of the file.
  func step(into window: ThreadWindow) throws(ThreadParserError) -> Bool
}

/// Why a file cannot be read on.
enum ThreadParserError: Error, Hashable {
  /// The system would not give it.
  case failed(ReadError)
  /// It is not what it should be, from some place on.
  case broken(String, line: Int, column: Int)
}

/// Turns a feed's messages into chunks.
final class ThreadCursor: RecordCursor {
  private let feed: any ThreadParser
  private let window: ThreadWindow
  private var reported = 0
  private var isAtEnd = false
  private var failure: ReadError?

  init(_ feed: any ThreadParser, _ window: ThreadWindow) {
    self.feed = feed
    self.window = window
  }

  func next() throws(ReadError) -> (any RecordChunk)? {
    if let failure { throw failure }
    if isAtEnd { return nil }
    fill()
    if let failure, window.isEmpty { throw failure }
    defer { reported = feed.offset }
    return window.take(byteCount: feed.offset - reported)
  }

  /// Gathers until the window is full. What was whole before a failure is handed over first.
  private func fill() {
    while !window.isFull {
      do throws(ThreadParserError) {
        if try feed.step(into: window) { continue }
        isAtEnd = true
      } catch {
        stop(error)
      }
      return
    }
  }

  private func stop(_ reason: ThreadParserError) {
    isAtEnd = true
    switch reason {
    case .failed(let cause):
      failure = cause
    case .broken(let message, let line, let column):
      window.report(
        .error, Diagnostic.Code(window.area + ".malformed"), message, line: line, column: column)
    }
  }
}
