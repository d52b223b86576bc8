/// When the loop has to wake by itself.
struct WakeTimes {
  /// How often folders are listed where the system tells of changes.
  static let watched = Duration.seconds(60)
  /// How often where it does not.
  static let polled = Duration.seconds(5)
  /// How often on a network disk.
  static let network = Duration.seconds(10)
  /// How long a run stays open for files that come one after another.
  static let linger = Duration.seconds(3)
  /// How long at most.
  static let longestRun = Duration.seconds(60)
  /// How often it is looked whether the folder is back.
  static let missing = Duration.seconds(2)
  /// How often files are looked at that were put away a moment ago.
  static let recent = Duration.seconds(5)

  /// When everything is listed again.
  var nextScan = Duration.zero
  /// Until when nothing is taken.
  var pausedUntil: Duration?
  /// How often in a row it had to pause, and since when.
  var pauses = 0
  var pausedSince: Duration?
  /// When the run that is open began, and when it last took a file.
  var burst: (began: Duration, last: Duration)?

  /// How long the loop may sleep.
  func sleep(
    from now: Duration, nextDue: Duration?, hasRecent: Bool
  ) -> Duration {
    // What falls due during a pause is seen to after it: to wake for that would be to wake for ever.
    if let pausedUntil { return max(.zero, pausedUntil - now) }
    var wake = nextScan
    if let nextDue { wake = min(wake, nextDue) }
    if let burst { wake = min(wake, burst.last + Self.linger) }
    if hasRecent { wake = min(wake, now + Self.recent) }
    return max(.zero, wake - now)
  }
}
