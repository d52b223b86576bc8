/// Reads a clock as apps print it and OCR engines misread it: `9:41 AM`, `19.05`, `l9:05`, `9:4l pm`.
enum ClockText {
  /// The clock that a whole text is; nil where it is anything else.
  ///
  /// With `isLoose`, letters that stand for digits and digits out of range are guessed at: only for
  /// places where a clock is expected.
  static func parse(_ text: String, isLoose: Bool = false) -> ClockReading? {
    guard isLoose || DayWords.mayHaveNumber(text) else { return nil }
    var text = text.trimmingSpaces[...]
    if text.isEmpty || text.count > 14 { return nil }
    var halves: [Half?] = [nil]
    for (mark, meaning) in leading where text.hasPrefix(mark) {
      halves = [meaning]
      text = text.dropFirst(mark.count).drop { $0.isWhitespace }
    }
    guard let parts = split(Array(text), isLoose) else { return nil }
    if !parts.tail.isEmpty {
      guard let meant = Self.halves(parts.tail, isLoose) else { return nil }
      halves = meant
    }
    let digits = parts.hours + parts.minutes
    if !isLoose {
      guard digits.allSatisfy({ $0.isASCII && $0.isNumber || mended($0) }),
        digits.filter({ $0.isASCII && $0.isNumber }).count * 2 >= digits.count
      else { return nil }
    }
    return reading(parts, halves, isLoose)
  }

  private enum Half { case morning, afternoon }

  private static let leading: [(String, Half)] = [
    ("上午", .morning), ("下午", .afternoon), ("午前", .morning), ("午後", .afternoon),
    ("오전", .morning), ("오후", .afternoon),
  ]

  /// Whether a word is the mark of the half day that stands before a clock.
  static func isHalf(_ word: String) -> Bool { leading.contains { $0.0 == word } }

  /// What the mark behind a clock says: `am`, `p.m.`, `p. m.`; loosely also what comes of it.
  private static func halves(_ tail: [Character], _ isLoose: Bool) -> [Half?]? {
    let letters = String(tail.filter { $0.isLetter || $0.isNumber }).lowercased()
    if tail.contains(where: { !$0.isLetter && !$0.isNumber && !$0.isWhitespace && $0 != "." }) {
      return nil
    }
    switch letters {
    case "am", "ص": return [.morning]
    case "pm", "م": return [.afternoon]
    default: break
    }
    guard isLoose, (1...4).contains(letters.count) else { return nil }
    // An M of this size is read as py, pu, pn, pjy; of AM as much is left.
    if "p".contains(letters.prefix(1)) { return [.afternoon] }
    if "a4".contains(letters.prefix(1)) { return [.morning] }
    return letters.hasSuffix("m") ? [.afternoon, .morning] : nil
  }

  private static let separators: Set<Character> = [":", ".", ";", ",", "·"]

  /// The parts of a clock: `9`, `41` and what stands behind.
  private struct Parts {
    var hours: [Character]
    var minutes: [Character]
    var tail: [Character]
    /// Whether a sign stands between hours and minutes.
    var isSplit: Bool
  }

  private static func split(_ text: [Character], _ isLoose: Bool) -> Parts? {
    if let place = text.prefix(3).firstIndex(where: separators.contains) {
      let rest = text[(place + 1)...]
      guard place >= 1, rest.count >= 2 else { return nil }
      let tail = Array(rest.dropFirst(2).drop { $0.isWhitespace })
      // Another digit at once, or a third part, is no clock.
      if rest.count > 2, let next = rest.dropFirst(2).first, next.isNumber || next == ":" {
        return nil
      }
      return Parts(
        hours: Array(text[..<place]), minutes: Array(rest.prefix(2)), tail: trimmed(tail, isLoose),
        isSplit: true)
    }
    guard isLoose else { return nil }
    let run = text.prefix { !$0.isWhitespace && !separators.contains($0) && $0 != "_" }
    guard (3...4).contains(run.count), run.filter(\.isNumber).count >= run.count - 1 else {
      return nil
    }
    let tail = Array(text.dropFirst(run.count).drop { $0.isWhitespace })
    return Parts(
      hours: Array(run.dropLast(2)), minutes: Array(run.suffix(2)), tail: trimmed(tail, isLoose),
      isSplit: false)
  }

  private static func trimmed(_ tail: [Character], _ isLoose: Bool) -> [Character] {
    var tail = tail
    while isLoose, let last = tail.last, !last.isLetterOrDigit { tail.removeLast() }
    return tail
  }

  private static func reading(_ parts: Parts, _ halves: [Half?], _ isLoose: Bool) -> ClockReading? {
    var found: [ClockTime] = []
    for half in halves {
      for hour in numbers(parts.hours, below: half == nil ? 24 : 13, isLoose) {
        for minute in numbers(parts.minutes, below: 60, isLoose) {
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
    }
    if found.isEmpty { return nil }
    // Exact is only what needed no guess: clean digits in range, and a clean mark behind.
    let isClean =
      parts.isSplit && (parts.hours + parts.minutes).allSatisfy { $0.isASCII && $0.isNumber }
      && (parts.tail.isEmpty || Self.halves(parts.tail, false) != nil)
      && !numbers(parts.hours, below: halves == [nil] ? 24 : 13, false).isEmpty
      && !numbers(parts.minutes, below: 60, false).isEmpty
    return ClockReading(candidates: found, isExact: isClean && found.count == 1)
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
    if !guesses.isEmpty { return guesses }
    for value in values {
      for high in lookalikes[min(value / 10, 9)] ?? [] {
        for low in lookalikes[value % 10] ?? [] where high * 10 + low < limit {
          guesses.append(high * 10 + low)
        }
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
