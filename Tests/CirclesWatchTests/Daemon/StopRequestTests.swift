import Foundation
import Testing

@testable import CirclesWatch

@Suite("Asking the daemon to stop")
struct StopRequestTests {
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0
    func add() { lock.withLock { value += 1 } }
    var count: Int { lock.withLock { value } }
  }

  @Test("listeners hear of it once, however often it is asked")
  func once() {
    let stop = StopRequest()
    let heard = Counter()
    stop.whenRequested { heard.add() }
    #expect(!stop.isRequested)
    stop.request()
    stop.request()
    #expect(stop.isRequested)
    #expect(heard.count == 1)
  }

  @Test("who listens late hears at once")
  func late() {
    let stop = StopRequest()
    stop.request()
    let heard = Counter()
    stop.whenRequested { heard.add() }
    #expect(heard.count == 1)
  }
}
