import CirclesModel

/// `chat.md`: `[2026-03-13 19:00:00] Ines: text`, lines that go on below, quotes behind `>`.
struct SignalExportMarkdown {
  private var lines: TextLines
  private var pending: SignalExportEntry?

  init(_ input: any InputSource) { lines = TextLines(input, .unicode) }

  var offset: Int { lines.offset }

  mutating func next() throws(ThreadParserError) -> SignalExportEntry? {
    while let (text, number) = try nextLine() {
      guard var header = Self.header(text) else {
        append(text)
        continue
      }
      header.line = number
      let whole = pending
      pending = header
      if let whole { return Self.finished(whole) }
    }
    defer { pending = nil }
    return pending.map(Self.finished)
  }

  private mutating func nextLine() throws(ThreadParserError) -> (String, Int)? {
    do throws(ReadError) {
      return try lines.next().map { (String(decoding: $0.bytes, as: UTF8.self), $0.number) }
    } catch {
      throw .failed(error)
    }
  }

  private mutating func append(_ text: String) {
    // What is quoted was said before, and by somebody else.
    guard !text.hasPrefix(">"), let length = pending?.text.utf8.count,
      length < JSONReader.maximumTokenBytes
    else { return }
    pending?.text += "\n" + text
  }

  /// The message that a line begins; nil for a line that goes on.
  static func header(_ line: String) -> SignalExportEntry? {
    guard line.hasPrefix("["), let close = line.firstIndex(of: "]") else { return nil }
    let written = String(line[line.index(after: line.startIndex)..<close])
      .replacing(", ", with: " ")
    guard let time = ISOTime.parse(written) else { return nil }
    let rest = line[close...].dropFirst()
    guard rest.hasPrefix(" "), let colon = rest.firstIndex(of: ":") else { return nil }
    let behind = rest[colon...].dropFirst()
    guard behind.isEmpty || behind.hasPrefix(" ") else { return nil }
    var entry = SignalExportEntry()
    entry.time = time
    entry.sender = String(rest[..<colon]).cleanLabel
    entry.text = String(behind.dropFirst())
    return entry.sender.isEmpty ? nil : entry
  }

  /// Takes out what is not text: links to files, stickers, reactions.
  private static func finished(_ entry: SignalExportEntry) -> SignalExportEntry {
    var entry = entry
    var text = entry.text.trimmed
    if text.hasSuffix("-)"), let reactions = text.ranges(of: "(- ").last {
      text = String(text[..<reactions.lowerBound]).trimmed
    }
    while let (before, behind) = cut(text, from: "![", to: ")") ?? cut(text, from: "[", to: ")") {
      entry.kind = .media
      text = (before + behind).trimmed
    }
    if text.hasPrefix("(( "), text.hasSuffix(" ))") {
      entry.kind = .media
      text = String(text.dropFirst(3).dropLast(3)).trimmed
    }
    entry.text = text
    return entry
  }

  /// What stands before and behind a link into the folder `media`; nil where there is none.
  private static func cut(
    _ text: String, from begin: String, to end: String
  ) -> (before: String, behind: String)? {
    guard let target = text.firstRange(of: "](./media/") ?? text.firstRange(of: "](media/"),
      let start = text[..<target.lowerBound].ranges(of: begin).last,
      let close = text[target.upperBound...].firstRange(of: end)
    else { return nil }
    return (String(text[..<start.lowerBound]), String(text[close.upperBound...]))
  }
}
