public import CirclesModel
import SourceDiagnostics

/// Reads what KakaoTalk exports of a chat, on phones, on Windows and on macOS.
///
///     phone   = title saved *( day / date " " time ", " name " : " text / notice / line )
///     windows = title saved *( 15"-" " " day " " 15"-" / "[" name "] [" time "] " text / line )
///     macos   = "Date,User,Message" *( date-time "," name "," text )
///
/// The app's language decides on title, dates and notices: Korean, English and Japanese are known.
/// Times are wall times; those of phones and Windows have no seconds, so keys go by the minute. Source: `Exporters.md` section 16.
public struct KakaoTalkReader: Reader {
  /// A reader of KakaoTalk's exports.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "kakaotalk", title: "KakaoTalk exported chat", extensions: ["txt", "csv"],
      recognisedBy: "KakaoTalk's title, then lines `2022. 3. 14. 19:05, Name : text`, or "
        + "`[Name] [7:05 PM] text` below a day between dashes; a header Date, User, Message",
      kind: .chat, tieOrder: .before(["whatsapp", "line", "screenshot-text"]),
      truncation: TruncationCodes(endings: ["csv.cut", "csv.unclosed-quote"]))
  }

  /// Certain with the title and a message or the date of saving, and for a day between dashes with a
  /// message; likely for messages of a phone alone.
  public func confidence(for probe: FileProbe) -> Confidence {
    if KakaoTalkTable.isHeader(in: probe) { return .certain }
    var lines = TextLines(PrefixInput(probe), .unicode)
    var (hasTitle, isFirst, hasBar) = (false, true, false)
    var (phone, windows) = (0, 0)
    while let line = try? lines.next() {
      let text = String(decoding: line.bytes.prefix(512), as: UTF8.self).withoutMarks
      if text.trimmed.isEmpty { continue }
      defer { isFirst = false }
      if isFirst { hasTitle = KakaoTalkTitle(text)?.isKnown == true }
      switch KakaoTalkLine(text) {
      case .saved: if hasTitle { return .certain }
      case .bar: hasBar = true
      case .phone(_, let name, _): phone += name.isEmpty ? 0 : 1
      case .windows: windows += hasBar ? 1 : 0
      case .day: break
      case .other: if isFirst, !hasTitle { return .none }
      }
    }
    if windows > 0 || hasTitle && phone > 0 { return .certain }
    return phone > 1 ? .likely : .none
  }

  /// Opens the file after looking through it for who writes.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let encoding = try TextEncoding.detect(input)
    func entries() throws(ReadError) -> any KakaoTalkEntries {
      if let table = try KakaoTalkTable(input) { return table }
      return KakaoTalkText(TextLines(input, encoding))
    }
    var first = try entries()
    var senders = KakaoTalkSenders(path: input.path)
    while let entry = try first.next() { senders.add(entry) }
    senders.title = first.title ?? senders.title
    let window = ThreadWindow(path: input.path, format: format.id)
    if let found = encoding.diagnostic(path: input.path) {
      window.report(found.severity, found.code, found.message)
    }
    return ThreadCursor(
      KakaoTalkParser(try entries(), KakaoTalkRoles(senders, context)), window)
  }
}
