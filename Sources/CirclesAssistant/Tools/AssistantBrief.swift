import CirclesModel
import CirclesQueries
import CirclesStore

/// What to know of somebody before a call.
struct AssistantBrief: Hashable, Sendable {
  /// Something to know, with the note that tells it.
  struct Item: Hashable, Sendable {
    /// The words.
    var text: String
    /// The note's id; nil where no note tells it.
    var note: String?
    /// When it is, was, or was said (ISO 8601).
    var at: String?

    /// Something to know.
    init(text: String, note: String? = nil, at: String? = nil) {
      self.text = text
      self.note = note
      self.at = at
    }
  }

  /// Who it is about.
  var person: PersonSummary
  /// The days that they named and that have passed since the last contact.
  var sinceLast: [Item] = []
  /// What there was last, the newest first.
  var toldLast: [Item] = []
  /// The days ahead that they named, and their birthday.
  var ahead: [Item] = []
  /// What to ask about: how it went, and what they told last.
  var ask: [Item] = []
  /// What not to bring up.
  var avoid: [Item] = []
  /// What they like.
  var gifts: [Item] = []
  /// Their family, as they told of it and as the notebook knows it.
  var family: [Item] = []
}

extension Notebook {
  /// How many items each part of a brief has at most.
  private static let mostItems = 6

  /// A brief on a person (by id) as of a day (`2026-03-14`); nil where nobody bears the id.
  func assistantBrief(of person: String, on day: String) throws(StoreFailure) -> AssistantBrief? {
    guard let now = try self.person(id: person, from: day) else { return nil }
    var brief = AssistantBrief(person: now.summary)
    // Days named for after the last contact: those before today have passed since.
    let last = now.summary.lastConnectedAt.map { String($0.prefix(10)) } ?? day
    let then = try self.person(id: person, from: min(last, day))?.findings.comingDates ?? []
    brief.sinceLast = then.filter { ($0.firstDay ?? day) < day }.map(Self.item)
    brief.ahead = now.findings.comingDates.map(Self.item)
    if let birthday = try birthdays(from: day).first(where: { $0.person.id == person }),
      birthday.daysAway <= 60
    {
      brief.ahead.append(AssistantBrief.Item(text: "birthday", at: birthday.date))
    }
    brief.toldLast = try newest(of: person, today: day)
    let events = now.findings.events.map(Self.item)
    brief.ask = brief.sinceLast + events
    brief.avoid = now.findings.topicsToAvoid.map(Self.item)
    brief.gifts = now.findings.interests.map { AssistantBrief.Item(text: $0.name, at: $0.lastSaid) }
    brief.family =
      now.findings.facts.filter { $0.key == "family" }.map(Self.item)
      + Set(now.connections.map { "\($0.type): \($0.otherName)" }).sorted()
      .map { AssistantBrief.Item(text: $0) }
    for part in [
      \AssistantBrief.sinceLast, \.toldLast, \.ahead, \.ask, \.avoid, \.gifts, \.family,
    ] {
      brief[keyPath: part] = Array(brief[keyPath: part].prefix(Self.mostItems))
    }
    return brief
  }

  /// What there was with a person last, the newest first.
  private func newest(
    of person: String, today: String
  ) throws(StoreFailure) -> [AssistantBrief.Item] {
    let entries = try timeline(TimelineRequest(person: person, today: today))?.entries ?? []
    return entries.reversed().filter { $0.kind != .birthday && $0.kind != .event }.map {
      AssistantBrief.Item(text: $0.summary, note: $0.note, at: $0.at)
    }
  }

  private static func item(_ date: SaidDate) -> AssistantBrief.Item {
    AssistantBrief.Item(text: date.text, note: date.note, at: date.firstDay ?? date.value)
  }

  private static func item(_ thing: SaidThing) -> AssistantBrief.Item {
    AssistantBrief.Item(text: thing.text, note: thing.note, at: thing.saidAt)
  }
}
