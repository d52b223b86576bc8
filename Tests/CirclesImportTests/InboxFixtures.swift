import CirclesModel

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

  static func suggestion(_ name: String, _ confidence: Double = 0.41) -> InboxItem.Suggestion {
    InboxItem.Suggestion(
      id: "id-\(name)", identifier: "urn:\(name)", name: name, confidence: confidence,
      reason: MatchEvidence(kind: "first_name", text: name))
  }
}

/// A desk that remembers what was done at it.
final class FakeDesk: ReviewDesk {
  var items: [String: InboxItem] = [:]
  var found: [PersonSummary] = []
  /// What a run cannot be taken back whole.
  var stubborn = false
  private(set) var log: [String] = []
  private var runs: [String: InboxItem] = [:]

  init(_ items: [InboxItem]) { for item in items { self.items[item.id] = item } }

  func waiting(_ note: String) -> InboxItem? { items[note] }

  func assign(_ note: String, to person: String) -> NoteEdit {
    log.append("assign \(note) \(person)")
    return leave(note, learned: ["Al"])
  }

  func dismiss(_ note: String) -> NoteEdit {
    log.append("dismiss \(note)")
    return leave(note, learned: [])
  }

  func takeBack(_ run: String) -> Bool {
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
