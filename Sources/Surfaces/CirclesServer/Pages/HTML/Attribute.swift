/// An attribute of an element. Its name comes from this program, its value from anywhere.
struct Attribute: Hashable, Sendable {
  let name: String
  /// Nil for one that is there or not.
  let value: String?

  init(_ name: StaticString, _ value: String? = nil) {
    self.name = "\(name)"
    self.value = value
  }

  static func id(_ value: String) -> Attribute { Attribute("id", value) }
  static func `class`(_ value: String) -> Attribute { Attribute("class", value) }
  static func name(_ value: String) -> Attribute { Attribute("name", value) }
  static func value(_ value: String) -> Attribute { Attribute("value", value) }
  static func type(_ value: String) -> Attribute { Attribute("type", value) }
  static func `for`(_ value: String) -> Attribute { Attribute("for", value) }
  static func label(_ value: String) -> Attribute { Attribute("aria-label", value) }
  static func key(_ value: String) -> Attribute { Attribute("data-key", value) }
  static func flag(_ name: StaticString, if isSet: Bool = true) -> Attribute? {
    isSet ? Attribute(name) : nil
  }

  /// A text or name of any script: its own first letter says from which side it is written.
  static let anyScript = Attribute("dir", "auto")

  /// A link to an own page.
  static func href(_ path: PagePath) -> Attribute { Attribute("href", path.text) }
  /// Where an own form is sent to.
  static func action(_ path: PagePath) -> Attribute { Attribute("action", path.text) }
  /// A part of the same page.
  static func href(part: StaticString) -> Attribute { Attribute("href", "#\(part)") }

  /// A link that stands in a file: only what a click may safely open; nil for anything else.
  static func href(foreign text: String) -> Attribute? {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    guard ["http", "https", "mailto", "tel"].contains(scheme), text.contains(":") else {
      return nil
    }
    return Attribute("href", text)
  }
}

/// An address on this server.
struct PagePath: Hashable, Sendable {
  let text: String

  /// The address of these pieces below the root, with a query. What is nil or empty is left out of
  /// the query.
  init(_ pieces: String..., query: KeyValuePairs<String, String?> = [:]) {
    var text = "/" + pieces.map(Self.encoded).joined(separator: "/")
    var mark = "?"
    for case let (name, value?) in query where !value.isEmpty {
      text += "\(mark)\(name)=\(Self.encoded(value))"
      mark = "&"
    }
    self.text = text
  }

  /// An address that a form brings back; nil where it leads anywhere else.
  init?(own text: String) {
    let isOwn =
      text.utf8.first == UInt8(ascii: "/") && !text.hasPrefix("//")
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    guard isOwn, text.utf8.count < 4000 else { return nil }
    self.text = text
  }

  /// This address with more in its query.
  func adding(_ query: KeyValuePairs<String, String?>) -> PagePath {
    var text = text
    for case let (name, value?) in query where !value.isEmpty {
      text += (text.contains("?") ? "&" : "?") + "\(name)=\(Self.encoded(value))"
    }
    return PagePath(plain: text)
  }

  private init(plain text: String) { self.text = text }

  private static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (hex.utf8.count < 2 ? "0" : "") + hex
      }
    }
    return encoded
  }
}
