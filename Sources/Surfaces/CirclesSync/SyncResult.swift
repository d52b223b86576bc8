public import CirclesHTTP
public import CirclesModel

/// What a sync of an account came to.
public struct SyncResult: Hashable, Sendable {
  /// The account's name.
  public var account: String
  /// The cards or events that were downloaded.
  public var fetched = 0
  /// The people who were created or changed.
  public var changed: Int {
    report.contacts.created + report.contacts.updated + report.contacts.merged
  }
  /// The people who were taken out of the notebook.
  public var removed: Int { report.contacts.pruned }
  /// The meetings that were taken out of the notebook.
  public internal(set) var leftMeetings = 0
  /// Whether a card was taken out on the server, and nothing was written.
  public internal(set) var isDeletion = false
  /// The resources that were written on the server.
  public internal(set) var pushed = 0
  /// The resources that the server did not take, or that cannot say what was changed.
  public internal(set) var failed = 0
  /// The fields that both sides changed, and that wait for the user.
  public internal(set) var conflicts = 0
  /// How cards were changed on the server, or would be.
  public internal(set) var diffs: [CardDiff] = []
  /// More than is written at once: nothing was written.
  public internal(set) var tooManyToPush: SyncError.TooMany?
  /// What went out and came in.
  public var traffic = HTTPTraffic()
  /// What the run did.
  public var report = RunReport()

  /// What is downloaded: cards or events.
  public var noun = "card"

  /// Nothing yet.
  init(account: String) { self.account = account }
}
