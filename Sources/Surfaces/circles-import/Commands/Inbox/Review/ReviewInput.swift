/// What the user tells a review, by one key or one line of a script.
enum ReviewInput: Equatable {
  /// `1` to `9`: file the note under that suggestion, or under that person of the last search.
  case choose(Int)
  /// `/words`: look for people; without words, back to the suggestions.
  case search(String)
  /// `n name`: a new person, and file the entry under them.
  case new(String)
  /// `e text`: another text; without one the editor opens.
  case edit(String?)
  /// `j`: leave the entry where it is, and go to the next.
  case skip
  /// `k`: back to the entry before.
  case previous
  /// `x`: take the entry out of the inbox.
  case dismiss
  /// `z`: undo the last step.
  case revert
  /// `q`: end.
  case quit
  /// `?`: say what the keys mean.
  case help
  /// Anything else.
  case unknown

  /// Reads a line of a script; nil for a blank one.
  init?(line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.isEmpty { return nil }
    if words.hasPrefix("/") {
      self = .search(
        words.dropFirst().split(whereSeparator: \.isWhitespace).joined(separator: " "))
    } else if words.count == 1, let key = words.utf8.first {
      self.init(key: key)
    } else if words.hasPrefix("n ") {
      self = .new(String(words.dropFirst(2)))
    } else if words.hasPrefix("e ") {
      self = .edit(String(words.dropFirst(2)))
    } else {
      self = .unknown
    }
  }

  /// Reads a key. `/` and `n` alone begin a search or a name, whose words are still to come.
  init(key: UInt8) {
    switch key {
    case UInt8(ascii: "1")...UInt8(ascii: "9"): self = .choose(Int(key - UInt8(ascii: "0")))
    case UInt8(ascii: "/"): self = .search("")
    case UInt8(ascii: "n"): self = .new("")
    case UInt8(ascii: "e"): self = .edit(nil)
    case UInt8(ascii: "j"): self = .skip
    case UInt8(ascii: "k"): self = .previous
    case UInt8(ascii: "x"): self = .dismiss
    case UInt8(ascii: "z"): self = .revert
    // Ctrl-C and Ctrl-D mean an end wherever they are typed.
    case UInt8(ascii: "q"), 0x03, 0x04: self = .quit
    case UInt8(ascii: "?"), UInt8(ascii: "h"): self = .help
    default: self = .unknown
    }
  }
}
