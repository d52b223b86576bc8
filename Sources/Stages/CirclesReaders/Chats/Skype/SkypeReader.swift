public import CirclesModel

/// Reads the `messages.json` that Skype's "Export files and chat history" gives.
///
///     {"userId": "8:live:robin", "exportDate": "2026-03-16T09:12", "conversations": [
///       {"id": "8:live:ines", "displayName": "Ines", "threadProperties": null, "MessageList": [
///         {"id": "1773515133123", "originalarrivaltime": "2026-03-14T19:05:33.123Z",
///          "messagetype": "RichText", "content": "see <b>you</b>", "from": "8:live:ines"}]}]}
///
/// Messages stand newest first, times are UTC, and text is markup of Skype's own. Source: `Exporters.md`
/// section 16.
public struct SkypeReader: Reader {
  /// A reader of such exports.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "skype", title: "Skype exported chats (messages.json)", extensions: ["json"],
      recognisedBy: "a JSON object with userId and conversations, in them MessageList",
      kind: .chat)
  }

  /// Certain with the owner and conversations, or with the list of one's messages.
  public func confidence(for probe: FileProbe) -> Confidence {
    guard let head = JSONHead(probe.head) else { return .none }
    if head.has("userId", "conversations") || head.has("userId", "exportDate") { return .certain }
    return head.has("conversations") && head.mentions("MessageList") ? .certain : .none
  }

  /// Opens the file after looking through it for the names of people.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    ThreadCursor(
      SkypeParser(input, context), ThreadWindow(path: input.path, format: format.id))
  }
}
