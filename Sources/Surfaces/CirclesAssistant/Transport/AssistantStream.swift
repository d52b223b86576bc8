import CirclesModel
import Dispatch
import Foundation
import Synchronization

/// The protocol over a pair of streams: a message a line, until the input ends.
///
/// One thread reads, one answers in the order of the questions, so that a question can be cancelled
/// while another is being answered.
public final class AssistantStream: Sendable {
  /// The longest message, in bytes.
  public static let longestMessage = 8 << 20
  /// How many questions wait at most; then reading waits.
  private static let mostWaiting = 16

  private struct Waiting {
    var requests: Set<RPCRequest.ID> = []
    var cancelled: Set<RPCRequest.ID> = []
  }

  private let server: AssistantServer
  private let client = AssistantClient()
  private let input: Int32
  private let write: @Sendable ([UInt8]) -> Bool
  private let waiting = Mutex(Waiting())

  /// - Parameters:
  ///   - write: sends a line; false where nobody reads any more.
  public init(
    _ server: AssistantServer, input: Int32, write: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.server = server
    self.input = input
    self.write = write
  }

  /// Answers until the input ends, and then what was read before; for that it waits so many seconds.
  /// Returns whether all is answered.
  @discardableResult
  public func run(patience: Double = 4) -> Bool {
    var lines = LineReader(input, longest: Self.longestMessage)
    let worker = DispatchQueue(label: "assistant")
    let places = DispatchSemaphore(value: Self.mostWaiting)
    let answered = DispatchGroup()
    let isOpen = Atomic(true)
    while isOpen.load(ordering: .relaxed), let line = lines.next() {
      guard let work = work(for: line) else { continue }
      places.wait()
      worker.async(group: answered) {
        defer { places.signal() }
        guard isOpen.load(ordering: .relaxed), let answer = work() else { return }
        if !self.write(answer + [0x0A]) { isOpen.store(false, ordering: .relaxed) }
      }
    }
    return answered.wait(timeout: .now() + patience) == .success
  }

  /// What is to be done about a line; nil for nothing.
  private func work(for line: LineReader.Line) -> (@Sendable () -> [UInt8]?)? {
    guard case .line(let bytes) = line else {
      let error = RPCError(
        .invalidRequest, "a message has at most \(Self.longestMessage) bytes")
      return { error.answer(to: nil) }
    }
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return nil }
    do throws(RPCError) {
      switch try RPCMessage(bytes) {
      case .request(let request): return work(for: request)
      case .notification("notifications/cancelled", let parameters):
        if let id = parameters?["requestId"].flatMap({ try? RPCRequest.ID($0) }) { cancel(id) }
        return nil
      case .notification, .response: return nil
      }
    } catch {
      return { error.answer(to: nil) }
    }
  }

  private func work(for request: RPCRequest) -> @Sendable () -> [UInt8]? {
    // A greeting cannot be cancelled.
    if request.method == "initialize" {
      return { self.server.answer(request, from: self.client) }
    }
    waiting.withLock { _ = $0.requests.insert(request.id) }
    return {
      defer {
        self.waiting.withLock { waiting in
          waiting.requests.remove(request.id)
          waiting.cancelled.remove(request.id)
        }
      }
      if self.isCancelled(request.id) { return nil }
      let answer = self.server.answer(request, from: self.client)
      return self.isCancelled(request.id) ? nil : answer
    }
  }

  /// Whether a question that waits is cancelled.
  var hasCancelled: Bool { waiting.withLock { !$0.cancelled.isEmpty } }

  private func cancel(_ id: RPCRequest.ID) {
    waiting.withLock { waiting in
      if waiting.requests.contains(id) { waiting.cancelled.insert(id) }
    }
  }

  private func isCancelled(_ id: RPCRequest.ID) -> Bool {
    waiting.withLock { $0.cancelled.contains(id) }
  }
}
