/// Finds the names above the bubbles of a group, in text alone.
enum FlatLabels {
  /// The lines that are names: listed at the head, or short and said again and again, or with the
  /// letters of their avatar close by.
  static func find(_ lines: [FlatScreen.Line], _ header: FlatHeader) -> Set<String> {
    var counts: [String: Int] = [:]
    for line in lines { counts[line.text, default: 0] += 1 }
    var found: Set<String> = []
    var unsure: Set<String> = []
    for (index, line) in lines.enumerated() {
      let text = line.text
      guard isNameLike(text), text != header.name, !Notices.isReceipt(text),
        !Notices.isSystem(text), DaySeparator(text) == nil, !RecentTime.isWhole(text)
      else { continue }
      let isListed =
        header.members.contains(text)
        || header.name.map { $0.contains(where: { "&,".contains($0) }) && $0.contains(text) }
          ?? false
      let marks = ChatName.initials(text)
      let hasMark = lines[(index + 1)...].prefix(6).contains { marks.contains($0.text) }
      let isRepeated = counts[text, default: 0] > 1 && !replies.contains(FoldedText.fold(text))
      let isAlone = line.beginsBlock && index + 1 < lines.count && lines[index + 1].beginsBlock
      if isListed || isRepeated {
        found.insert(text)
      } else if hasMark || isAlone && !replies.contains(FoldedText.fold(text)) {
        unsure.insert(text)
      }
    }
    let isGroup = header.subtitle?.isGroup == true || !header.members.isEmpty || !found.isEmpty
    if isGroup { found.formUnion(unsure.union(words(lines))) }
    if header.subtitle?.isGroup == true { found.formUnion(above(lines)) }
    return found.union(strangers(lines, header))
  }

  /// The lines that name somebody of a group who is no contact, as WhatsApp marks them: two of them, each
  /// above something said. One alone may sign a poem, and lines of them are a list.
  private static func strangers(_ lines: [FlatScreen.Line], _ header: FlatHeader) -> Set<String> {
    if let subtitle = header.subtitle, !subtitle.isGroup { return [] }
    let marked = lines.map { $0.text.hasPrefix("~") }
    let names = lines.indices.dropLast().filter { index in
      isStranger(lines[index].text) && !marked[index + 1] && (index == 0 || !marked[index - 1])
    }
    let found = Set(names.map { lines[$0].text })
    let isGroup = header.subtitle?.isGroup == true || !header.members.isEmpty
    return isGroup || found.count > 1 ? found : []
  }

  /// In a group, a line of one word that looks like a name, with more below it.
  private static func words(_ lines: [FlatScreen.Line]) -> [String] {
    lines.dropLast().map(\.text).filter { text in
      isNameLike(text) && !text.contains(" ") && !replies.contains(FoldedText.fold(text))
        && !Notices.isReceipt(text) && DaySeparator(text) == nil && !SentenceStarts.begins(text)
    }
  }

  /// Short answers that people give again and again, and that are no names.
  private static let replies: Set<String> = [
    "yes", "no", "ok", "okay", "haha", "hahaha", "lol", "thanks", "thank you", "nice", "great",
    "cool", "sure", "wow", "hi", "hello", "hey", "yep", "nope", "same", "true", "perfect", "good",
    "omg", "please", "sorry", "exactly", "done", "right", "really", "maybe", "bye", "morning",
    "good morning", "good night", "love it", "got it", "not yet", "no worries", "no problem", "yay",
    "amazing", "awesome", "finally", "deal", "fair", "legend", "noted", "obviously", "si", "vale",
    "gracias", "claro", "ja", "nein", "danke", "genau", "super", "oui", "non", "merci", "sim",
    "nao",
    "obrigado", "obrigada", "grazie", "certo", "jajaja", "jaja", "nee", "dank je", "photo", "video",
  ]

  /// In what is known for a group, a short line that looks like a name and begins a block.
  private static func above(_ lines: [FlatScreen.Line]) -> [String] {
    lines.indices.filter { index in
      lines[index].beginsBlock && index + 1 < lines.count && !lines[index + 1].beginsBlock
        && isNameLike(lines[index].text)
    }.map { lines[$0].text }
  }

  /// `~ Sandra (Bruno's mum)`, `~ +34 600 55 01 99`: WhatsApp's mark of somebody of a group who is no
  /// contact.
  private static func isStranger(_ text: String) -> Bool {
    guard text.hasPrefix("~ "), text.count <= 40, text.last.map({ !"?!.,:;".contains($0) }) == true
    else { return false }
    let name = text.dropFirst(2)
    if name.hasPrefix("+"), ChatName.phone(String(name)) != nil { return true }
    return name.first?.isUppercase == true && name.split(separator: " ").count <= 5
      && BubbleStamp(name.split(separator: " ").map(String.init)) == nil
  }

  private static func isNameLike(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard (1...3).contains(words.count), text.count <= 28, let first = text.first,
      first.isUppercase || "~+".contains(first), text.filter(\.isLetter).count >= 2
    else { return false }
    // Capitals alone are the letters of a picture, or shouted.
    if text == text.uppercased(), text.count != text.filter({ $0.isCased == false }).count {
      return false
    }
    // `Hassan E.`
    let isShortened = words.count > 1 && words.last?.count == 2
    return text.allSatisfy { $0.isLetter || " -'’.~".contains($0) }
      && (text.last != "." || isShortened)
      && words.dropFirst().allSatisfy { $0.first?.isUppercase == true }
  }
}
