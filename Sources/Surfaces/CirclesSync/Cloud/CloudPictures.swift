import CirclesExports
import CirclesModel
import CirclesStore
import Foundation

extension CloudSync {
  /// Uploads pictures that changed, and takes out those that are gone.
  func pushPictures(
    _ contacts: [String], _ result: inout CloudResult
  ) async throws(SyncError) {
    for contact in contacts {
      let type = CloudRecordType.contact
      guard let agreed = try agreed({ try $0.record(of: contact, type: type.name) }),
        let mine = try records(type, [contact]).first
      else { continue }
      let picture = try AccountSync.store { () throws(StoreError) in
        try notebook.cloudPicture(of: contact)
      }
      var asset: JSONValue?
      if let picture {
        asset = try await uploaded(picture, agreed.name)
        if asset == nil {
          result.refused["ASSET", default: 0] += 1
          continue
        }
      }
      let operation = CloudRequests.operation(
        "update", agreed.name, type: type.name, tag: agreed.tag
      ) { json in
        json.key(dynamic: CloudField.photo.name)
        json.object { json in
          json.key("value")
          if let asset { asset.write(to: &json) } else { json.null() }
          json.key("type")
          json.value(CloudField.photo.kind.rawValue)
        }
      }
      try await note(operation, agreed, mine, &result)
    }
  }

  private func note(
    _ operation: [UInt8], _ agreed: CloudBaseRecord, _ mine: CloudRecord,
    _ result: inout CloudResult
  ) async throws(SyncError) {
    let answer = try await client.ask(
      "records/modify", CloudRequests.modify(client.place, [operation]))
    guard case .done(let json) = answer,
      let record = (json["records"]?.elements ?? []).compactMap(ServerRecord.init).first
    else {
      result.waiting += 1
      return
    }
    if let error = record.error {
      if error == "CONFLICT" {
        result.waiting += 1
      } else {
        result.refused[error, default: 0] += 1
      }
      return
    }
    var digests = CloudDigests(agreed.fields)
    let photo = mine.type.fields.count
    digests[photo, .ours] = mine.pictureDigest
    digests[photo, .theirs] = CloudDigests.checksum(of: record.fields[CloudField.photo.name])
    var next = agreed
    next.tag = record.tag
    next.fields = digests.data
    let saved = next
    try agree { try $0.save(saved) }
    result.pictures += 1
  }

  /// What stands for a picture in the cloud; nil where it is not taken.
  private func uploaded(_ picture: [UInt8], _ name: String) async throws(SyncError) -> JSONValue? {
    let answer = try await client.ask("assets/upload", CloudRequests.upload(client.place, name))
    guard case .done(let json) = answer, let address = json["tokens"]?.elements.first?["url"]?.text
    else { return nil }
    return try await client.upload(picture, to: address)
  }
}
