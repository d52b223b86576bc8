public import CirclesModel
import SourceDiagnostics

/// Reads the database of Apple's Messages: `~/Library/Messages/chat.db` on a Mac, `sms.db` of an
/// iPhone's backup.
///
/// The tables are `message`, `handle` (a number or address), `chat` (style 43: a group, 45: one
/// person) and their joins. Times count from 2001, in nanoseconds since macOS 10.13. What was said
/// stands in `text`, or in `attributedBody` as a typedstream. Reactions and events of groups are
/// counted, not read. Source: the schema itself, and
/// https://github.com/ReagentX/imessage-exporter/tree/develop/docs.
///
/// The database is copied with its write-ahead log into a private folder and read there.
public struct IMessageReader: Reader {
  /// A reader of Messages' database.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "imessage", title: "Apple Messages (chat.db)", extensions: ["db"],
      recognisedBy: "an SQLite database with the tables of Messages, named chat.db or sms.db",
      contents: .messages)
  }

  /// What an iPhone's backup calls `sms.db`.
  private static let backupName = "3d0d7e5fb2ce288813306e4d4636395e047a3d28"

  /// Certain where the first page names the tables; the schema is often too long for that, so the
  /// name counts too.
  public func confidence(for probe: FileProbe) -> Confidence {
    guard probe.head.starts(with: Array("SQLite format 3\0".utf8)) else { return .none }
    let text = String(decoding: probe.head, as: UTF8.self)
    if text.contains("chat_message_join") { return .certain }
    let name = probe.name.lowercased()
    if ["chat.db", "sms.db", Self.backupName].contains(name) { return .likely }
    return name.hasSuffix(".db") ? .byName : .none
  }

  /// Opens a copy of the file.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let copy = try DatabaseCopy(of: input)
    let feed: IMessageParser?
    do throws(Database.Failure) {
      feed = try IMessageParser(try Database(copy), size: input.size, context)
    } catch {
      throw .malformed(
        Diagnostic(
          .error, "imessage.malformed", "SQLite cannot read the database (code \(error.code))",
          at: SourceLocation(path: input.path)))
    }
    guard let feed else {
      throw .malformed(
        Diagnostic(
          .error, "imessage.no-messages", "the database does not belong to Messages",
          at: SourceLocation(path: input.path)))
    }
    return ThreadCursor(feed, ThreadWindow(path: input.path, format: format.id))
  }
}
