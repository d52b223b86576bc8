import SeededRandom

/// Lives from seeds: the same seed is the same life.
struct Generator {
  private var dice: SeededRandom
  private let isLong: Bool
  private var books: [String: [Card]] = [:]
  private var notes: [Note] = []
  private var chats: [String: [Chat.Line]] = [:]

  /// `isLong` lets the built program take part, which costs a second each time.
  init(seed: UInt64, isLong: Bool = false) {
    dice = SeededRandom(seed)
    self.isLong = isLong
  }

  /// One life. Half of them are of imports and edits through the program alone, and end with the undo of
  /// everything, last first.
  mutating func life() -> Life {
    let isPure = dice.chance(50)
    var steps: [Step] = [.load(Load([.cards(evolved("one"))]))]
    for _ in 0..<(7 + dice.below(7)) {
      steps.append(contentsOf: step(isPure))
    }
    let ending: Life.Ending =
      isPure ? .lastFirst : dice.chance(50) ? .anyOrder(seed: dice.next()) : .none
    return Life(steps, ending: ending)
  }

  private mutating func step(_ isPure: Bool) -> [Step] {
    switch dice.below(isPure ? 72 : 100) {
    case 0..<30: return loading()
    case 30..<33: return [.reprocess]
    case 33..<36: return [.alias(of: name(), pick(["Nini", "Captain", "Mum"]))]
    case 36..<40: return [.birthday(of: name(), pick(["--06-05", "1990-06-05"]))]
    case 40..<48: return [.merge(name(), name())]
    case 48..<54: return [.unmerge(name())]
    case 54..<58: return [.assign(note: dice.below(4), to: name())]
    case 58..<60: return [.dismiss(note: dice.below(4))]
    case 60..<63: return [.rewrite(note: dice.below(4), "Dinner with \(name()) on Friday")]
    case 63..<69: return [.trialUndo]
    case 69..<72: return [.reversed]
    case 72..<85: return [.undo(dice.below(4))]
    default: return [.sql(edit())]
    }
  }

  private mutating func loading() -> [Step] {
    let source = pick(["one", "one", "two", "three"])
    if isLong, dice.chance(2) {
      let load = Load([.cards(evolved("one")), .notes(writtenNotes())])
      return dice.chance(50) ? [.daemon(load)] : [.killed(load, after: 5 + dice.below(60))]
    }
    var load: Load
    switch dice.below(10) {
    case 0..<6: load = Load([.cards(evolved(source))], source: source, prunes: dice.chance(30))
    case 6: load = Load([.notes(writtenNotes())])
    case 7, 8: load = Load([.chat(talked())])
    default: load = Load([.notes(writtenNotes()), .cards(evolved("one")), .chat(talked())])
    }
    var steps: [Step] = [dice.chance(50) ? .foretold(load) : .load(load)]
    if dice.chance(35) { steps.append(.again) }
    if dice.chance(35) { steps.append(.trialUndo) }
    return steps
  }

  private mutating func edit() -> Step.Edit {
    switch dice.below(8) {
    case 0, 1: return .title(of: name(), "Hand")
    case 2: return .rename(name(), to: name())
    case 3: return .removePhones(of: name())
    case 4: return .relationship(of: name(), "Mentor")
    case 5: return .familyDetails(of: name(), "two cats")
    case 6: return dice.chance(40) ? .delete(name()) : .rewriteInteractions(of: name(), "by hand")
    default: return .moveInteractions(of: name(), to: name())
    }
  }

  // MARK: Address books

  /// So many cards that were never met.
  mutating func cards(_ count: Int) -> [Card] { (0..<count).map { _ in card() } }

  /// The next export of an address book: some cards are new, changed, gone, or another's.
  private mutating func evolved(_ source: String) -> [Card] {
    var cards = books[source] ?? []
    for _ in 0..<(1 + dice.below(3)) {
      let place = dice.below(cards.count)
      switch cards.isEmpty ? 0 : dice.below(9) {
      case 0...2: cards.append(card())
      case 3: cards.remove(at: place)
      case 4, 5: change(&cards[place])
      case 6: cards[place].name = name()
      case 7: cards.shuffle(using: &dice)
      default:
        if let other = books.values.flatMap({ $0 }).sorted(by: { $0.swift < $1.swift })
          .randomElement(using: &dice)
        {
          cards.append(other)
        }
      }
    }
    if dice.chance(5) {
      let uids = cards.filter { !$0.isGroup }.compactMap(\.uid)
      cards.append(
        Card(
          "Group", uid: "g\(dice.below(2))", members: Array(uids.shuffled(using: &dice).prefix(2))))
    }
    books[source] = cards
    return cards
  }

  private mutating func card() -> Card {
    var card = Card(name())
    let number = dice.below(12)
    card.uid = dice.chance(25) ? nil : dice.chance(50) ? "u\(number)" : Self.uuid(number)
    for _ in 0..<4 { change(&card) }
    return card
  }

  private mutating func change(_ card: inout Card) {
    switch dice.below(9) {
    case 0, 1: card.phones = some((0..<10).map { "+4477009001\(10 + $0)" })
    case 2: card.emails = some((0..<6).map { "m\($0)@x.example" })
    case 3: card.birthday = maybe(["1990-03-15", "1975-11-02", "--02-29"])
    case 4: card.categories = some(["Family", "Friends", "Choir", "Work"])
    case 5: card.organization = maybe(["Northwind", "Acme"])
    case 6: card.title = maybe(["Engineer", "Baker", "Pilot"])
    case 7: card.note = maybe(["likes tea", "plays chess"])
    default:
      if dice.chance(70) { card.nickname = maybe(["Nini", "Bo"]) } else { card.spouse = name() }
    }
  }

  private static func uuid(_ number: Int) -> String {
    "0c1e5000-0000-4000-8000-0000000000\(10 + number)"
  }

  private mutating func some(_ values: [String]) -> [String] {
    Array(values.shuffled(using: &dice).prefix(dice.below(3)))
  }

  private mutating func maybe(_ values: [String]) -> String? {
    dice.chance(25) ? nil : pick(values)
  }

  private mutating func pick(_ values: [String]) -> String { values[dice.below(values.count)] }

  private mutating func name() -> String {
    pick(["Ana", "Ben", "Chloe", "Zoë"]) + " " + pick(["Ruiz", "Hartley", "O'Neill"])
  }

  // MARK: Notes and chats

  private mutating func writtenNotes() -> [Note] {
    for _ in 0..<(1 + dice.below(2)) {
      let text = pick([
        "Long lunch with \(name()). She took up pottery in the spring.",
        "Called \(name()) about the move to Denver in May.", "Your code is 493021.",
        "\(name()) said her birthday is June 5th. Spoke with \(name()) too.",
      ])
      if !notes.isEmpty, dice.chance(30) {
        notes[dice.below(notes.count)].text = text
      } else {
        notes.append(Note("n\(notes.count)", day: 1 + dice.below(28), text))
      }
    }
    return notes
  }

  private mutating func talked() -> Chat {
    let with = dice.chance(80) ? name() : pick(["Stranger", "+44 7700 900110"])
    var lines = chats[with] ?? []
    var minute = dice.below(28) * 1440 + dice.below(1440)
    for _ in 0..<(1 + dice.below(4)) {
      lines.append(Chat.Line(minute, mine: dice.chance(40), "word\(dice.below(999)) pottery"))
      minute += [1, 30, 300, 900][dice.below(4)]
    }
    lines.sort { $0.minute < $1.minute }
    chats[with] = lines
    return Chat(with: with, Array(lines.suffix(dice.chance(60) ? lines.count : 3)))
  }
}
