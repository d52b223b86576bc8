/// Looks for `["vcard",[` in bytes, with any blanks between, one byte at a time.
///
/// It is where a card of jCard (RFC 7095 section 3.1) begins, and so the place from which an array
/// of cards can be read on after one that is broken.
struct CardSearch {
  enum Stage: Hashable {
    case bracket, quote
    case word(Int)
    case comma, properties
  }

  private(set) var stage = Stage.bracket

  private static let word = Array("vcard\"".utf8)

  /// Takes a byte; true when it is the last of the pattern.
  mutating func take(_ byte: UInt8) -> Bool {
    let isBlank = byte == 0x20 || (0x09...0x0D).contains(byte)
    switch stage {
    case .quote where byte == UInt8(ascii: "\""): stage = .word(0)
    case .word(let index) where byte | 0x20 == Self.word[index] | 0x20:
      stage = index + 1 == Self.word.count ? .comma : .word(index + 1)
    case .comma where byte == UInt8(ascii: ","): stage = .properties
    case .properties where byte == UInt8(ascii: "["): return true
    case .quote where isBlank, .comma where isBlank, .properties where isBlank: break
    default: stage = byte == UInt8(ascii: "[") ? .quote : .bracket
    }
    return false
  }
}
