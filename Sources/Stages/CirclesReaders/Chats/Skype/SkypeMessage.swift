import CirclesModel

/// One entry of a conversation's `MessageList`.
struct SkypeMessage {
  var id: String?
  var type = ""
  var time: MessageTime?
  var name: String?
  var sender = ""
  var content = ""
  var isEdited = false
  var isDeleted = false

  init(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.scalar()
      case "messagetype": type = try json.string() ?? ""
      case "originalarrivaltime": time = try json.string().flatMap(ISOTime.parse)
      case "displayName": name = try json.words()?.cleanLabel
      case "from": sender = SkypePerson.plain(try json.string() ?? "")
      case "content": content = try json.string() ?? ""
      case "properties": try properties(&json)
      default: try json.skip()
      }
    }
  }

  private mutating func properties(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "edittime": isEdited = try json.scalar() != nil
      case "deletetime": isDeleted = try json.scalar() != nil
      default: try json.skip()
      }
    }
  }

  /// Milliseconds by which messages are ordered: the id is the time of sending, finer than the other.
  var order: Int64? {
    guard let id, id.utf8.count == 13, let number = Int64(id) else { return time?.order }
    return number
  }

  /// What it is and says; nil for what nobody wrote, and for what is not known.
  var body: (kind: MessageKind, text: String, isEdited: Bool)? {
    if isDeleted { return (.deleted, "", false) }
    switch type {
    case "Text": return (.text, content, isEdited)
    case "Event/Call":
      let call = SkypeContent(content)
      return call.callText.map { (.call, $0, false) }
    case "RichText", "RichText/Html", "RichText/Sms":
      let read = SkypeContent(content)
      return (read.isMedia ? .media : .text, read.text, isEdited || read.isEdited)
    case _ where type.hasPrefix("RichText/"):
      return (.media, SkypeContent(content).text, isEdited)
    default: return nil
    }
  }

  /// Whether it tells that something happened: somebody joined, a call began.
  var isEvent: Bool {
    let events = [
      "Event/", "ThreadActivity/", "Notice", "PopCard", "Control/", "Signal/", "InviteFree",
    ]
    return events.contains(where: type.hasPrefix)
  }
}
