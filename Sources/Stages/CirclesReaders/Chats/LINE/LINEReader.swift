public import CirclesModel
import SourceDiagnostics

/// Reads the text that LINE's "Export chat history" writes.
///
///     export  = title saved blank *( day / message / line )
///     title   = "[LINE] Chat history with Ana"
///     day     = "2022/03/14(月)" / "Mon, 03/14/2022" / ...
///     message = time TAB name TAB text          ; a notice of the app's own has no name
///     line                                      ; goes on a message, whose text then has quotes
///
/// The program for computers leaves the title out and puts spaces in place of tabs.
///
/// Times are wall times without seconds. Source: `Exporters.md` section 12, after ChatLab.
public struct LINEReader: Reader {
  /// A reader of LINE's exports.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "line", title: "LINE exported chat", extensions: ["txt"],
      recognisedBy: "a first line `[LINE] ...`, then days and lines `19:05 <tab> Name <tab> text`",
      contents: .messages)
  }

  /// Certain with the title of an export, or a file named by LINE with a message; likely with a day
  /// and messages behind it.
  public func confidence(for probe: FileProbe) -> Confidence {
    var lines = TextLines(PrefixInput(probe), .unicode)
    var (days, messages) = (0, 0)
    var search = LINENameSearch()
    var isFirst = true
    var beginsWithDay = false
    while let line = try? lines.next() {
      if line.bytes.allSatisfy({ $0 <= 0x20 }) { continue }
      defer { isFirst = false }
      if isFirst, LINETitle(String(decoding: line.bytes, as: UTF8.self)) != nil { return .certain }
      switch LINELine(line.bytes, .tabs) {
      case .day:
        days += 1
        beginsWithDay = beginsWithDay || isFirst
      case .message(_, _, let name, _): if days > 0, !name.isEmpty { messages += 1 }
      case .other:
        guard days > 0, line.bytes.contains(0x3A) else { continue }
        let text = String(decoding: line.bytes.prefix(512), as: UTF8.self)
        if let (_, rest) = LINEClock.split(text), rest.contains(" ") { search.add(rest) }
      }
    }
    if days == 0 { return .none }
    if messages > 1 { return .likely }
    let (spaced, words) = search.firstWords
    if LINETitle(path: probe.name) != nil { return messages + spaced > 0 ? .certain : .none }
    // A diary has days and times too, but hardly the same words behind them.
    return beginsWithDay && spaced > 1 && 2 * words <= spaced + 1
      ? .likely : .none
  }

  /// Opens the file after looking through it for who writes and in which order its days are.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let encoding = try TextEncoding.detect(input)
    var census = LINEStatistics(input.path, context)
    var lines = TextLines(input, encoding)
    while let line = try lines.next() { census.add(line.bytes) }
    guard let reading = LINEReading(census, input, format.id, context) else {
      return LINECursor(nothingIn: input.path)
    }
    let found = encoding.diagnostic(path: input.path).map { [$0] } ?? []
    return LINECursor(TextLines(input, encoding), reading, found + reading.diagnostics)
  }
}
