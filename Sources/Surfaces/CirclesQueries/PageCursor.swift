import Foundation

/// Where a list that comes in pages goes on. Opaque to users, who only hand it back.
public struct PageCursor: Hashable, Sendable {
  /// The values by which the list is sorted, of the last row shown.
  public var fields: [String]

  /// A cursor behind the row with these sort values.
  public init(_ fields: [String]) { self.fields = fields }

  /// Reads a cursor that `text` printed; nil for anything else.
  public init?(text: String) {
    var base64 = text.replacing("-", with: "+").replacing("_", with: "/")
    base64 += String(repeating: "=", count: (4 - base64.count % 4) % 4)
    guard let data = Data(base64Encoded: base64),
      let fields = try? JSONDecoder().decode([String].self, from: data), !fields.isEmpty
    else { return nil }
    self.fields = fields
  }

  /// The cursor as letters, digits, `-` and `_`.
  public var text: String {
    guard let data = try? JSONEncoder().encode(fields) else { return "" }
    return data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
