/// What the user tells a review, by one key or one line of a script.
enum ReviewWord: Equatable {
  /// `1` to `9`: file the note under that suggestion, or under that person of the last search.
  case choose(Int)
  /// `/words`: look for people; without words, back to the suggestions.
  case search(String)
  /// `s`: leave the note where it is.
  case skip
  /// `d`: take the note out of the inbox.
  case dismiss
  /// `u`: take the last step back.
  case takeBack
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
    } else {
      self = .unknown
    }
  }

  /// Reads a key. `/` alone begins a search, whose words are still to come.
  init(key: UInt8) {
    switch key {
    case UInt8(ascii: "1")...UInt8(ascii: "9"): self = .choose(Int(key - UInt8(ascii: "0")))
    case UInt8(ascii: "/"): self = .search("")
    case UInt8(ascii: "s"): self = .skip
    case UInt8(ascii: "d"): self = .dismiss
    case UInt8(ascii: "u"): self = .takeBack
    // Ctrl-C and Ctrl-D mean an end wherever they are typed.
    case UInt8(ascii: "q"), 0x03, 0x04: self = .quit
    case UInt8(ascii: "?"), UInt8(ascii: "h"): self = .help
    default: self = .unknown
    }
  }
}
