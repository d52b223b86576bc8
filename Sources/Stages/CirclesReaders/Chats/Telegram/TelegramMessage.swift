import CirclesModel

/// One entry of a chat's `messages`.
struct TelegramMessage {
  var id: String?
  var type = ""
  var time: MessageTime?
  var isEdited = false
  var name: String?
  var senderID: String?
  var text = ""
  var action: String?
  var seconds: Int64?
  var isMissed = false
  var isMedia = false

  /// Members whose presence makes it more than text.
  private static let media: Set<String> = [
    "photo", "file", "media_type", "location_information", "game_title", "sticker_emoji",
  ]

  init(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    var wall: MessageTime?
    var about: String?
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.scalar()
      case "type": type = try json.string() ?? ""
      case "date": wall = try json.string().flatMap(ISOTime.parse)
      case "date_unixtime": time = Self.instant(try json.integer())
      case "edited", "edited_unixtime":
        isEdited = true
        try json.skip()
      case "from", "actor": name = try json.words()
      case "from_id", "actor_id": senderID = try json.scalar()
      case "text": text = try Self.text(&json)
      case "action": action = try json.string()
      case "duration_seconds": seconds = try json.integer()
      case "discard_reason": isMissed = ["missed", "busy"].contains(try json.string())
      case "poll": about = try Self.members(of: &json, ["question"])
      case "contact_information":
        about = try Self.members(of: &json, ["first_name", "last_name", "phone_number"])
      case _ where Self.media.contains(key):
        isMedia = true
        try json.skip()
      default: try json.skip()
      }
    }
    if time == nil { time = wall }
    if let about {
      isMedia = true
      if text.isEmpty { text = about }
    }
  }

  private static func instant(_ seconds: Int64?) -> MessageTime? {
    guard let seconds, seconds > 0, seconds < 253_402_300_800 else { return nil }
    return .instant(seconds: seconds, offset: 0)
  }

  /// A string, or an array of strings and of objects with a `text`, which follow one another
  /// without anything between.
  private static func text(_ json: inout JSONReader) throws(ThreadParserError) -> String {
    guard try json.peek() == .array else { return try json.string() ?? "" }
    var text = ""
    _ = try json.beginArray()
    while try json.nextElement() {
      if try json.peek() == .object {
        text += try members(of: &json, ["text"]) ?? ""
      } else {
        text += try json.string() ?? ""
      }
    }
    return text
  }

  /// The strings of some members of an object, joined by blanks; nil where there are none.
  private static func members(
    of json: inout JSONReader, _ names: Set<String>
  ) throws(ThreadParserError) -> String? {
    guard try json.beginObject() else { return nil }
    var found: [String] = []
    while let key = try json.nextKey() {
      if names.contains(key), let text = try json.scalar() {
        if !text.isEmpty { found.append(text) }
      } else if !names.contains(key) {
        try json.skip()
      }
    }
    return found.isEmpty ? nil : found.joined(separator: " ")
  }
}
