/// How a property's value is to be taken when it is written anew.
enum ValueKind {
  /// One text.
  case text
  /// Texts between commas.
  case list
  /// Components between semicolons, each a list.
  case structured
  /// A URI, in which nothing is escaped.
  case uri
  /// A date, a time or both.
  case time
  /// Data in base64, in a `data:` URI, or behind a link.
  case binary
  /// Not known; its separators stay as they are.
  case opaque

  init(of property: Property) {
    let name = property.name
    let value = property.parameter("VALUE")?.lowercased()
    if Self.isBinary(name), value != "text" {
      self = .binary
      return
    }
    if property.transferEncoding == .base64, ValueType.standard(of: name) != "text" {
      self = .binary
      return
    }
    let standard = property.version < .v40 && name == "UID" ? "text" : ValueType.standard(of: name)
    switch value ?? standard {
    case "uri"?, "url"?, "content-id"?, "cid"?: self = Self.hasData(property) ? .binary : .uri
    case let type? where ValueType.isTime(type): self = .time
    case "text"?:
      self =
        ValueType.isStructured(name)
        ? .structured
        : ValueType.isList(name)
          ? .list
          : ValueType.standard(of: name) == nil ? .opaque : .text
    default: self = .opaque
    }
  }

  /// Whether the property holds a picture, a sound or a key.
  static func isBinary(_ name: String) -> Bool {
    switch name {
    case "PHOTO", "LOGO", "SOUND", "KEY": true
    default: false
    }
  }

  private static func hasData(_ property: Property) -> Bool {
    let head = property.rawValue.prefix(120)
    return head.starts(with: Array("data:".utf8))
      && String(decoding: head, as: UTF8.self).contains(";base64,")
  }
}
