public import CirclesModel
public import CirclesStore

/// Brings resources of an account into the notebook, in one run.
public protocol SyncLoad {
  /// How many people and meetings went, so far.
  var removed: Int { get }
  /// Loads resources; `leaving` are those that are gone from the server, of which these may be where
  /// they lie now.
  func load(_ resources: [FetchedResource], leaving: [SyncedItem]) throws(PipelineFailure)
  /// Takes back what resources became that are gone.
  func leave(_ items: [SyncedItem]) throws(PipelineFailure)
  /// Notes up to where the account is synced, and ends the run.
  func finish(_ collections: [SyncedCollection]) throws(PipelineFailure) -> RunReport
  /// Ends the run as far as it came.
  func abandon()
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
