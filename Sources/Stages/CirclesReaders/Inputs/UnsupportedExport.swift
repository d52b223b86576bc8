public import CirclesModel

/// A file of a chat app that is not read, where the same app can write one that is.
public struct UnsupportedExport: Hashable, Sendable {
  /// What the file is.
  public let what: String
  /// What to ask the app for instead.
  public let advice: String
  /// The format of what the advice leads to.
  public let format: String

  /// Knows the file by its first bytes, or by the name that only one app gives; nil for any other.
  public init?(_ probe: FileProbe) {
    guard let found = Self.page(probe) ?? Self.database(probe) else { return nil }
    self = found
  }

  private init(_ what: String, _ advice: String, format: String) {
    (self.what, self.advice, self.format) = (what, advice, format)
  }

  /// Pages for the browser, which three apps write unless they are asked for JSON.
  private static func page(_ probe: FileProbe) -> UnsupportedExport? {
    let name = probe.name.lowercased()
    guard name.hasSuffix(".html") || name.hasSuffix(".htm"), isMarkup(probe.head) else {
      return nil
    }
    let text = String(decoding: probe.head, as: UTF8.self)
    func has(_ words: String...) -> Bool { words.allSatisfy(text.contains) }
    if has("page_wrap", "history") || has("page_wrap", "page_header")
      || has("<title>Exported Data</title>", "css/style.css")
    {
      return telegram
    }
    if has("DiscordChatExporter") || has("chatlog__message") { return discord }
    let isThread = isNumbered(name, after: "message_")
    let isMeta =
      has("uiBoxWhite") || has("_a6-g") || has("_3-95", "_a706") || has("fbcdn.net")
      || has("<base href=\"../")
    return isMeta || isThread && has("<style") ? meta : nil
  }

  /// Databases and backups of WhatsApp, by the names that the app gives them.
  private static func database(_ probe: FileProbe) -> UnsupportedExport? {
    let name = probe.name.lowercased()
    let isBackup =
      name.hasPrefix("msgstore") && (name.contains(".db") || name.contains(".crypt"))
      || name == "chatstorage.sqlite" || name == "7c7fba66680ef796b916b067077cc246adacf01d"
      || ["12", "14", "15"].contains { name.hasSuffix(".db.crypt" + $0) }
    if isBackup { return whatsApp }
    guard probe.head.starts(with: Array("SQLite format 3\0".utf8)) else { return nil }
    let text = String(decoding: probe.head, as: UTF8.self)
    return text.contains("ZWAMESSAGE") || text.contains("message_quoted") ? whatsApp : nil
  }

  private static func isMarkup(_ head: [UInt8]) -> Bool {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    return head.first { !blanks.contains($0) } == UInt8(ascii: "<")
  }

  private static func isNumbered(_ name: String, after prefix: String) -> Bool {
    let number = name.dropFirst(prefix.count).prefix { $0 != "." }
    return name.hasPrefix(prefix) && !number.isEmpty && number.allSatisfy(\.isNumber)
  }

  private static let telegram = UnsupportedExport(
    "Telegram's export as HTML",
    "export again in Telegram Desktop and choose the format \"Machine-readable JSON\"",
    format: "telegram")
  private static let meta = UnsupportedExport(
    "an export of Facebook or Instagram as HTML",
    "request the export again and choose the format JSON", format: "meta")
  private static let discord = UnsupportedExport(
    "an export of Discord as HTML",
    "export again in DiscordChatExporter and choose the format JSON", format: "discord")
  static let whatsApp = UnsupportedExport(
    "WhatsApp's own database or backup",
    "open the chat in WhatsApp, choose \"Export chat\" and import the file that it makes",
    format: "whatsapp")
}
