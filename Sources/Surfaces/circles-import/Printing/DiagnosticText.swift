import CirclesModel
import CirclesQueries
import SourceDiagnostics

/// A diagnostic in the two forms of `Contract.md` section 4.
struct DiagnosticText {
  /// Whether the offending value is shown: only to its owner, who asked (`check --show-values`).
  var showsValues = false

  /// `path:line:column: severity: code: message`.
  func line(_ diagnostic: Diagnostic, _ style: Style) -> String {
    var place = ""
    if let path = diagnostic.location.path { place += TerminalText.escaped(path) + ":" }
    if let line = diagnostic.location.line {
      place += "\(line):"
      if let column = diagnostic.location.column { place += "\(column):" }
    }
    if !place.isEmpty { place += " " }
    let severity = diagnostic.severity.rawValue + ":"
    let painted =
      switch diagnostic.severity {
      case .note: style.faint(severity)
      case .warning: style.warning(severity)
      case .error: style.error(severity)
      }
    var text = place + painted + " \(diagnostic.code): " + TerminalText.escaped(diagnostic.message)
    if showsValues, let value = diagnostic.value { text += ": " + TerminalText.escaped(value) }
    return text
  }

  /// The diagnostic as a line of NDJSON.
  func json(_ diagnostic: Diagnostic) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.object { json in
      json.key("type")
      json.value("diagnostic")
      json.key("severity")
      json.value(diagnostic.severity.rawValue)
      json.key("code")
      json.value(diagnostic.code.description)
      json.optional("path", diagnostic.location.path)
      json.optional("line", diagnostic.location.line)
      json.optional("column", diagnostic.location.column)
      json.optional("record", diagnostic.record)
      json.optional("property", diagnostic.property)
      json.key("message")
      json.value(diagnostic.message)
      if showsValues { json.optional("value", diagnostic.value) }
    }
    json.newline()
    return json.bytes
  }
}
