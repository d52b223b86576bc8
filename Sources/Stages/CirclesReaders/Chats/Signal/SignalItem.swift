import CirclesModel

/// One `chatItem` of a Signal backup.
struct SignalItem {
  enum Direction { case incoming, outgoing, directionless }

  var chat = ""
  var author = ""
  var sent: Int64?
  var direction = Direction.directionless
  var text = SignalText()
  var kind: MessageKind?
  var isEdited = false
  /// Whether it is an event that nobody wrote.
  var isUpdate = false

  init(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "chatId": chat = try json.scalar() ?? ""
      case "authorId": author = try json.scalar() ?? ""
      case "dateSent": sent = try json.integer()
      case "incoming":
        direction = .incoming
        try json.skip()
      case "outgoing":
        direction = .outgoing
        try json.skip()
      case "revisions": isEdited = try json.hasElements()
      case "standardMessage": try standard(&json)
      case "directStoryReplyMessage": try storyReply(&json)
      case "poll", "pollMessage":
        kind = .media
        text = SignalText(try json.string(in: "question") ?? "")
      case "contactMessage", "stickerMessage", "viewOnceMessage", "giftBadge":
        kind = .media
        try json.skip()
      case "remoteDeletedMessage", "adminDeletedMessage":
        kind = .deleted
        try json.skip()
      case "updateMessage": try update(&json)
      default: try json.skip()
      }
    }
  }

  private mutating func standard(_ json: inout JSONReader) throws(ThreadParserError) {
    kind = .text
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "text": text = try SignalText(&json)
      case "attachments": if try json.hasElements() { kind = .media }
      default: try json.skip()
      }
    }
  }

  private mutating func storyReply(_ json: inout JSONReader) throws(ThreadParserError) {
    kind = .text
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "emoji": text = SignalText(try json.string() ?? "")
      case "textReply":
        guard try json.beginObject() else { continue }
        while let key = try json.nextKey() {
          if key == "text" {
            text = try SignalText(&json)
          } else {
            try json.skip()
          }
        }
      default: try json.skip()
      }
    }
  }

  /// Calls are read; what else happened to a chat, nobody wrote.
  private mutating func update(_ json: inout JSONReader) throws(ThreadParserError) {
    isUpdate = true
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "individualCall", "groupCall": try call(&json)
      default: try json.skip()
      }
    }
  }

  private mutating func call(_ json: inout JSONReader) throws(ThreadParserError) {
    isUpdate = false
    kind = .call
    var state = ""
    var isVideo = false
    var start: Int64?
    var end: Int64?
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "direction": direction = try json.string() == "OUTGOING" ? .outgoing : .incoming
      case "type": isVideo = try json.string()?.contains("VIDEO") ?? false
      case "state": state = try json.string() ?? ""
      case "startedCallTimestamp": start = try json.integer()
      case "endedCallTimestamp": end = try json.integer()
      default: try json.skip()
      }
    }
    var seconds: Int64?
    if let start, let end, start > 0, end > start { seconds = (end - start) / 1000 }
    let isMissed = ["MISSED", "NOT_ACCEPTED", "DECLINED"].contains { state.hasPrefix($0) }
    text = SignalText(CallText.call(seconds: seconds, isMissed: isMissed, isVideo: isVideo))
  }
}
