import SourceDiagnostics

/// Cards within cards.
extension CardParser {
  /// Parses the cards that AGENT properties hold: behind the property in 2.1, escaped in its value
  /// in 3.0 (RFC 2426, 3.5.4).
  mutating func addAgents(
    _ source: CardSource, _ arena: [UInt8], _ lines: [LogicalLine], to card: inout Card,
    _ reporter: inout CardReporter
  ) {
    var nested: [Int: LogicalLine] = [:]
    for line in lines where line.nested != nil { nested[line.colon + 1] = line }
    for index in card.properties.indices where card.properties[index].name == "AGENT" {
      let property = card.properties[index]
      let line = nested[property.rawValue.startIndex]
      let escaped = line == nil ? Self.escapedCard(property) : nil
      guard line != nil || escaped != nil else { continue }
      guard source.depth < limits.nesting else {
        reporter.report(
          Diagnostic(
            .warning, "vcard.nesting-too-deep", "cards are nested deeper than the limit; left out",
            at: property.location, property: "AGENT"))
        continue
      }
      var inner = source
      inner.depth += 1
      var agents: [Card] = []
      if let line, let range = line.nested {
        inner.body = range
        inner.line = line.nestedLine
        inner.linesBeforeBody = 0
        agents = [parse(inner, &reporter)]
      } else if let escaped {
        inner.line = property.line
        inner.fixedLine = property.line
        inner.indent = 0
        inner.isUnicode = true
        escaped.withUnsafeBufferPointer { bytes in
          inner.bytes = bytes
          inner.body = 0..<bytes.count
          agents = [parse(inner, &reporter)]
        }
      }
      for agent in agents.indices {
        agents[agent].line = max(1, inner.line - (line == nil ? 0 : 1))
      }
      card.agents.append(Card.Agent(property: index, cards: agents))
    }
  }

  /// The lines between BEGIN and END of a card in a value; nil where the value is none.
  private static func escapedCard(_ property: Property) -> [UInt8]? {
    let head = property.rawValue.prefix(256)
    guard
      head.withUnsafeBufferPointer({ $0.trimmed.hasWord("begin:vcard") })
        || property.transferEncoding != .none
    else { return nil }
    var text = property
    // Line breaks are escaped in every version that writes a card in one line.
    text.version = max(.v30, property.version)
    let bytes = Array(text.text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      guard let first = lines.first,
        UnsafeBufferPointer(rebasing: first).trimmed.hasWord("begin:vcard")
      else { return nil }
      lines.removeFirst()
      while let last = lines.last {
        let last = UnsafeBufferPointer(rebasing: last).trimmed
        if !last.isEmpty, !last.hasWord("end:vcard") { break }
        lines.removeLast()
      }
      return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
  }
}
