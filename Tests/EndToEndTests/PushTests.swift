import Testing

/// What was changed here goes to the servers and the app's cloud.
@Suite(.serialized) struct PushTests {
  @Test(
    "The app's cloud and the notebook end equal, whoever changed what, however often a run breaks off",
    .enabled(if: SyncScript.hasOpenSSL, "python3 or openssl is not installed"))
  func cloud() async throws { try await SyncScript.expectGood("cloudkit_test.py") }

  @Test(
    "What was changed by hand is written into its line of the card, and nothing else is",
    .enabled(if: SyncScript.hasPython, "python3 is not installed"))
  func pushing() async throws {
    try await SyncScript.expectGood("push_test.py", "fields", "only_by_hand", "rewritten", "people")
  }

  @Test(
    "What both sides changed waits for the user, and a server that rejects cards harms nothing",
    .enabled(if: SyncScript.hasPython, "python3 is not installed"))
  func conflicts() async throws {
    try await SyncScript.expectGood("push_test.py", "conflicts", "refused")
  }

  @Test(
    "Random edits in the notebook and on a Radicale server end equal on both",
    .enabled(if: SyncScript.hasRadicale, "python3 -m pip install radicale, or set CIRCLES_PYTHON"))
  func bothSides() async throws { try await SyncScript.expectGood("push_test.py", "both") }

  @Test(
    "Random edits here and with vdirsyncer end equal here, there and on the server",
    .enabled(
      if: SyncScript.hasVdirsyncer,
      "python3 -m pip install radicale vdirsyncer, or set CIRCLES_PYTHON")
  )
  func vdirsyncer() async throws { try await SyncScript.expectGood("push_test.py", "vdirsyncer") }
}
