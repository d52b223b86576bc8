import SourceDiagnostics

/// Lines that are no property by themselves, and cards inside of cards.
extension LineUnfolder {
  /// A line's name, for a diagnostic; nil where that would not be noted any more.
  func name(of line: LogicalLine) -> String? {
    guard problems.count < limits.diagnosticsPerCard else { return nil }
    return headers.header(headers.slot(of: output + line.start, line.colon - line.start)).name
  }

  /// Learns what is known of a line's header.
  @inline(__always)
  func look(upHeaderOf line: inout LogicalLine) {
    line.header = headers.slot(of: output + line.start, line.colon - line.start)
    line.traits = headers.traits(line.header)
  }

  /// True where what stands before the colon can be a property's name. NUL bytes are taken out of
  /// it, which overwritten sectors leave.
  @inline(__always)
  mutating func isProperty(_ line: inout LogicalLine) -> Bool {
    if !line.traits.contains(.isKnown) { look(upHeaderOf: &line) }
    if line.traits.contains(.isProperty) {
      return output[line.colon + 1] != UInt8(ascii: "/") || !isLink(line)
    }
    guard UnsafePointer(output).find(0, line.start, line.colon) != nil else { return false }
    removeNULs(from: &line)
    look(upHeaderOf: &line)
    return line.traits.contains(.isProperty)
  }

  /// True for a link on a line of its own: text that lost its line breaks, not a property HTTPS.
  private mutating func isLink(_ line: LogicalLine) -> Bool {
    guard line.end - line.colon > 2, output[line.colon + 1] == UInt8(ascii: "/"),
      output[line.colon + 2] == UInt8(ascii: "/")
    else { return false }
    return ["HTTP", "HTTPS", "FTP"].contains(headers.header(line.header).name)
  }

  private mutating func removeNULs(from line: inout LogicalLine) {
    var written = line.start
    for index in line.start..<line.end where index >= line.colon || output[index] != 0 {
      output[written] = output[index]
      written += 1
    }
    let removed = line.end - written
    line.colon -= removed
    line.end -= removed
    count -= removed
    report("vcard.control-character", "NUL bytes in the name; left out", at: line)
  }

  /// Whether a `#` at the beginning of a line begins a comment, as it does in 2.1. In later versions,
  /// and before any text, it is a line like others.
  var isComment: Bool {
    lines.prefix(8).contains { line in
      let text = UnsafeBufferPointer(start: output + line.start, count: line.end - line.start)
      return text.count >= 11 && text.hasWord("version:")
        && text.part(8, text.count).trimmed
          .elementsEqual("2.1".utf8)
    }
  }

  /// Leaves a comment out. What is folded below it belongs to the property above.
  mutating func consumeComment(_ comment: PhysicalLines.Line) {
    let text = UnsafeBufferPointer(
      start: input.bytes + comment.start, count: comment.end - comment.start)
    report(
      "vcard.comment", "a comment; left out",
      at: LogicalLine(start: count, line: comment.number, column: comment.column),
      value: Excerpt.text(text), severity: .note)
  }

  /// Decides what becomes of a line without a name or a colon: more base64, more text, or nothing.
  mutating func consumeBadLine(_ line: LogicalLine, after blankLines: Int) {
    let size = line.end - line.start
    var message = "a line that is no property; left out"
    if var last = lines.last {
      let text = UnsafeBufferPointer(start: output + line.start, count: size)
      let isBase64 = last.isBase64 ?? isBase64(last)
      last.isBase64 = isBase64
      if isBase64, text.allSatisfy({ Base64.isDigit($0) || $0.isBlank }) {
        last.end = line.end
        lines[lines.count - 1] = last
        return
      }
      lines[lines.count - 1] = last
      // `X-FAVORITE` is a property whose colon is missing and no text.
      let isName = text.hasWord("x-") && text.allSatisfy(Property.isNameByte)
      if !last.holdsCard, !isBase64, !isName, last.traits.contains(.isFreeText) {
        // As many breaks as there were; the line ends in the file are room enough for them.
        let breaks = 1 + blankLines
        (output + last.end + breaks).update(from: output + line.start, count: size)
        for offset in 0..<breaks { output[last.end + offset] = UInt8(ascii: "\n") }
        count = last.end + breaks + size
        last.end = count
        lines[lines.count - 1] = last
        report(
          "vcard.bad-line", "a line that is no property; taken for more of the text before it",
          at: line, property: name(of: last))
        return
      }
    }
    if line.colon == line.start { message = "a property without a name; left out" }
    count = line.start
    let text = UnsafeBufferPointer(start: output + line.start, count: size)
    report("vcard.bad-line", message, at: line, value: Excerpt.text(text))
  }

  /// True where ENCODING, a `data:` URI or, in a picture, the value itself says that it is base64.
  private func isBase64(_ line: LogicalLine) -> Bool {
    if line.traits.contains(.isBase64) { return true }
    let value = UnsafeBufferPointer(
      start: output + line.colon + 1, count: line.end - line.colon - 1)
    if line.traits.contains(.isBinary), BinaryForm.looksLikeBase64(value) { return true }
    guard let comma = value.part(0, min(value.count, 256)).find(UInt8(ascii: ",")) else {
      return false
    }
    return value.hasWord("base64", at: comma - 6) || value.hasWord("base64", at: comma - 7)
  }

  /// Passes over the card nested in an AGENT and notes where it lies.
  mutating func consumeNested(_ line: inout LogicalLine) {
    let whole = UnsafeBufferPointer(start: input.bytes, count: input.end)
    let value = UnsafeBufferPointer(
      start: output + line.colon + 1, count: line.end - line.colon - 1)
    if let begin = ComponentLine(value, 0, value.count), begin.isBegin, begin.isCard(value) {
      count = line.colon + 1
      line.end = count
    } else {
      guard value.trimmed.isEmpty else { return }
      var ahead = input
      var next = ahead.next()
      while let blank = next, blank.isEmpty { next = ahead.next() }
      guard let next, let begin = ComponentLine(whole, next.start, next.end), begin.isBegin,
        begin.isCard(whole)
      else { return }
      input = ahead
    }
    let start = min(input.position, input.end)
    let number = input.number
    var depth = 1
    line.holdsCard = true
    while let next = input.next() {
      // A card inside the nested one is met again when that is read.
      guard let component = ComponentLine(whole, next.start, next.end), component.isCard(whole)
      else { continue }
      depth += component.isBegin ? 1 : -1
      if depth == 0 {
        nested.append(NestedCard(owner: lines.count, body: start..<next.start, line: number))
        return
      }
    }
    nested.append(NestedCard(owner: lines.count, body: start..<input.end, line: number))
    report(
      "vcard.missing-end", "the card in AGENT has no END; ended with its card", at: line,
      property: "AGENT")
  }
}
