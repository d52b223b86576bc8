import Testing

/// Books and calendars of servers that people run.
@Suite(.serialized) struct FollowedServerTests {
  @Test(
    "The books of a Radicale server come whole, and only what changed comes again",
    .enabled(if: SyncScript.hasRadicale, "python3 -m pip install radicale, or set CIRCLES_PYTHON"))
  func radicale() async throws { try await SyncScript.expectGood("radicale_test.py") }

  @Test(
    "Xandikos is followed like Radicale, and random edits on both sides end equal",
    .enabled(if: SyncScript.hasXandikos, "python3 -m pip install xandikos, or set CIRCLES_PYTHON"))
  func xandikos() async throws {
    try await SyncScript.expectGood("radicale_test.py", "60", "xandikos")
    try await SyncScript.expectGood("push_test.py", "both_xandikos")
  }

  @Test(
    "A feed's meetings come, move and go; what is no whole calendar changes nothing",
    .enabled(if: SyncScript.hasPython, "python3 is not installed"))
  func feeds() async throws {
    try await SyncScript.expectGood("calendar_test.py", "feed", "guarded")
  }

  @Test(
    "The calendars of a Radicale server are followed, and only what changed is fetched",
    .enabled(if: SyncScript.hasRadicale, "radicale is not installed"))
  func calendars() async throws {
    try await SyncScript.expectGood("calendar_test.py", "radicale", "tasks")
  }

  @Test(
    "The notebook's days are kept in a calendar on the server, and nothing else there is touched",
    .enabled(if: SyncScript.hasRadicale, "radicale is not installed"))
  func publishing() async throws { try await SyncScript.expectGood("calendar_test.py", "publish") }
}
