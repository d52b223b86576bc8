import CirclesModel
import SeededRandom

/// A small address book in which names, numbers and UIDs collide far more often than in life.
struct RandomBook {
  var dice: SeededRandom
  private let names = [
    "Ana Ruiz", "RUIZ, Ana", "Ben Hale", "Ben Hale Jr.", "Cem Aydin", "Dana Moss", "Mom",
    "Łukasz Dvořák", "Lukasz Dvorak",
  ]

  init(seed: Int) { dice = SeededRandom(UInt64(seed)) }

  /// Fields with a bit of everything.
  mutating func fields() -> ContactFields {
    var fields = ContactFields()
    fields.name.display = names.randomElement(using: &dice) ?? ""
    for _ in 0..<Int.random(in: 0...2, using: &dice) {
      let number = "+1503555010\(Int.random(in: 0...5, using: &dice))"
      let labels = ["home", "work", ""]
      fields.phones.append(
        Phone(value: number, normalized: number, label: labels.randomElement(using: &dice) ?? ""))
    }
    if dice.chance(30) {
      fields.emails = [Email(value: "\(Int.random(in: 0...5, using: &dice))@example.com")]
    }
    if dice.chance(30) {
      fields.birthday = PartialDate(
        year: dice.chance(50) ? 1990 : nil, month: 3, day: Int.random(in: 1...3, using: &dice),
        calendar: dice.chance(20) ? "hebrew" : "gregorian")
    }
    if dice.chance(40) {
      fields.jobTitle = ["Engineer", "Baker"].randomElement(using: &dice) ?? ""
    }
    if dice.chance(30) { fields.categories = [dice.chance(50) ? "Friends" : "Work"] }
    if dice.chance(30) { fields.note = "note \(Int.random(in: 0...9, using: &dice))" }
    if dice.chance(30) {
      fields.related = [
        RelatedPerson(type: "friend", name: names.randomElement(using: &dice)),
        RelatedPerson(type: "boss", identifier: "\(Int.random(in: 0...6, using: &dice))"),
      ]
    }
    if dice.chance(20) {
      let data = [UInt8.random(in: 0...3, using: &dice)]
      fields.photo = Photo(mediaType: "image/png", byteCount: 1, data: data)
    }
    return fields
  }

  /// Cards with their UIDs; nil for those whose source gives none.
  mutating func draw(_ count: Int) -> [(fields: ContactFields, uid: String?)] {
    (0..<count).map { _ in
      if dice.chance(10) {
        var group = ContactFields()
        group.kind = .group
        group.name.display = "Choir"
        group.members = (0..<3).map { _ in "\(Int.random(in: 0...6, using: &dice))" }
        return (group, "g\(Int.random(in: 0...1, using: &dice))")
      }
      return (fields(), dice.chance(60) ? "\(Int.random(in: 0...6, using: &dice))" : nil)
    }
  }

  /// The records of a file with these cards, as a reader delivers them.
  static func records(_ cards: [(fields: ContactFields, uid: String?)]) -> [ContactRecord] {
    var bearers: [String: Int] = [:]
    for card in cards where card.fields.kind != .group {
      bearers[NameNormalizer.normalize(card.fields.name), default: 0] += 1
    }
    return cards.map { card in
      let plain = record(card.fields, uid: card.uid)
      let name = NameNormalizer.normalize(card.fields.name)
      guard card.uid == nil, bearers[name, default: 0] > 1 else { return plain }
      return plain.among(namesakes: card.fields.phones.first?.value ?? plain.digest.hex)
    }
  }
}
