public import SystemPackage

/// No hints: for network folders, for `--poll`, and for systems without a watcher. Costs nothing.
public final class PollingNotifier: ChangeNotifier {
  private let mailbox = ChangeMailbox()

  /// Makes it.
  public init() {}

  /// How changes are noticed.
  public var mode: NotifierMode { .poll }

  /// Watches nothing.
  public func arm(exactly folders: [FilePath]) -> NotifierArming { arm(also: folders) }

  /// Watches nothing.
  public func arm(also folders: [FilePath]) -> NotifierArming {
    NotifierArming(missing: folders, state: .polling)
  }

  /// Nil when the time is over, or `.lost` after a nudge.
  public func next(within limit: Duration) async -> ChangeEvent? {
    await mailbox.next(within: limit)
  }

  /// Gives the hint `.lost`.
  public func nudge() { mailbox.lost() }

  /// Ends the waiting.
  public func stop() { mailbox.stop() }
}
