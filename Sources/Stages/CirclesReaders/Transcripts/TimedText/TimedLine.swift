/// The head of a piece of speech in a text with times.
///
///     [00:00:01] Ana Ruiz: text          ; MacWhisper and others; also ( ), and with milliseconds
///     [00:00:01 - 00:00:04] text
///     00:00:01 Ana Ruiz: text
///     Ana Ruiz [00:00:01]: text          ; also ( ), and the colon before the time
///     0:01                               ; alone, the text below
struct TimedLine: Hashable {
  /// Where the time stands.
  enum Shape: Hashable { case bracketed, bare, alone, behindName }

  /// When, in seconds from the beginning.
  var time: Double
  /// When it ends, where that is told.
  var end: Double?
  /// What stands there beside the time: often `Name: text`.
  var text: String
  /// Where the time stands.
  var shape: Shape
  /// Whether the time has hours, as nobody writes the time of day.
  var hasHours: Bool

  /// Nil for any other line.
  init?(_ line: String) {
    let line = line.withoutMarks.trimmed
    guard let first = line.first else { return nil }
    let written: Substring
    if let close = Self.closing(first) {
      guard let end = line.prefix(40).firstIndex(of: close) else { return nil }
      written = line[line.index(after: line.startIndex)..<end]
      (text, shape) = (Self.behind(line[line.index(after: end)...]), .bracketed)
    } else if first.isASCIIDigit {
      written = line.prefix { $0.isASCIIDigit || ":.,-–— >".contains($0) }
      text = Self.behind(line[written.endIndex...])
      shape = text.isEmpty ? .alone : .bare
    } else {
      guard let named = Self.splitAtTime(line) else { return nil }
      written = named.time
      (text, shape) = (named.name + ": " + named.rest, .behindName)
    }
    guard let times = Self.times(written) else { return nil }
    (time, end, hasHours) = times
  }

  /// One time, or two with a dash or an arrow between.
  private static func times(
    _ written: Substring
  ) -> (start: Double, end: Double?, hasHours: Bool)? {
    let parts = written.split { " -–—>".contains($0) }
      .map { $0.last == ":" ? $0.dropLast() : $0 }
    guard (1...2).contains(parts.count), let start = CueTimes.seconds(parts[0]) else { return nil }
    let end = parts.count == 2 ? CueTimes.seconds(parts[1]) : nil
    if parts.count == 2, end == nil { return nil }
    return (start, end, parts[0].split(separator: ":").count == 3)
  }

  private static func closing(_ open: Character) -> Character? {
    switch open {
    case "[": "]"
    case "(": ")"
    default: nil
    }
  }

  /// A dash or a colon between the time and the rest says nothing.
  private static func behind(_ rest: Substring) -> String {
    String(rest.drop { $0.isWhitespace || "-–—:|".contains($0) }).trimmed
  }

  /// `Name [time]: text`, `Name: (time) text`.
  private static func splitAtTime(
    _ line: String
  ) -> (name: String, time: Substring, rest: String)? {
    let head = line.prefix(100)
    guard let open = head.firstIndex(where: { $0 == "[" || $0 == "(" }),
      let close = closing(line[open]), let end = line[open...].prefix(40).firstIndex(of: close)
    else { return nil }
    var name = String(line[..<open]).trimmed
    if name.hasSuffix(":") { name.removeLast() }
    guard let prefix = SpeakerPrefix(name + ":"), prefix.looksProper || prefix.isSure else {
      return nil
    }
    let time = line[line.index(after: open)..<end]
    return (prefix.name, time, behind(line[line.index(after: end)...]))
  }
}
