import CirclesModel
import CirclesQueries
import CirclesStore

/// What was learned, for people and for programs.
enum LearnedLines {
  /// A line of NDJSON; with a run, that which forgot it.
  static func json(_ item: LearnedItem, forgottenIn run: String? = nil) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("type")
      json.value(run == nil ? "learned" : "edit")
      if let run {
        json.key("action")
        json.value("forgotten")
        json.key("run")
        json.value(run)
      }
      json.key("id")
      json.value(item.id)
      json.key("kind")
      json.value(item.kind)
      json.optional("contact", item.contact)
      json.optional("contact_name", item.contactName)
      json.key("text")
      json.value(item.text)
      json.optional("app", item.app)
      if run == nil { json.optional("run", item.run) }
      json.key("created_at")
      json.value(item.createdAt)
    }
    json.newline()
    return json.bytes
  }

  /// In words, escaped.
  static func sentence(_ item: LearnedItem) -> String {
    let name = item.contactName ?? ""
    let place = item.app.map { " in \($0)" } ?? ""
    let text = item.text.isEmpty ? "a conversation" : item.text
    let words =
      switch item.kind {
      case "alias": "\(name) is also called \(text)"
      case "thread": "the conversation with \(text)\(place) is with \(name)"
      case "header": "\(text)\(place) is \(name)"
      case "not_person": "\(item.text.isEmpty ? "a note" : text) is not about \(name)"
      case "nobody": "the conversation with \(text)\(place) is dismissed"
      default: "\(item.kind) \(text)"
      }
    return TerminalText.escaped(words)
  }

  /// The table's lines, none longer than `width`.
  static func table(_ items: [LearnedItem], width: Int, _ style: Style) -> [String] {
    var table = TextTable(["ID", "WHEN", "LEARNED"])
    let rest = max(20, min(width, 200) - 8 - 10 - 4)
    for item in items {
      table.add([
        String(item.id.prefix(8)), String(item.createdAt.prefix(10)),
        TerminalWidth.cut(sentence(item), to: rest),
      ])
    }
    return table.lines(style)
  }
}
