import CirclesModel

/// Asks `chat.db` for its messages, whose columns differ from version to version.
enum IMessageQuery {
  /// Columns by their place in a row.
  enum Column: Int32, CaseIterable {
    case rowID, guid, text, body, date, isFromMe, itemType, tapback, edited, retracted
    case hasAttachments, balloon, handle, chat

    /// What is selected, by table and name; 0 or NULL where the version has no such column.
    fileprivate var source: (table: String, name: String) {
      switch self {
      case .rowID: ("m", "ROWID")
      case .guid: ("m", "guid")
      case .text: ("m", "text")
      case .body: ("m", "attributedBody")
      case .date: ("m", "date")
      case .isFromMe: ("m", "is_from_me")
      case .itemType: ("m", "item_type")
      case .tapback: ("m", "associated_message_type")
      case .edited: ("m", "date_edited")
      case .retracted: ("m", "date_retracted")
      case .hasAttachments: ("m", "cache_has_attachments")
      case .balloon: ("m", "balloon_bundle_id")
      case .handle: ("h", "id")
      case .chat: ("j", "chat_id")
      }
    }
  }

  /// The messages in the order in which they came to the device, once for each chat they are in.
  static func messages(_ database: Database) throws(Database.Failure) -> Statement? {
    let columns = try database.columns(of: "message")
    guard !columns.isEmpty, try !database.columns(of: "handle").isEmpty else { return nil }
    let hasChats = try !database.columns(of: "chat_message_join").isEmpty
    let selected = Column.allCases.map { column in
      let (table, name) = column.source
      let isThere =
        table == "m" ? name == "ROWID" || columns.contains(name) : table == "h" || hasChats
      return isThere ? "\(table).\(name)" : "NULL"
    }
    return try database.prepare(
      "SELECT \(selected.joined(separator: ", ")) FROM message m"
        + " LEFT JOIN handle h ON h.ROWID = m.handle_id"
        + (hasChats ? " LEFT JOIN chat_message_join j ON j.message_id = m.ROWID" : "")
        + " ORDER BY m.ROWID" + (hasChats ? ", j.chat_id" : ""))
  }

  /// The chats by their row ids.
  static func chats(_ database: Database) throws(Database.Failure) -> [Int64: IMessageChat] {
    var chats: [Int64: IMessageChat] = [:]
    let columns = try database.columns(of: "chat")
    guard columns.contains("chat_identifier") else { return chats }
    let others = ["style", "display_name", "guid", "room_name"].map { name in
      columns.contains(name) ? name : "NULL"
    }
    let rows = try database.prepare(
      "SELECT ROWID, chat_identifier, \(others.joined(separator: ", ")) FROM chat")
    while try rows.step(), chats.count < ThreadWindow.maximumThreads {
      chats[rows.integer(0)] = IMessageChat(
        identifier: rows.text(1) ?? "", style: rows.integer(2), title: rows.text(3) ?? "",
        hasRoom: rows.text(4)?.contains(";+;") == true || rows.text(5)?.isEmpty == false)
    }
    guard try !database.columns(of: "chat_handle_join").isEmpty else { return chats }
    let members = try database.prepare(
      "SELECT j.chat_id, h.id FROM chat_handle_join j JOIN handle h ON h.ROWID = j.handle_id"
        + " ORDER BY j.chat_id, h.id")
    while try members.step() {
      guard let handle = members.text(1) else { continue }
      if chats[members.integer(0)]?.members.count ?? .max < IMessageChat.maximumMembers {
        chats[members.integer(0)]?.members.append(handle)
      }
    }
    return chats
  }
}

/// A chat of `chat.db`.
struct IMessageChat {
  var identifier: String
  /// 43 for a group, 45 for one person; 0 where the database does not say.
  var style: Int64
  var title: String
  /// Whether its name is a room's, as groups have.
  var hasRoom: Bool
  var members: [String] = []
  /// Its number in the window, once it has a message.
  var thread: Int?

  /// Whether it is a group, by its style or else by who is in it.
  var isGroup: Bool { style == 43 || style != 45 && (hasRoom || members.count > 1) }

  /// How many members of a group are listed.
  static let maximumMembers = 1000
}
