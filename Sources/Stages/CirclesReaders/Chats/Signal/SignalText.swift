import CirclesModel

/// The text of a Signal message: U+FFFC stands where somebody is mentioned, and who that is in a
/// list of places.
struct SignalText {
  private struct Mention {
    /// Where it stands, in units of UTF-16.
    var start: Int
    var account: String
  }

  /// What was written.
  private(set) var body = ""
  private var mentions: [Mention] = []

  /// No text.
  init() {}

  /// A text without mentions.
  init(_ body: String) { self.body = body }

  /// Reads an object with a `body`, and with `bodyRanges` where there are such.
  init(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "body": body = try json.string() ?? ""
      case "bodyRanges":
        guard try json.beginArray() else { continue }
        while try json.nextElement() { try range(&json) }
      default: try json.skip()
      }
    }
  }

  /// A range may also be of bold or other type, which is left.
  private mutating func range(_ json: inout JSONReader) throws(ThreadParserError) {
    var start: Int64 = 0
    var account: String?
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "start": start = try json.integer() ?? 0
      case "mentionAci": account = try json.words()
      default: try json.skip()
      }
    }
    if let account, start >= 0, start < Int64(Int32.max), mentions.count < Self.maximumMentions {
      mentions.append(Mention(start: Int(start), account: SignalRecipient.accountID(account)))
    }
  }

  private static let maximumMentions = 1000

  /// The text with `@` and a name for each mention. `name` knows people by their accounts.
  func text(_ name: (String) -> String?) -> String {
    if mentions.isEmpty { return body }
    var units = Array(body.utf16)
    // From the end on, so that the places before stay where they are.
    for mention in mentions.sorted(by: { $0.start > $1.start })
    where mention.start < units.count && units[mention.start] == 0xFFFC {
      let shown = "@" + (name(mention.account) ?? "unknown")
      units.replaceSubrange(mention.start...mention.start, with: Array(shown.utf16))
    }
    return String(decoding: units, as: UTF16.self)
  }
}
