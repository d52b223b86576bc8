import CirclesModel
import CirclesQueries
import CirclesStore

/// An entry of the inbox as HTML.
struct InboxView {
  /// As many of the newest days of a chat are shown.
  static let maximumDays = 5
  /// As many people a search offers: one key each.
  static let maximumFound = 9

  var entry: InboxEntry
  var number: Int
  var count: Int
  var previous: String?
  var next: String?
  /// The messages of its days, by note.
  var days: [String: [ChatMessage]] = [:]
  /// Whom was looked for, and who was found.
  var query: String?
  var found: [PersonSummary] = []

  /// Nothing waits.
  static var empty: HTML {
    tag(.div, .class("calm")) {
      tag(.p, text: "The inbox is empty. Notes that cannot be filed for certain come here.")
      tag(.p) {
        tag(.a, .href(PagePath()), text: "Today")
        " · "
        tag(.a, .href(PagePath("folder")), text: "Bring in files")
      }
    }
  }

  /// Where in the queue it stands, with the ways on.
  var position: HTML {
    tag(.nav, .label("Entries"), .class("steps")) {
      if let previous {
        tag(
          .a, .href(path(to: previous)), Attribute("rel", "prev"), .key("k"), text: "Previous")
      }
      tag(.span, text: "\(Words.number(number)) of \(Words.number(count))")
      if let next {
        tag(.a, .href(path(to: next)), Attribute("rel", "next"), .key("j"), text: "Next")
      }
    }
  }

  private func path(to id: String) -> PagePath { PagePath("inbox", query: ["entry": id]) }
  private func path(_ action: String) -> PagePath { PagePath("inbox", entry.id, action) }

  var html: HTML {
    HTML {
      tag(.div, .class("triage")) {
        tag(.article, .class("card note"), .id("entry"), Attribute("data-entry", entry.id)) {
          head
          text
        }
        tag(.section, .class("card"), .label("Whose is it?")) {
          tag(.h2, text: "Whose is it?")
          choices
          search
          others
        }
      }
      keys
    }
  }

  // MARK: What it says

  private var head: HTML {
    let item = entry.item
    let kind =
      item.app.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? SourceWords.of(item.source)
    return tag(.header) {
      tag(.h2) {
        kind
        if !item.partner.isEmpty {
          ": "
          Words.name(item.partner)
        }
      }
      tag(.p, .class("quiet")) {
        if let at = item.capturedAt { Words.time(at) } else { Words.time(item.createdAt) }
        if let phone = entry.phone { " · \(phone)" }
        if !item.title.isEmpty {
          " · "
          Words.name(item.title)
        }
        if entry.kind == .conversation {
          " · \(Words.count(entry.messages, "message"))"
          if entry.days > 1 { " on \(Words.count(entry.days, "day"))" }
        }
      }
    }
  }

  private var marks: MarkedText {
    let item = entry.item
    let reasons = item.evidence.map(\.text) + item.suggestions.compactMap { $0.reason?.text }
    let names = item.suggestions.flatMap { suggestion in
      [suggestion.name] + suggestion.name.split(separator: " ").map(String.init)
    }
    return MarkedText(reasons + names + [item.partner])
  }

  @HTMLBuilder private var text: HTML {
    let marks = marks
    if days.values.contains(where: { !$0.isEmpty }) {
      if entry.notes.count > Self.maximumDays {
        tag(
          .p, .class("quiet"),
          text: "\(Words.number(entry.notes.count - Self.maximumDays)) earlier days")
      }
      for day in entry.notes.suffix(Self.maximumDays) {
        Bubbles.html(days[day] ?? [], marks, partner: entry.item.partner)
      }
    } else {
      tag(.div, .class("prose"), .anyScript) { marks.html(entry.item.content) }
    }
  }

  // MARK: Whose it is

  @HTMLBuilder private var choices: HTML {
    let apart = entry.item.suggestions.tellingNamesakesApart()
    tag(.div, .id("choices")) {
      if query != nil {
        if found.isEmpty {
          tag(.p, text: "No matches.")
        } else {
          filing(
            found.enumerated().map { place, person in
              choice(place, person.id, person.name, person.about, nil)
            })
        }
      } else if entry.item.suggestions.isEmpty {
        tag(.p, text: "No suggestions. Search for somebody, or add a person.")
      } else {
        filing(
          entry.item.suggestions.prefix(9).enumerated().map { place, one in
            choice(
              place, one.id, one.name,
              [apart[one.id], one.reason.map(ReasonWords.of)].compactMap(\.self)
                .joined(separator: ", "), Percent.text(one.confidence))
          })
      }
    }
  }

  private func filing(_ choices: [HTML]) -> HTML {
    posting(to: path("assign")) {
      tag(.ol, .class("choices")) { choices }
      if entry.days > 1 {
        tag(.p) {
          tag(.label) {
            tag(.input, .type("checkbox"), .name("only"), .value("1"))
            " Only the newest day; the others stay here"
          }
        }
      }
    }
  }

  private func choice(
    _ place: Int, _ id: String, _ name: String, _ reason: String, _ percent: String?
  ) -> HTML {
    tag(.li) {
      tag(.button, .name("contact"), .value(id), .key(String(place + 1))) {
        tag(.kbd, Attribute("aria-hidden", "true"), text: String(place + 1))
        tag(.span, .class("who")) {
          tag(.strong) { Words.name(name) }
          if !reason.isEmpty { tag(.small, .anyScript, text: reason) }
        }
        if let percent { tag(.span, .class("percent"), text: percent) }
      }
    }
  }

  private var search: HTML {
    asking(at: PagePath("inbox"), live: "#choices", label: "Search for a person") {
      Field.hidden("entry", entry.id)
      tag(.p, .class("field")) {
        tag(.label, .for("who"), text: "Somebody else")
        tag(
          .input, .id("who"), .type("search"), .name("q"), .value(query ?? ""), .anyScript,
          .key("/"), Attribute("autocomplete", "off"),
          Attribute("placeholder", "Name, number or e-mail"))
      }
      tag(.button, .class("plain"), text: "Look")
    }
  }

  @HTMLBuilder private var others: HTML {
    tag(.details, .id("new")) {
      tag(.summary, .key("n"), text: "A new person")
      posting(to: path("new")) {
        Field.line("Name", name: "name", entry.item.partner, id: "new-name", isRequired: true)
        tag(.button, text: "Add and file")
      }
    }
    if entry.notes.count == 1 {
      tag(.details, .id("edit")) {
        tag(.summary, .key("e"), text: "Edit the text")
        posting(to: path("edit")) {
          Field.text("Text", name: "text", entry.item.content, id: "edit-text")
          tag(.button, text: "Save")
        }
      }
    }
    tag(.div, .class("row")) {
      posting(to: path("dismiss")) {
        tag(.button, .class("plain"), .key("x"), text: "Dismiss: about nobody")
      }
      posting(to: PagePath("inbox", "again")) {
        tag(.button, .class("plain"), text: "Check the rest again")
      }
    }
  }

  private var keys: HTML {
    tag(.details, .class("keys"), .id("keys")) {
      tag(.summary, .key("?"), text: "Keys")
      tag(.dl) {
        for (key, deed) in Self.keyList {
          tag(.dt) { tag(.kbd, text: key) }
          tag(.dd, text: deed)
        }
      }
    }
  }

  /// The same letters as `inbox review` in the terminal.
  static let keyList = [
    ("1-9", "file under that person"), ("/", "search for a person"), ("n", "a new person"),
    ("e", "edit the text"), ("x", "dismiss: about nobody"), ("z", "undo"), ("j", "next entry"),
    ("k", "entry before"), ("?", "this list"),
  ]
}
