import CirclesModel

/// What the store keeps of a record: its fields as JSON, with the names of members abbreviated.
///
/// Half of such JSON are the same few names. Each is one control character here, which JSON itself
/// never holds; `"value":` can stand for nothing but a member's name, since quotes within a string
/// are escaped. What is kept is half as long, and so is what every import writes.
enum SourceSnapshot {
  static func encode(_ fields: ContactFields) -> [UInt8] {
    var json = JSONWriter(capacity: 1024)
    json.object { fields.writeMembers(to: &$0) }
    return abbreviate(json.bytes)
  }

  /// The fields again; no fields where the JSON cannot be read, so that a damaged row costs a merge
  /// its base and nothing more.
  static func decode(_ bytes: [UInt8]) -> ContactFields {
    ContactFields(json: expand(bytes)) ?? .init()
  }

  /// The abbreviated names: the first stands for 0x01, and so on. They are kept in databases, so
  /// the list only ever grows at its end, to 31 names.
  private static let names: [StaticString] = [
    "value", "label", "normalized", "preferred", "display", "prefix", "given", "middle", "family",
    "suffix", "phones", "emails", "addresses", "po_box", "extended", "street", "city", "region",
    "postal_code", "country", "extra", "name", "birthday", "month", "day", "year", "calendar",
    "organization", "department", "kind", "categories",
  ]
  /// What stands before the name that a record displays.
  static let displayCode = 5
  private static let words = names.map { name in
    Array("\"\(name)\":".utf8)
  }
  /// The code of a name by its first two letters and its length, which tell all of them apart.
  private static let codes: [UInt8] = {
    var codes = [UInt8](repeating: 0, count: 1 << 14)
    for (index, word) in words.enumerated() {
      codes[slot(word[1], word[2], word.count - 3)] = UInt8(index + 1)
    }
    return codes
  }()

  private static func slot(_ first: UInt8, _ second: UInt8, _ length: Int) -> Int {
    Int(first & 0x1F) << 9 | Int(second & 0x1F) << 4 | length & 0xF
  }

  static func abbreviate(_ json: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    return json.withUnsafeBufferPointer { json in
      [UInt8](unsafeUninitializedCapacity: json.count) { out, count in
        var index = 0
        while index < json.count {
          if json[index] == quote, let (code, length) = name(json, at: index) {
            out[count] = code
            index += length
          } else {
            out[count] = json[index]
            index += 1
          }
          count += 1
        }
      }
    }
  }

  /// The code of the member name that begins at a quote, and its length with quotes and colon.
  private static func name(_ json: UnsafeBufferPointer<UInt8>, at start: Int) -> (UInt8, Int)? {
    let longest = 12
    var end = start + 1
    while end < json.count, end - start <= longest, json[end] != UInt8(ascii: "\"") { end += 1 }
    let length = end - start - 1
    guard length >= 2, end + 1 < json.count, json[end] == UInt8(ascii: "\""),
      json[end + 1] == UInt8(ascii: ":")
    else { return nil }
    let code = codes[slot(json[start + 1], json[start + 2], length)]
    guard code > 0 else { return nil }
    let word = words[Int(code) - 1]
    guard word.count == length + 3, word.indices.allSatisfy({ word[$0] == json[start + $0] })
    else { return nil }
    return (code, word.count)
  }

  static func expand(_ bytes: [UInt8]) -> [UInt8] {
    var json: [UInt8] = []
    json.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      if byte > 0, byte <= words.count { json += words[Int(byte) - 1] } else { json.append(byte) }
    }
    return json
  }
}
