import CirclesQueries

/// Hits for people: under each person and day, the best first.
enum SearchText {
  /// The lines, none wider than `width` but for a head with a long name.
  static func lines(_ hits: [SearchHit], width: Int, _ style: Style) -> [String] {
    var groups: [(head: String, hits: [SearchHit])] = []
    for hit in hits {
      let head = head(of: hit)
      if let place = groups.firstIndex(where: { $0.head == head }) {
        groups[place].hits.append(hit)
      } else {
        groups.append((head, [hit]))
      }
    }
    var lines: [String] = []
    for (head, hits) in groups {
      if !lines.isEmpty { lines.append("") }
      lines.append(style.heading(head))
      for hit in hits { lines += body(of: hit, width: width, style) }
    }
    return lines
  }

  private static func head(of hit: SearchHit) -> String {
    let place = hit.kind == .contact ? nil : hit.app
    let inbox = hit.isDismissed ? "Dismissed" : hit.note == nil ? nil : "Inbox"
    return [hit.contactName ?? inbox, hit.day, place].compactMap(\.self)
      .map(TerminalText.escaped).joined(separator: "  ")
  }

  private static func body(of hit: SearchHit, width: Int, _ style: Style) -> [String] {
    let label =
      switch hit.kind {
      case .message: label(of: hit)
      case .note: "note"
      case .contact: "contact"
      case .fact: "fact"
      case .interest: "likes"
      }
    let text = TerminalText.escaped("\(label): \(hit.snippet)")
    return TextLines.wrapped(text, to: width - 2, indent: "  ").map { "  " + marked($0, style) }
  }

  private static func label(of message: SearchHit) -> String {
    let time = message.at.map { $0.dropFirst(11).prefix(5) + " " } ?? ""
    return time
      + (message.from == "them" ? message.contactName ?? "them" : message.from ?? "unknown")
  }

  /// On a terminal what was met is bold; elsewhere it keeps its brackets.
  private static func marked(_ line: String, _ style: Style) -> String {
    guard style.isOn else { return line }
    var text = ""
    var rest = line[...]
    while let open = rest.firstIndex(of: "⟦"),
      let close = rest[open...].firstIndex(of: "⟧")
    {
      text += rest[..<open] + style.heading(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}
