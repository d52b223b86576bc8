/// The name or number at the head of a chat, told from what stands around it.
enum ChatName {
  /// The name in some words, without the scraps that arrows, avatars and icons leave; nil where
  /// there is none.
  static func clean(_ text: String) -> String? {
    var words = text.split { $0.isWhitespace }.map(String.init)
    if let number = number(words) { return number }
    let hasArrow = words.first.map { arrows.contains($0.prefix(1)) } ?? false
    // A channel is called with its sign.
    let isChannel = words.count > 1 && words.prefix(3).dropLast().contains("#")
    withoutHead(&words)
    withoutTail(&words, hasArrow: hasArrow)
    var name = words.joined(separator: " ")
    while let last = name.last, "›>»<«|\\/~_=".contains(last) || last.isWhitespace {
      name.removeLast()
    }
    while let first = name.first, "›>»<«|\\/~_=‘".contains(first) || first.isWhitespace {
      name.removeFirst()
    }
    guard name.contains(where: \.isLetterOrDigit), name.count <= longest else { return nil }
    return isChannel && !name.hasPrefix("#") ? "# " + name : name
  }

  /// The name without what icons beside it are read as in text alone, where no gap parts them.
  static func bare(_ name: String) -> String {
    if phone(name) != nil { return name }
    var words = name.split(separator: " ").map { word in
      String(word.drop { "\"'~|<>«»=_*“”".contains($0) })
    }.filter { !$0.isEmpty }
    words = fullName(words) ?? words
    while words.count > 1, isLeadingScrap(words) { words.removeFirst() }
    while words.count > 1, isTrailingScrap(words) { words.removeLast() }
    let bare = words.joined(separator: " ")
    return bare.isEmpty ? name : bare
  }

  /// `oT (me] Ann Lee ba 12:`: several words with capitals among scraps with signs; nil where it is not so.
  private static func fullName(_ words: [String]) -> [String]? {
    func isFull(_ word: String) -> Bool {
      word.count > 2 && word.first?.isUppercase == true
        && word.dropFirst().allSatisfy { $0.isLowercase || "'’-".contains($0) }
    }
    guard let first = words.firstIndex(where: isFull), let last = words.lastIndex(where: isFull),
      first < last, words[first...last].allSatisfy({ isFull($0) || particles.contains($0) })
    else { return nil }
    let others = words[..<first] + words[(last + 1)...]
    let areScraps = others.allSatisfy { word in
      word.count <= 4 && !particles.contains(word.lowercased())
        && !word.contains { $0.unicodeScalars.contains { $0.properties.isEmojiPresentation } }
    }
    guard !others.isEmpty, areScraps,
      others.contains(where: { $0.contains { !$0.isLetterOrDigit && !".'’".contains($0) } })
    else { return nil }
    return Array(words[first...last])
  }

  /// `e Jaylen`, `A the group chat`, `e@. Priscilla Agyeman`.
  private static func isLeadingScrap(_ words: [String]) -> Bool {
    let (word, next) = (words[0], words[1])
    guard word.count <= 3, word != "#", let first = next.first else { return false }
    if word.contains(where: { !$0.isLetterOrDigit && $0 != "." && $0 != "'" && $0 != "&" }) {
      return true
    }
    guard word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return false }
    if word == word.lowercased() { return first.isUppercase && !particles.contains(word) }
    if word.first?.isLowercase == true { return first.isUppercase }
    // The rim of a picture is read as a round letter.
    if word == "O" || word == "Q" { return first.isUppercase && next.count > 2 }
    return word.count == 1 && (first.isLowercase || words.count > 2)
  }

  /// `Tobias Wenger vee`, `Yasemin Toprak ao®`, `Zio Fausto SI`.
  private static func isTrailingScrap(_ words: [String]) -> Bool {
    guard let word = words.last, word.count <= 4 else { return false }
    if word.allSatisfy(\.isNumber), word.hasPrefix("0") { return true }
    if word.hasSuffix("&") { return true }
    if word.count <= 3, word.contains(")"), !words.contains(where: { $0.contains("(") }) {
      return true
    }
    if word.contains(where: { !$0.isLetterOrDigit && !".'’)&".contains($0) }),
      word.contains(where: \.isLetterOrDigit), !word.contains("(")
    {
      return true
    }
    guard words.count > 2, word.allSatisfy({ $0.isASCII && $0.isLetter }),
      !particles.contains(word.lowercased())
    else { return false }
    let isFull = words.dropLast().suffix(2).allSatisfy { $0.first?.isUppercase == true }
    if word.count <= 3, word == word.lowercased() { return isFull }
    return word.count <= 2 && isFull && word == word.uppercased()
      && !["JR", "SR", "II", "IV", "MD"].contains(word)
  }

  /// Short words that names and titles of groups have.
  private static let particles: Set<String> = [
    "de", "van", "von", "der", "den", "di", "da", "del", "la", "le", "les", "el", "al", "bin",
    "ibn",
    "ter", "ten", "dos", "das", "du", "st", "mc", "the", "my", "our", "mi", "mon", "ma", "mr",
    "mrs",
    "ms", "dr", "and", "y", "und", "et", "of", "for", "jr", "sr", "ii", "iii", "iv", "md", "phd",
    "mum", "dad", "mom", "zu", "af", "av",
  ]

  /// The longest name, in characters.
  static let longest = 80

  /// The number, where the text is nothing but one.
  static func phone(_ text: String) -> String? {
    let text = text.trimmingSpaces
    let digits = text.filter { $0.isASCII && $0.isNumber }.count
    guard (7...15).contains(digits), text.count <= 26 else { return nil }
    let isNumber = text.allSatisfy { ($0.isASCII && $0.isNumber) || " +()-.\u{A0}/".contains($0) }
    return isNumber ? text : nil
  }

  /// Whether a text is the list that an arrow leads back to, as apps call it.
  static func isWayBack(_ text: String) -> Bool { waysBack.contains(FoldedText.fold(text)) }

  /// Whether a word is what apps write on the tabs below the head.
  static func isTab(_ word: String) -> Bool {
    isWayBack(word) || tabs.contains(FoldedText.fold(word))
  }

  private static let tabs: Set<String> = [
    "profile", "profil", "perfil", "profilo", "profiel", "conversation", "files", "dateien",
    "fichiers", "archivos",
    "photos", "fotos", "media", "calls", "more", "canvas", "canvases", "pins", "bookmarks",
  ]

  private static let waysBack: Set<String> = [
    "chats", "back", "inbox", "messages", "zuruck", "nachrichten", "atras", "volver", "mensajes",
    "retour", "discussions", "indietro", "messaggi", "chat", "voltar", "conversas", "terug",
    "berichten", "edit", "bearbeiten",
  ]

  private static let arrows: Set<Substring> = ["<", "‹", "←", "«", "€"]

  /// A number with nothing but scraps around it.
  private static func number(_ words: [String]) -> String? {
    for begin in 0..<min(3, words.count) {
      for end in stride(from: words.count, to: begin, by: -1) where end > words.count - 4 {
        let others = words[..<begin] + words[end...]
        let part = words[begin..<end].joined(separator: " ")
        if let number = phone(part), others.allSatisfy(isBeside) { return number }
      }
    }
    return nil
  }

  /// Whether a word beside a number is a scrap: short, or of letters and signs.
  private static func isBeside(_ word: String) -> Bool {
    word.count <= 3 || word.count <= 5 && word.contains { "&:@©®".contains($0) }
  }

  /// The letters that an avatar without a picture shows: `MF` for `Maya Fernandes`, or `M`.
  static func initials(_ name: String) -> Set<String> {
    let words = name.split { !$0.isLetterOrDigit }
    guard let first = words.first?.first else { return [] }
    var found: Set<String> = [String(first).uppercased()]
    let letters = words.compactMap(\.first).map { String($0).uppercased() }
    for length in 2...3 where letters.count >= length {
      found.insert(letters.prefix(length).joined())
    }
    if letters.count > 2, let last = letters.last { found.insert(letters[0] + last) }
    return found
  }

  /// Takes away the arrow back, the number of unread messages and the avatar's letters.
  private static func withoutHead(_ words: inout [String]) {
    // A sign among the first words ends what pictures were read as.
    if words.count > 1,
      let sign = words.prefix(3).lastIndex(where: {
        $0 != "&" && $0 != "+" && isSign($0) && $0.count <= 3
      }),
      words[..<sign].allSatisfy({ $0.count <= 4 }), sign + 1 < words.count
    {
      let isArrow = "<‹←«€".contains(words[sign].prefix(1))
      words.removeFirst(sign + 1)
      if isArrow { withoutCount(&words) }
    } else if let first = words.first, words.count > 1, "<‹«€".contains(first.prefix(1)) {
      words.removeFirst()
      withoutCount(&words)
    }
    while words.count > 1, let first = words.first, !hasLetters(first),
      first != "&" || words.count < 3
    {
      words.removeFirst()
    }
    guard words.count > 1, let first = words.first, first.count <= 3 else { return }
    if first.contains(where: { "()[]{}".contains($0) }) {
      words.removeFirst()
      return
    }
    // `M Marae`: one letter, and a name that begins with it.
    if first.count == 1, first.lowercased() == words[1].prefix(1).lowercased() {
      words.removeFirst()
      return
    }
    if words.count == 2 { return }
    let rest = words.dropFirst().joined(separator: " ")
    let letters = first.filter(\.isLetter).uppercased()
    // `MF Maya Fernandes`; `Ke Kiersten Bloom` where the picture was read badly.
    if letters.count > 1,
      initials(rest).contains(letters)
        || letters.first == rest.first && !first.contains(".")
    {
      words.removeFirst()
    }
  }

  private static func withoutCount(_ words: inout [String]) {
    if words.count > 1, words[0].count <= 3, !hasLetters(words[0]) { words.removeFirst() }
  }

  /// Takes away the icons behind a name: `& a`, `cA &`, `wom :`.
  private static func withoutTail(_ words: inout [String], hasArrow: Bool) {
    let hasArrow = hasArrow || words.last.map { isSign($0) } ?? false
    while words.count > 1, let last = words.last {
      if isSign(last) {
        words.removeLast()
        // What stands directly before a sign at the end is an icon too, where it is short.
        if words.count > 1, let other = words.last,
          other.count <= 3 || last == ":" && other.count <= 4,
          !other.hasSuffix("."), !other.hasSuffix(")"),
          other.first?.isUppercase != true || last == ":"
        {
          words.removeLast()
        }
      } else if last.count <= 2, last == last.lowercased(), last.first?.isCased == true {
        words.removeLast()
      } else if last.count <= 5, "&:".contains(last.prefix(1)) || last.hasSuffix(":") {
        words.removeLast()
      } else if words.count > 2, last.count <= 3, isIcon(last, words.dropLast(), hasArrow) {
        words.removeLast()
      } else {
        break
      }
    }
  }

  /// Short words behind a full name, in a row that has an arrow before it, are icons; so are the
  /// name's own letters.
  private static func isIcon(_ word: String, _ name: [String], _ hasArrow: Bool) -> Bool {
    if word.count > 1, initials(name.joined(separator: " ")).contains(word) { return true }
    guard hasArrow, word.allSatisfy(\.isLetter) else { return false }
    if word.count == 1, let last = name.last {
      return last.count <= 2 && last == last.lowercased() && name.count > 2
    }
    return word.count == 2 && !["jr", "sr", "ii", "iv", "md"].contains(word.lowercased())
  }

  private static func hasLetters(_ word: String) -> Bool {
    word.contains { $0.isLetter }
      || word.unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }

  /// Whether a word is nothing but signs.
  private static func isSign(_ word: String) -> Bool {
    !hasLetters(word) && !word.contains { $0.isNumber }
  }
}
