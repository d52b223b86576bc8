public import CirclesModel

/// Reads Signal's own backup in plain text: `main.jsonl`, one frame a line.
///
///     {"recipient":{"id":"2","contact":{"aci":"...","e164":"447700900123","profileGivenName":"Ana"}}}
///     {"chat":{"id":"1","recipientId":"2"}}
///     {"chatItem":{"chatId":"1","authorId":"2","dateSent":"1647284733000","incoming":{},
///       "standardMessage":{"text":{"body":"see you"}}}}
///
/// Source: Signal-Desktop, `protos/Backups.proto`, written as proto3-JSON: whole numbers may be
/// strings, bytes are base64. People become contacts, with the owner's note on them. Events that
/// nobody wrote are counted; of replaced versions of a message the last is read.
public struct SignalReader: Reader {
  /// A reader of Signal's backups.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "signal", title: "Signal plaintext backup", extensions: ["jsonl"],
      recognisedBy: "JSON lines, each a frame: account, recipient, chat, chatItem",
      kind: .chat, contents: [.contacts, .messages])
  }

  /// The kinds of frames, by the one member that each has.
  static let frames: Set<String> = [
    "account", "recipient", "chat", "chatItem", "stickerPack", "adHocCall",
    "notificationProfile", "chatFolder",
  ]

  /// Certain where the first line is a frame, or the backup's own line before the first frame.
  public func confidence(for probe: FileProbe) -> Confidence {
    guard let head = JSONHead(probe.head) else { return .none }
    if head.keys.count == 1, let key = head.keys.first, Self.frames.contains(key) {
      return .certain
    }
    if head.has("version", "backupTimeMs") { return .certain }
    // The backup's own line may tell its version alone; what follows it is a frame.
    guard head.keys == ["version"], let end = probe.head.firstIndex(of: 0x0A),
      let next = JSONHead(Array(probe.head[(end + 1)...])), next.keys.count == 1
    else { return .none }
    return next.keys.isSubset(of: Self.frames) ? .certain : .none
  }

  /// Opens the file.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    ThreadCursor(SignalBackupParser(input), ThreadWindow(path: input.path, format: format.id))
  }
}
