/// The first line of LINE's export: `[LINE] Chat history with Ana`, in the languages of the app.
struct LineTitle: Equatable {
  /// The other side, or the group.
  var name: String
  /// Whether the words say that it is a group.
  var isGroup: Bool

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
  }

  private static let frames: [(String, String, Bool)] = [
    ("Chat history with ", "", false), ("Chat history in ", "", true),
    ("Chat in ", "", true), ("Chat with ", "", false),
    ("", "とのトーク履歴", false), ("", "のトーク履歴", true),
    ("與", "的聊天記錄", false), ("与", "的聊天记录", false), ("", "的聊天記錄", true),
    ("", "님과의 대화", false), ("", "와의 대화", false), ("", "과의 대화", false),
    ("ประวัติการแชทกับ ", "", false), ("ประวัติการแชทใน ", "", true),
    ("Historial de chat con ", "", false), ("Riwayat obrolan dengan ", "", false),
    ("Historique de discussion avec ", "", false), ("Chatverlauf mit ", "", false),
  ]
}
