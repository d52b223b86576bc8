import CirclesModel
import CirclesQueries
import CirclesStore

/// What a review says, for people and for programs.
enum ReviewLines {
  /// What the keys mean.
  static let keys = [
    "1-5  file it under that suggestion or search result",
    "/    search people by name, number or organization; then press a number",
    "n    add a person: type the name, and the entry is filed under them",
    "e    edit the text",
    "x    dismiss it for good, with later days of the conversation",
    "z    undo the last step",
    "j    next: it stays in the inbox",
    "k    previous",
    "q    quit; what you did is kept",
  ]

  /// For people.
  static func text(_ event: InboxReview.Event, _ style: Style) -> [String] {
    switch event {
    case .note(let entry, let number, let count):
      let sheet = InboxSheet(entry.item, style)
      let head =
        entry.kind == .conversation
        ? ConversationSheet(entry, [], style).head() : sheet.head()
      return [style.faint("Entry \(number) of \(count)")] + head
        + sheet.text(entry.item.content) + sheet.suggestions()
        + [style.faint("1-5 file  / search  n new  e edit  x dismiss  z undo  j k  q quit  ? help")]
    case .found(let choices, let count):
      var lines = choices.enumerated().map { number, choice in
        let about = choice.about.isEmpty ? "" : ", \(choice.about)"
        return "  \(number + 1)  " + TerminalText.escaped(choice.name + about)
      }
      if count > choices.count { lines.append(style.faint("  and \(count - choices.count) more")) }
      return lines
    case .filed(let choice, _, let edit):
      let name = TerminalText.escaped(choice.name)
      let learned = edit.learned.map { "; learned: \(TerminalText.escaped($0))" }.joined()
      return [style.good("Filed under \(name)\(learned)."), ""]
    case .dismissed: return [style.good("Dismissed."), ""]
    case .added(let choice, _): return [style.good("Added \(TerminalText.escaped(choice.name)).")]
    case .edited: return [style.good("Edited."), ""]
    case .takenBack(let isWhole):
      return [isWhole ? "Undone." : "Undone, except for what was changed since."]
    case .help: return keys
    case .refused(let why): return [style.warning(why)]
    case .over(let totals):
      return [
        "Assigned \(totals.assigned), dismissed \(totals.dismissed), skipped \(totals.skipped)."
      ]
    }
  }

  /// A line of NDJSON.
  static func json(_ event: InboxReview.Event) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("type")
      switch event {
      case .note(let entry, let number, let count):
        json.value("inbox_note")
        json.key("number")
        json.value(number)
        json.key("of")
        json.value(count)
        InboxLine.writeMembers(of: entry, to: &json)
      case .found(let choices, let count):
        json.value("found")
        json.key("count")
        json.value(count)
        json.key("people")
        json.array(choices) { json, choice in
          json.object { write(choice, to: &$0) }
        }
      case .filed(let choice, let item, let edit):
        json.value("edit")
        json.key("action")
        json.value(NoteEditLines.Action.assigned.rawValue)
        write(edit, of: item, to: &json)
        write(choice, to: &json)
        json.key("learned")
        json.array(edit.learned) { $0.value($1) }
      case .dismissed(let item, let edit):
        json.value("edit")
        json.key("action")
        json.value(NoteEditLines.Action.dismissed.rawValue)
        write(edit, of: item, to: &json)
      case .added(let choice, let run):
        json.value("edit")
        json.key("action")
        json.value("added")
        json.key("run")
        json.value(run)
        write(choice, to: &json)
      case .edited(let item, let edit):
        json.value("edit")
        json.key("action")
        json.value(NoteEditLines.Action.edited.rawValue)
        write(edit, of: item, to: &json)
      case .takenBack(let isWhole):
        json.value("undo")
        json.key("whole")
        json.value(isWhole)
      case .help:
        json.value("help")
        json.key("keys")
        json.array(keys) { $0.value($1) }
      case .refused(let why):
        json.value("refused")
        json.key("message")
        json.value(why)
      case .over(let totals):
        json.value("review")
        json.key("assigned")
        json.value(totals.assigned)
        json.key("dismissed")
        json.value(totals.dismissed)
        json.key("skipped")
        json.value(totals.skipped)
      }
    }
    json.newline()
    return json.bytes
  }

  private static func write(_ edit: NoteEdit, of entry: InboxEntry, to json: inout JSONWriter) {
    json.key("run")
    json.value(edit.run)
    json.key("notes")
    json.array(edit.notes.isEmpty ? entry.notes : edit.notes) { $0.value($1) }
  }

  private static func write(_ choice: InboxReview.Choice, to json: inout JSONWriter) {
    json.key("person")
    json.value(choice.id)
    json.key("contact")
    json.value(choice.identifier)
    json.key("name")
    json.value(choice.name)
  }
}
