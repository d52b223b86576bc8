import CirclesModel

/// What a text says of somebody's birthday: ages, and days of a month.
struct BirthdayTalk {
  /// So many days before and behind the note a birthday is spoken of.
  static let reach = -21...50

  /// The day the text was taken.
  let day: GregorianDay
  /// How likely each number is an age.
  private(set) var ages: [Int: Double] = [:]
  private(set) var days: Set<UInt16> = []
  let hasCue: Bool
  /// The number behind a text's first word, which may be an age: `Tas 35! ...`.
  private var headAge: Int?

  /// Whether it is surely of a birthday, so that whoever has it is worth a suggestion.
  var isSure: Bool { hasCue || headAge != nil || ages.values.contains { $0 >= 1 } }

  /// Nil where it says nothing of that kind.
  init?(_ text: FoldedText, _ numbers: [SpokenNumbers.Found], taken day: GregorianDay) {
    self.day = day
    hasCue = text.tokens.contains { BirthdayWords.cues.contains($0.hash) }
    for number in numbers {
      if (1...110).contains(number.value) {
        let strength = Self.strength(ofAge: number, text)
        if strength > 0 {
          ages[number.value] = max(ages[number.value] ?? 0, strength)
          let isHead = number.from == 1 && text.tokens[0].flags.contains(.capital)
          if isHead { headAge = number.value }
        }
      }
      if (1...31).contains(number.value) { takeDay(number, text) }
    }
    if hasCue { takeRelativeDays(text) }
    if ages.isEmpty, days.isEmpty { return nil }
  }

  /// `birthday today`, `cumple hoy`, `hat morgen Geburtstag`.
  private mutating func takeRelativeDays(_ text: FoldedText) {
    for (at, token) in text.tokens.enumerated() {
      guard let away = BirthdayWords.relativeDays[token.hash] else { continue }
      let near = max(0, at - Self.nearby)..<min(text.tokens.count, at + Self.nearby + 1)
      guard near.contains(where: { BirthdayWords.names.contains(text.tokens[$0].hash) }),
        let said = GregorianDay(daysSince1970: day.daysSince1970 + away)
      else { continue }
      days.formUnion(Birthday.keys(on: said))
    }
  }

  /// So many words away from the word for it.
  private static let nearby = 3

  /// How likely a number is an age.
  private static func strength(ofAge number: SpokenNumbers.Found, _ text: FoldedText) -> Double {
    let tokens = text.tokens
    if number.to + 1 < tokens.count {
      let next = tokens[number.to + 1].hash
      if BirthdayWords.units.contains(next) || BirthdayWords.months[next] != nil { return 0 }
      if BirthdayWords.days.contains(next), number.value > 2 { return 1 }
      // `35 was yesterday`.
      if number.to + 2 < tokens.count, BirthdayWords.copulas.contains(next), number.value > 2,
        BirthdayWords.relativeDays[tokens[number.to + 2].hash] != nil
      {
        return 1
      }
    }
    if number.from > 0, BirthdayWords.months[tokens[number.from - 1].hash] != nil { return 0 }
    let near = max(0, number.from - 6)..<min(tokens.count, number.to + 7)
    return near.contains { BirthdayWords.cues.contains(tokens[$0].hash) } ? 1 : 0.5
  }

  /// `the 4th of May`, `May the fourth`.
  private mutating func takeDay(_ number: SpokenNumbers.Found, _ text: FoldedText) {
    for at in [number.from - 2, number.from - 1, number.to + 1, number.to + 2]
    where text.tokens.indices.contains(at) {
      if let month = BirthdayWords.months[text.tokens[at].hash] {
        days.insert(Birthday.key(month, number.value))
      }
    }
  }

  /// How far it agrees with a birthday: an age that is reached about then, or the day itself.
  func strength(of birthday: Birthday) -> Double {
    guard birthday.key != 0 else { return 0 }
    let isNamed = days.contains(birthday.key)
    var strength = isNamed ? (hasCue ? 1 : 0.5) : 0
    guard birthday.year != 0 else { return strength }
    for coming in [day.year - 1, day.year, day.year + 1] {
      guard let age = ages[coming - Int(birthday.year)], let kept = birthday.day(in: coming) else {
        continue
      }
      let away = kept.daysSince1970 - day.daysSince1970
      if Self.reach.contains(away) { strength = max(strength, age) + (isNamed ? 0.5 : 0) }
      // On the day itself hardly anything else is meant.
      if age > 0, headAge == coming - Int(birthday.year), (-1...1).contains(away) {
        strength = max(strength, 1)
      }
    }
    return min(1.5, strength)
  }

  /// The keys of the days on which the birthday can be.
  var keys: [UInt64] { birthdays.map { BlockKey.birthday.of(UInt32($0)) } }

  /// The months in which the birthday can be.
  var months: Set<UInt16> { Set(birthdays.map { $0 >> 5 }) }

  private var birthdays: [UInt16] {
    Self.reach.flatMap { away in
      GregorianDay(daysSince1970: day.daysSince1970 + away).map(Birthday.keys) ?? []
    }
  }
}
