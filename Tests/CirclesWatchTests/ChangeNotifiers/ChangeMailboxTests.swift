import SystemPackage
import Testing

@testable import CirclesWatch

@Suite struct ChangeMailboxTests {
  private let mailbox = ChangeMailbox()

  @Test("a burst on one folder and another is one hint")
  func burst() async {
    for _ in 0..<1000 { mailbox.changed("/r/drop") }
    mailbox.changed("/r/drop/phone")
    #expect(await mailbox.next(within: .seconds(5)) == .changed(["/r/drop", "/r/drop/phone"]))
    #expect(await mailbox.next(within: .zero) == nil)
  }

  @Test("what comes shortly after the first is in the same hint")
  func gathered() async {
    let next = Task { await mailbox.next(within: .seconds(5)) }
    await Task.yield()
    mailbox.changed("/r/a")
    try? await Task.sleep(for: .milliseconds(10))
    mailbox.changed("/r/b")
    #expect(await next.value == .changed(["/r/a", "/r/b"]))
  }

  @Test("more folders than are kept mean everything, and so do lost events")
  func bounded() async {
    for number in 0...ChangeMailbox.folderLimit { mailbox.changed(FilePath("/r/\(number)")) }
    mailbox.changed("/r/one-more")
    #expect(await mailbox.next(within: .seconds(5)) == .lost)
    mailbox.changed("/r/a")
    mailbox.lost()
    #expect(await mailbox.next(within: .seconds(5)) == .lost)
    #expect(await mailbox.next(within: .zero) == nil)
  }

  @Test("a failure is told once and before everything else, and makes no busy loop")
  func failure() async {
    mailbox.changed("/r/a")
    mailbox.failed(9)
    mailbox.failed(5)
    #expect(await mailbox.next(within: .seconds(5)) == .failed(9))
    #expect(await mailbox.next(within: .seconds(5)) == .changed(["/r/a"]))
    let start = ContinuousClock.now
    #expect(await mailbox.next(within: .milliseconds(80)) == nil)
    #expect(ContinuousClock.now - start >= .milliseconds(75))
  }

  @Test("waiting ends when its time is over, and a time of nothing or less does not wait")
  func timeout() async {
    let start = ContinuousClock.now
    #expect(await mailbox.next(within: .milliseconds(50)) == nil)
    #expect(ContinuousClock.now - start >= .milliseconds(45))
    #expect(await mailbox.next(within: .seconds(-5)) == nil)
  }

  @Test("an endless wait is cut down instead of overflowing a clock")
  func endless() async {
    let next = Task { await mailbox.next(within: .seconds(Int64.max)) }
    try? await Task.sleep(for: .milliseconds(20))
    mailbox.lost()
    #expect(await next.value == .lost)
  }

  @Test("a cancelled wait ends at once and takes nothing with it")
  func cancelled() async {
    let next = Task { await mailbox.next(within: .seconds(600)) }
    try? await Task.sleep(for: .milliseconds(20))
    next.cancel()
    #expect(await next.value == nil)

    let gathering = Task { await mailbox.next(within: .seconds(600)) }
    mailbox.changed("/r/a")
    gathering.cancel()
    #expect(await gathering.value == nil)
    #expect(await mailbox.next(within: .seconds(5)) == .changed(["/r/a"]))
  }

  @Test("a second caller sends the first away, and none hangs")
  func two() async {
    let first = Task { await mailbox.next(within: .seconds(600)) }
    try? await Task.sleep(for: .milliseconds(20))
    let second = Task { await mailbox.next(within: .seconds(600)) }
    #expect(await first.value == nil)
    mailbox.lost()
    #expect(await second.value == .lost)
  }

  @Test("after the stop there is nothing, for those who wait and for those who come")
  func stopped() async {
    let next = Task { await mailbox.next(within: .seconds(600)) }
    try? await Task.sleep(for: .milliseconds(20))
    mailbox.stop()
    #expect(await next.value == nil)
    mailbox.lost()
    #expect(await mailbox.next(within: .seconds(600)) == nil)
  }

  @Test("waits and hints from many sides at once lose nothing")
  func race() async {
    for round in 0..<200 {
      let next = Task { await mailbox.next(within: .seconds(60)) }
      let poster = Task { mailbox.lost() }
      if round.isMultiple(of: 3) { next.cancel() }
      await poster.value
      if await next.value == nil { #expect(await mailbox.next(within: .zero) == .lost) }
    }
  }
}
