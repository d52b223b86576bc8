import CirclesModel
import Foundation

/// A text as the search compares it: words without case and accents, each between single spaces.
///
/// `Zoë's café` is ` zoe s cafe `. Scripts that write no spaces (Chinese, Japanese, Korean, Thai, Lao,
/// Khmer, Burmese) have a word for each character, so that every part of a text is found; emoji too.
/// A phrase is found as a piece of the bytes. Keep one and use it again: it keeps its memory.
package struct SearchWords {
  /// The words, a space before, between and after them; one space for a text without words.
  package private(set) var bytes: [UInt8] = []
  /// How many words there are.
  package private(set) var count = 0

  /// The longest word, in bytes; what is longer is cut.
  package static let longestWord = 64

  private static let space = UInt8(ascii: " ")
  private var wordLength = 0

  /// Without a text.
  package init() {}

  /// The words of a text.
  package init(_ text: String) {
    var text = text
    text.withUTF8 { read(UnsafeRawBufferPointer($0)) }
  }

  /// Takes another text, in UTF-8.
  package mutating func read(_ text: UnsafeRawBufferPointer) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(Self.space)
    (count, wordLength) = (0, 0)
    add(text)
  }

  /// Takes the words of another text, in UTF-8, behind those it has.
  package mutating func add(_ text: UnsafeRawBufferPointer) {
    for (place, byte) in text.enumerated() {
      if byte >= 0x80 { return readOn(text, from: place) }
      take(ascii: byte)
    }
    endWord()
  }

  /// How often words stand in it one after another, but no more than `most` times. `needle` has a space
  /// before each, and behind the last unless that one may go on.
  package func count(of needle: [UInt8], most: Int) -> Int {
    bytes.withUnsafeBufferPointer { text in
      needle.withUnsafeBufferPointer { needle in
        let length = needle.count
        guard length >= 2, text.count >= length else { return 0 }
        var (count, place) = (0, 0)
        let letter = needle[1]
        while place <= text.count - length {
          // Words begin after a space, as the needle does.
          if text[place + 1] == letter, text[place] == needle[0],
            (2..<length).allSatisfy({ text[place + $0] == needle[$0] })
          {
            count += 1
            if count >= most { break }
          }
          place += 1
        }
        return count
      }
    }
  }

  /// The rest of a text that is not ASCII.
  private mutating func readOn(_ text: UnsafeRawBufferPointer, from place: Int) {
    var rest = String(decoding: text[place...], as: UTF8.self)
    // Marks and letters that only together make the sign that others write.
    if rest.unicodeScalars.contains(where: ScriptRules.composes) {
      rest = rest.precomposedStringWithCanonicalMapping
    }
    for scalar in rest.unicodeScalars {
      if scalar.value < 0x80 {
        take(ascii: UInt8(truncatingIfNeeded: scalar.value))
      } else {
        take(scalar)
      }
    }
    endWord()
  }

  private mutating func take(ascii byte: UInt8) {
    switch byte {
    case 0x30...0x39, 0x61...0x7A: put(byte)
    case 0x41...0x5A: put(byte | 0x20)
    default: endWord()
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    for part in ScriptRules.compatible(scalar) {
      if ScriptRules.isWord(part) {
        endWord()
        put(part)
        endWord()
        continue
      }
      switch ScriptRules.fold(part) {
      case .nothing: break
      case .separator: endWord()
      case .scalar(let one): put(one)
      case .letters(let first, let second):
        put(first)
        put(second)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 { return put(UInt8(truncatingIfNeeded: scalar.value)) }
    guard wordLength + 4 <= Self.longestWord else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      bytes.append(byte)
      wordLength += 1
    }
  }

  private mutating func put(_ byte: UInt8) {
    guard wordLength < Self.longestWord else { return }
    bytes.append(byte)
    wordLength += 1
  }

  private mutating func endWord() {
    if wordLength == 0 { return }
    bytes.append(Self.space)
    count += 1
    wordLength = 0
  }
}
