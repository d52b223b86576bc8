public import CirclesModel

/// Builds a `PersonIndex`, a person at a time.
public struct PersonIndexBuilder: Sendable {
  private var index = PersonIndex()
  private var keys: [UInt64] = []
  private var people: [UInt32] = []
  private var relatives: [(person: UInt32, relative: PersonFacts.Relative)] = []
  private let owners: Set<UInt64>

  /// Begins an index.
  public init(settings: MatchingSettings = MatchingSettings()) {
    owners = Set(settings.owners.map(PersonFacts.full))
  }

  /// Adds a person.
  public mutating func add(_ person: KnownPerson) {
    let number = UInt32(index.identifiers.count)
    let facts = PersonFacts(person)
    index.identifiers.append(person.identifier)
    index.names.append(person.name)
    index.nameWords.append(contentsOf: facts.names)
    index.nameStarts.append(UInt32(index.nameWords.count))
    index.contextWords.append(contentsOf: facts.context)
    index.contextStarts.append(UInt32(index.contextWords.count))
    index.topics.append(facts.topics)
    index.places.append(facts.place)
    index.genders.append(facts.gender)
    index.birthdays.append(facts.birthday)
    if facts.birthday.key != 0 { index.hasBirthdays = true }
    index.marks.append(marks(facts))
    index.familyInitials.append(facts.initials)
    index.givenInitials.append(facts.givenInitial)
    if facts.place != 0 { index.placeCounts[facts.place, default: 0] += 1 }
    let before = keys.count
    PersonKeys.each(facts) { key, _ in
      // The same key twice for one person would count them twice.
      for earlier in keys[before...] where earlier == key { return }
      keys.append(key)
      people.append(number)
    }
    keys.append(BlockKey.identifier.of(WordHash.of(person.identifier.lowercased())))
    people.append(number)
    for relative in facts.relatives { relatives.append((number, relative)) }
  }

  /// The index of all that was added.
  public consuming func finish() -> PersonIndex {
    index.postings = Postings(entries: keys, people: people)
    tie()
    return index
  }

  private func marks(_ facts: PersonFacts) -> PersonMarks {
    var marks: PersonMarks = []
    if facts.isCompany { marks.insert(.company) }
    if facts.isLabelOnly { marks.insert(.labelOnly) }
    if facts.names.contains(where: { $0.role.contains(.label) }) { marks.insert(.labelled) }
    if !facts.ownRelations.isEmpty { marks.insert(.ownRelative) }
    if facts.hasNickname { marks.insert(.nicknamed) }
    if facts.isFormal { marks.insert(.formal) }
    if facts.isCouple { marks.insert(.couple) }
    if facts.fulls.contains(where: { $0 != 0 && owners.contains($0) }) { marks.insert(.owner) }
    return marks
  }

  /// Ties people to those whom their cards call related, both ways.
  private mutating func tie() {
    var ties: [(from: UInt32, kinship: Kinship)] = []
    for (person, relative) in relatives {
      for other in find(relative, of: person) where other != person {
        ties.append((person, Kinship(relation: relative.relation, person: other)))
        if let inverse = relative.relation.inverse {
          ties.append((other, Kinship(relation: inverse, person: person)))
        }
      }
    }
    ties.sort { $0.from < $1.from }
    var at = 0
    index.edges.reserveCapacity(ties.count)
    index.edgeStarts = [0]
    index.edgeStarts.reserveCapacity(index.identifiers.count + 1)
    for person in 0..<UInt32(index.identifiers.count) {
      while at < ties.count, ties[at].from == person {
        index.edges.append(ties[at].kinship)
        at += 1
      }
      index.edgeStarts.append(UInt32(index.edges.count))
    }
  }

  /// Those of the book whom a card may mean by a relative; several bear one name, at most four are
  /// taken.
  private func find(_ relative: PersonFacts.Relative, of person: UInt32) -> [UInt32] {
    if let identifier = relative.identifier {
      let found = index.postings[BlockKey.identifier.of(WordHash.of(identifier.lowercased()))]
      if !found.isEmpty { return Array(found.prefix(1)) }
    }
    guard relative.full != 0 else { return [] }
    let found = index.postings[BlockKey.full.of(relative.full)]
    return found.count > 4 ? [] : Array(found)
  }
}
