import SystemPackage
import Testing

@testable import CirclesWatch

@Suite struct PollingNotifierTests {
  @Test("without hints every folder is missing, and only a nudge wakes before the time")
  func polling() async {
    let hints = PollingNotifier()
    #expect(hints.arm(exactly: ["/r"]) == NotifierArming(missing: ["/r"], state: .polling))
    #expect(await hints.next(within: .milliseconds(20)) == nil)
    hints.nudge()
    #expect(await hints.next(within: .seconds(10)) == .lost)
  }
}
