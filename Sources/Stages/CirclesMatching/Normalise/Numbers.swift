/// Telephone numbers compared by their last digits, so that `07700 900199` meets `+447700900199`.
enum Numbers {
  /// So many last digits tell a number surely; a shorter number has to be equal from its first local
  /// digit on.
  static let sure = 9
  static let local = 7
  /// E.164 allows 15 digits.
  static let maximum = 15

  /// The digits of a text.
  static func digits(_ text: String) -> [UInt8] {
    Array(text.utf8.lazy.filter { $0 >= 0x30 && $0 <= 0x39 }.prefix(maximum + 3))
  }

  /// The keys under which a contact's number is found.
  static func keys(_ digits: [UInt8]) -> [UInt64] {
    var keys: [UInt64] = []
    if digits.count >= sure { keys.append(WordHash.of(digits.suffix(sure))) }
    if digits.count >= local { keys.append(WordHash.of(digits.suffix(local)) &+ 7) }
    return keys
  }

  /// The key that looks a number up: by its last nine digits, by its last seven when it has no more.
  static func key(_ digits: [UInt8]) -> UInt64? {
    if digits.count >= sure { return WordHash.of(digits.suffix(sure)) }
    return digits.count >= local ? WordHash.of(digits.suffix(local)) &+ 7 : nil
  }

  /// A number found in a text.
  struct Found {
    var key: UInt64
    var start: Int
    var end: Int
  }

  /// As many numbers of a text are looked up.
  static let maximumFound = 64

  /// The numbers in a text: digits with spaces, dots, dashes, brackets and slashes between them.
  static func find(in bytes: [UInt8]) -> [Found] {
    var found: [Found] = []
    var at = 0
    while at < bytes.count, found.count < maximumFound {
      let byte = bytes[at]
      guard byte >= 0x30 && byte <= 0x39 else {
        at += 1
        continue
      }
      var digits: [UInt8] = []
      var end = at
      var gap = 0
      var scan = at
      while scan < bytes.count, digits.count <= maximum {
        let byte = bytes[scan]
        if byte >= 0x30 && byte <= 0x39 {
          digits.append(byte)
          end = scan + 1
          gap = 0
        } else if isJoint(byte), gap < 2 {
          gap += 1
        } else {
          break
        }
        scan += 1
      }
      if digits.count <= maximum, let key = key(digits) {
        found.append(Found(key: key, start: at, end: end))
      }
      // A longer row of digits is no number, nor is any part of it.
      at = max(end, at + 1)
    }
    return found
  }

  private static func isJoint(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x2D, 0x2E, 0x28, 0x29, 0x2F: true
    default: false
    }
  }
}
