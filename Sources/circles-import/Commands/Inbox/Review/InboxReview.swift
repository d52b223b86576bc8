import CirclesStore

/// A walk through the inbox, note by note: what each word of the user does, apart from how it is
/// typed and shown.
struct InboxReview {
  /// What a step led to, for showing.
  enum Event {
    /// A note is to be decided: the `number`th of `count`.
    case note(InboxItem, number: Int, count: Int)
    /// Whom a search found, at most nine of `count`; they are what a number chooses now.
    case found([Choice], count: Int)
    /// A note was filed.
    case filed(Choice, InboxItem, NoteEdit)
    /// A note was dismissed.
    case dismissed(InboxItem, NoteEdit)
    /// The last step was taken back; `isWhole` tells whether all of it was.
    case takenBack(isWhole: Bool)
    /// What the keys mean is asked for.
    case help
    /// A word could not be followed: why.
    case refused(String)
    /// The walk is over.
    case over(Totals)
  }

  /// Somebody whom a number stands for.
  struct Choice: Equatable {
    /// The contact's id.
    var id: String
    /// The contact's identifier.
    var identifier: String
    /// The contact's name.
    var name: String
    /// What tells them from a namesake; empty for nothing.
    var about = ""
  }

  /// How a walk ended.
  struct Totals: Equatable {
    var assigned = 0
    var dismissed = 0
    var skipped = 0
    /// Names learned.
    var learned = 0
  }

  /// How many people a search offers: one digit each.
  static let searchLimit = 9

  private enum Step {
    case assigned(run: String, learned: Int)
    case dismissed(run: String)
    case skipped
  }

  private let notes: [String]
  private let desk: any ReviewDesk
  private var at = 0
  private var current: InboxItem?
  private var choices: [Choice] = []
  /// What was done, each with the place of its note, the last at the end.
  private var steps: [(step: Step, at: Int)] = []
  private(set) var totals = Totals()
  /// Whether nothing more is to be decided.
  private(set) var isOver = false

  /// A walk through notes, by id.
  init(_ notes: [String], at desk: any ReviewDesk) {
    self.notes = notes
    self.desk = desk
  }

  /// Begins: the first note.
  mutating func begin() throws -> [Event] { try show() }

  /// Follows a word.
  mutating func follow(_ word: ReviewWord) throws -> [Event] {
    guard !isOver, let item = current else { return [] }
    switch word {
    case .choose(let number):
      guard number <= choices.count else { return [.refused("there is no number \(number) here")] }
      let choice = choices[number - 1]
      let edit = try desk.assign(item.id, to: choice.id)
      totals.assigned += 1
      totals.learned += edit.learned.count
      return [.filed(choice, item, edit)]
        + (try next(.assigned(run: edit.run, learned: edit.learned.count)))
    case .dismiss:
      let edit = try desk.dismiss(item.id)
      totals.dismissed += 1
      return [.dismissed(item, edit)] + (try next(.dismissed(run: edit.run)))
    case .skip:
      totals.skipped += 1
      return try next(.skipped)
    case .search(let words): return try search(words, item)
    case .takeBack: return try takeBack()
    case .quit: return end()
    case .help: return [.help]
    case .unknown: return [.refused("no key of a review; ? says which there are")]
    }
  }

  /// Ends, wherever it is.
  mutating func end() -> [Event] {
    if isOver { return [] }
    isOver = true
    return [.over(totals)]
  }

  private mutating func next(_ step: Step) throws -> [Event] {
    steps.append((step, at))
    at += 1
    return try show()
  }

  /// The note at hand, or the end. One that has gone meanwhile is passed over.
  private mutating func show() throws -> [Event] {
    while at < notes.count {
      if let item = try desk.waiting(notes[at]) {
        current = item
        choices = Self.choices(item)
        return [.note(item, number: at + 1, count: notes.count)]
      }
      at += 1
    }
    current = nil
    return end()
  }

  private mutating func search(_ words: String, _ item: InboxItem) throws -> [Event] {
    if words.isEmpty {
      choices = Self.choices(item)
      return [.note(item, number: at + 1, count: notes.count)]
    }
    let people = try desk.people(words)
    if people.isEmpty { return [.refused("nobody is called that")] }
    choices = people.prefix(Self.searchLimit).map { person in
      let about = [person.organization, person.email, person.phone].first { !$0.isEmpty }
      return Choice(
        id: person.id, identifier: person.identifier, name: person.name, about: about ?? "")
    }
    return [.found(choices, count: people.count)]
  }

  private mutating func takeBack() throws -> [Event] {
    guard let last = steps.popLast() else { return [.refused("nothing was done yet")] }
    var isWhole = true
    switch last.step {
    case .assigned(let run, let learned):
      isWhole = try desk.takeBack(run)
      totals.assigned -= 1
      totals.learned -= learned
    case .dismissed(let run):
      isWhole = try desk.takeBack(run)
      totals.dismissed -= 1
    case .skipped: totals.skipped -= 1
    }
    at = last.at
    return [.takenBack(isWhole: isWhole)] + (try show())
  }

  private static func choices(_ item: InboxItem) -> [Choice] {
    item.suggestions.map { Choice(id: $0.id, identifier: $0.identifier, name: $0.name) }
  }
}
