import CirclesModel

/// What every change of the notebook by hand ends with: how to undo it.
enum ChangeLine {
  /// Prints the line; nothing where the console is quiet.
  static func say(run: String, _ console: Console) {
    switch console.form {
    case .jsonl:
      var json = JSONWriter()
      json.object { json in
        json.key("type")
        json.value("change")
        json.key("run")
        json.value(run)
        json.key("undo")
        json.value("circles-import runs undo \(run)")
      }
      json.newline()
      console.data(json.bytes)
    case .text where !console.isQuiet:
      let undo = "Undo with: circles-import runs undo \(run.prefix(8))"
      console.line(console.style.faint(undo))
    case .text: break
    }
  }
}
