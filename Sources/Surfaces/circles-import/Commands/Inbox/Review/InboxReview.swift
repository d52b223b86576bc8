import CirclesQueries
import CirclesStore
import Foundation

/// A walk through the inbox, entry by entry: what each word of the user does, apart from how it is
/// typed and shown.
struct InboxReview {
  /// What a step led to, for showing.
  enum Event {
    /// An entry is to be decided: the `number`th of `count`.
    case note(InboxEntry, number: Int, count: Int)
    /// Whom a search found, at most nine of `count`; they are what a number chooses now.
    case found([Choice], count: Int)
    /// An entry was filed.
    case filed(Choice, InboxEntry, NoteEdit)
    /// An entry was dismissed.
    case dismissed(InboxEntry, NoteEdit)
    /// A person was made, in a run.
    case added(Choice, run: String)
    /// A note has another text.
    case edited(InboxEntry, NoteEdit)
    /// The last step was undone; `isWhole` tells whether all of it was.
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
    /// The runs, the last one last.
    case assigned(runs: [String], learned: Int)
    case dismissed(run: String)
    case edited(run: String)
    case skipped
  }

  private let entries: [String]
  private let desk: any ReviewActions
  private var at = 0
  private var current: InboxEntry?
  private var choices: [Choice] = []
  /// What was done, each with the place of its note, the last at the end.
  private var steps: [(step: Step, at: Int)] = []
  private(set) var totals = Totals()
  /// Whether nothing more is to be decided.
  private(set) var isOver = false

  /// A walk through entries, by id.
  init(_ entries: [String], at desk: any ReviewActions) {
    self.entries = entries
    self.desk = desk
  }

  /// Begins: the first entry.
  mutating func begin() throws -> [Event] { try show() }

  /// Follows a word.
  mutating func follow(_ word: ReviewInput) throws -> [Event] {
    guard !isOver, let entry = current else { return [] }
    switch word {
    case .choose(let number):
      guard number <= choices.count else { return [.refused(ReviewMessages.noSuchNumber(number))] }
      return try assign(entry, to: choices[number - 1], after: [])
    case .new(let name):
      if name.isEmpty { return [.refused(ReviewMessages.noName)] }
      let added = try desk.add(name)
      return try [.added(added.person, run: added.run)]
        + assign(entry, to: added.person, after: [added.run])
    case .edit(let text): return try edit(entry, text)
    case .dismiss:
      let edit = try desk.dismiss(entry)
      totals.dismissed += 1
      return [.dismissed(entry, edit)] + (try next(.dismissed(run: edit.run)))
    case .skip:
      totals.skipped += 1
      return try next(.skipped)
    case .previous: return try previous()
    case .search(let words): return try search(words, entry)
    case .revert: return try revert()
    case .quit: return end()
    case .help: return [.help]
    case .unknown: return [.refused(ReviewMessages.unknownKey)]
    }
  }

  private mutating func assign(_ entry: InboxEntry, to choice: Choice, after runs: [String]) throws
    -> [Event]
  {
    let edit = try desk.assign(entry, to: choice.id)
    totals.assigned += 1
    totals.learned += edit.learned.count
    return [.filed(choice, entry, edit)]
      + (try next(.assigned(runs: runs + [edit.run], learned: edit.learned.count)))
  }

  /// Another text for a note, or for the only day of a conversation.
  private mutating func edit(_ entry: InboxEntry, _ text: String?) throws -> [Event] {
    guard entry.notes.count == 1 else {
      return [.refused(ReviewMessages.severalDays)]
    }
    let new = try (text ?? desk.editor(entry.item.content)).precomposedStringWithCanonicalMapping
    if new == entry.item.content { return [.refused(ReviewMessages.textUnchanged)] }
    if new.allSatisfy(\.isWhitespace) { return [.refused(ReviewMessages.noText)] }
    if text == nil, try desk.waiting(entry.id)?.item.content != entry.item.content {
      return [.refused(ReviewMessages.changedMeanwhile(keptIn: try TextEditor.keep(new)))]
    }
    let edit = try desk.edit(entry.notes[0], text: new)
    steps.append((.edited(run: edit.run), at))
    return [.edited(entry, edit)] + (try show())
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

  /// The entry before, which may have gone meanwhile.
  private mutating func previous() throws -> [Event] {
    var before = at - 1
    while before >= 0 {
      if try desk.waiting(entries[before]) != nil {
        at = before
        return try show()
      }
      before -= 1
    }
    return [.refused(ReviewMessages.firstEntry)]
  }

  /// The entry at hand, or the end. One that has gone meanwhile is passed over.
  private mutating func show() throws -> [Event] {
    while at < entries.count {
      if let entry = try desk.waiting(entries[at]) {
        current = entry
        choices = Self.choices(entry)
        return [.note(entry, number: at + 1, count: entries.count)]
      }
      at += 1
    }
    current = nil
    return end()
  }

  private mutating func search(_ words: String, _ entry: InboxEntry) throws -> [Event] {
    if words.isEmpty {
      choices = Self.choices(entry)
      return [.note(entry, number: at + 1, count: entries.count)]
    }
    let people = try desk.people(words)
    if people.isEmpty { return [.refused(ReviewMessages.noMatches)] }
    choices = people.prefix(Self.searchLimit).map { person in
      Choice(
        id: person.id, identifier: person.identifier, name: person.name, about: person.about)
    }
    return [.found(choices, count: people.count)]
  }

  private mutating func revert() throws -> [Event] {
    guard let last = steps.popLast() else { return [.refused(ReviewMessages.nothingToUndo)] }
    var isWhole = true
    switch last.step {
    case .assigned(let runs, let learned):
      for run in runs.reversed() { isWhole = try desk.revert(run) && isWhole }
      totals.assigned -= 1
      totals.learned -= learned
    case .dismissed(let run):
      isWhole = try desk.revert(run)
      totals.dismissed -= 1
    case .edited(let run): isWhole = try desk.revert(run)
    case .skipped: totals.skipped -= 1
    }
    at = last.at
    return [.takenBack(isWhole: isWhole)] + (try show())
  }

  private static func choices(_ entry: InboxEntry) -> [Choice] {
    entry.item.suggestions.map { Choice(id: $0.id, identifier: $0.identifier, name: $0.name) }
  }
}
