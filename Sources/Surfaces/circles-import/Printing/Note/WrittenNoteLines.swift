import CirclesModel
import CirclesPipeline
import CirclesQueries

/// What became of a note that was written down.
struct WrittenNoteLines {
  private let written: WrittenNote
  private let isForPerson: Bool

  /// Lines about a note; `isForPerson` says whether the user said whose it is.
  init(_ written: WrittenNote, isForPerson: Bool) {
    self.written = written
    self.isForPerson = isForPerson
  }

  /// One sentence. Not yet escaped.
  var sentence: String {
    let note = "note \(written.note.prefix(8))"
    guard let decision = written.decision?.decision else {
      return "Already written a moment ago: \(note)."
    }
    if let contact = decision.contact {
      if isForPerson { return "Filed under \(contact.name), \(note)." }
      let why = decision.evidence.first.map { ": \(InboxText.reason($0))" } ?? ""
      return
        "Filed under \(contact.name) (\(Percent.text(contact.confidence))), \(note)\(why)."
    }
    guard let best = decision.suggestions.first else {
      return "In the inbox, \(note): no suggestions."
    }
    return "In the inbox, \(note): perhaps \(best.name), \(Percent.text(best.confidence))."
  }

  /// Prints it, with how to undo it.
  func say(_ console: Console) {
    switch console.form {
    case .jsonl:
      if let decision = written.decision {
        console.data(DecisionLine.json(decision, note: written.note))
      } else {
        console.data(known())
      }
    case .text where !console.isQuiet: console.line(TerminalText.escaped(sentence))
    case .text: break
    }
    if let run = written.run { ChangeLine.say(run: run, console) }
    console.finish()
  }

  private func known() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("type")
      json.value("known_note")
      json.key("note")
      json.value(written.note)
      json.key("record")
      json.value(written.record)
    }
    json.newline()
    return json.bytes
  }
}
