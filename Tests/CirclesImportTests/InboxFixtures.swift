import CirclesModel

@testable import CirclesQueries
@testable import CirclesStore
@testable import circles_import

/// Notes of the inbox for the tests of what is printed and of the review.
enum InboxFixtures {
  static func item(
    _ id: String = "3f2a1b7c-0000-5000-8000-000000000001", _ content: String = "Lunch with A.",
    app: String? = nil, partner: String = "", suggestions: [InboxItem.Suggestion] = []
  ) -> InboxItem {
    InboxItem(
      id: id, record: "v1", source: app == nil ? .voiceNote : .chatImport, app: app,
      capturedAt: "2026-03-14T18:20:00Z", title: "", partner: partner, content: content,
      rawText: content, createdAt: "2026-03-15T08:00:00Z", evidence: [], suggestions: suggestions)
  }

  static func suggestion(
    _ name: String, _ confidence: Double = 0.41, id: String? = nil, about: String = ""
  ) -> InboxItem.Suggestion {
    InboxItem.Suggestion(
      id: id ?? "id-\(name)", identifier: "urn:\(name)", name: name, confidence: confidence,
      reason: MatchEvidence(kind: "first_name", text: name), about: about)
  }
}

/// A desk that remembers what was done at it.
final class FakeDesk: ReviewActions {
  var items: [String: InboxEntry] = [:]
  var found: [PersonSummary] = []
  /// What somebody makes of the first note while the editor is open.
  var elsewhere: String?
  /// What a run cannot be undone whole.
  var stubborn = false
  private(set) var log: [String] = []
  private var runs: [String: InboxEntry] = [:]

  init(_ items: [InboxItem]) { for item in items { self.items[item.id] = InboxEntry(note: item) } }

  func waiting(_ entry: String) -> InboxEntry? { items[entry] }

  func assign(_ entry: InboxEntry, to person: String) -> NoteEdit {
    log.append("assign \(entry.id) \(person)")
    return leave(entry.id, learned: ["Al"])
  }

  func dismiss(_ entry: InboxEntry) -> NoteEdit {
    log.append("dismiss \(entry.id)")
    return leave(entry.id, learned: [])
  }

  func edit(_ note: String, text: String) -> NoteEdit {
    log.append("edit \(note) \(text)")
    items[note]?.item.content = text
    return NoteEdit(run: "r\(log.count)")
  }

  func add(_ name: String) -> (person: InboxReview.Choice, run: String) {
    log.append("add \(name)")
    let person = InboxReview.Choice(id: "id-\(name)", identifier: "urn:\(name)", name: name)
    return (person, "r\(log.count)")
  }

  func editor(_ text: String) -> String {
    if let elsewhere { items["a"]?.item.content = elsewhere }
    return text + "!"
  }

  func revert(_ run: String) -> Bool {
    log.append("undo \(run)")
    if let item = runs.removeValue(forKey: run) { items[item.id] = item }
    return !stubborn
  }

  func people(_ words: String) -> [PersonSummary] {
    log.append("search \(words)")
    return found
  }

  private func leave(_ note: String, learned: [String]) -> NoteEdit {
    let run = "r\(log.count)"
    runs[run] = items.removeValue(forKey: note)
    return NoteEdit(run: run, learned: learned)
  }
}
