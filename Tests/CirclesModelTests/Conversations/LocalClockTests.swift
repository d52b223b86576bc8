import CirclesModel
import Testing

@Suite struct LocalClockTests {
  private func time(_ text: String) throws -> MessageTime { try #require(ISOTime.parse(text)) }

  @Test("an instant is shown as the clock on the wall there shows it")
  func instant() throws {
    var clock = LocalClock(zone: "Europe/London")
    let winter = clock.local(try time("2026-01-10T12:00:00Z"))
    #expect(WallTime(secondsSince1970: winter).text == "2026-01-10T12:00:00")
    let summer = clock.local(try time("2026-07-10T12:00:00Z"))
    #expect(WallTime(secondsSince1970: summer).text == "2026-07-10T13:00:00")
  }

  @Test("wall time stays as it is")
  func wall() throws {
    var clock = LocalClock(zone: "America/Los_Angeles")
    let local = clock.local(try time("2026-03-03T21:42:00"))
    #expect(WallTime(secondsSince1970: local).text == "2026-03-03T21:42:00")
  }

  @Test(
    "rows show the local time with its offset",
    arguments: [
      ("Europe/London", "2026-01-10T12:00:00", "2026-01-10T12:00:00Z"),
      ("Europe/London", "2026-07-10T12:00:00", "2026-07-10T12:00:00+01:00"),
      ("America/Los_Angeles", "2026-03-14T18:20:00", "2026-03-14T18:20:00-07:00"),
      ("Asia/Kathmandu", "2026-03-14T18:20:00", "2026-03-14T18:20:00+05:45"),
    ])
  func text(zone: String, wall: String, shown: String) throws {
    var clock = LocalClock(zone: zone)
    let local = clock.local(try time(wall))
    #expect(clock.text(local: local) == shown)
  }

  @Test("on the days when clocks change, each side has its own offset")
  func change() throws {
    var clock = LocalClock(zone: "Europe/London")
    for (instant, local) in [
      ("2026-03-29T00:59:59Z", "2026-03-29T00:59:59"),
      ("2026-03-29T01:00:00Z", "2026-03-29T02:00:00"),
      ("2026-10-25T00:59:59Z", "2026-10-25T01:59:59"),
      ("2026-10-25T01:00:00Z", "2026-10-25T01:00:00"),
    ] {
      let seconds = clock.local(try time(instant))
      #expect(WallTime(secondsSince1970: seconds).text == local)
    }
  }

  @Test("in the hour that comes twice an instant stays the one it is")
  func twice() throws {
    var clock = LocalClock(zone: "Europe/London")
    #expect(clock.text(of: try time("2026-10-25T00:30:00Z")) == "2026-10-25T01:30:00+01:00")
    #expect(clock.text(of: try time("2026-10-25T01:30:00Z")) == "2026-10-25T01:30:00Z")
    #expect(clock.text(of: try time("2026-07-10T12:00:00")) == "2026-07-10T12:00:00+01:00")
  }

  @Test("days are counted from 1970, also before it")
  func days() {
    #expect(LocalClock.day(of: 0) == 0)
    #expect(LocalClock.day(of: 86_399) == 0)
    #expect(LocalClock.day(of: 86_400) == 1)
    #expect(LocalClock.day(of: -1) == -1)
    #expect(LocalClock.day(of: -86_401) == -2)
  }

  @Test("an unknown zone is the system's, and damaged times overflow nothing")
  func extremes() {
    var clock = LocalClock(zone: "Nowhere/Atlantis")
    var system = LocalClock(zone: nil)
    #expect(clock.offset(at: 0) == system.offset(at: 0))
    #expect(clock.text(local: .max).hasPrefix("9999"))
    #expect(!clock.text(local: .min).isEmpty)
    #expect(clock.local(.instant(seconds: .max, offset: 0)) > 0)
  }
}
