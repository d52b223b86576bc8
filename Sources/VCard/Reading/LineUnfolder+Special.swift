import SourceDiagnostics

/// Lines that are no property by themselves, and cards inside of cards.
extension LineUnfolder {
  /// The name and parameters of a line.
  func header(of line: LogicalLine) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: output + line.start, count: line.colon - line.start)
  }

  /// The bytes of a line's name, without group and blanks.
  func nameBytes(of line: LogicalLine) -> UnsafeBufferPointer<UInt8> {
    let header = header(of: line)
    var name = header.part(0, header.find(UInt8(ascii: ";")) ?? header.count)
    if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name.part(dot + 1, name.count) }
    return name.trimmed
  }

  /// A line's name, for a diagnostic.
  func name(of line: LogicalLine) -> String {
    String(decoding: nameBytes(of: line), as: UTF8.self).uppercased()
  }

  /// True where what stands before the colon can be a property's name. NUL bytes are taken out of
  /// it, which overwritten sectors leave.
  mutating func isProperty(_ line: inout LogicalLine) -> Bool {
    let header = header(of: line)
    // Nearly every header is plain, which one pass shows.
    var end = 0
    while end < header.count, Property.isNameByte(header[end]) { end += 1 }
    if end > 0, end == header.count || header[end] == UInt8(ascii: ";") {
      return !isLink(line)
    }
    if header.find(0) != nil { removeNULs(from: &line) }
    let name = nameBytes(of: line)
    if name.isEmpty { return false }
    if name.hasWord("x-") { return name.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
    return name.allSatisfy(Property.isNameByte)
  }

  /// True for a link on a line of its own: text that lost its line breaks, not a property HTTPS.
  private func isLink(_ line: LogicalLine) -> Bool {
    guard line.end - line.colon > 2, output[line.colon + 1] == UInt8(ascii: "/"),
      output[line.colon + 2] == UInt8(ascii: "/")
    else { return false }
    let name = nameBytes(of: line)
    return name.hasWord("http") && name.count < 6 || name.hasWord("ftp") && name.count < 5
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
    problems.append(
      Problem(
        code: "vcard.control-character", message: "NUL bytes in the name; left out",
        line: line.line, column: line.column, property: name(of: line)))
  }

  /// Decides what becomes of a line without a name or a colon: more base64, more text, or nothing.
  mutating func takeBadLine(_ line: LogicalLine, after blankLines: Int) {
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
      if last.nested == nil, !isBase64, KnownNames.isFreeText(nameBytes(of: last)) {
        // As many breaks as there were; the line ends in the file are room enough for them.
        let breaks = 1 + blankLines
        (output + last.end + breaks).update(from: output + line.start, count: size)
        for offset in 0..<breaks { output[last.end + offset] = UInt8(ascii: "\n") }
        count = last.end + breaks + size
        last.end = count
        lines[lines.count - 1] = last
        problems.append(
          Problem(
            code: "vcard.bad-line",
            message: "a line that is no property; taken for more of the text before it",
            line: line.line, column: line.column, property: name(of: last)))
        return
      }
    }
    if line.colon == line.start { message = "a property without a name; left out" }
    count = line.start
    problems.append(
      Problem(
        code: "vcard.bad-line", message: message, line: line.line, column: line.column,
        property: nil))
  }

  /// True where ENCODING or a `data:` URI says that the value is base64.
  private func isBase64(_ line: LogicalLine) -> Bool {
    let header = header(of: line)
    var start = 0
    while let separator = header.find(UInt8(ascii: ";"), from: start) {
      start = separator + 1
      var word = start
      while word < header.count, header[word].isBlank { word += 1 }
      if header.hasWord("base64", at: word) { return true }
      guard header.hasWord("encoding", at: word),
        let equals = header.find(UInt8(ascii: "="), from: word)
      else { continue }
      word = equals + 1
      while word < header.count, header[word].isBlank { word += 1 }
      if header.hasWord("b", at: word) { return true }
    }
    let value = UnsafeBufferPointer(
      start: output + line.colon + 1, count: min(line.end - line.colon - 1, 256))
    guard let comma = value.find(UInt8(ascii: ",")) else { return false }
    return value.hasWord("base64", at: comma - 6) || value.hasWord("base64", at: comma - 7)
  }

  func isAgent(_ line: LogicalLine) -> Bool {
    let size = line.end - line.start
    guard size < 128, output[line.start + 1] != UInt8(ascii: ":") else { return false }
    return nameBytes(of: line).count == 5 && nameBytes(of: line).hasWord("agent")
  }

  /// Passes over the card nested in an AGENT and notes where it lies.
  mutating func takeNested(_ line: inout LogicalLine) {
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
    line.nestedLine = input.number
    var depth = 1
    while let next = input.next() {
      // A card inside the nested one is met again when that is read.
      guard let component = ComponentLine(whole, next.start, next.end), component.isCard(whole)
      else { continue }
      depth += component.isBegin ? 1 : -1
      if depth == 0 {
        line.nested = start..<next.start
        return
      }
    }
    line.nested = start..<input.end
    problems.append(
      Problem(
        code: "vcard.missing-end", message: "the card in AGENT has no END; ended with its card",
        line: line.nestedLine, column: 1, property: "AGENT"))
  }
}
