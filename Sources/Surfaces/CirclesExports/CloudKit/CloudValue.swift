package import CirclesModel
import Digests

/// The value of a field of a record, as both sides can say it.
package enum CloudValue: Hashable, Sendable {
  /// No value.
  case none
  /// A text that is not empty.
  case text(String)
  /// A number, or a time in milliseconds since 1970.
  case number(Int)
  /// Texts.
  case list([String])
  /// Another record: in the notebook's values the id of a contact, in those of the cloud a record's name.
  case reference(String)

  /// The field of a record as the cloud writes it: `{"value": ..., "type": ...}`.
  package init(json field: JSONValue?) {
    switch field?["value"] {
    case .string(let text)?: self = text.isEmpty ? .none : .text(text)
    case .number(let number)?: self = Int(exactly: number.rounded()).map(Self.number) ?? .none
    case .array(let elements)?:
      let texts = elements.compactMap(\.text)
      self = texts.isEmpty ? .none : .list(texts)
    case .object(let members)?:
      self = members["recordName"]?.text.map(Self.reference) ?? .none
    case .bool, .null, nil: self = .none
    }
  }

  /// The bytes by which a value is told from others; none for no value.
  package var digest: [UInt8] {
    var hash = SHA256Hash()
    func add(_ text: String) {
      var text = text + "\u{0}"
      text.withUTF8 { hash.update(UnsafeRawBufferPointer($0)) }
    }
    switch self {
    case .none, .text(""): return [UInt8](repeating: 0, count: Self.digestLength)
    case .text(let text): add("text/" + text)
    case .number(let number): add("number/\(number)")
    case .list(let texts):
      add("list")
      texts.forEach(add)
    case .reference(let name): add("reference/" + name)
    }
    return Array(hash.digest().prefix(Self.digestLength))
  }

  /// The length of a digest in bytes.
  package static let digestLength = 8

  /// The value with another name for what it refers to.
  package func naming(_ name: (String) -> String) -> CloudValue {
    if case .reference(let id) = self { return .reference(name(id)) }
    return self
  }

  /// Writes the value alone.
  func write(to json: inout JSONWriter, zone: String) {
    switch self {
    case .none: json.null()
    case .text(let text): json.value(text)
    case .number(let number): json.value(number)
    case .list(let texts): json.array(texts) { $0.value($1) }
    case .reference(let name):
      json.object { json in
        json.key("recordName")
        json.value(name)
        json.key("zoneID")
        CloudBatches.writeZone(zone, &json)
        json.key("action")
        json.value("DELETE_SELF")
      }
    }
  }
}
