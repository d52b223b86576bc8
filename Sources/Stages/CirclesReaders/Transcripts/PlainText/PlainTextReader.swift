public import CirclesModel
import SourceDiagnostics

/// Reads a text without any marks: a voice note, dictated or transcribed, as one block.
///
/// Every other format of text goes before it, since it knows only the name. Where most lines begin
/// with names, as in the notes of Google Meet, these are its speakers; the text stays as it is.
public struct PlainTextReader: Reader {
  /// A reader of plain text.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "text", title: "Voice note as plain text", extensions: ["txt"],
      recognisedBy: "the ending .txt, where no other format of text is recognised",
      contents: .messages)
  }

  /// By its name alone, unless the content is another's.
  public func confidence(for probe: FileProbe) -> Confidence {
    let name = probe.name.lowercased()
    guard name.hasSuffix(".txt") || name.hasSuffix(".text") else { return .none }
    let foreign: [StaticString] = ["PK\u{3}\u{4}", "SQLite format", "BEGIN:V", "<?xml", "<!DOC"]
    for start in foreign
    where start.withUTF8Buffer({ probe.head.starts(with: $0) }) { return .none }
    return JSONHead(probe.head)?.keys.isEmpty == false ? .none : .byName
  }

  /// Reads the text.
  ///
  /// - Throws: `.malformed` where it is too large.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let text = try TranscriptLines(input, limit: ReadingLimits.plainTextBytes)
    return TranscriptCursor(input, format.id, context) { Self.read(text) }
  }

  private static func read(_ text: TranscriptLines) -> Transcript {
    if isBinary(text) {
      return Transcript(problems: [
        TranscriptProblem(
          severity: .error, code: "transcript.binary", message: "this is not text", line: 1)
      ])
    }
    return Transcript(
      wholeText: text.lines.joined(separator: "\n"), listed: PlainSpeakers.names(text.lines),
      problems: text.problems)
  }

  /// Whether control characters show that it is something else.
  private static func isBinary(_ text: TranscriptLines) -> Bool {
    var (strange, all) = (text.zeros, text.zeros)
    for scalar in text.lines.lazy.prefix(2000).joined().unicodeScalars.prefix(1 << 16) {
      all += 1
      let isControl = scalar.value < 0x20 && ![0x09, 0x0B, 0x0C, 0x1B].contains(scalar.value)
      if isControl || scalar.value == 0xFFFD || (0x80...0x9F).contains(scalar.value) {
        strange += 1
      }
    }
    return strange * 20 > all
  }
}

/// Who speaks in a text whose lines begin with names.
enum PlainSpeakers {
  /// The names in order; none where it is no dialogue.
  static func names(_ lines: [String]) -> [String] {
    let prefixes = lines.filter { !$0.trimmed.isEmpty }.map { SpeakerPrefix($0) }
    let named = prefixes.compactMap(\.self)
    guard named.count * 2 >= prefixes.count else { return [] }
    let counts = Dictionary(grouping: named, by: \.name).mapValues(\.count)
    var seen: Set<String> = []
    return named.filter { $0.looksProper && counts[$0.name, default: 0] >= 2 }.map(\.name)
      .filter { seen.insert($0).inserted }
  }
}
