public import CirclesModel

/// Reads messages that Facebook, Messenger and Instagram export as JSON: a thread, or ten thousand
/// messages of one, a file.
///
///     {"participants": [{"name": "Ines"}, {"name": "Robin"}], "messages": [
///        {"sender_name": "Ines", "timestamp_ms": 1773428400000, "content": "caf\u00c3\u00a9?"}],
///      "title": "Ines", "thread_path": "inbox/ines_1234567890"}
///
/// and, of end-to-end encrypted chats (messenger.com/secure_storage/dyi),
///
///     {"participants": ["Ines", "Robin"], "threadName": "Ines_12", "messages": [
///        {"senderName": "Ines", "text": "café?", "timestamp": 1773428400000, "type": "text"}]}
///
/// The first kind writes the bytes of UTF-8 as characters of their own; each string is mended where
/// it strictly can be. Messages stand newest first, the thread's members around them.
public struct MetaReader: Reader {
  /// A reader of both kinds of export.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "meta", title: "Messenger and Instagram messages", extensions: ["json"],
      recognisedBy: "a JSON object with participants, and messages with sender_name or senderName",
      contents: .messages)
  }

  /// Certain where participants and senders of messages stand as either kind writes them; likely
  /// where the first bytes hold nothing yet but participants, as of a large group.
  public func confidence(for probe: FileProbe) -> Confidence {
    guard let head = JSONHead(probe.head), head.has("participants") else { return .none }
    if head.mentions("sender_name"), head.mentions("timestamp_ms") { return .certain }
    if head.has("threadName") || head.mentions("senderName") { return .certain }
    if head.mentions("sender_name") || head.has("messages", "thread_path") { return .likely }
    return head.keys.count == 1 && head.mentions("name") && probe.head.count == FileProbe.headLength
      ? .likely : .none
  }

  /// Opens the file.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let head = try input.probe().head
    let isInstagram =
      input.path.lowercased().contains("instagram")
      || JSONHead(head)?.text.contains("your_instagram_activity") == true
    return ThreadCursor(
      MetaParser(input, app: isInstagram ? "instagram" : "messenger", context),
      ThreadWindow(path: input.path, format: format.id))
  }
}
