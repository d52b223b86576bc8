public import CirclesModel
import SourceDiagnostics

/// Reads `messages.csv` of LinkedIn's data export, newest message first:
///
///     CONVERSATION ID,CONVERSATION TITLE,FROM,SENDER PROFILE URL,TO,RECIPIENT PROFILE URLS,DATE,
///     SUBJECT,CONTENT,FOLDER[,ATTACHMENTS]
///
/// Times are UTC; what was said may be HTML. Nothing tells the owner, who is the one that takes
/// part in every conversation, if the user did not say.
public struct LinkedInMessagesReader: Reader {
  /// A reader of messages.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "linkedin-messages", title: "LinkedIn messages (CSV)", extensions: ["csv"],
      recognisedBy: "a header with CONVERSATION ID, FROM, DATE and CONTENT", contents: .messages)
  }

  /// Certain by the header.
  public func confidence(for probe: FileProbe) -> Confidence {
    CSVSheet.isHeader(in: probe, Self.isHeader) ? .certain : .none
  }

  /// Opens the file, looking through it for who takes part.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    guard let sheet = try CSVSheet(input, Self.isHeader) else {
      throw .malformed(
        Diagnostic(
          .error, "csv.no-header", "the file does not have the header of LinkedIn's messages",
          at: SourceLocation(path: input.path)))
    }
    let feed = try LinkedInMessagesParser(sheet, context)
    return ThreadCursor(feed, ThreadWindow(path: input.path, format: format.id))
  }

  private static func isHeader(_ header: CSVHeader) -> Bool {
    header.has("conversation id") && header.has("from") && header.has("content")
  }
}
