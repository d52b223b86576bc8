/// Reads a clock as apps print it and OCR engines misread it: `9:41 AM`, `19.05`, `l9:05`, `9:4l pm`.
enum ClockText {
  /// The clock that a whole text is; nil where it is anything else.
  ///
  /// With `isLoose`, letters that stand for digits and digits out of range are guessed at: only for
  /// places where a clock is expected.
  static func parse(_ text: String, isLoose: Bool = false) -> ClockReading? {
    var rest = Array(text.trimmingSpaces)
    if rest.isEmpty || rest.count > 14 { return nil }
    var half: Half?
    for (mark, meaning) in leading where text.trimmingSpaces.hasPrefix(mark) {
      half = meaning
      rest = Array(rest.dropFirst(mark.count).drop { $0.isWhitespace })
    }
    if half == nil, let (meaning, length) = trailing(rest, isLoose) {
      half = meaning
      rest.removeLast(length)
    }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    guard let (hours, minutes, isSplit) = split(rest, isLoose) else { return nil }
    if !isLoose, !(hours + minutes).allSatisfy({ $0.isASCII && $0.isNumber || mended($0) }) {
      return nil
    }
    if !isLoose, !(hours + minutes).contains(where: { $0.isASCII && $0.isNumber }) { return nil }
    return reading(hours, minutes, half, isSplit, isLoose)
  }

  private enum Half { case morning, afternoon }

  private static let leading: [(String, Half)] = [
    ("上午", .morning), ("下午", .afternoon), ("午前", .morning), ("午後", .afternoon),
    ("오전", .morning), ("오후", .afternoon),
  ]

  /// The mark behind a clock, and its length: `am`, `p.m.`, `p. m.`; loosely also what comes of it.
  private static func trailing(_ text: [Character], _ isLoose: Bool) -> (Half, Int)? {
    guard let begin = text.lastIndex(where: { $0.isNumber }), begin + 1 < text.count else {
      return nil
    }
    let tail = text[(begin + 1)...]
    let letters = String(tail.filter(\.isLetter)).lowercased()
    if tail.contains(where: { !$0.isLetter && !$0.isWhitespace && $0 != "." }) { return nil }
    switch letters {
    case "am": return (.morning, tail.count)
    case "pm": return (.afternoon, tail.count)
    default: break
    }
    guard isLoose, (1...4).contains(letters.count) else { return nil }
    // An M at this size is read as py, pu, pn, pjy; of AM more is left.
    if letters.hasPrefix("p") { return (.afternoon, tail.count) }
    if letters.hasPrefix("a") { return (.morning, tail.count) }
    return nil
  }

  private static let separators: Set<Character> = [":", ".", ";", ",", "·"]

  /// Hours and minutes: `9` and `41`. Loosely also without anything between.
  private static func split(
    _ text: [Character], _ isLoose: Bool
  ) -> (hours: [Character], minutes: [Character], isSplit: Bool)? {
    var text = text
    while isLoose, let last = text.last, separators.contains(last) || last == "_" {
      text.removeLast()
    }
    if let place = text.firstIndex(where: separators.contains) {
      let hours = Array(text[..<place])
      let minutes = Array(text[(place + 1)...])
      guard (1...2).contains(hours.count), minutes.count == 2 else { return nil }
      return (hours, minutes, true)
    }
    guard isLoose, (3...4).contains(text.count),
      text.filter({ $0.isNumber }).count >= text.count - 1
    else { return nil }
    return (Array(text.dropLast(2)), Array(text.suffix(2)), false)
  }

  private static func reading(
    _ hours: [Character], _ minutes: [Character], _ half: Half?, _ isSplit: Bool, _ isLoose: Bool
  ) -> ClockReading? {
    let hourChoices = numbers(hours, below: half == nil ? 24 : 13, isLoose)
    let minuteChoices = numbers(minutes, below: 60, isLoose)
    var found: [ClockTime] = []
    for hour in hourChoices {
      for minute in minuteChoices {
        var hour = hour
        if let half {
          if hour == 0 || hour > 12 { continue }
          hour = hour % 12 + (half == .afternoon ? 12 : 0)
        }
        if let time = ClockTime(hour: hour, minute: minute), !found.contains(time) {
          found.append(time)
        }
      }
    }
    if found.isEmpty { return nil }
    let clean = (hours + minutes).allSatisfy { $0.isASCII && $0.isNumber }
    return ClockReading(candidates: found, isExact: clean && isSplit && found.count == 1)
  }

  /// The numbers that some characters may be, the likeliest first.
  private static func numbers(
    _ characters: [Character], below limit: Int, _ isLoose: Bool
  ) -> [Int] {
    var values = [0]
    for character in characters {
      let digits = digits(of: character)
      values = values.flatMap { value in digits.map { value * 10 + $0 } }
    }
    let right = values.filter { $0 < limit }
    if !right.isEmpty || !isLoose { return right }
    // Out of range: one of the digits was misread for one that looks like it.
    var guesses: [Int] = []
    for value in values {
      let low = value % 10
      for high in lookalikes[min(value / 10, 9)] ?? [] where high * 10 + low < limit {
        guesses.append(high * 10 + low)
      }
    }
    return guesses
  }

  private static func mended(_ character: Character) -> Bool { "OolI|S".contains(character) }

  private static func digits(of character: Character) -> [Int] {
    if let value = character.wholeNumberValue, character.isASCII { return [value] }
    return confusables[character] ?? []
  }

  private static let confusables: [Character: [Int]] = [
    "O": [0], "o": [0, 9], "Q": [0], "D": [0], "U": [0], "l": [1], "I": [1], "|": [1], "i": [1],
    "!": [1], "j": [1], "J": [1], "t": [1], "Z": [2], "z": [2], "S": [5], "s": [5], "b": [6],
    "G": [6], "T": [7], "?": [7], "B": [8], "g": [9], "q": [9], "A": [4], "a": [4],
  ]

  private static let lookalikes: [Int: [Int]] = [
    3: [1, 2], 4: [1], 5: [1], 6: [0, 5], 7: [1, 2], 8: [0, 3], 9: [0, 1],
  ]
}
