public import CirclesModel
public import CirclesStore

/// Brings resources of an account into the notebook, in one run.
public protocol SyncLoad {
  /// What came of the events so far; nil where cards are loaded.
  var meetings: MeetingCounts? { get }
  /// Loads resources; `leaving` are those that are gone from the server, of which these may be where
  /// they lie now.
  func load(_ resources: [FetchedResource], leaving: [SyncedItem]) throws(PipelineError)
  /// Undoes what resources became that are gone.
  func leave(_ items: [SyncedItem]) throws(PipelineError)
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
