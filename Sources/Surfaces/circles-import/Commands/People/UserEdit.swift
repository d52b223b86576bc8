import CirclesModel
import CirclesQueries
import CirclesStore

/// How a change by hand is confirmed. It is a run like any other, so that it can be undone.
enum UserEdit {
  /// Prints what was done to a person, or the run's id for programs.
  static func say(_ sentence: String, run: String, of person: PersonSummary, _ console: Console) {
    say(sentence, run: run, person: person.id, summary: person, console)
  }

  /// Prints what was done, or the run's id for programs.
  static func say(
    _ sentence: String, run: String, person: String, kept: [UndoOutcome.Kept]? = nil,
    summary: PersonSummary? = nil, _ console: Console
  ) {
    switch console.form {
    case .jsonl:
      var json = JSONWriter()
      json.object { json in
        json.key("type")
        json.value("edit")
        json.key("run")
        json.value(run)
        json.key("person")
        json.value(person)
        json.optional("contact", summary?.identifier)
        json.optional("name", summary?.name)
        if let kept { UndoLine.writeKept(kept, to: &json) }
      }
      json.newline()
      console.data(json.bytes)
    case .text where !console.isQuiet:
      console.line(TerminalText.escaped(sentence))
      UndoLines.text(kept: kept ?? [], console.style).forEach(console.line)
    case .text: break
    }
    ChangeLine.say(run: run, console)
    console.finish()
  }
}
