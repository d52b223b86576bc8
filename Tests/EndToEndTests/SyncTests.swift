import Testing

/// `sync` that follows servers and takes what they send, whatever they do.
@Suite(.serialized) struct SyncTests {
  @Test(
    "Changes, removals, moves and doubles come as they are on the server; edits by hand stay",
    .enabled(if: SyncScript.hasPython, "python3 is not installed"))
  func changes() async throws {
    try await SyncScript.expectGood(
      "sync_test.py", "first_and_again", "changes", "groups", "edits_stay", "moved", "doubles",
      "undo",
      "without_changes", "more_to_tell", "late_books")
  }

  @Test(
    "A server that fails, lies, stops or loses its memory harms nothing",
    .enabled(if: SyncScript.hasPython, "python3 is not installed"))
  func faults() async throws {
    try await SyncScript.expectGood(
      "sync_test.py", "lost_token", "no_card", "statuses", "broken_answers", "cut_short",
      "book_gone", "half_lists", "not_given")
  }

  @Test(
    "Large cards, odd paths and several homes are read like any other",
    .enabled(if: SyncScript.hasPython, "python3 is not installed"))
  func oddities() async throws {
    try await SyncScript.expectGood("sync_test.py", "large_cards", "paths", "homes")
  }

  @Test(
    "Killed at any request of a sync, before the server did what it says or after, it goes on as if nothing was",
    .enabled(if: SyncScript.hasPython, "python3 is not installed"))
  func kills() async throws {
    try await SyncScript.expectGood("kill_test.py", "first", "both_ways", "lost_token")
  }

  @Test(
    "No request goes to a server that another one names",
    .enabled(if: SyncScript.hasPython, "python3 is not installed"))
  func redirects() async throws { try await SyncScript.expectGood("sync_test.py", "redirects") }

  @Test(
    "More changes than are allowed at once are told and not made",
    .enabled(if: SyncScript.hasPython, "python3 is not installed"))
  func tooMany() async throws { try await SyncScript.expectGood("sync_test.py", "too_many") }

  @Test(
    "The password is in no output, argument, notebook or file but its own",
    .enabled(if: SyncScript.hasPython, "python3 is not installed"))
  func secrets() async throws { try await SyncScript.expectGood("sync_test.py", "secrets") }

  @Test(
    "A certificate that nobody vouches for is refused before anything is sent",
    .enabled(if: SyncScript.hasOpenSSL, "python3 or openssl is not installed"))
  func certificates() async throws {
    try await SyncScript.expectGood("sync_test.py", "certificates")
  }

  @Test(
    "What a phone saves in a folder of Syncthing is read once, and leaves the phone",
    .enabled(if: SyncScript.hasSyncthing, "syncthing is not installed"))
  func syncthing() async throws { try await SyncScript.expectGood("syncthing_test.py") }

  @Test(
    "The daemon syncs an account at its time, tells of failures, and takes files meanwhile",
    .enabled(if: SyncScript.hasPython, "python3 is not installed"))
  func daemon() async throws { try await SyncScript.expectGood("daemon_test.py", "interval") }
}
