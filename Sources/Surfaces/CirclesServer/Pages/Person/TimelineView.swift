import CirclesModel
import CirclesQueries
import CirclesStore
import HTTPTypes

/// What happened with a person, the newest first, with chats as bubbles.
struct TimelineView {
  private static let pageSize = 20
  /// As many messages of a day are shown before the note's own page has the rest.
  private static let messagesOfDay = 40

  let person: String
  let app: String?
  let kind: TimelineEntry.Kind?
  let until: String?
  let words: String?
  let entries: [TimelineEntry]
  let next: PageCursor?
  let messages: [String: [ChatMessage]]
  let apps: [String]

  init(_ person: String, _ fields: FormFields, _ site: PageSite, _ notebook: Notebook) throws {
    self.person = person
    app = fields["app"]
    kind = fields["kind"].flatMap(TimelineEntry.Kind.init(rawValue:))
    until = fields["until"].flatMap { GregorianDay(iso: $0) == nil ? nil : $0 }
    words = fields["grep"]
    var request = TimelineRequest(person: person, today: site.today)
    request.limit = Self.pageSize
    request.app = app
    request.kind = kind
    if let until, let day = GregorianDay(iso: until) {
      request.days = DayRange(day: day).throughEnd
    }
    if let words { request.words = SearchTerms(words: words) }
    if let page = fields["page"] {
      guard let cursor = PageCursor(text: page) else {
        throw Problem(.badRequest, "This timeline has no such page.")
      }
      request.page = cursor
    }
    guard let page = try notebook.timeline(request) else {
      throw Problem(.badRequest, "This timeline has no such page.")
    }
    entries = page.entries.reversed()
    next = page.next
    messages = try notebook.messages(
      ofDays: entries.filter { $0.kind == .chat || $0.kind == .call }.compactMap(\.note),
      limit: Self.messagesOfDay)
    apps = try notebook.timelineApps(of: person)
  }

  var html: HTML {
    tag(.section, .id("timeline"), .label("Timeline")) {
      tag(.h2, text: "Timeline")
      filters
      tag(.div, .id("entries")) {
        if entries.isEmpty { tag(.p, .class("calm"), text: "Nothing.") }
        tag(.ol, .class("timeline")) { for entry in entries { item(entry) } }
        if let next {
          tag(.nav, .label("Pages"), .class("steps")) {
            tag(.a, .href(path(page: next.text)), Attribute("rel", "next"), text: "Earlier")
          }
        }
      }
    }
  }

  private func path(page: String? = nil) -> PagePath {
    PagePath(
      "people", person,
      query: [
        "app": app, "kind": kind?.rawValue, "until": until, "grep": words, "page": page,
      ])
  }

  private var filters: HTML {
    asking(at: PagePath("people", person), live: "#entries", label: "Timeline") {
      Field.choice(
        "App", name: "app",
        [("", "Any")] + apps.map { (value: $0, text: SourceWords.of($0)) }, app ?? "")
      Field.choice(
        "Kind", name: "kind",
        [("", "Any")]
          + TimelineEntry.Kind.allCases.map { kind in
            (
              value: kind.rawValue,
              text: kind.rawValue.prefix(1).uppercased() + String(kind.rawValue.dropFirst())
            )
          }, kind?.rawValue ?? "")
      Field.line("Up to", name: "until", until ?? "", type: "date")
      Field.line("Words", name: "grep", words ?? "", type: "search")
      tag(.button, .class("plain"), text: "Show")
    }
  }

  private func item(_ entry: TimelineEntry) -> HTML {
    tag(.li, .class(entry.kind.rawValue)) {
      tag(.p, .class("quiet")) {
        if let note = entry.note {
          tag(.a, .href(PagePath("notes", note))) { Words.time(entry.at, Words.day) }
        } else {
          Words.time(entry.at, Words.day)
        }
        " · \(entry.app.map(SourceWords.of) ?? entry.kind.rawValue)"
      }
      if let note = entry.note, let said = messages[note], !said.isEmpty {
        Bubbles.html(said, MarkedText([]))
      } else {
        tag(.div, .class("prose"), .anyScript, text: entry.text ?? entry.summary)
      }
    }
  }
}
