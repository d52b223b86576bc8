public import CirclesModel
public import CirclesStore
import SourceDiagnostics

/// Brings resources of an account into the notebook, in one run.
public protocol SyncLoad {
  /// What came of the events so far; nil where cards are loaded.
  var meetings: MeetingCounts? { get }
  /// Loads resources; `leaving` are those that are gone from the server, of which these may be where
  /// they lie now.
  func load(_ resources: [FetchedResource], leaving: [SyncedItem]) throws(PipelineError)
  /// Removes what came of resources that are gone.
  func leave(_ items: [SyncedItem]) throws(PipelineError)
  /// Counts resources that the server does not give, and tells of them.
  func refuse(_ resources: [UnavailableResource])
  /// Notes up to where the account is synced, and ends the run.
  func finish(_ collections: [SyncedCollection]) throws(PipelineError) -> RunReport
  /// Ends the run as far as it came.
  func abandon()
}

/// What came of the events of an account.
public struct MeetingCounts: Hashable, Sendable {
  /// How many events were read.
  public var events = 0
  /// How many meetings were taken out of the notebook.
  public var removed = 0

  /// None yet.
  public init() {}
}

/// A card or a calendar as a server gave it.
public struct FetchedResource: Sendable {
  /// Where it lies, and in which version.
  public var item: SyncedItem
  /// Its bytes.
  public var body: [UInt8]

  /// Makes a resource.
  public init(item: SyncedItem, body: [UInt8]) {
    self.item = item
    self.body = body
  }
}

/// A resource that a server lists and does not give.
public struct UnavailableResource: Hashable, Sendable {
  /// Its path.
  public var href: String
  /// What the server answers instead: an HTTP status.
  public var status: Int

  /// Makes one.
  public init(href: String, status: Int) {
    self.href = href
    self.status = status
  }

  /// As a record that was refused.
  var counts: ChunkCounts {
    var counts = ChunkCounts(records: 0)
    counts.refused = 1
    counts.diagnostics = [
      Diagnostic(
        .error, "sync.unavailable",
        "the server does not give this (status \(status)); the next sync asks again",
        at: SourceLocation(path: href))
    ]
    return counts
  }
}
