import CirclesMatching
import CirclesModel
import CirclesStore
import SourceDiagnostics

/// Who of the notebook is meant by an attendee of a meeting: the owner of the address, else the only
/// bearer of the full name.
struct AttendeeResolver: Sendable {
  private struct Person {
    var identifier: String
    var name: String
  }

  private var emails: [String: Person?] = [:]
  private var fullNames: [String: Person?] = [:]
  /// Given names and nicknames, for birthdays alone, which are only offered.
  private var shortNames: [String: Person?] = [:]

  /// Adds a contact.
  mutating func add(_ known: KnownPerson) {
    let person = Person(identifier: known.identifier, name: known.name)
    func put(_ key: String, into book: inout [String: Person?]) {
      guard !key.isEmpty else { return }
      if let other = book[key], other?.identifier != person.identifier {
        book[key] = .some(nil)
      } else {
        book[key] = .some(person)
      }
    }
    for email in known.fields.emails { put(email.value.lowercased(), into: &emails) }
    let full = NameNormalizer.normalize(known.name)
    let fields = known.fields.name
    let written = NameNormalizer.normalize("\(fields.given) \(fields.family)")
    for name in Set([full, written]) where name.contains(" ") { put(name, into: &fullNames) }
    let short = [fields.given, known.name] + known.fields.nicknames + known.aliases.map(\.name)
    for name in Set(short.map { NameNormalizer.normalize($0) }) { put(name, into: &shortNames) }
  }

  /// The note of a calendar with the people of the notebook whom it names; nil for nobody.
  func decide(_ note: NoteRecord) -> Decided<NoteRecord>? {
    guard let entry = note.calendar else { return nil }
    var people: [Person] = []
    var evidence: [MatchEvidence] = []
    if let birthday = entry.birthday {
      for name in birthday.names where people.isEmpty {
        let key = NameNormalizer.normalize(name)
        guard let person = (fullNames[key] ?? nil) ?? (shortNames[key] ?? nil) else { continue }
        people.append(person)
        evidence.append(MatchEvidence(kind: "full_name", text: name))
      }
    }
    for attendee in entry.attendees {
      let byEmail = emails[attendee.email] ?? nil
      let byName = fullNames[NameNormalizer.normalize(attendee.name)] ?? nil
      guard let person = byEmail ?? byName,
        !people.contains(where: { $0.identifier == person.identifier })
      else { continue }
      people.append(person)
      evidence.append(
        byEmail == nil
          ? MatchEvidence(kind: "full_name", text: attendee.name)
          : MatchEvidence(kind: "email", text: attendee.email))
    }
    guard let first = people.first else { return nil }
    var note = note
    note.calendar?.people = people.map(\.identifier)
    let decision = MatchDecision(
      contact: MatchSuggestion(
        identifier: first.identifier, name: first.name, confidence: 1, reason: evidence.first),
      confidence: 1, evidence: evidence)
    return Decided(note, decision: decision)
  }

  /// Says of what nobody is known: one line for each event, however often it took place.
  static func diagnostics(of sources: [RecordSource]) -> [Diagnostic] {
    var seen: Set<Int> = []
    return sources.filter { seen.insert($0.line).inserted }.map { source in
      let count = sources.count { $0.line == source.line }
      return Diagnostic(
        .note, "calendar.unknown-people",
        "nobody in this event is in the notebook" + (count > 1 ? "; \(count) times" : ""),
        at: SourceLocation(path: source.path, line: source.line, column: 1), record: source.index)
    }
  }
}
