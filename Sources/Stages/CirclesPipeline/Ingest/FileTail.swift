import CirclesModel
import CirclesReaders

/// Tells from a file's first and last bytes whether it breaks off, as one does that somebody is still
/// writing. It only ever says so where the format itself has an end.
enum FileTail {
  /// How many bytes of either end are looked at.
  private static let length = 4096

  /// Whether the file's own end is missing.
  static func isCut(_ input: InputFile) throws(ReadError) -> Bool {
    if input.size == 0 { return true }
    let head = try input.bytes(at: 0, count: length)
    let tail = try input.bytes(at: max(0, input.size - length), count: length)
    if head.starts(with: Array("SQLite format 3\0".utf8)) {
      return isShortDatabase(head, input.size)
    }
    if !head.contains(0), isCutInCharacter(tail) { return true }
    guard let last = tail.last(where: { !isSpace($0) }) else { return false }
    switch Syntax(head) {
    case .json: return last != UInt8(ascii: "}") && last != UInt8(ascii: "]")
    case .markup: return !endsInClosingTag(tail, last)
    case .cards: return !endsCard(tail)
    case nil: return false
    }
  }

  /// Whether a longer file may begin with all bytes of this one: its end is missing, or its format has
  /// none.
  static func mayGoOn(_ input: InputFile) throws(ReadError) -> Bool {
    if try hasNoEnd(input) { return true }
    let head = try input.bytes(at: 0, count: length)
    if archives.contains(where: head.starts(with:)) { return false }
    return try isCut(input)
  }

  /// Whether the file's format has no end of its own, as a text has none.
  static func hasNoEnd(_ input: InputFile) throws(ReadError) -> Bool {
    let head = try input.bytes(at: 0, count: length)
    return !archives.contains(where: head.starts(with:)) && Syntax(head) == nil
  }

  /// How files begin that say how long they are.
  private static let archives = [Array("SQLite format 3\0".utf8), Array("PK".utf8)]

  /// How a file is written that has an end of its own, by how it begins.
  private enum Syntax {
    case json, markup, cards

    init?(_ head: [UInt8]) {
      let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
      if start.starts(with: Array("BEGIN:VCARD".utf8)) {
        self = .cards
        return
      }
      let text = start.drop(while: isSpace)
      switch text.first {
      case UInt8(ascii: "{"): self = .json
      case UInt8(ascii: "[") where isElement(text.dropFirst().drop(while: isSpace)): self = .json
      case UInt8(ascii: "<"): self = .markup
      default: return nil
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  /// Whether a JSON array can go on like this after its bracket. Chats begin with one too, which holds
  /// a time (`[14/03/2026, 18:20:00] Ana: ...`) or a name (`[LINE] Chat history ...`).
  private static func isElement(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.prefix { !isSpace($0) && !Array(",]".utf8).contains($0) }
    // Nothing after it in what is looked at: nobody can tell yet.
    if word.isEmpty || word.endIndex == text.endIndex { return text.first != UInt8(ascii: ",") }
    if Array("{[\"".utf8).contains(where: { $0 == word.first }) { return true }
    let letters = String(decoding: word, as: UTF8.self)
    return ["true", "false", "null"].contains(letters) || Double(letters) != nil
  }

  /// Whether the last character is begun in UTF-8 and not finished, after others that are.
  private static func isCutInCharacter(_ tail: some BidirectionalCollection<UInt8>) -> Bool {
    var following = 0
    for byte in tail.suffix(4).reversed() {
      if byte & 0xC0 == 0x80 {
        following += 1
      } else {
        let needed = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC0 ? 1 : 0
        // In a file of another encoding a single byte of this kind is a letter.
        return following < needed && isUTF8(tail.dropLast(following + 1))
      }
    }
    return false
  }

  /// Whether what stands before is UTF-8 that is more than ASCII: else nothing says that this is.
  private static func isUTF8(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    var bytes = Array(bytes.drop { $0 & 0xC0 == 0x80 })
    if !bytes.contains(where: { $0 >= 0x80 }) { return false }
    bytes.append(0)
    return String(validating: bytes, as: UTF8.self) != nil
  }

  private static func endsInClosingTag(_ tail: [UInt8], _ last: UInt8) -> Bool {
    guard last == UInt8(ascii: ">"), let open = tail.lastIndex(of: UInt8(ascii: "<")) else {
      return false
    }
    let next = tail.index(after: open)
    // A comment may follow the last tag.
    return next < tail.endIndex && [UInt8(ascii: "/"), UInt8(ascii: "!")].contains(tail[next])
  }

  private static func endsCard(_ tail: [UInt8]) -> Bool {
    let line = String(decoding: tail, as: UTF8.self).split(whereSeparator: \.isNewline)
      .last { !$0.allSatisfy(\.isWhitespace) }
    return line?.trimmed.uppercased() == "END:VCARD"
  }

  /// Whether a database has fewer pages than its header says.
  private static func isShortDatabase(_ head: [UInt8], _ size: Int) -> Bool {
    guard head.count >= 32 else { return true }
    let raw = Int(head[16]) << 8 | Int(head[17])
    let page = raw == 1 ? 65536 : raw
    let pages = head[28..<32].reduce(0) { $0 << 8 | Int($1) }
    return size < page * pages
  }
}

extension Substring {
  /// Without white space around it.
  fileprivate var trimmed: Substring {
    let head = drop(while: \.isWhitespace)
    guard let end = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return head[...end]
  }
}
