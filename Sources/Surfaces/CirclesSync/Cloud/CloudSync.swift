import CirclesExports
public import CirclesHTTP
public import CirclesPipeline
public import CirclesStore

/// What `push cloudkit` came to.
public struct CloudResult: Hashable, Sendable {
  /// Changes of the app that were taken into the notebook.
  public internal(set) var pulled = 0
  /// Records that were written in the cloud, but for pictures.
  public internal(set) var pushed = 0
  /// Records that were deleted there.
  public internal(set) var deleted = 0
  /// Pictures that were uploaded or taken out.
  public internal(set) var pictures = 0
  /// Fields that both sides had changed: the later change by hand was taken.
  public internal(set) var conflicts = 0
  /// What the notebook has no place for, or that could not be taken.
  public internal(set) var untaken = 0
  /// Records that the cloud did not take, by its word for why.
  public internal(set) var refused: [String: Int] = [:]
  /// Records that were changed there while this was going on, or contacts that could not go yet because
  /// something there still refers to them: the next run sees to them.
  public internal(set) var waiting = 0
  /// What went out and came in.
  public internal(set) var traffic = HTTPTraffic()
}

/// Brings the app's cloud up to the notebook, and the notebook up to what was changed in the app.
public struct CloudSync {
  let client: CloudClient
  let notebook: Notebook
  let options: Options

  /// How it is done.
  public struct Options: Sendable {
    /// How notes of the app are read, and filed.
    public var importing: ImportOptions
    /// Whether nothing is written on either side.
    public var isDryRun = false
    /// How many records may change or go at once; nil for the usual number.
    public var maximumChanges: Int?
    /// Is told the user's next token, which replaces the last.
    public var tokenChanged: @Sendable (String) -> Void = { _ in }

    /// The usual way.
    public init(_ importing: ImportOptions) { self.importing = importing }
  }

  /// A sync with a place of the cloud.
  public init(
    _ place: CloudPlace, _ access: CloudAccess, _ notebook: Notebook, _ options: Options,
    http: HTTPClient = HTTPClient()
  ) throws(SyncError) {
    client = try CloudClient(place, access, http, tokenChanged: options.tokenChanged)
    self.notebook = notebook
    self.options = options
  }

  /// Takes what changed in the app, then writes what changed here.
  public func run() async throws(SyncError) -> CloudResult {
    var result = CloudResult()
    // The public database tells no changes.
    if client.place.database == .private { try await pull(&result) }
    try await push(&result)
    result.traffic = client.traffic
    return result
  }

  /// Makes the zone; whatever was agreed on is gone with the old one.
  func makeZone() async throws(SyncError) {
    if options.isDryRun { return }
    try agree { try $0.forgetAll() }
    if client.place.database == .public { return }
    guard case .done = try await client.ask("zones/modify", CloudRequests.makeZone(client.place))
    else { throw .cloud("the cloud does not make the zone \(client.place.zone)") }
  }

  /// Reads what was agreed on.
  func agreed<Value>(_ work: (CloudBase) throws -> Value) throws(SyncError) -> Value {
    let name = client.place.name
    return try AccountSync.store { () throws(StoreError) in
      try notebook.agreement(with: name, work)
    }
  }

  /// Changes what was agreed on.
  func agree(_ work: (CloudBase) throws -> Void) throws(SyncError) {
    let name = client.place.name
    try AccountSync.store { () throws(StoreError) in
      try notebook.changeAgreement(with: name, work)
    }
  }

  /// How many records may change or go at once.
  func limit(_ count: Int) -> Int { options.maximumChanges ?? max(50, count / 10) }

  /// The records of rows that are there.
  func records(_ type: CloudRecordType, _ rows: [String]) throws(SyncError) -> [CloudRecord] {
    try AccountSync.store { () throws(StoreError) in try notebook.cloudRecords(type, rows) }
  }
}
