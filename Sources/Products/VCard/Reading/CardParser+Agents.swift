import SourceDiagnostics

/// Cards within cards.
extension CardParser {
  /// Parses the cards that AGENT properties hold: behind the property in 2.1, escaped in its value
  /// in 3.0 (RFC 2426, 3.5.4).
  mutating func addAgents(
    _ source: CardSource, _ unfolded: Unfolded, to card: inout Card,
    _ reporter: inout CardReporter
  ) {
    var nextNested = 0
    for (line, index) in unfolded.agents {
      let property = card.properties[index]
      // Both lists are in the order of the lines.
      while nextNested < unfolded.nested.count, unfolded.nested[nextNested].owner < line {
        nextNested += 1
      }
      let found = nextNested < unfolded.nested.count ? unfolded.nested[nextNested] : nil
      let nested = found?.owner == line ? found : nil
      let escaped = nested == nil ? Self.escapedCard(property) : nil
      guard nested != nil || escaped != nil else { continue }
      guard source.depth < limits.nesting else {
        reporter.report(
          Diagnostic(
            .warning, "vcard.nesting-too-deep", "cards are nested deeper than the limit; left out",
            at: property.location, property: "AGENT"))
        continue
      }
      var inner = source
      inner.depth += 1
      inner.linesBeforeBody = 0
      var agents: [Card] = []
      if let nested {
        inner.body = nested.body
        inner.line = nested.line
        agents = [parse(inner, &reporter)]
        agents[0].line = max(1, nested.line - 1)
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
