/// The lines that say who speaks below, in apps that write every message at the left: a name,
/// mostly with a time behind it, again and again.
struct SpeakerHeads {
  /// One such line.
  struct Head: Hashable {
    var name: String
    var when: DaySeparator?
  }

  /// One for each line; nil where the line is something else.
  let heads: [Head?]

  /// Whether times stand behind the names.
  let areTimed: Bool

  /// The names, each once.
  var names: Set<String> { Set(heads.compactMap { $0?.name }) }

  /// Of two who speak, the one after whom the chat is not called.
  func owner(_ chat: String?) -> String? { Self.owner(of: names, chat) }

  static func owner(of names: Set<String>, _ chat: String?) -> String? {
    guard names.count == 2, let chat = chat.map(FoldedText.fold) else { return nil }
    let others = names.filter { !FoldedText.isNear(FoldedText.fold($0), chat) }
    return others.count == 1 ? others.first : nil
  }

  /// `known`: who is known to take part, as the chat's name tells.
  init(_ lines: [String], known: [String] = []) {
    var known = known.map(FoldedText.fold).filter { $0.count > 1 }
    // Where the owner is named in capitals, all are.
    let shouted = lines.filter { line in
      line.count <= 16 && line == line.uppercased() && line.allSatisfy { $0.isLetter || $0 == " " }
        && line.filter(\.isCased).count > 1
    }
    if shouted.contains(where: Notices.isOwnerLabel) {
      known += Set(shouted).map(FoldedText.fold)
    }
    let found = Self.withoutScraps(lines.map { Self.head($0, known) })
    var timed: [String: Int] = [:]
    var plain: [String: Int] = [:]
    for head in found {
      guard let head else { continue }
      if head.when == nil { plain[head.name, default: 0] += 1 }
      if head.when != nil { timed[head.name, default: 0] += 1 }
    }
    // Where messages bear their times themselves, most lines with a time hold what was said.
    let clocked = zip(lines, found).count { $1?.when != nil || Self.endsInClock($0) }
    let count = timed.values.reduce(0, +)
    let sure = timed.filter { $0.value > 1 && Self.isSureName($0.key) }
    let areSure = sure.count > 1 || sure.values.contains { $0 > 2 }
    areTimed =
      count >= 2 && (areSure || count * 5 >= clocked * 4)
      && (timed.values.contains { $0 > 1 } || count >= 3 && timed.keys.allSatisfy(Self.isSureName))
    let repeated = plain.filter { $0.value > 1 && Self.isSureName($0.key) }
    // Where the one that the chat is called after is named again and again, so are the others.
    let calls = plain.filter { Self.isKnown($0.key, known) }.values.reduce(0, +)
    let areKnown = calls > 1
    let arePlain = !areTimed && (areKnown || repeated.values.reduce(0, +) >= 3)
    let areTimed = areTimed
    heads = found.indices.map { index in
      guard let head = found[index] else { return nil }
      if index + 1 == found.count { return areTimed && head.when != nil ? head : nil }
      if areTimed { return head.when != nil || timed[head.name] != nil ? head : nil }
      guard arePlain, head.when == nil else { return nil }
      return areKnown || repeated[head.name] != nil ? head : nil
    }
  }

  /// `C s Ann`: what a picture was read as, before a name that stands alone elsewhere.
  private static func withoutScraps(_ heads: [Head?]) -> [Head?] {
    let names = Set(heads.compactMap { $0?.name })
    return heads.map { head in
      guard var head else { return nil }
      var words = head.name.split(separator: " ")
      while words.count > 1, words[0].count <= 2 {
        words.removeFirst()
        let rest = words.joined(separator: " ")
        if names.contains(rest) { head.name = rest }
      }
      return head
    }
  }

  /// Whether a line that holds more than a time ends in one.
  private static func endsInClock(_ line: String) -> Bool {
    guard DayWords.mayHaveNumber(line),
      line.last?.isNumber == true || line.last?.isLetter == true
    else { return false }
    if let day = DaySeparator(line), day.day != .unsaid { return false }
    let words = line.split(separator: " ").map(String.init)
    guard let stamp = BubbleStamp(words), stamp.length < words.count else { return false }
    return stamp.clock?.isExact == true
  }

  /// The name at the beginning, and the day or time behind it.
  private static func head(_ line: String, _ known: [String]) -> Head? {
    var words = line.split(separator: " ").map(String.init)
    guard (1...9).contains(words.count), line.count <= 60 else { return nil }
    let hasNumber = line.contains(where: \.isNumber)
    // Without a time it is a name of four words at most, beside scraps.
    if !hasNumber, words.count { $0.count > 2 } > 4 { return nil }
    if let day = DaySeparator(line), day.day != .unsaid { return nil }
    while words.count > 1, words[0].count <= 2, words[0] == words[0].lowercased() {
      words.removeFirst()
    }
    if words.count > 1, words[0].count <= 2,
      known.contains(FoldedText.fold(words.dropFirst().joined(separator: " ")))
    {
      words.removeFirst()
    }
    var when: DaySeparator?
    if hasNumber {
      for start in 1..<max(2, min(5, words.count)) where start < words.count {
        let tail = words[start...].joined(separator: " ")
        guard let day = DaySeparator(tail), day.clock != nil else { continue }
        when = day
        words.removeSubrange(start...)
        break
      }
    }
    guard words.count <= 4, let name = ChatName.clean(words.joined(separator: " ")),
      name.count <= 32, name.contains(where: \.isLetter),
      !name.contains(where: { "!?,;:…\"".contains($0) }),
      DaySeparator(name) == nil, !Notices.isReceipt(name),
      when != nil || isSureName(name) || isKnown(name, known)
    else { return nil }
    return Head(name: name, when: when)
  }

  /// Whether somebody is of those known, or the owner.
  private static func isKnown(_ name: String, _ known: [String]) -> Bool {
    guard !known.isEmpty else { return false }
    let folded = FoldedText.fold(name)
    if known.contains(folded) { return true }
    return name == name.uppercased() && Notices.isOwnerLabel(name)
  }

  /// Several words that all begin with a capital, or one with a sign inside: `Ann Lee`, `ann_lee`.
  private static func isSureName(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    if words.count == 1 {
      return name.count > 4 && name.dropFirst().dropLast().contains { "._".contains($0) }
    }
    let areCapital = words.allSatisfy { word in
      word.first?.isUppercase == true
        && (word.contains(where: \.isLowercase) || word.count == 2 && word.hasSuffix("."))
    }
    return areCapital && words.contains { $0.count > 2 }
  }
}
