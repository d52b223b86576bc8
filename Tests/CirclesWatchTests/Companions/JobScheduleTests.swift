import Foundation
import Testing

@testable import CirclesWatch

@Suite struct JobScheduleTests {
  private let hour = Duration.seconds(3600)

  @Test("What is done is done again after about its interval")
  func done() {
    var schedule = JobSchedule()
    #expect(schedule.wait(after: .done, interval: hour, chance: 0) == .seconds(3240))
    #expect(schedule.wait(after: .done, interval: hour, chance: 1) == .seconds(3960))
    #expect(schedule.wait(after: .postponed, interval: hour, chance: 0.5) == .seconds(300))
  }

  @Test("After each failure the wait doubles, up to a day; success makes it the interval again")
  func failures() {
    var schedule = JobSchedule()
    let failed = PeriodicJob.Outcome.failed(code: "sync.unreachable", needsUser: false)
    let waits = (0..<8).map { _ in schedule.wait(after: failed, interval: hour, chance: 0.5) }
    #expect(waits == [1, 2, 4, 8, 16, 24, 24, 24].map { hour * $0 })
    #expect(schedule.wait(after: .done, interval: hour, chance: 0.5) == hour)
    // An interval of a month is no shorter after a failure.
    let month = hour * 720
    #expect(schedule.wait(after: failed, interval: month, chance: 0.5) == month)
    for _ in 0..<100 { _ = schedule.wait(after: failed, interval: month, chance: 0.5) }
    #expect(schedule.wait(after: failed, interval: month, chance: 0.5) == month)
  }

  @Test("Somebody hears of the third failure in a row, and at once of what only they can mend")
  func telling() {
    var schedule = JobSchedule()
    let failed = PeriodicJob.Outcome.failed(code: "sync.unreachable", needsUser: false)
    let told = (0..<4).map { _ in
      _ = schedule.wait(after: failed, interval: hour, chance: 0.5)
      return schedule.isWorthTelling(failed)
    }
    #expect(told == [false, false, true, true])
    #expect(JobSchedule().isWorthTelling(.failed(code: "sync.refused", needsUser: true)))
    #expect(!schedule.isWorthTelling(.done))
  }

  @Test("The status names accounts, when they were synced and why they were not")
  func status() throws {
    let board = StatusBoard(version: "1", pid: 1, now: .distantPast)
    board.state(.idle)
    board.job(
      "home", endedAt: .init(timeIntervalSince1970: 1_000_000), failure: nil, isProblem: false)
    board.job("work", endedAt: nil, failure: "sync.refused", isProblem: true)
    let status = board.current(at: .init(timeIntervalSince1970: 1_000_100))
    #expect(status.state == .degraded && status.problems.map(\.code) == ["sync.failed"])
    let read = try #require(WatchStatus(json: status.json))
    #expect(read.jobs == status.jobs && read.jobs.map(\.name) == ["home", "work"])
    #expect(read.jobs.map(\.failure) == [nil, "sync.refused"])
    board.storeJobs(["home"])
    let later = board.current(at: .now)
    #expect(later.state == .idle && later.jobs.count == 1 && later.problems.isEmpty)
  }
}
