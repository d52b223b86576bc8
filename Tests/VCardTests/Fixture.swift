import SourceDiagnostics
import Testing

@testable import VCard

/// What reading some text gives.
struct Fixture {
  var cards: [Card]
  var diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], limits: Limits = Limits()) {
    (cards, diagnostics) = VCardReader.cards(in: bytes, limits: limits)
  }

  /// Reads text whose lines end as given.
  init(_ text: String, lineEnd: String = "\r\n", limits: Limits = Limits()) {
    let text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineEnd)
    self.init(Array(text.utf8), limits: limits)
  }

  /// Reads a card of those lines.
  static func card(_ version: String, _ lines: String) -> Fixture {
    Fixture("BEGIN:VCARD\nVERSION:\(version)\n\(lines)\nEND:VCARD\n")
  }

  /// Reads a card of those bytes between BEGIN and END.
  static func card(_ version: String, bytes: [UInt8]) -> Fixture {
    Fixture(
      Array("BEGIN:VCARD\r\nVERSION:\(version)\r\n".utf8) + bytes + Array("\r\nEND:VCARD\r\n".utf8))
  }

  var codes: [String] { diagnostics.map(\.code.description) }

  /// The text of the first property of that name in the first card.
  func text(_ name: String) -> String? { cards.first?.first(name)?.text }

  /// The texts of all properties of the first card, as `NAME:text`.
  var lines: [String] {
    cards.first?.properties.map { "\($0.name):\($0.text)" } ?? []
  }

  /// The parameters of the first property of that name, as `NAME=value`.
  func parameters(_ name: String) -> [String]? {
    cards.first?.first(name)?.parameters.map { "\($0.name)=\($0.value)" }
  }

  /// Line and column of the first diagnostic with that code, as `line:column`.
  func place(_ code: String) -> String? {
    diagnostics.first { $0.code.description == code }.map {
      "\($0.location.line ?? 0):\($0.location.column ?? 0)"
    }
  }
}

/// Text with a marker `^^` at the place that is meant.
struct Marked {
  var text: String
  /// `line:column` of what follows the marker.
  var place: String

  init(_ marked: String) {
    let parts = marked.split(separator: "^^", omittingEmptySubsequences: false)
    text = parts.joined()
    let before = parts[0]
    let line = before.utf8.filter { $0 == 10 }.count + 1
    let column = before.utf8.reversed().prefix { $0 != 10 }.count + 1
    place = "\(line):\(column)"
  }
}
