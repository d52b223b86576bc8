/// The small line below the name at the head of a chat.
enum Subtitles {
  /// What such a line tells.
  struct Meaning: Hashable, Sendable {
    var apps: [ChatApp]
    var isGroup = false
  }

  /// Nil where the line is no such thing. Scraps of icons may stand around it.
  static func meaning(of line: String) -> Meaning? {
    let folded = FoldedText.fold(line)
    if folded.isEmpty || folded.count > 70 { return nil }
    let words = folded.split(separator: " ").map(String.init)
    for start in 0..<min(4, words.count)
    where words[..<start].allSatisfy({ $0.count <= 3 || $0 == "chats" }) {
      if let meaning = meaning(words[start...].map { $0 }) { return meaning }
    }
    return nil
  }

  private static func meaning(_ words: [String]) -> Meaning? {
    // The first words together, one more in each.
    var heads: [String] = []
    for word in words.prefix(longestPhrase) {
      heads.append(heads.last.map { "\($0) \(word)" } ?? word)
    }
    // A word alone says so only where nothing else stands beside it but scraps.
    let isAlone = !words.dropFirst().contains { $0.count > 3 }
    let found = prepared.first { phrase in
      guard phrase.length <= heads.count, phrase.length > 1 || isAlone else { return false }
      let head = heads[phrase.length - 1]
      // A letter that is not ASCII has up to four bytes, and two may be misread.
      return abs(head.utf8.count - phrase.text.utf8.count) <= 8
        && FoldedText.isNear(head, phrase.text)
    }
    if let found {
      // `last seen recently` is Telegram's; WhatsApp always names the day.
      return found.text == "last seen" ? lastSeen(words.joined(separator: " ")) : found.meaning
    }
    return activity(words) ?? members(words)
  }

  private static func lastSeen(_ text: String) -> Meaning {
    let days = ["last seen today", "last seen yesterday"]
    if days.contains(where: { text.hasPrefix($0) }) { return Meaning(apps: [.whatsapp]) }
    let telegram = ["recently", "ago", "within", "just now", "long time", "last seen at"]
    if telegram.contains(where: { text.contains($0) }) { return Meaning(apps: [.telegram]) }
    return Meaning(apps: [.whatsapp, .telegram])
  }

  /// `Active 5m ago`, `Vor 5 Min. aktiv`, `Active now`.
  private static func activity(_ words: [String]) -> Meaning? {
    // LinkedIn: `Mobile • 2h ago`
    if words.first == "mobile", words.count >= 3, words.contains("ago") {
      return Meaning(apps: [])
    }
    guard words.count <= 6, words.contains(where: activeWords.contains) else { return nil }
    let others = words.filter { !activeWords.contains($0) }
    let isTimed = others.contains { $0.contains(where: \.isNumber) || whenWords.contains($0) }
    return others.isEmpty || isTimed ? active : nil
  }

  private static let activeWords: Set<String> = [
    "active", "aktiv", "activo", "activa", "actif", "active", "attivo", "attiva", "ativo", "ativa",
    "actief", "aktywny", "aktywna", "aktif", "cevrimici",
  ]
  private static let whenWords: Set<String> = [
    "now", "today", "yesterday", "jetzt", "heute", "gestern", "ahora", "hoy", "ayer", "maintenant",
    "adesso", "ora", "oggi", "agora", "hoje", "nu", "vandaag", "gerade", "ago",
  ]

  /// `14 members, 3 online`.
  private static func members(_ words: [String]) -> Meaning? {
    guard words.count >= 2, let count = Int(words[0]), count > 1 else { return nil }
    guard memberWords.contains(where: { FoldedText.isNear($0, words[1]) }) else { return nil }
    let isTelegram = words.contains { $0.hasPrefix("online") } || words[1] == "subscribers"
    return Meaning(
      apps: isTelegram ? [.telegram] : [.messenger, .telegram, .whatsapp], isGroup: true)
  }

  private static let memberWords = [
    "members", "participants", "mitglieder", "teilnehmer", "miembros", "participantes", "membres",
    "membri", "partecipanti", "membros", "leden", "people", "personen", "personas", "subscribers",
    "medlemmar", "medlemmer", "участников", "участника", "personer", "osob", "czlonkow", "uye",
  ]

  private static let seen = Meaning(apps: [.whatsapp, .telegram])
  private static let active = Meaning(apps: [.messenger, .instagram])
  private static let group = Meaning(apps: [.whatsapp], isGroup: true)

  /// The phrases with their numbers of words.
  private static let prepared = phrases.map { text, meaning in
    (text: text, meaning: meaning, length: text.utf8.count { $0 == 0x20 } + 1)
  }
  private static let longestPhrase = prepared.map(\.length).max() ?? 0

  private static let phrases: [(String, Meaning)] = [
    ("available", Meaning(apps: [])), ("verfugbar", Meaning(apps: [])),
    ("disponible", Meaning(apps: [])), ("do not disturb", Meaning(apps: [])),
    ("in a meeting", Meaning(apps: [])), ("last seen", seen), ("online", seen), ("typing", seen),
    ("recording audio", seen),
    ("en linea", seen), ("escribiendo", seen), ("schreibt", seen), ("tippt", seen),
    ("en ligne", seen), ("sta scrivendo", seen), ("digitando", seen), ("aan het typen", seen),
    ("в сети", seen), ("печатает", seen), ("был", Meaning(apps: [.telegram])),
    ("zul online", Meaning(apps: [.whatsapp])), ("zuletzt online", Meaning(apps: [.whatsapp])),
    ("zuletzt gesehen", Meaning(apps: [.telegram])), ("ult vez", Meaning(apps: [.whatsapp])),
    ("visto por ultimo", Meaning(apps: [.whatsapp])), ("vu e", Meaning(apps: [.whatsapp])),
    ("en ligne a", Meaning(apps: [.whatsapp])), ("ultimo accesso", seen),
    ("ultimo acesso", Meaning(apps: [.telegram])), ("visto por ultima", Meaning(apps: [.whatsapp])),
    ("laatst gezien", seen), ("gezien vandaag", seen), ("был а в сети", seen),
    ("tap here for group info", group), ("tap here for contact info", Meaning(apps: [.whatsapp])),
    ("tippe hier fur gruppeninfo", group), ("tippe hier fur kontaktinfo", seen),
    ("toca para ver la info del grupo", group), ("toca aqui para ver la info", seen),
    ("click here for contact info", Meaning(apps: [.whatsapp])),
    ("click here for group info", group), ("select for contact info", Meaning(apps: [.whatsapp])),
    ("business account", Meaning(apps: [.whatsapp])), ("business chat", active),
  ]
}
