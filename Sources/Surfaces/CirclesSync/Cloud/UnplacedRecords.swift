import CirclesExports
import CirclesModel
import CirclesStore

/// Records of the app that the notebook has no place for (a call without words, say): the cloud
/// deletes them with the contact that they refer to, so they go to whom it became one with, or it
/// stays.
extension CloudSync {
  /// Notes to whom such records refer, of all that was told.
  func noteUnplaced(_ told: ToldChanges) throws(SyncError) {
    let records = told.changes.map(\.record).filter { !$0.isGone } + told.others
    if records.isEmpty, told.listed == nil { return }
    try agree { agreement in
      if let listed = told.listed { try agreement.forgetUnplaced(except: listed) }
      for record in records where try agreement.record(named: record.name) == nil {
        try agreement.setUnplaced(record)
      }
    }
  }

  /// The records to which such ones refer, by the digests of the references.
  func unplacedReferences() throws(SyncError) -> Set<[UInt8]> {
    try agreed { agreement in
      var references: Set<[UInt8]> = []
      try agreement.forEachUnplaced(digestLength: CloudValue.digestLength) { _, these in
        references.formUnion(these)
      }
      return references
    }
  }

  /// Puts such records of contacts who were merged here under whom they are now.
  func moveUnplaced(from gone: [CloudBaseRecord]) async throws(SyncError) {
    let heirs = try heirs(of: gone)
    if heirs.isEmpty { return }
    let former = Set(heirs.keys.map { CloudValue.reference($0).digest })
    let names = try agreed { agreement in
      var names: [String] = []
      try agreement.forEachUnplaced(digestLength: CloudValue.digestLength) { name, references in
        if !former.isDisjoint(with: references) { names.append(name) }
      }
      return names
    }
    for start in stride(from: 0, to: names.count, by: Self.recordsAtOnce) {
      let some = Array(names[start..<min(start + Self.recordsAtOnce, names.count)])
      guard
        case .done(let json) = try await client.ask(
          "records/lookup", CloudRequests.lookup(client.place, some))
      else { return }
      let records = (json["records"]?.elements ?? []).compactMap(ServerRecord.init)
      let operations = records.compactMap { moving($0, to: heirs) }
      if operations.isEmpty { continue }
      guard
        case .done(let answer) = try await client.ask(
          "records/modify", CloudRequests.modify(client.place, operations))
      else { return }
      let moved = (answer["records"]?.elements ?? []).compactMap(ServerRecord.init)
        .filter { $0.error == nil }
      try agree { agreement in
        for record in moved { try agreement.setUnplaced(record) }
      }
    }
  }

  private static let recordsAtOnce = 100

  /// The records of those whom contacts have become one with here, by name, if there are any.
  private func heirs(of gone: [CloudBaseRecord]) throws(SyncError) -> [String: String] {
    var heirs: [String: String] = [:]
    for agreed in gone {
      guard let heir = try current(agreed.row), heir != agreed.row,
        let record = try self.agreed({
          try $0.record(of: heir, type: CloudRecordType.contact.name)
        }), !record.tag.isEmpty
      else { continue }
      heirs[agreed.name] = record.name
    }
    return heirs
  }

  /// What puts a record under others; nil where there is nothing to do, or its type is not known.
  private func moving(_ record: ServerRecord, to heirs: [String: String]) -> [UInt8]? {
    guard record.error == nil, !record.isGone, let type = CloudRecordType(named: record.type)
    else { return nil }
    let moved = type.fields.compactMap { field -> (CloudField, CloudValue)? in
      guard field.kind == .contact, case .reference(let name) = record.value(field),
        let heir = heirs[name]
      else { return nil }
      return (field, .reference(heir))
    }
    if moved.isEmpty { return nil }
    return CloudRequests.operation("update", record.name, type: type.name, tag: record.tag) {
      json in
      for (field, value) in moved { field.write(value, to: &json, zone: client.place.zone) }
    }
  }
}

extension CloudBase {
  /// Notes a record that the notebook has no place for; one that is gone has no references.
  fileprivate func setUnplaced(_ record: ServerRecord) throws {
    let references = record.references.sorted().map { CloudValue.reference($0).digest }
    try setUnplaced(record.name, tag: record.tag, references: references)
  }
}
