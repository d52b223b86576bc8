/// What must be in a notebook: who there is, and what is known of them and by whose word.
///
/// It holds for each person, fact by fact, who wrote it and what: a run, or the user. A run that is
/// undone takes its lines out, and the last line that is left is what must be there. Who a new record
/// speaks of is read from the notebook and judged by the rules of identity. Where more than that
/// would be needed (merged people, one identifier twice in a file) a person is `isBlurred`: what
/// is known of them is believed, as long as some card of theirs or the user said it.
struct Model {
  var people: [Int: Person] = [:]
  /// What each record said, run by run; nil where it went.
  var said: [RecordKey: [(run: String, card: Card?)]] = [:]
  /// Everything that a record ever said.
  var everSaid: [RecordKey: Set<SourceSnapshot>] = [:]
  /// What the user gave, by person: it must stay.
  var byHand: [Int: [Fact: (run: String?, value: String)]] = [:]
  /// Records that were a person's when they went.
  var former: [Int: Set<RecordKey>] = [:]
  var merges: [Merge] = []
  /// Notes that the user decided: under whom; nil for nobody.
  var decided: [String: (run: String, contact: Int?)] = [:]
  /// Records whose person the user deleted.
  var orphans: Set<RecordKey> = []

  struct SourceSnapshot: Hashable {
    var fact: Fact
    var value: String
  }

  struct Person {
    var log: [Fact: [(run: String?, value: String?)]] = [:]
    var createdBy: String?
    var isBlurred = false

    func value(_ fact: Fact) -> String? { log[fact]?.last?.value }

    var facts: Facts { log.compactMapValues { $0.last?.value } }

    mutating func write(_ value: String?, _ fact: Fact, run: String?) {
      if self.value(fact) != value { log[fact, default: []].append((run, value)) }
    }

    /// Takes over what is there, whoever wrote it.
    mutating func adopt(_ facts: Facts) {
      for fact in Set(log.keys).union(facts.keys) { write(facts[fact], fact, run: nil) }
    }
  }

  struct Merge {
    var run: String
    var kept: Int
    var absorbed: Int
    /// The records that came with the absorbed person.
    var records: Set<RecordKey>
    /// The run that took it apart.
    var undoneBy: String?
  }

  /// Takes everything for what it is: after what the model does not follow.
  mutating func adopt(_ seen: Seen) {
    for (key, person) in seen.people {
      people[key, default: Person()].isBlurred = true
      people[key]?.adopt(person.facts)
    }
  }

  /// Who a person that was merged into another is now.
  func holder(of person: Int) -> Int {
    var person = person
    for merge in merges where merge.undoneBy == nil && merge.absorbed == person {
      person = merge.kept
    }
    return person
  }

  /// A person with all who were merged into them.
  func circle(of person: Int) -> Set<Int> {
    var circle: Set = [person]
    for merge in merges.reversed() where merge.undoneBy == nil && circle.contains(merge.kept) {
      circle.insert(merge.absorbed)
    }
    return circle
  }

  /// What must hold after every step.
  mutating func check(_ before: Seen, _ seen: Seen) throws {
    for (key, rows) in before.records where seen.records[key] == nil {
      for owner in rows.compactMap(\.owner) { former[owner, default: []].insert(key) }
    }
    for (key, person) in seen.people {
      try checkHandEdits(key, person)
      try checkStrangers(key, person, seen)
    }
    for (note, (_, contact)) in decided {
      guard let place = seen.notes[note] else { continue }
      let expected = contact.map(holder)
      if let expected, seen.people[expected] == nil { continue }
      if place.contact != expected || place.isWaiting {
        throw Broken(.note, "\(note) lies at \(place), and not under \(expected ?? 0)")
      }
    }
  }

  private func checkHandEdits(_ key: Int, _ person: Seen.Person) throws {
    for (fact, edit) in byHand[key] ?? [:] where person.facts[fact] != edit.value {
      throw Broken(
        .handEdit, "\(fact) of \(key): \(edit.value) is \(person.facts[fact] ?? "nothing") now")
    }
  }

  private func checkStrangers(_ key: Int, _ person: Seen.Person, _ seen: Seen) throws {
    let circle = circle(of: key)
    var records = Set(seen.records(of: key))
    for member in circle { records.formUnion(former[member] ?? []) }
    var known: Set<SourceSnapshot> = []
    for record in records {
      known.formUnion(everSaid[record] ?? [])
      known.formUnion(everSaid[RecordKey("*", record.identifier)] ?? [])
    }
    for (fact, value) in person.facts
    where !known.contains(SourceSnapshot(fact: fact, value: value)) {
      // The relationship stays while its category goes, and names are the user's to give.
      if fact == .one(.name) || fact == .one(.relationship) { continue }
      if circle.contains(where: { byHand[$0]?[fact]?.value == value }) { continue }
      throw Broken(.stranger, "\(fact) \(value) of \(person.facts[.one(.name)] ?? "") (\(key))")
    }
  }
}
