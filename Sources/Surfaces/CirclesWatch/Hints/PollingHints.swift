public import SystemPackage

/// No hints: for network folders, for `--poll`, and for systems without a watcher. Costs nothing.
public final class PollingHints: ChangeHints {
  private let mailbox = HintMailbox()

  /// Makes it.
  public init() {}

  /// How changes are noticed.
  public var mode: HintsMode { .poll }

  /// Watches nothing.
  public func arm(exactly folders: [FilePath]) -> HintsArming { arm(also: folders) }

  /// Watches nothing.
  public func arm(also folders: [FilePath]) -> HintsArming {
    HintsArming(missing: folders, state: .polling)
  }

  /// Nil when the time is over, or `.lost` after a nudge.
  public func next(within limit: Duration) async -> HintEvent? {
    await mailbox.next(within: limit)
  }

  /// Gives the hint `.lost`.
  public func nudge() { mailbox.lost() }

  /// Ends the waiting.
  public func stop() { mailbox.stop() }
}
