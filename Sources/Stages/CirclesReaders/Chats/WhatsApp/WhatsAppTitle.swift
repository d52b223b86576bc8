/// The name of a chat in the name of its export: `WhatsApp Chat with Ana Ruiz.txt`, in any
/// language.
enum WhatsAppTitle {
  /// The name, from the last part of a path that tells it: an export of iOS is called `_chat.txt`
  /// and lies in `WhatsApp Chat - Ana Ruiz.zip`, or in a folder of that name. Nil where none does.
  static func title(path: String) -> String? {
    let parts = path.split(separator: "/").suffix(maximumParts).reversed()
    for (place, part) in parts.enumerated() {
      let name = withoutEnding(String(part).cleanLabel)
      guard let title = title(of: name) else { continue }
      if place == 0 || part.lowercased().hasSuffix(".zip") || name.contains(" - ") {
        return title
      }
    }
    return nil
  }

  /// Whether a file's name says that WhatsApp wrote it.
  static func names(_ name: String) -> Bool {
    let name = name.cleanLabel.lowercased()
    return name == "_chat.txt" || name.hasSuffix(".txt") && product(in: name) != nil
  }

  /// Whether the name of an export has the words of a language other than English and those of
  /// East Asia: `Chat de WhatsApp con X`.
  static func isForeign(path: String) -> Bool {
    path.split(separator: "/").suffix(maximumParts).contains { part in
      let words = withoutEnding(String(part).cleanLabel).lowercased().split(separator: " ")
      guard let product = words.firstIndex(where: { $0.contains("whatsapp") }) else {
        return false
      }
      let after = words[product...].dropFirst().drop { chatWords.contains(String($0)) }
      return after.first.map { $0 != "with" && connectors.contains(String($0)) } ?? false
    }
  }

  private static let maximumParts = 3

  /// Without `.txt` and the number that a second download gets.
  static func withoutEnding(_ name: String) -> String {
    var name = name
    for ending in [".txt", ".zip"] where name.lowercased().hasSuffix(ending) {
      name.removeLast(4)
    }
    if name.last == ")", let open = name.lastIndex(of: "("),
      name[name.index(after: open)...].dropLast().allSatisfy({ $0.isASCII && $0.isNumber }),
      !name[name.index(after: open)...].dropLast().isEmpty
    {
      name = String(name[..<open]).trimmed
    }
    return name.contains(" ") ? name : name.replacing("_", with: " ").trimmed
  }

  private static func product(in name: String) -> Range<String.Index>? {
    for word in ["whatsapp", "واتساب", "واتس اب", "וואטסאפ"] {
      if let range = name.firstRange(of: word) { return range }
    }
    return nil
  }

  private static func title(of name: String) -> String? {
    let lowered = name.lowercased()
    // Indices are of the lowered text, so it is used only where it has the same letters.
    guard lowered.utf8.count == name.utf8.count, let range = product(in: lowered) else {
      return nil
    }
    let from = name.utf8.index(
      name.startIndex,
      offsetBy: lowered.utf8.distance(from: lowered.startIndex, to: range.lowerBound))
    let to = name.utf8.index(
      name.startIndex,
      offsetBy: lowered.utf8.distance(from: lowered.startIndex, to: range.upperBound))
    let before = String(name[..<from]).trimmed
    let after = String(name[to...]).trimmed
    if let title = titleBefore(before, after) { return title }
    let title = titleAfter(after)
    return title.isEmpty ? nil : title
  }

  /// `与X的WhatsApp聊天`, `X ile WhatsApp Sohbeti`: the languages that put the name first.
  private static func titleBefore(_ before: String, _ after: String) -> String? {
    for (prefix, suffix) in enclosing where before.hasSuffix(suffix) && before.hasPrefix(prefix) {
      let name = String(before.dropFirst(prefix.count).dropLast(suffix.count)).trimmed
      if !name.isEmpty { return name }
    }
    return nil
  }

  private static let enclosing = [
    ("与", "的"), ("與", "的"), ("和", "的"), ("跟", "的"), ("", " ile"), ("", "との"), ("", "님과의"),
    ("", "과의"), ("", "와의"), ("", " के साथ"),
  ]

  /// What is left behind `WhatsApp` without the words for "chat" and "with".
  private static func titleAfter(_ after: String) -> String {
    var words = after.split(separator: " ")[...]
    func isLeading(_ word: Substring) -> Bool {
      chatWords.contains(String(word.lowercased().drop { $0 == "-" || $0 == "–" }))
    }
    while let word = words.first, isLeading(word) || word == "-" || word == "–" {
      words.removeFirst()
      if word == "-" || word == "–" { return plain(words) }
    }
    if let word = words.first, connectors.contains(word.lowercased()) {
      words.removeFirst()
      // `с контактом X`, `z użytkownikiem X`
      if let next = words.first, words.count > 1, personWords.contains(next.lowercased()) {
        words.removeFirst()
      }
    }
    if let last = words.last, words.count > 1, closingWords.contains(last.lowercased()) {
      words.removeLast()
    }
    return plain(words)
  }

  /// Some words without the hyphens and bars that parted them from what stood around them.
  private static func plain(_ words: ArraySlice<Substring>) -> String {
    let marks: Set<Character> = ["-", "–", "—", "_", " "]
    let rest = words.joined(separator: " ").drop { marks.contains($0) }
    let end = rest.lastIndex { !marks.contains($0) }
    return end.map { String(rest[...$0]) } ?? ""
  }

  private static let chatWords: Set<String> = [
    "", "chat", "chats", "chatt", "chatten", "czat", "xat", "чат", "chatverlauf", "verlauf",
    "conversation", "conversa", "discussion", "konverzace", "konverzácia", "samtale", "samtal",
    "keskustelu", "csevegés", "beszélgetés", "conversație", "συνομιλία", "sohbeti", "sohbet",
    "聊天", "聊天记录", "聊天記錄", "對話", "对话", "チャット", "トーク", "대화", "채팅", "चैट", "แชท", "گفتگو",
    "razgovor", "pogovor", "розмова", "vestlus", "tērzēšana", "pokalbis", "obrolan", "txata",
  ]
  private static let connectors: Set<String> = [
    "with", "mit", "con", "avec", "com", "met", "med", "с", "со", "із", "з", "зі", "dengan", "z",
    "ze", "s", "se", "so", "sa", "cu", "amb", "με", "עם", "مع", "با", "với", "กับ", "ar", "su",
    "kanssa", "kasutajaga",
  ]
  private static let personWords: Set<String> = [
    "контактом", "користувачем", "użytkownikiem", "uživatelem", "kontaktem", "kontaktom",
  ]
  private static let closingWords: Set<String> = ["kanssa", "との", "के", "साथ"]
}
