public import CirclesModel

/// Reads what Telegram Desktop exports as JSON: `result.json`, of everything or of one chat.
///
///     {"personal_information": {"user_id": 1, ...}, "contacts": {"list": [...]},
///      "chats": {"list": [{"name": "Ana", "type": "personal_chat", "id": 2, "messages": [
///        {"id": 1, "type": "message", "date": "2022-03-14T19:05:33", "date_unixtime": "1647284733",
///         "from": "Ana", "from_id": "user2", "text": ["see ", {"type": "link", "text": "x.org"}]}]}]}}
///
/// Source: Telegram Desktop, `export/output/export_output_json.cpp`. Control characters are written
/// as `\x1F`, which is not JSON. Chats between people and private groups are read; bots, channels
/// and public groups are counted as left out. Times are instants; wall times in exports of before
/// 2021, which give no others.
public struct TelegramReader: Reader {
  /// A reader of Telegram's exports.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "telegram", title: "Telegram Desktop export", extensions: ["json"],
      recognisedBy: "a JSON object with chats.list, or with a chat's name, type, id and messages")
  }

  private static let chatTypes: Set<String> = [
    "personal_chat", "bot_chat", "saved_messages", "replies", "private_group",
    "private_supergroup", "public_supergroup", "private_channel", "public_channel",
  ]

  /// Certain where the outermost members are those of an export or of one chat.
  public func confidence(for probe: FileProbe) -> Confidence {
    guard let head = JSONHead(probe.head) else { return .none }
    if let type = head.scalars["type"], Self.chatTypes.contains(type), head.has("id") {
      return .certain
    }
    if head.has("personal_information"), head.mentions("user_id") { return .certain }
    let lists = head.has("chats") || head.has("left_chats") || head.has("contacts")
    return lists && head.mentions("list") && head.has("about") ? .certain : .none
  }

  /// Opens the file.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    ThreadCursor(
      TelegramParser(input, context), ThreadWindow(path: input.path, format: format.id))
  }
}
