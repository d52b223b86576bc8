import CirclesExports
import CirclesModel
import CirclesStore
import Foundation

/// An operation that is on its way.
struct CloudOperation {
  var name: String
  var type: CloudRecordType
  var bytes: [UInt8]
  /// The notebook's record; nil for a deletion.
  var record: CloudRecord?
  /// The fields that are written, by index.
  var fields: [Int] = []
  var agreed: CloudBaseRecord?
}

extension CloudSync {
  /// Writes what changed in the notebook into the cloud.
  func push(_ result: inout CloudResult) async throws(SyncError) {
    let plan = try AccountSync.store { () throws(StoreError) in
      try notebook.cloudPlan(for: client.place.name)
    }
    let limit = limit(try agreed { try $0.count })
    guard plan.updated.count + plan.deleted.count <= limit else {
      throw .tooManyToPush(
        SyncError.TooMany(
          changed: plan.updated.count, gone: plan.deleted.count, limit: limit, noun: "records"))
    }
    if options.isDryRun {
      result.pushed = plan.created.count + plan.updated.count
      result.deleted = plan.deleted.count
      result.pictures = plan.pictures.count
      return
    }
    let rows = plan.created + plan.updated
    for (number, type) in CloudRecordType.all.enumerated() {
      let ids = rows.filter { $0.type == number }.map(\.id)
      for start in stride(from: 0, to: ids.count, by: Self.maximumOperations) {
        let some = Array(ids[start..<min(start + Self.maximumOperations, ids.count)])
        let operations = try writes(of: try records(type, some))
        for batch in Self.batches(operations) { try await send(batch, &result) }
      }
    }
    let deletions = plan.deleted.compactMap { agreed -> CloudOperation? in
      guard let type = CloudRecordType(named: agreed.type) else { return nil }
      return CloudOperation(
        name: agreed.name, type: type,
        bytes: CloudRequests.operation("delete", agreed.name, type: type.name, tag: agreed.tag),
        agreed: agreed)
    }
    let isContact = { (one: CloudOperation) in one.type.name == CloudRecordType.contact.name }
    for batch in Self.batches(deletions.filter { !isContact($0) }) {
      try await send(batch, &result)
    }
    try await deleteContacts(deletions.filter(isContact), &result)
    try await pushPictures(plan.pictures, &result)
  }

  /// Deletes contacts once nothing there refers to them: the cloud would delete that with them.
  private func deleteContacts(
    _ deletions: [CloudOperation], _ result: inout CloudResult
  ) async throws(SyncError) {
    if deletions.isEmpty { return }
    // Somebody may have written of them meanwhile.
    if client.place.database == .private { try await pull(&result) }
    try await moveUnplaced(from: deletions.compactMap(\.agreed))
    let (needed, alsoNeeded) = (try referredTo(), try unplacedReferences())
    let free = deletions.filter { one in
      guard let agreed = one.agreed else { return false }
      return !needed.contains(CloudValue.reference(agreed.row).digest)
        && !alsoNeeded.contains(CloudValue.reference(agreed.name).digest)
    }
    result.waiting += deletions.count - free.count
    for batch in Self.batches(free) { try await send(batch, &result) }
  }

  /// The contacts to whom records there refer, by the digests of the references.
  private func referredTo() throws(SyncError) -> Set<[UInt8]> {
    try agreed { agreement in
      var people: Set<[UInt8]> = []
      for type in CloudRecordType.all {
        let references = type.fields.indices.filter { type.fields[$0].kind == .contact }
        if references.isEmpty { continue }
        try agreement.forEach(type.name) { agreed in
          if agreed.tag.isEmpty { return }
          let digests = CloudDigests(agreed.fields)
          for index in references { people.insert(digests[index, .theirs]) }
        }
      }
      return people
    }
  }

  private static let maximumOperations = 200
  private static let maximumBytes = 1_900_000

  /// Operations by what the cloud takes at once.
  private static func batches(_ operations: [CloudOperation]) -> [[CloudOperation]] {
    var batches: [[CloudOperation]] = []
    var bytes = Int.max
    for operation in operations {
      bytes = bytes == .max ? .max : bytes + operation.bytes.count + 1
      if bytes > maximumBytes || batches.last?.count == maximumOperations {
        batches.append([])
        bytes = operation.bytes.count
      }
      batches[batches.count - 1].append(operation)
    }
    return batches
  }

  /// What writes the changes of records.
  private func writes(of records: [CloudRecord]) throws(SyncError) -> [CloudOperation] {
    try agreed { agreement in
      try records.compactMap { record in
        let agreed = try agreement.record(of: record.row, type: record.type.name)
        return try write(of: record, over: agreed, agreement)
      }
    }
  }

  private func write(
    of record: CloudRecord, over agreed: CloudBaseRecord?, _ agreement: CloudBase
  ) throws -> CloudOperation? {
    let fields = record.changes(since: agreed.map { CloudDigests($0.fields) })
    if fields.isEmpty, agreed != nil { return nil }
    var names: [String: String] = [:]
    for case .reference(let id) in record.values {
      names[id] =
        try agreement.record(of: id, type: CloudRecordType.contact.name)?.name
        ?? CloudRecordType.contact.recordName(of: id)
    }
    let name = agreed?.name ?? record.type.recordName(of: record.row)
    let zone = client.place.zone
    let bytes = CloudRequests.operation(
      agreed == nil ? "create" : "update", name, type: record.type.name, tag: agreed?.tag
    ) { json in
      for index in fields {
        let value = record.values[index].naming { names[$0] ?? $0 }
        record.type.fields[index].write(value, to: &json, zone: zone)
      }
    }
    return CloudOperation(
      name: name, type: record.type, bytes: bytes, record: record, fields: fields, agreed: agreed)
  }

  // MARK: - Sending

  private static let maximumRounds = 5

  /// Sends operations; those that fail for what passes are sent again.
  func send(_ operations: [CloudOperation], _ result: inout CloudResult) async throws(SyncError) {
    var waiting = operations
    for _ in 0..<Self.maximumRounds {
      if waiting.isEmpty { return }
      switch try await client.ask(
        "records/modify", CloudRequests.modify(client.place, waiting.map(\.bytes)))
      {
      case .done(let json):
        waiting = try await took(waiting, json, &result)
      case .tooLarge:
        guard waiting.count > 1 else {
          result.refused["LIMIT_EXCEEDED", default: 0] += 1
          return
        }
        let half = waiting.count / 2
        try await send(Array(waiting[..<half]), &result)
        try await send(Array(waiting[half...]), &result)
        return
      case .noZone:
        // Whatever was there went with it: all is new.
        try await makeZone()
        waiting = try writes(of: waiting.compactMap(\.record))
      case .oldToken: return
      }
    }
    result.waiting += waiting.count
  }

  /// Notes what the cloud took. Returns what is to be sent again.
  private func took(
    _ operations: [CloudOperation], _ json: JSONValue, _ result: inout CloudResult
  ) async throws(SyncError) -> [CloudOperation] {
    var answers: [String: ServerRecord] = [:]
    for case let record? in (json["records"]?.elements ?? []).map(ServerRecord.init) {
      answers[record.name] = record
    }
    var again: [CloudOperation] = []
    var stale: [CloudOperation] = []
    var pause = 0.0
    for operation in operations {
      guard let answer = answers[operation.name] else {
        result.refused["NO_ANSWER", default: 0] += 1
        continue
      }
      switch answer.error {
      case nil:
        try note(operation, answer)
        if operation.record == nil { result.deleted += 1 } else { result.pushed += 1 }
      case "NOT_FOUND"? where operation.record == nil,
        "UNKNOWN_ITEM"? where operation.record == nil:
        try agree { try $0.forget(operation.name) }
      case "CONFLICT"? where operation.record != nil, "EXISTS"?: stale.append(operation)
      case "CONFLICT"?, "NOT_FOUND"?, "UNKNOWN_ITEM"?: result.waiting += 1
      case "THROTTLED"?, "TRY_AGAIN_LATER"?, "ZONE_BUSY"?:
        pause = max(pause, answer.retryAfter ?? 1)
        again.append(operation)
      case "ATOMIC_ERROR"?, "BATCH_REQUEST_FAILED"?: again.append(operation)
      case "ZONE_NOT_FOUND"?:
        try await makeZone()
        return try writes(of: operations.compactMap(\.record))
      case "QUOTA_EXCEEDED"?: throw .cloud("the user's iCloud storage is full")
      case let code?: result.refused[code, default: 0] += 1
      }
    }
    if !again.isEmpty, pause > 0 { try await client.wait(pause) }
    return again + (try await settled(stale, &result))
  }

  /// Settles what somebody else changed since, field by field, over what is there now.
  private func settled(
    _ stale: [CloudOperation], _ result: inout CloudResult
  ) async throws(SyncError) -> [CloudOperation] {
    if stale.isEmpty { return [] }
    let answer = try await client.ask(
      "records/lookup", CloudRequests.lookup(client.place, stale.map(\.name)))
    guard case .done(let json) = answer else {
      result.waiting += stale.count
      return []
    }
    let found = (json["records"]?.elements ?? []).compactMap(ServerRecord.init)
      .filter { $0.error == nil && !$0.isGone }
    let changes = stale.compactMap { operation in
      found.first { $0.name == operation.name }.map {
        AppChange(record: $0, type: operation.type, agreed: operation.agreed)
      }
    }
    result.waiting += stale.count - changes.count
    var taking = AppChanges(sync: self, changes: changes)
    try taking.take()
    result.pulled += taking.taken
    result.conflicts += taking.conflicts
    result.untaken += taking.untaken
    var again: [CloudRecord] = []
    for case let record? in stale.map(\.record) {
      again += try records(record.type, [record.row])
    }
    return try writes(of: again)
  }

  /// Notes what both sides agree on by now.
  private func note(_ operation: CloudOperation, _ answer: ServerRecord) throws(SyncError) {
    guard let record = operation.record else {
      return try agree { try $0.forget(operation.name) }
    }
    var digests = record.digests(over: CloudDigests(operation.agreed?.fields ?? Data()))
    for index in operation.fields {
      // The cloud may have made something else of it.
      let value = answer.value(record.type.fields[index])
      let isReference = record.type.fields[index].kind == .contact
      digests[index, .theirs] =
        value == .none || isReference ? digests[index, .ours] : value.digest
    }
    let agreed = CloudBaseRecord(
      name: operation.name, type: record.type.name, row: record.row, tag: answer.tag,
      fields: digests.data)
    try agree { try $0.save(agreed) }
  }
}
