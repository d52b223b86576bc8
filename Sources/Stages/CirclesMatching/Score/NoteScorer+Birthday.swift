import CirclesModel

/// Whose birthday a text tells of: the age that somebody of the book comes to about the day it was taken, or the
/// very day on their card.
extension NoteScorer {
  /// So many days before and behind the note a birthday is spoken of.
  private static let reach = -21...50
  /// More people than that with a birthday on one day tell nobody apart.
  private static let maximumSharing = 24

  mutating func takeBirthdays() {
    guard let day = view.day, index.hasBirthdays else { return }
    let numbers = view.numbers
    let hasCue = view.text.tokens.contains { BirthdayWords.cues.contains($0.hash) }
    var ages: [Int: Double] = [:]
    for number in numbers where (1...110).contains(number.value) {
      let strength = strength(ofAge: number)
      if strength > 0 { ages[number.value] = max(ages[number.value] ?? 0, strength) }
    }
    let days = self.days(numbers)
    if ages.isEmpty, days.isEmpty { return }
    for at in candidates.all.indices {
      let birthday = index.birthdays[Int(candidates[at].person)]
      let strength = birthday.strength(day, ages, days, hasCue: hasCue, reach: Self.reach)
      if strength > 0 { candidates[at].raise(.birthday, strength, "birthday on the card") }
      // An age that is said for sure is reason enough to weigh them with those who are named.
      if strength >= 1 { candidates[at].isHint = false }
    }
    guard hasCue || ages.values.contains(where: { $0 >= 1 }) else { return }
    suggestBirthdays(about: day, ages, days, hasCue: hasCue)
  }

  /// Whom nothing names, but whose birthday it is.
  private mutating func suggestBirthdays(
    about day: Birthday.Day, _ ages: [Int: Double], _ days: Set<UInt16>, hasCue: Bool
  ) {
    for offset in Self.reach {
      let people = index.postings[BlockKey.birthday.of(UInt32(day.later(by: offset).key))]
      if people.isEmpty || people.count > Self.maximumSharing { continue }
      for person in people where candidates.find(person) == nil {
        let strength = index.birthdays[Int(person)].strength(
          day, ages, days, hasCue: hasCue, reach: Self.reach)
        guard strength >= 1, let at = admit(person) else { continue }
        candidates[at].raise(.birthday, strength, "birthday on the card")
      }
    }
  }

  /// How likely a number is an age.
  private func strength(ofAge number: SpokenNumbers.Found) -> Double {
    let tokens = view.text.tokens
    if number.to + 1 < tokens.count {
      let next = tokens[number.to + 1].hash
      if BirthdayWords.units.contains(next) || BirthdayWords.months[next] != nil { return 0 }
      if BirthdayWords.days.contains(next), number.value > 2 { return 1 }
    }
    if number.from > 0, BirthdayWords.months[tokens[number.from - 1].hash] != nil { return 0 }
    let near = max(0, number.from - 6)..<min(tokens.count, number.to + 7)
    return near.contains { BirthdayWords.cues.contains(tokens[$0].hash) } ? 1 : 0.5
  }

  /// The days of a month that the text names.
  private func days(_ numbers: [SpokenNumbers.Found]) -> Set<UInt16> {
    let tokens = view.text.tokens
    var days: Set<UInt16> = []
    for number in numbers where (1...31).contains(number.value) {
      for at in [number.from - 2, number.from - 1, number.to + 1, number.to + 2]
      where tokens.indices.contains(at) {
        if let month = BirthdayWords.months[tokens[at].hash] {
          days.insert(Birthday.key(month, number.value))
        }
      }
    }
    return days
  }
}
