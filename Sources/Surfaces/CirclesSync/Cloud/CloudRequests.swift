import CirclesExports
import CirclesModel
import CirclesStore

/// A record as the cloud tells it.
struct ServerRecord {
  var name: String
  var type: String
  /// The version; empty for a record that is gone.
  var tag: String
  var isGone: Bool
  var fields: JSONValue
  /// When it was changed, in milliseconds since 1970.
  var modified: Int?
  /// Why an operation on it failed; nil where it did not.
  var error: String?
  var retryAfter: Double?

  init?(_ json: JSONValue) {
    guard let name = json["recordName"]?.text, name.utf8.count <= 255 else { return nil }
    self.name = name
    type = json["recordType"]?.text ?? ""
    tag = json["recordChangeTag"]?.text ?? ""
    isGone = json["deleted"]?.flag ?? false
    fields = json["fields"] ?? .object([:])
    modified = json["modified"]?["timestamp"]?.integer
    error = json["serverErrorCode"]?.text
    retryAfter = json["retryAfter"]?.decimal
  }

  /// The value of a field; references are names of records.
  func value(_ field: CloudField) -> CloudValue { CloudValue(json: fields[field.name]) }

  /// The names of the records that this one refers to, and would go with.
  var references: Set<String> {
    guard case .object(let members) = fields else { return [] }
    let values = members.values.flatMap { field in
      if case .array(let elements)? = field["value"] { return elements }
      return [field["value"] ?? .null]
    }
    return Set(values.filter { $0["action"]?.text != "NONE" }.compactMap { $0["recordName"]?.text })
  }
}

/// The bodies of requests.
enum CloudRequests {
  static func zone(_ place: CloudPlace, _ json: inout JSONWriter) {
    json.key("zoneID")
    json.object { json in
      json.key("zoneName")
      json.value(place.zone)
    }
  }

  /// Makes the zone.
  static func makeZone(_ place: CloudPlace) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("operations")
      json.array([place]) { json, place in
        json.object { json in
          json.key("operationType")
          json.value("create")
          json.key("zone")
          json.object { zone(place, &$0) }
        }
      }
    }
    return json.bytes
  }

  /// What changed since a token.
  static func changes(_ place: CloudPlace, since token: String?) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      zone(place, &json)
      json.key("resultsLimit")
      json.value(200)
      if let token {
        json.key("syncToken")
        json.value(token)
      }
    }
    return json.bytes
  }

  /// Records by their names.
  static func lookup(_ place: CloudPlace, _ names: [String]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      zone(place, &json)
      json.key("records")
      json.array(names) { json, name in
        json.object { json in
          json.key("recordName")
          json.value(name)
        }
      }
    }
    return json.bytes
  }

  /// Operations, each JSON by itself.
  static func modify(_ place: CloudPlace, _ operations: [[UInt8]]) -> [UInt8] {
    var json = JSONWriter()
    json.object { zone(place, &$0) }
    // One record that fails does not keep the others.
    var body = Array(json.bytes.dropLast()) + Array(#","atomic":false,"operations":["#.utf8)
    for (index, operation) in operations.enumerated() {
      if index > 0 { body.append(UInt8(ascii: ",")) }
      body += operation
    }
    return body + Array("]}".utf8)
  }

  /// An operation on a record.
  static func operation(
    _ kind: String, _ name: String, type: String, tag: String?,
    fields: ((inout JSONWriter) -> Void)? = nil
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("operationType")
      json.value(kind)
      json.key("record")
      json.object { json in
        json.key("recordName")
        json.value(name)
        json.key("recordType")
        json.value(type)
        if let tag {
          json.key("recordChangeTag")
          json.value(tag)
        }
        if let fields {
          json.key("fields")
          json.object { fields(&$0) }
        }
      }
    }
    return json.bytes
  }

  /// Where a picture is to be uploaded to.
  static func upload(_ place: CloudPlace, _ name: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      zone(place, &json)
      json.key("tokens")
      json.array([name]) { json, name in
        json.object { json in
          for (key, value) in [
            ("recordName", name), ("recordType", CloudRecordType.contact.name),
            ("fieldName", CloudField.photo.name),
          ] {
            json.key(dynamic: key)
            json.value(value)
          }
        }
      }
    }
    return json.bytes
  }
}
