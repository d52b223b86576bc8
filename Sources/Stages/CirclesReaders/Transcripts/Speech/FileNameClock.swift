/// A run of one kind of characters in a name.
enum FileNameToken: Hashable {
  case digits(String)
  /// Letters, in lower case.
  case word(String)
  case mark(Character)

  /// The most tokens that are looked at.
  static let maximumCount = 200

  /// A name's tokens. Blanks around a mark are left out, and several of them are one.
  static func split(_ name: String) -> [FileNameToken] {
    var tokens: [FileNameToken] = []
    var rest = Substring(name)
    while let first = rest.first, tokens.count < maximumCount {
      if first.isASCIIDigit {
        let run = rest.prefix(while: \.isASCIIDigit)
        tokens.append(.digits(String(run)))
        rest = rest.dropFirst(run.count)
      } else if first.isLetter {
        let run = rest.prefix(while: \.isLetter)
        tokens.append(.word(run.lowercased()))
        rest = rest.dropFirst(run.count)
      } else {
        let run = rest.prefix { !$0.isLetter && !$0.isASCIIDigit }
        let mark = run.first { !$0.isWhitespace } ?? " "
        tokens.append(.mark(mark))
        rest = rest.dropFirst(run.count)
      }
    }
    return tokens
  }

  var digits: String? { if case .digits(let digits) = self { digits } else { nil } }
  var word: String? { if case .word(let word) = self { word } else { nil } }
  var isMark: Bool { if case .mark = self { true } else { false } }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }
}

/// A time of day in a name, behind its date: `190533`, `19.05.33`, `at 7.05.33 PM`, `T1905Z`.
struct FileNameClock {
  private(set) var hour = 0
  private(set) var minute = 0
  private(set) var second = 0
  /// The seconds east of Greenwich, where the name tells.
  private(set) var offset: Int?
  /// Whether it is written without marks.
  private(set) var isSolid = false
  /// Where the name goes on.
  private(set) var end: Int

  /// Reads the time at a token; words and marks that join it to the date may stand before.
  init?(_ tokens: [FileNameToken], _ start: Int) {
    var at = start
    if at < tokens.count, let digits = tokens[at].digits, digits.count > 8 {
      // The date stands in the same digits.
      end = at + 1
      guard take(solid: digits.dropFirst(8)) else { return nil }
      at += 1
    } else {
      while at < tokens.count, at < start + 4, Self.joins(tokens[at]) { at += 1 }
      guard at < tokens.count, let digits = tokens[at].digits else { return nil }
      end = at + 1
      if digits.count == 4 || digits.count == 6 {
        guard take(solid: digits[...]) else { return nil }
        at += 1
      } else {
        guard let next = take(parted: tokens, at) else { return nil }
        at = next
      }
    }
    consumeHalf(tokens, &at)
    consumeZone(tokens, &at)
    end = at
  }

  private static func joins(_ token: FileNameToken) -> Bool {
    switch token {
    case .mark(let mark): " _-,.()".contains(mark)
    case .word(let word): ["t", "at", "um", "à", "a", "om", "kl", "alle", "las"].contains(word)
    case .digits: false
    }
  }

  private mutating func take(solid digits: Substring) -> Bool {
    isSolid = true
    return set(
      String(digits.prefix(2)), String(digits.dropFirst(2).prefix(2)),
      digits.count >= 6 ? String(digits.dropFirst(4).prefix(2)) : "0")
  }

  private mutating func take(parted tokens: [FileNameToken], _ at: Int) -> Int? {
    guard at + 2 < tokens.count, let hours = tokens[at].digits, hours.count <= 2,
      Self.parts(tokens[at + 1]), let minutes = tokens[at + 2].digits, minutes.count == 2
    else { return nil }
    if at + 4 < tokens.count, Self.parts(tokens[at + 3]), let seconds = tokens[at + 4].digits,
      seconds.count == 2, set(hours, minutes, seconds)
    {
      return at + 5
    }
    return set(hours, minutes, "0") ? at + 3 : nil
  }

  private static func parts(_ token: FileNameToken) -> Bool {
    switch token {
    case .mark(let mark): ":.-_꞉∶".contains(mark)
    case .word(let word): ["h", "m", "uhr"].contains(word)
    case .digits: false
    }
  }

  private mutating func set(_ hours: String, _ minutes: String, _ seconds: String) -> Bool {
    guard let hour = Int(hours), let minute = Int(minutes), let second = Int(seconds), hour < 24,
      minute < 60, second < 60
    else { return false }
    (self.hour, self.minute, self.second) = (hour, minute, second)
    return true
  }

  private mutating func consumeHalf(_ tokens: [FileNameToken], _ at: inout Int) {
    var next = at
    if next < tokens.count, tokens[next].isMark { next += 1 }
    guard next < tokens.count, let word = tokens[next].word, word == "am" || word == "pm",
      (1...12).contains(hour)
    else { return }
    hour = hour % 12 + (word == "pm" ? 12 : 0)
    at = next + 1
  }

  /// `Z`, `+0100`, `GMT+1`.
  private mutating func consumeZone(_ tokens: [FileNameToken], _ at: inout Int) {
    if at < tokens.count, tokens[at].word == "z" {
      offset = 0
      at += 1
      return
    }
    var next = at
    if next < tokens.count, tokens[next] == .mark(" ") { next += 1 }
    let isNamed = next < tokens.count && ["gmt", "utc"].contains(tokens[next].word)
    if isNamed { next += 1 }
    guard next + 1 < tokens.count, case .mark(let sign) = tokens[next],
      sign == "+" || isNamed && (sign == "-" || sign == "−"), let digits = tokens[next + 1].digits
    else {
      if isNamed { (offset, at) = (0, next) }
      return
    }
    let hours = Int(digits.count > 2 ? digits.dropLast(2) : digits[...]) ?? 99
    let minutes = digits.count > 2 ? Int(digits.suffix(2)) ?? 99 : 0
    guard digits.count <= 4, hours <= 14, minutes < 60 else { return }
    offset = (sign == "+" ? 1 : -1) * (hours * 3600 + minutes * 60)
    at = next + 2
  }
}
