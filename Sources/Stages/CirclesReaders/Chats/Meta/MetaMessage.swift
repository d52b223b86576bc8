import CirclesModel

/// One message of Messenger or Instagram, of the standard or the encrypted kind of export.
struct MetaMessage {
  var sender = ""
  var milliseconds: Int64?
  var content = ""
  var link = ""
  /// What the app wrote beside a link.
  var linkText = ""
  var kind = MessageKind.text
  var seconds: Int64?
  var isMissed = false
  /// Whether it is an event that nobody wrote.
  var isEvent = false

  init(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    var isCall = false
    var isUnsent = false
    while let key = try json.nextKey() {
      switch key {
      case "sender_name", "senderName": sender = MetaThread.label(try json.string())
      case "timestamp_ms", "timestamp": milliseconds = try json.integer()
      case "content", "text": content = Mojibake.mend(try json.string() ?? "")
      case "photos", "videos", "audio_files", "gifs", "files", "media":
        if try json.hasElements() { kind = .media }
      case "sticker":
        kind = .media
        try json.skip()
      case "share": try share(&json)
      case "call_duration":
        isCall = true
        seconds = try json.integer()
      case "missed": isMissed = try json.flag()
      case "is_unsent", "isUnsent": if try json.flag() { isUnsent = true }
      case "type":
        switch try json.string() ?? "" {
        case "Call", "call": isCall = true
        case "Subscribe", "Unsubscribe": isEvent = true
        default: break
        }
      default: try json.skip()
      }
    }
    if isUnsent {
      (kind, content) = (.deleted, "")
    } else if isCall {
      kind = .call
      content = CallText.call(seconds: seconds, isMissed: isMissed || seconds == 0)
    } else {
      finishText()
    }
  }

  private mutating func share(_ json: inout JSONReader) throws(ThreadParserError) {
    kind = .media
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "link": link = try json.string() ?? ""
      case "share_text": linkText = Mojibake.mend(try json.string() ?? "")
      default: try json.skip()
      }
    }
  }

  /// What the app writes of who did something to the chat, behind their name.
  private static let acts = [
    " named the group ", " changed the theme to ", " changed the group photo.",
    " set the nickname for ", " set your nickname to ", " set the quick reaction to ",
    " set the emoji to ", " turned on disappearing messages", " turned off disappearing messages",
  ]

  /// What the app wrote where there was nothing to write: `Ines sent an attachment.`
  private mutating func finishText() {
    if kind == .media, content.hasSuffix("sent an attachment.") { content = "" }
    if content.isEmpty { content = linkText }
    if !link.isEmpty, !content.contains(link) {
      content += content.isEmpty ? link : "\n" + link
    }
    guard kind == .text else { return }
    let plain = content.cleanLabel
    if plain == sender + " sent an attachment." { (kind, content) = (.media, "") }
    isEvent =
      isEvent || plain == "Liked a message" || plain.hasSuffix(" liked a message")
      || plain.hasPrefix("Reacted ") && plain.hasSuffix(" to your message")
      || Self.acts.contains { plain.hasPrefix(sender + $0) }
  }
}
