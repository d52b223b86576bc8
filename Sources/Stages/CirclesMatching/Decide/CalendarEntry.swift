import CirclesModel

/// An appointment out of a calendar: `When: ...`, `Where: ...` and `Invitees: ...` on lines of their own.
struct CalendarEntry {
  /// The words of the line that says who takes part; empty where none does.
  private(set) var people = 0..<0

  /// Reads an entry; nil for any other text.
  init?(_ text: FoldedText) {
    var fields: Set<Int> = []
    for at in text.tokens.indices
    where text.tokens[at].flags.isSuperset(of: [.opensLine, .colon]) {
      guard let field = Self.labels[text.tokens[at].hash] else { continue }
      fields.insert(field)
      guard field == Self.who, people.isEmpty else { continue }
      let line = text.tokens[at].line
      let end = text.tokens[at...].firstIndex { $0.line != line } ?? text.tokens.endIndex
      people = (at + 1)..<max(at + 1, end)
    }
    if fields.count < 2 { return nil }
  }

  private static let who = 2

  /// What stands before the time, the place and the people, in calendars' languages.
  private static let labels: [UInt64: Int] = {
    let lists = [
      "when wann quand cuando quando wanneer nar hvornar time zeit heure hora ora tijd tid date datum",
      "where wo ou donde dove onde waar var hvor location ort lieu lugar luogo local locatie plats sted",
      """
      who wer qui quien chi quem wie vem hvem invitees guests attendees participants organizer organiser teilnehmer gaste
      eingeladen invites participants invitados asistentes participantes invitati partecipanti convidados genodigden
      deelnemers inbjudna deltagare inviterede deltagere inviterte deltakere
      """,
    ]
    var table: [UInt64: Int] = [:]
    for (field, words) in lists.enumerated() {
      for token in FoldedText(words).tokens { table[token.hash] = field }
    }
    return table
  }()
}

extension NoteScorer {
  /// Takes whoever an appointment is with: the only other who takes part. One of several is nobody's.
  mutating func take(_ entry: CalendarEntry) {
    var others: [Range<Int>] = []
    var start = entry.people.lowerBound
    let tokens = view.text.tokens
    for at in entry.people
    where at + 1 == entry.people.upperBound
      || !tokens[at].flags.isDisjoint(with: [.comma, .stop]) && tokens[at].length > 1
    {
      let person = start..<(at + 1)
      start = at + 1
      if !tokens[person].contains(where: { owner.contains($0.hash) }) { others.append(person) }
    }
    // An address, and perhaps more of them on the next lines.
    if tokens[entry.people].contains(where: { $0.flags.contains(.at) }) { return }
    if others.count > 1 { nobody.raise(.group, 2) }
    guard others.count == 1, let person = others.first else { return }
    var finder = MentionFinder(index: index, view: view, owner: owner)
    for mention in finder.mentions(in: view.text) where person.contains(mention.from) {
      for hit in mention.people where hit.match.rank == .exact {
        guard let at = admit(hit.person) else { continue }
        candidates[at].raise(.partner, 1, view.text.excerpt(mention.from, mention.to))
      }
      return
    }
  }
}
