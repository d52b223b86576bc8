public import CirclesModel

/// Reads what DiscordChatExporter writes as JSON, of chats between people.
///
///     {"guild": {"id": "0", "name": "Direct Messages"},
///      "channel": {"id": "1", "type": "DirectTextChat", "name": "ines"}, "messages": [
///        {"id": "9", "type": "Default", "timestamp": "2026-03-13T19:00:00+00:00",
///         "content": "hi", "author": {"id": "2", "name": "ines", "nickname": "Ines"}}]}
///
/// Source: DiscordChatExporter, `JsonMessageWriter.cs`. Channels of servers are counted as left out.
public struct DiscordReader: Reader {
  /// A reader of such exports.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "discord", title: "Discord chats (DiscordChatExporter)", extensions: ["json"],
      recognisedBy: "a JSON object with guild and channel", contents: .messages)
  }

  /// Certain where guild and channel stand beside each other.
  public func confidence(for probe: FileProbe) -> Confidence {
    guard let head = JSONHead(probe.head) else { return .none }
    return head.has("guild", "channel") ? .certain : .none
  }

  /// Opens the file.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    ThreadCursor(
      DiscordParser(input, context), ThreadWindow(path: input.path, format: format.id))
  }
}
