public import Foundation

/// What a run wants to do, before it reads anything.
public struct ImportRequest: Hashable, Sendable {
  /// What the run is, as `runs list` shows it: `import contacts.vcf`, `watch /home/ana/Circles`, ...
  public var command: String
  /// Whether to decide everything and write nothing.
  public var isDryRun: Bool
  /// When it began. Everything it creates or changes bears this time, so the same run at the same
  /// time gives the same rows.
  public var startedAt: Date

  /// What a later run needs to know to decide alike; nil keeps nothing.
  public var settings: RunSettings?

  /// How many records a transaction holds at least: with fewer, the pages of the indexes are
  /// written again and again; with more, others wait longer for the lock.
  public var recordsPerTransaction: Int

  /// Whether nothing is committed but by `commit`: the caller then says what belongs together.
  public var isHeld: Bool

  /// Makes a request.
  public init(
    command: String, isDryRun: Bool = false, startedAt: Date = Date(),
    recordsPerTransaction: Int = 8192, isHeld: Bool = false, settings: RunSettings? = nil
  ) {
    self.isHeld = isHeld
    self.settings = settings
    self.command = command
    self.isDryRun = isDryRun
    self.startedAt = startedAt
    self.recordsPerTransaction = recordsPerTransaction
  }
}
