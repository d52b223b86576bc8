/// A piece of a page. Text and attributes are escaped as they come in; there is no way round it.
struct HTML: Hashable, Sendable {
  /// The markup.
  private(set) var markup: String

  private init(markup: String) { self.markup = markup }

  /// Nothing.
  static let none = HTML(markup: "")

  /// Text, whatever stands in it.
  init(_ text: String) { markup = Self.escaped(text) }

  /// Pieces one after another.
  init(_ pieces: [HTML]) {
    markup = ""
    markup.reserveCapacity(pieces.reduce(0) { $0 + $1.markup.utf8.count })
    for piece in pieces { markup += piece.markup }
  }

  /// Pieces one after another.
  init(@HTMLBuilder _ content: () throws -> HTML) rethrows { self = try content() }

  /// An element with its content.
  static func element(_ tag: Tag, _ attributes: [Attribute?], _ content: HTML) -> HTML {
    HTML(markup: open(tag, attributes) + content.markup + "</\(tag.rawValue)>")
  }

  /// An element that has no content.
  static func element(_ tag: VoidTag, _ attributes: [Attribute?]) -> HTML {
    HTML(markup: open(tag, attributes))
  }

  /// A whole document.
  static func document(_ content: HTML) -> String { "<!doctype html>\n" + content.markup }

  private static func open(
    _ tag: some RawRepresentable<String>, _ attributes: [Attribute?]
  ) -> String {
    var text = "<\(tag.rawValue)"
    for case let attribute? in attributes {
      text += " \(attribute.name)"
      if let value = attribute.value { text += "=\"\(escaped(value))\"" }
    }
    return text + ">"
  }

  /// A text in which nothing is markup. Control characters have no place in HTML.
  static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
        && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
    }
    if isPlain { return text }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 32)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\r": escaped += "&#13;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// Writes pieces of a page below one another.
@resultBuilder enum HTMLBuilder {
  static func buildExpression(_ text: String) -> HTML { HTML(text) }
  static func buildExpression(_ html: HTML) -> HTML { html }
  static func buildExpression(_ html: HTML?) -> HTML { html ?? .none }
  static func buildExpression(_ list: [HTML]) -> HTML { HTML(list) }
  static func buildBlock(_ pieces: HTML...) -> HTML { HTML(pieces) }
  static func buildOptional(_ html: HTML?) -> HTML { html ?? .none }
  static func buildEither(first html: HTML) -> HTML { html }
  static func buildEither(second html: HTML) -> HTML { html }
  static func buildArray(_ pieces: [HTML]) -> HTML { HTML(pieces) }
}
