import CirclesModel
import GRDB

/// One record as an operation of `records/modify`.
struct CloudRecordText {
  let type: CloudRecordType
  /// Values that could not go out whole.
  private(set) var shortened = 0
  private var json = JSONWriter(capacity: 2048)

  init(_ type: CloudRecordType) { self.type = type }

  /// The row's record, which replaces these fields on the server and leaves others alone: a field
  /// without a value is written as null, else an old value would stay there.
  mutating func update(_ row: Row, name: String) -> [UInt8] {
    var json = json
    var shortened = 0
    json.reset()
    json.object { json in
      json.key("operationType")
      json.value("forceUpdate")
      json.key("record")
      json.object { json in
        head(name, &json)
        json.key("fields")
        json.object { json in
          for (field, value) in values(row, &shortened) {
            field.write(value.naming(CloudRecordType.contact.recordName), to: &json)
          }
          if row.hasColumn("hasPhoto"), case .int64(0) = Self.storage(row, "hasPhoto") {
            CloudField.photo.write(.none, to: &json)
          }
        }
      }
    }
    self.shortened += shortened
    self.json = json
    return json.bytes
  }

  func delete(_ name: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("operationType")
      json.value("forceDelete")
      json.key("record")
      json.object { head(name, &$0) }
    }
    return json.bytes
  }

  static func storage(_ row: Row, _ column: String) -> DatabaseValue.Storage {
    for (name, value) in row where name == column { return value.storage }
    return .null
  }

  private func head(_ name: String, _ json: inout JSONWriter) {
    json.key("recordName")
    json.value(name)
    json.key("recordType")
    json.value(type.name)
  }

  /// The row's values, in the order of the type's fields; references are ids of contacts.
  mutating func values(_ row: Row) -> [(field: CloudField, value: CloudValue)] {
    var shortened = 0
    defer { self.shortened += shortened }
    return values(row, &shortened)
  }

  private func values(
    _ row: Row, _ shortened: inout Int
  ) -> [(field: CloudField, value: CloudValue)] {
    type.fields.map { field in
      (field, value(Self.storage(row, field.name), field.kind, &shortened))
    }
  }

  private func value(
    _ storage: DatabaseValue.Storage, _ kind: CloudField.Kind, _ shortened: inout Int
  ) -> CloudValue {
    switch (kind, storage) {
    case (.number, .int64(let number)), (.time, .int64(let number)): return .number(Int(number))
    case (.text, .string(let text)): return .text(fitting(text, type.textLimit, &shortened))
    case (.list, .string(let text)):
      var left = type.textLimit
      let words = text.split(separator: CloudField.separator)
      let fit = words.prefix { word in
        left -= Self.bound(word) + 3
        return left > 0
      }
      shortened += words.count - fit.count
      return fit.isEmpty ? .none : .list(fit.map(String.init))
    case (.contact, .string(let id)): return .reference(id)
    default: return .none
    }
  }

  /// The text, or its beginning where it takes more bytes than a record has room for.
  private func fitting(_ text: String, _ limit: Int, _ shortened: inout Int) -> String {
    if text.utf8.count * 6 <= limit || Self.bound(text[...]) <= limit { return text }
    shortened += 1
    var left = limit - 3
    let scalars = text.unicodeScalars.prefix { scalar in
      left -= Self.bound(scalar)
      return left >= 0
    }
    return String(scalars) + "…"
  }

  /// The bytes that a text takes at most as JSON.
  private static func bound(_ text: Substring) -> Int {
    text.unicodeScalars.reduce(0) { $0 + bound($1) }
  }

  private static func bound(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "<", ">", "&", "/": 6
    case "\"", "\\": 2
    default: scalar.utf8.count
    }
  }
}
