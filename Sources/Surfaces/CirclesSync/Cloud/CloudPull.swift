import CirclesExports
import CirclesHTTP
import CirclesModel
import CirclesStore
import Foundation

/// A record that the app changed since both sides agreed.
struct AppChange {
  var record: ServerRecord
  var type: CloudRecordType
  var agreed: CloudBaseRecord?
}

/// What the app told of its changes.
struct ToldChanges {
  /// Records that the app changed since both sides agreed.
  var changes: [AppChange] = []
  /// Records of types that are not known, and those that are gone.
  var others: [ServerRecord] = []
  /// The names of all that is there, where everything was listed anew.
  var listed: Set<String>?
  /// Until where changes were told.
  var token: String?
}

extension CloudSync {
  /// Takes what changed in the app into the notebook.
  func pull(_ result: inout CloudResult) async throws(SyncError) {
    let told = try await appChanges()
    let changes = told.changes
    let known = changes.filter { $0.agreed != nil }
    let limit = limit(try agreed { try $0.count })
    guard known.count <= limit else {
      let gone = known.count { $0.record.isGone }
      throw .tooMany(
        SyncError.TooMany(
          changed: known.count - gone, gone: gone, limit: limit, noun: "records of the app"))
    }
    if options.isDryRun {
      result.pulled = changes.count
      return
    }
    var taking = AppChanges(sync: self, changes: changes)
    try taking.take()
    result.pulled += taking.taken
    result.conflicts += taking.conflicts
    result.untaken += taking.untaken
    try noteUnplaced(told)
    try agree { try $0.set(token: told.token) }
  }

  /// What the app changed.
  private func appChanges() async throws(SyncError) -> ToldChanges {
    var token = try agreed { try $0.token }
    // A record that changed while the list was told stands in it again.
    var changes: [String: AppChange] = [:]
    var others: [String: ServerRecord] = [:]
    var order: [String] = []
    // After a token that is too old everything is listed that is still there.
    var listed: Set<String>?
    for _ in 0..<Self.maximumPages {
      let answer = try await client.ask(
        "records/changes", CloudRequests.changes(client.place, since: token))
      switch answer {
      case .noZone:
        try await makeZone()
        return ToldChanges()
      case .oldToken where token != nil && listed == nil:
        (token, changes, order, listed) = (nil, [:], [], [])
        others = [:]
      case .oldToken, .tooLarge:
        throw broken("it does not report what changed")
      case .done(let json):
        let records = (json["records"]?.elements ?? []).compactMap(ServerRecord.init)
        listed?.formUnion(records.map(\.name))
        for record in records {
          let isOther = record.isGone || CloudRecordType(named: record.type) == nil
          others[record.name] = isOther ? record : nil
        }
        for change in try relevant(records) {
          if changes.updateValue(change, forKey: change.record.name) == nil {
            order.append(change.record.name)
          }
        }
        let next = json["syncToken"]?.text
        guard json["moreComing"]?.flag == true else {
          var all = order.compactMap { changes[$0] }
          if let listed { all += try gone(except: listed) }
          return ToldChanges(
            changes: all, others: Array(others.values), listed: listed, token: next ?? token)
        }
        guard let next, next != token else { throw broken("its list of changes has no end") }
        token = next
      }
    }
    throw broken("its list of changes has no end")
  }

  private static let maximumPages = 100_000

  private func broken(_ why: String) -> SyncError {
    .http(.broken(host: client.place.server.host(percentEncoded: false) ?? "", why))
  }

  /// Those of types that are known which are not as they were agreed on: what was written from here
  /// comes back, too.
  private func relevant(_ records: [ServerRecord]) throws(SyncError) -> [AppChange] {
    try agreed { agreement in
      try records.compactMap { record in
        let agreed = try agreement.record(named: record.name)
        let name = record.type.isEmpty ? agreed?.type : record.type
        guard let type = name.flatMap(CloudRecordType.init(named:)) else { return nil }
        let change = AppChange(record: record, type: type, agreed: agreed)
        if record.isGone { return agreed?.tag.isEmpty == false ? change : nil }
        let tag = try agreed?.tag ?? agreement.unplacedTag(of: record.name)
        return tag == record.tag ? nil : change
      }
    }
  }

  /// What was agreed on and is no longer listed.
  private func gone(except listed: Set<String>) throws(SyncError) -> [AppChange] {
    try agreed { agreement in
      var gone: [AppChange] = []
      for type in CloudRecordType.all {
        try agreement.forEach(type.name) { agreed in
          guard !agreed.tag.isEmpty, !listed.contains(agreed.name),
            var record = ServerRecord(.object(["recordName": .string(agreed.name)]))
          else { return }
          record.isGone = true
          gone.append(AppChange(record: record, type: type, agreed: agreed))
        }
      }
      return gone
    }
  }
}
