import CirclesModel
import CirclesStore

/// What a change of notes by hand did.
struct NoteEditLines {
  /// What was done.
  enum Action: String {
    case assigned, dismissed, edited, moved, unfiled, also
    /// Taken from one of several people.
    case taken
  }

  let action: Action
  /// The notes, by id.
  let notes: [String]
  /// Whom they were filed under, or are not about.
  var person: PersonSummary?
  let edit: NoteEdit
  /// Whether what comes later in the conversation follows.
  var follows = false
  /// Whether a note that was edited is filed, and stays so.
  var isFiled = false

  /// A line of NDJSON.
  func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("type")
      json.value("edit")
      json.key("action")
      json.value(action.rawValue)
      json.key("run")
      json.value(edit.run)
      json.key("notes")
      json.array(notes) { $0.value($1) }
      json.key("follows")
      json.value(follows)
      if let person {
        json.key("person")
        json.value(person.id)
        json.key("contact")
        json.value(person.identifier)
        json.key("name")
        json.value(person.name)
        json.key("learned")
        json.array(edit.learned) { $0.value($1) }
      }
    }
    json.newline()
    return json.bytes
  }

  /// For people, without how to undo it.
  func sentences() -> [String] {
    let which = notes.count == 1 ? "Note \(notes[0].prefix(8)) is" : "\(notes.count) notes are"
    switch action {
    case .dismissed:
      let lines = ["\(which) dismissed for good; importing it again changes nothing."]
      return follows ? lines + ["Later days of the conversation are dismissed, too."] : lines
    case .edited where isFiled: return ["\(which) edited."]
    case .edited: return ["\(which) edited. Check it again with: circles-import reprocess"]
    case .unfiled:
      let stranger = person.map { ", and is not about \(TerminalText.escaped($0.name))" } ?? ""
      return ["\(which) back in the inbox\(stranger). It stays there until you file it."]
    case .also: return ["\(which) filed under \(TerminalText.escaped(person?.name ?? "")), too."]
    case .taken:
      return ["\(which) no longer filed under \(TerminalText.escaped(person?.name ?? ""))."]
    case .assigned, .moved:
      var lines = ["\(which) filed under \(TerminalText.escaped(person?.name ?? ""))."]
      if follows { lines.append("Later days of the conversation follow.") }
      for name in edit.learned {
        lines.append(
          "Learned: \(TerminalText.escaped(person?.name ?? "")) is also called "
            + "\(TerminalText.escaped(name)).")
      }
      return lines
    }
  }

  /// Prints it, with how to undo it and what might follow.
  func say(_ console: Console, inboxCount: Int) {
    switch console.form {
    case .jsonl:
      console.data(json())
      ChangeLine.say(run: edit.run, console)
    case .text where !console.isQuiet:
      sentences().forEach(console.line)
      ChangeLine.say(run: edit.run, console)
      if action == .assigned, inboxCount > 0 {
        let more = "\(inboxCount) more \(inboxCount == 1 ? "entry waiting" : "entries waiting")"
        console.line(
          console.style.faint("\(more); apply what was learned with: circles-import reprocess"))
      }
    case .text: break
    }
    console.finish()
  }
}
