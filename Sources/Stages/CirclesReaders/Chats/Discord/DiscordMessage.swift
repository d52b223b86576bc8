import CirclesModel

/// One message of a Discord export.
struct DiscordMessage {
  var id: String?
  var type = ""
  var time: MessageTime?
  var callEnd: MessageTime?
  var isEdited = false
  var content = ""
  var isMedia = false
  var authorID = ""
  var authorName = ""
  /// What the author is called here, where they have chosen a name of their own for it.
  var nickname = ""

  init(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.words()
      case "type": type = try json.string() ?? ""
      case "timestamp": time = try json.string().flatMap(ISOTime.parse)
      case "timestampEdited": isEdited = try json.string() != nil
      case "callEndedTimestamp": callEnd = try json.string().flatMap(ISOTime.parse)
      case "content": content = try json.string() ?? ""
      case "attachments", "stickers", "embeds": if try json.hasElements() { isMedia = true }
      case "author": try author(&json)
      default: try json.skip()
      }
    }
  }

  private mutating func author(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "id": authorID = try json.scalar() ?? ""
      case "name": authorName = try json.string()?.cleanLabel ?? ""
      case "nickname": nickname = try json.string()?.cleanLabel ?? ""
      default: try json.skip()
      }
    }
  }

  /// The name to show for the author.
  var author: String { nickname.isEmpty ? authorName : nickname }

  /// How long a call lasted, in seconds; nil where that is not known.
  var callSeconds: Int64? {
    guard case .instant(let start, _) = time, case .instant(let end, _) = callEnd, end > start
    else { return nil }
    return end - start
  }
}
