/// The first line of LINE's export: `[LINE] Chat history with Ana`, in the languages of the app.
struct LINETitle: Equatable {
  /// The other side, or the group.
  var name: String
  /// Whether the words say that it is a group.
  var isGroup: Bool
  /// Whether the words around the name are known; else the name holds them too.
  var isKnown = true

  /// Takes the line apart; nil where it is none.
  init?(_ line: some StringProtocol) {
    let text = String(line).cleanLabel
    guard text.hasPrefix("[LINE]") else { return nil }
    let rest = String(text.dropFirst(6)).trimmed
    for (prefix, suffix, isGroup) in Self.frames
    where rest.hasPrefix(prefix) && rest.hasSuffix(suffix)
      && rest.count >= prefix.count + suffix.count
    {
      name = String(rest.dropFirst(prefix.count).dropLast(suffix.count)).trimmed
      self.isGroup = isGroup
      return
    }
    name = rest
    isGroup = false
    isKnown = false
  }

  /// The same from the name of a file: `[LINE]Ana.txt`.
  init?(path: String) {
    let file = path.split(separator: "/").last ?? ""
    self.init(WhatsAppTitle.withoutEnding(String(file).cleanLabel))
  }

  /// The title with the name of the one who writes, where the words around it are not known.
  func naming(_ writers: [String]) -> LINETitle {
    if isKnown { return self }
    let named = writers.filter { name.hasPrefix($0) || name.hasSuffix($0) }
      .max { $0.utf8.count < $1.utf8.count }
    var title = self
    if let named { title.name = named }
    return title
  }

  private static let frames: [(String, String, Bool)] = [
    ("Chat history with ", "", false), ("Chat history in ", "", true),
    ("Chat in ", "", true), ("Chat with ", "", false),
    ("", "とのトーク履歴", false), ("", "のトーク履歴", true),
    ("", "とのトーク", false), ("", "のトーク", true),
    ("與", "的聊天記錄", false), ("与", "的聊天记录", false),
    // Of a group as of one person.
    ("", "的聊天記錄", false), ("", "的聊天记录", false),
    ("", "님과의 대화 내용", false), ("", "님과의 대화", false), ("", "와의 대화", false),
    ("", "과의 대화", false),
    ("ประวัติการแชทกับ", "", false), ("ประวัติการแชทใน", "", true),
    ("ประวัติการสนทนากับ", "", false), ("ประวัติการสนทนาใน", "", true),
    ("Historial de chat con ", "", false), ("Historial de chat en ", "", true),
    ("Riwayat obrolan dengan ", "", false), ("Riwayat obrolan di ", "", true),
    ("Historique de discussion avec ", "", false), ("Chatverlauf mit ", "", false),
    ("Lịch sử trò chuyện với ", "", false), ("Lịch sử trò chuyện trong ", "", true),
    ("Cronologia chat con ", "", false), ("Cronologia della chat con ", "", false),
    ("Histórico de conversas com ", "", false), ("Histórico de bate-papo com ", "", false),
    ("Sejarah sembang dengan ", "", false), ("История чата с ", "", false),
  ]
}
