/// A soft line break of quoted-printable, as found in a property.
struct SoftBreak {
  /// Where in the arena the text goes on.
  var offset: Int
  /// True where the line that goes on begins with a blank.
  var isIndented: Bool
  /// The length of the line before, with its `=`.
  var lineLength: Int
}

/// How a whole card breaks its quoted-printable lines.
struct SoftBreakStatistics {
  /// Continuation lines without and with a blank at the beginning.
  var plain = 0
  var indented = 0
  /// The longest line that a plain break ends.
  var longest = 0

  /// Counts the breaks in a card's physical lines.
  init(_ lines: PhysicalLines) {
    var lines = lines
    var lastLength = 0
    var isBroken = false
    while let line = lines.next() {
      let bytes = UnsafeBufferPointer(
        start: lines.bytes + line.start, count: line.end - line.start)
      if isBroken, let first = bytes.first {
        if first.isBlank {
          indented += 1
        } else if !KnownNames.startsProperty(bytes, afterLineOf: lastLength) {
          plain += 1
          longest = max(longest, lastLength)
        }
      }
      lastLength = bytes.count
      isBroken = bytes.last == UInt8(ascii: "=")
    }
  }
}

extension LineUnfolder {
  /// Takes the blank at the beginning of each continuation line out of the value, if it was put
  /// there by folding: some Android exporters do both, break softly and fold (ez-vcard issue 80).
  mutating func removeIndents(_ breaks: [SoftBreak], from line: inout LogicalLine) {
    guard breaks.allSatisfy(\.isIndented), isFolded(breaks, line) else { return }
    var written = breaks[0].offset
    for (number, found) in breaks.enumerated() {
      let from = found.offset + 1
      let next = number + 1 < breaks.count ? breaks[number + 1].offset : line.end
      (output + written).update(from: output + from, count: next - from)
      written += next - from
    }
    count = written
    line.end = written
  }

  /// Decides whether the blanks behind soft breaks are folds or text.
  ///
  /// A blank inside of a character speaks for a fold. Else, a writer that folds indents every line,
  /// so one line without a blank in the whole card speaks for text, unless the line before the
  /// blank was not full and there was no other reason to break it. Without such a line, a blank
  /// before another one is a fold, and so are blanks between escapes in a value that has no other.
  /// A single blank between words is text: the break happened to fall before it. Several are not
  /// all chance, unless the lines are of unequal length, as those of a writer that breaks between
  /// words.
  private mutating func isFolded(_ breaks: [SoftBreak], _ line: LogicalLine) -> Bool {
    let census = softBreaks ?? SoftBreakStatistics(card)
    softBreaks = census
    var isBetweenEscapes = true
    var isBeforeBlank = false
    for found in breaks {
      let next = found.offset + 1
      isBeforeBlank = isBeforeBlank || next < line.end && output[next].isBlank
      let follows = next + 2 < line.end && output[next] == UInt8(ascii: "=")
      let precedes = found.offset - 3 > line.colon && output[found.offset - 3] == UInt8(ascii: "=")
      isBetweenEscapes = isBetweenEscapes && follows && precedes
      if follows, precedes, let high = QuotedPrintable.hexDigit(output[next + 1]),
        let before = QuotedPrintable.hexDigit(output[found.offset - 2]), (8...11).contains(high),
        before >= 8
      {
        return true
      }
    }
    let hasOtherBlanks =
      UnsafeBufferPointer(start: output + line.colon, count: line.end - line.colon)
      .count { $0.isBlank } > breaks.count
    let isFoldedName = isBetweenEscapes && !hasOtherBlanks
    if census.plain > 0 {
      return isFoldedName
        && breaks.allSatisfy {
          !(75...76).contains($0.lineLength) && $0.lineLength != census.longest
        }
    }
    if isBeforeBlank || isFoldedName { return true }
    let lengths = breaks.map(\.lineLength)
    let isEven = (lengths.max() ?? 0) - (lengths.min() ?? 0) <= 3
    return breaks.count >= 2 && isEven
  }
}
