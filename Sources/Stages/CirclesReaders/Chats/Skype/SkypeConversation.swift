import CirclesModel
import PhoneNumbers

/// What a conversation's own members say of it.
struct SkypeConversation {
  var id = ""
  var name: String?
  var topic: String?
  /// Whether the member was met that has the topic.
  private var hasProperties = false
  /// Its number in the window, once it has a message.
  var thread: Int?
  var events = 0
  var participants: Set<String> = []

  /// How many participants of a group are listed.
  static let maximumParticipants = 1000

  /// Takes a member by its key; false for what is not the conversation's.
  mutating func take(_ key: String, _ json: inout JSONReader) throws(ThreadParserError) -> Bool {
    switch key {
    case "id": id = try json.scalar() ?? ""
    case "displayName": name = try json.words()?.cleanLabel
    case "threadProperties":
      hasProperties = true
      guard try json.beginObject() else { return true }
      while let key = try json.nextKey() {
        if key == "topic" { topic = try json.words()?.cleanLabel } else { try json.skip() }
      }
    default: return false
    }
    return true
  }

  /// Whether all is known that a thread needs, before its messages are read.
  var isKnown: Bool { !id.isEmpty && hasProperties }

  var isGroup: Bool { id.hasPrefix("19:") || id.contains("@thread") }

  /// Why the conversation is left out; nil for one that is read.
  var reasonToLeaveOut: String? {
    if id.hasPrefix("28:") { return "a chat with a bot" }
    return id.hasPrefix("48:") ? "a list of the service itself" : nil
  }

  /// The thread, as records tell it.
  func description(_ phones: PhoneNormalizer) -> ThreadDescription {
    let key = MessageKeys.thread(app: "skype", id.isEmpty ? name ?? "" : id)
    var thread = ThreadDescription(app: "skype", key: key, isGroup: isGroup)
    if isGroup {
      thread.title = topic ?? name ?? ""
      return thread
    }
    let plain = SkypePerson.plain(id)
    let phone = id.hasPrefix("4:") ? phones.normalize(plain) ?? plain : nil
    if phone == nil, plain.isEmpty {
      thread.chatWith = name.map { ChatPartner(name: $0) }
    } else {
      thread.chatWith = ChatPartner(name: name, phone: phone, handle: phone == nil ? plain : nil)
    }
    return thread
  }
}

/// The people of an export, by their identifiers.
struct SkypePerson {
  /// An identifier without the number for its kind, and without the address before it: `8:live:ines`,
  /// `https://.../contacts/8:live:ines`.
  static func plain(_ id: String) -> String {
    let last = id.split(separator: "/").last ?? ""
    guard let colon = last.firstIndex(of: ":"), last[..<colon].allSatisfy(\.isNumber) else {
      return String(last)
    }
    return String(last[last.index(after: colon)...])
  }

  /// The names that chats between two give: of a group's messages some have none. What is broken is told
  /// when it is reached.
  static func names(in input: any InputSource) -> [String: String] {
    var json = JSONReader(input)
    var names: [String: String] = [:]
    do throws(ThreadParserError) {
      guard try json.beginObject() else { return names }
      while let key = try json.nextKey() {
        guard key == "conversations" else {
          try json.skip()
          continue
        }
        guard try json.beginArray() else { continue }
        while try json.nextElement() {
          guard try json.beginObject() else { continue }
          var chat = SkypeConversation()
          while let key = try json.nextKey() {
            if try !chat.take(key, &json) { try json.skip() }
          }
          if !chat.isGroup, let name = chat.name, names.count < ThreadWindow.maximumThreads {
            names[plain(chat.id)] = name
          }
        }
      }
    } catch {
      return names
    }
    return names
  }
}
