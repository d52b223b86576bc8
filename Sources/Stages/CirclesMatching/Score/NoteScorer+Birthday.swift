/// Whose birthday a text tells of: the age that somebody of the book comes to about the day it was taken, or the
/// very day on their card.
extension NoteScorer {
  /// More people than that with a birthday on one day tell nobody apart.
  private static let maximumSharing = 24

  mutating func takeBirthdays() {
    guard let day = view.day, index.hasBirthdays,
      let talk = BirthdayTalk(view.text, view.numbers, taken: day)
    else { return }
    for at in candidates.all.indices {
      let strength = talk.strength(of: index.birthdays[Int(candidates[at].person)])
      if strength > 0 { candidates[at].raise(.birthday, strength, "birthday on the card") }
      // An age that is said for sure is reason enough to weigh them with those who are named.
      if strength >= 1 { candidates[at].isHint = false }
    }
    if !talk.isSure { return }
    // Whom nothing names, but whose birthday it is.
    for key in talk.keys {
      let people = index.postings[key]
      if people.isEmpty || people.count > Self.maximumSharing { continue }
      for person in people where candidates.find(person) == nil {
        let strength = talk.strength(of: index.birthdays[Int(person)])
        guard strength >= 1, let at = admit(person) else { continue }
        candidates[at].raise(.birthday, strength, "birthday on the card")
      }
    }
  }
}
