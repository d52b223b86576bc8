import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// What a form or an address says: names with their values.
struct FormFields: Hashable, Sendable {
  private var values: [(name: String, value: String)] = []

  /// Reads `a=1&b=2`. What is not UTF-8 is nothing.
  init(encoded text: String) {
    for pair in text.split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0]),
        let value = Self.decoded(sides.count > 1 ? sides[1] : "")
      else { continue }
      values.append((name, value))
    }
  }

  /// The query of an address.
  init(of request: Request) { self.init(encoded: request.uri.query.map { "\($0)" } ?? "") }

  /// The body of a form that was sent.
  init(sentBy request: Request) async throws {
    let type = request.headers[.contentType]?.prefix { $0 != ";" }
    guard type == "application/x-www-form-urlencoded" else {
      throw Problem(.unsupportedMediaType, "A form is expected here.")
    }
    let body = try await request.body.collect(upTo: 1 << 20)
    self.init(encoded: String(buffer: body))
  }

  /// The first value of a name, without space around; nil where it is empty or missing.
  subscript(name: String) -> String? {
    guard let value = values.first(where: { $0.name == name })?.value else { return nil }
    let trimmed = value.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// The value of a name as it was sent; nil where the form has none.
  func raw(_ name: String) -> String? { values.first { $0.name == name }?.value }

  /// All values of a name.
  func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }

  /// The first value, or why the form cannot be followed.
  func required(_ name: String) throws -> String {
    guard let value = self[name] else {
      throw Problem(.unprocessableContent, "Something is missing. Go back and fill it in.")
    }
    return value
  }

  /// Where the browser is to go afterwards.
  func back(or path: PagePath) -> PagePath { self["back"].flatMap(PagePath.init(own:)) ?? path }

  static func == (one: Self, other: Self) -> Bool {
    one.values.elementsEqual(other.values) { $0 == $1 }
  }

  func hash(into hasher: inout Hasher) {
    for (name, value) in values {
      hasher.combine(name)
      hasher.combine(value)
    }
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+") {
        bytes.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "%"),
        let code = String(rest.prefix(2)).flatMap({ UInt8($0, radix: 16) }), rest.count >= 2
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
