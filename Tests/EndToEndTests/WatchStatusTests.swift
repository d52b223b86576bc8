import Foundation
import Testing

@Suite struct WatchStatusTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  /// The status file of a daemon that said this so many seconds ago.
  private func say(_ state: String, age: TimeInterval, failed: Int = 0) throws {
    let heartbeat = Date(timeIntervalSinceNow: -age).formatted(.iso8601)
    try place.file(
      "r/.circles/status.json",
      #"{"state":"\#(state)","watch_mode":"inotify","heartbeat":"\#(heartbeat)","#
        + #""failed":\#(failed),"pid":7,"version":"0.1.0"}"#)
  }

  @Test("no folder and no daemon ever are exit 66")
  func never() throws {
    #expect(try place.run("status", "nowhere").status == 66)
    try place.file("r/drop/a.vcf", Cards.book)
    let outcome = try place.run("status", "r")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("circles-import watch r"))
  }

  @Test(
    "the exit status tells a daemon that is well from one that needs somebody",
    arguments: [
      ("idle", 2.0, 0, Int32(0)), ("importing", 2.0, 0, 0), ("degraded", 2.0, 0, 1),
      ("idle", 2.0, 1, 1), ("idle", 3600.0, 0, 3), ("stopped", 2.0, 0, 0),
    ])
  func health(state: String, age: TimeInterval, failed: Int, status: Int32) throws {
    try say(state, age: age, failed: failed)
    #expect(try place.run("status", "r").status == status)
    let quiet = try place.run("status", "-q", "r")
    #expect(quiet.status == status)
    #expect(quiet.output.isEmpty)
  }

  @Test("for programs it is one object")
  func json() throws {
    try say("idle", age: 1)
    let outcome = try place.run("status", "--output", "jsonl", "r")
    #expect(try outcome.objects("status").first?["health"] as? String == "healthy")
  }

  @Test("failed files go back to drop, all or those that are named")
  func retry() throws {
    for name in ["a.01234567.vcf", "b.89abcdef.vcf"] {
      try place.file("r/failed/\(name)", "x")
      try place.file("r/failed/\(name).error.json", "{}")
    }
    let one = try place.run("retry", "--output", "jsonl", "r", "r/failed/a.01234567.vcf")
    #expect(one.status == 0)
    #expect(try one.objects("retry").count == 1)
    let drop = place.folder.appendingPathComponent("r/drop").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: drop).count == 1)

    #expect(try place.run("retry", "r", "none.vcf").status == 66)
    #expect(try place.run("retry", "r").lines == ["b.89abcdef.vcf will be retried"])
    #expect(try place.run("retry", "r").output.isEmpty)
    let failed = place.folder.appendingPathComponent("r/failed").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: failed).isEmpty)
  }

  @Test("where files are kept, the daemon is asked to try again what it could not read")
  func retryKept() throws {
    try say("idle", age: 2)
    #expect(try place.run("retry", "r").errors.contains("There is nothing in failed."))
    let request = place.folder.appendingPathComponent("r/.circles/retry").path
    #expect(!FileManager.default.fileExists(atPath: request))
    try say("idle", age: 2, failed: 2)
    #expect(try place.run("retry", "r").errors.contains("within a minute"))
    #expect(FileManager.default.fileExists(atPath: request))
  }

  @Test("watch --once ends with 1 while a file is left that is to be tried again")
  func onceLeaves() throws {
    try place.file("r/drop/a.vcf", Cards.book)
    #expect(try place.run("watch", "--once", "--settle", "0", "r").status == 0)
    try place.file("r/drop/b.vcf", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo Lind\r\n")
    #expect(try place.run("watch", "--once", "--settle", "0", "r").status == 1)
  }
}
