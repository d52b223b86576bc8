import CirclesModel

/// What a text says, for people: the text with its days underlined, then what was found.
struct FindingsText {
  private let findings: TextFindings
  private let text: String
  private let style: Style

  /// The findings of a text.
  init(_ findings: TextFindings, of text: String, _ style: Style) {
    self.findings = findings
    self.text = text
    self.style = style
  }

  /// The lines to print.
  var lines: [String] {
    var lines = marked.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    lines.append("")
    let found = found
    return lines + (found.isEmpty ? [style.faint("Nothing found.")] : found)
  }

  /// What was found, a line each.
  var found: [String] {
    rows.map { name, value, detail in
      let label = TerminalWidth.padded(name, to: 12)
      return "  " + style.heading(label) + TerminalText.escaped(value)
        + (detail.isEmpty ? "" : "  " + style.faint(TerminalText.escaped(detail)))
    }
  }

  /// The text with the days underlined where the terminal can.
  private var marked: String {
    let scalars = Array(text.unicodeScalars)
    var marked = ""
    var at = 0
    for date in findings.dates where date.start >= at && date.end <= scalars.count {
      marked += Self.text(scalars[at..<date.start])
      let words = Self.text(scalars[date.start..<date.end])
      marked += style.underlined(words)
      at = date.end
    }
    return marked + Self.text(scalars[at...])
  }

  private var rows: [(String, String, String)] {
    findings.dates.map { date in
      let detail = [date.kind, date.label, date.holiday].compactMap(\.self).joined(separator: ", ")
      return ("Day", date.value, "\(date.text) (\(detail))")
    }
      + findings.interests.map { ("Interest", $0.text, "") }
      + findings.events.map { ("Event", $0.text, "") }
      + findings.topicsToAvoid.map { ("Avoid", $0.text, "") }
      + findings.facts.map { ("Fact", $0.text, $0.key) }
  }

  /// A piece of the text, safe to show, with its lines.
  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return TerminalText.escapedLines(String(text)).joined(separator: "\n")
  }
}
