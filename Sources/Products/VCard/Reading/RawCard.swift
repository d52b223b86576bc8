package import SourceDiagnostics

/// Where one card lies in the bytes of its batch.
package struct RawCard: Hashable, Sendable {
  /// The card's bytes, from BEGIN through END.
  package var range: Range<Int>
  /// The bytes between the lines of BEGIN and END.
  package var body: Range<Int>
  /// The physical line of BEGIN in the file, from 1.
  package var line: Int
  /// The card's number in its file, from 0.
  package var index: Int
  /// How many blanks stand before BEGIN, and so before every line of an indented card.
  package var indent: Int
  /// How the card ends.
  package var ending: Ending

  /// Counts its bytes from another place.
  mutating func shift(by offset: Int) {
    range = range.lowerBound + offset..<range.upperBound + offset
    body = body.lowerBound + offset..<body.upperBound + offset
  }

  /// How a card ends.
  package enum Ending: Hashable, Sendable {
    /// By its END line.
    case end
    /// By the BEGIN of another card or component.
    case nextBegin
    /// By the end of the file.
    case endOfFile
  }
}

/// Whole cards of one file, cut but not parsed: a piece of work that can go to another core.
package struct RawCardBatch: Sendable {
  /// The bytes that hold the cards.
  package var bytes: [UInt8]
  /// The cards, in the order of the file.
  package var cards: [RawCard]
  /// What was found between and around the cards, in the order of the file.
  package var diagnostics: [Diagnostic]
  /// True where the file's own encoding (a byte order mark, UTF-16) says that the bytes are UTF-8
  /// now, whatever a CHARSET of the original text says.
  package var isUnicode: Bool

  /// Makes a batch.
  package init(
    bytes: [UInt8], cards: [RawCard], diagnostics: [Diagnostic] = [], isUnicode: Bool = false
  ) {
    self.bytes = bytes
    self.cards = cards
    self.diagnostics = diagnostics
    self.isUnicode = isUnicode
  }

  /// True where a line of the card begins like a UID property, in any case and group: a cheap look,
  /// which may take other text for one and misses none.
  package func mayHaveUID(_ card: RawCard) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let body = bytes.part(card.body.lowerBound, card.body.upperBound)
      guard let base = body.baseAddress else { return false }
      var start = 0
      while start < body.count {
        let end = base.find(UInt8(ascii: "\n"), start, body.count) ?? body.count
        while start < end, base[start].isBlank { start += 1 }
        if body.hasUID(at: start, before: end) { return true }
        // Bounded, since a group's name is short and lines of base64 are many.
        if let dot = base.find(UInt8(ascii: "."), start, min(end, start + 64)),
          body.hasUID(at: dot + 1, before: end)
        {
          return true
        }
        start = end + 1
      }
      return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True where a UID that is not empty begins; base64 may begin with the letters too.
  fileprivate func hasUID(at start: Int, before end: Int) -> Bool {
    guard hasWord("uid", at: start), start + 3 < end else { return false }
    switch self[start + 3] {
    case UInt8(ascii: ":"): return self[start + 4..<end].contains { !$0.isBlankOrBreak }
    case UInt8(ascii: ";"), UInt8(ascii: " "), UInt8(ascii: "\t"): return true
    default: return false
    }
  }
}
