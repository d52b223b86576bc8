/// The head of a screen in text alone: status bar, name and the line below it.
struct FlatHeader {
  var name: String?
  var subtitle: Subtitles.Meaning?
  var members: [String] = []
  var hasStatusBar = false
  /// Whether `>` stands behind the name, as Apple writes it.
  var hasArrowBehind = false
  /// Whether nothing stands beside the name, neither an arrow nor icons: it is in the middle.
  var isAlone = false
  /// Words beside the arrow back.
  var backLabel: String?
  /// The text of the status bar.
  var status = ""
  /// How many lines it takes.
  var length = 0

  /// How many lines a head can have.
  private static let longest = 14

  init(_ lines: [FlatScreen.Line]) {
    let head = lines.prefix(Self.longest).map(\.text)
    var place = 0
    while place < head.count, isStatus(head[place], place) {
      hasStatusBar = true
      status += " " + head[place]
      place += 1
    }
    let hasArrow = head.prefix(8).contains { Self.arrows.contains($0.prefix(1)) }
    let hasSubtitle = head.prefix(8).contains { Subtitles.meaning(of: $0) != nil }
    if hasStatusBar || hasArrow || hasSubtitle {
      readName(head, &place)
      if let found = name { name = spoken(found, lines) }
    } else {
      readCut(head, &place)
    }
    if let name {
      // `Jamal, Priya P, You`: a group without a name of its own.
      let isList = name.split(separator: ",").contains { Notices.isOwner($0.trimmingSpaces) }
      if isList { members = list(name) ?? [] }
      readBelow(head, &place)
    }
    length = place
  }

  /// The head of a picture that was cut below the status bar: a name of capitals, perhaps icons, and
  /// then a day.
  private mutating func readCut(_ head: [String], _ place: inout Int) {
    guard let day = head.prefix(4).firstIndex(where: { DaySeparator($0)?.isSure == true }), day > 0
    else { return }
    for at in 0..<day {
      guard let found = Self.name(in: head[at]) else { continue }
      let name = ChatName.bare(found)
      let words = name.split(separator: " ")
      guard words.count <= 5, !name.contains(where: { ".,;:?!".contains($0) }),
        name.hasPrefix("#") || words.allSatisfy({ $0.first?.isUppercase == true })
      else { return }
      self.name = name
      place = day
      return
    }
  }

  /// A part of the name's line that stands alone further down, as the name above a message does.
  private func spoken(_ name: String, _ lines: [FlatScreen.Line]) -> String {
    let words = name.split(separator: " ")
    guard words.count > 1, words.count <= 6 else { return name }
    var below: Set<String> = []
    for line in lines.dropFirst(2) {
      below.insert(line.text)
      // An avatar's letters may stand before it.
      let words = line.text.split(separator: " ", maxSplits: 1)
      if words.count == 2, words[0].count <= 2 { below.insert(String(words[1])) }
    }
    for length in stride(from: words.count - 1, through: 2, by: -1) {
      for start in 0...(words.count - length) {
        let part = words[start..<(start + length)].joined(separator: " ")
        if below.contains(part) { return part }
      }
    }
    return name
  }

  private static let arrows: Set<Substring> = ["<", "‹", "←", "€", "〈"]

  private func isStatus(_ line: String, _ place: Int) -> Bool {
    if StatusBar.isWhole(line) { return place == 0 || !status.contains(":") }
    let words = line.split(separator: " ").map(String.init)
    if words.allSatisfy(StatusBar.isPart) { return ChatName.phone(line) == nil }
    if StatusBar.isRest(line) || place == 0 && StatusBar.isTop(line) { return true }
    // A clock and signs, all misread.
    return place == 0 && words.count > 1 && words.allSatisfy { $0.count <= 4 }
      && words[0].contains(where: \.isNumber)
  }

  private mutating func readName(_ head: [String], _ place: inout Int) {
    for at in place..<max(place, min(head.count, place + 8)) {
      let line = head[at]
      if DaySeparator(line)?.isSure == true { return }
      if Self.isBack(line) {
        backLabel = line
      } else if let meaning = Subtitles.meaning(of: line) {
        // The name can stand on the line below, where the engine read icons first.
        subtitle = meaning
      } else if let found = Self.name(in: line), !isAvatar(line, head) {
        name = ChatName.bare(withoutBack(found))
        isAlone = line == found && !hasArrow(head, at)
        hasArrowBehind = line.contains("›") || line.hasSuffix(">")
        place = at + 1
        return
      } else if isSentence(line) {
        return
      }
    }
  }

  /// What somebody said: below it there is no head.
  private func isSentence(_ line: String) -> Bool {
    let words = line.split(separator: " ").filter { $0.count > 1 }
    return words.count > 3 && words.filter { $0.allSatisfy(\.isLetter) }.count > 2
  }

  /// Whether an arrow back was read on a line of its own near the name.
  private func hasArrow(_ head: [String], _ at: Int) -> Bool {
    head[max(0, at - 2)..<min(head.count, at + 2)].contains { Self.arrows.contains($0.prefix(1)) }
  }

  /// The name in a line; nil where it only has scraps of arrows, icons and pictures.
  private static func name(in line: String) -> String? {
    guard let name = ChatName.clean(line) else { return nil }
    if ChatName.phone(name) != nil { return name }
    let words = name.split(separator: " ")
    // A sentence, or icons: `aQi:`
    if words.count > 2, name.contains(where: { "?!".contains($0) }) || line.hasSuffix("?") {
      return nil
    }
    if words.allSatisfy(isMixed) { return nil }
    // The number of a service, or nothing.
    guard name.contains(where: \.isLetter) else {
      return (5...8).contains(name.count) && name.allSatisfy(\.isNumber) ? name : nil
    }
    if InputBar.apps(in: name) != nil || Notices.isSystem(name) { return nil }
    let isArrowed = line.hasSuffix(">") || line.hasSuffix("›")
    let isWhole = name.unicodeScalars.contains { $0.value >= 0x2E80 }
    if words.allSatisfy({ $0.count <= 2 }), !isArrowed, !isWhole { return nil }
    if name.hasSuffix("...") || name.hasSuffix("…") || words.count > 8 { return nil }
    // A bracket that was never opened is the rim of a picture.
    let bare = words.count > 1 ? ChatName.bare(name) : name
    let opened = bare.filter { "([{".contains($0) }.count
    let closed = bare.filter { ")]}".contains($0) }.count
    return opened < closed ? nil : bare
  }

  /// Up to four letters with capitals inside, or with signs: `aQi:`, `GQ:`, `&Q`, `am:`.
  private static func isMixed(_ word: Substring) -> Bool {
    guard word.count <= 5, word.unicodeScalars.allSatisfy({ $0.value < 0x2E80 }) else {
      return false
    }
    if word.contains(where: { "&:@=©®".contains($0) }) { return true }
    return word.dropFirst().contains(where: \.isUppercase) && word.contains(where: \.isLowercase)
      && !word.hasPrefix("Mc") && !word.hasPrefix("De") && !word.hasPrefix("Mac")
  }

  /// `Chats Diego Salcedo`: the way back, read into the same line.
  private mutating func withoutBack(_ name: String) -> String {
    let words = name.split(separator: " ").map(String.init)
    guard words.count > 1, Self.isBack(words[0]) else { return name }
    backLabel = words[0]
    let rest = words.dropFirst().joined(separator: " ")
    return ChatName.clean(rest) ?? rest
  }

  private static func isBack(_ line: String) -> Bool { ChatName.isWayBack(line) }

  /// Letters of an avatar, where a name with them stands close by.
  private func isAvatar(_ line: String, _ head: [String]) -> Bool {
    line.count <= 3 && line == line.uppercased()
      && head.contains { $0 != line && ChatName.initials($0).contains(line) }
  }

  private mutating func readBelow(_ head: [String], _ place: inout Int) {
    guard let name else { return }
    let marks = ChatName.initials(name)
    while place < head.count {
      let line = head[place]
      if Self.isBack(line) {
        backLabel = line
      } else if let meaning = Subtitles.meaning(of: line) {
        subtitle = subtitle ?? meaning
      } else if subtitle == nil, let listed = list(line) {
        members = listed
      } else if !marks.contains(line), !isBare(line), !isHandle(line), !isTabs(line),
        !isScrap(line, before: head.dropFirst(place + 1)),
        !areIcons(line, before: head.dropFirst(place + 1))
      {
        return
      }
      place += 1
    }
  }

  /// `4 pins & K`, `Online rE`: few words with signs or icons among them, shortly before the first day.
  private func areIcons(_ line: String, before rest: ArraySlice<String>) -> Bool {
    let words = line.split(separator: " ")
    guard words.count <= (Self.arrows.contains(line.prefix(1)) ? 8 : 6),
      !line.contains(where: { "?!".contains($0) })
    else { return false }
    let hasSign = words.contains { word in
      !word.contains(where: \.isLetterOrDigit)
        && !word.unicodeScalars.contains { $0.properties.isEmojiPresentation }
        || word.count <= 3 && Self.isMixed(word)
    }
    return hasSign && rest.prefix(4).contains { DaySeparator($0)?.isSure == true }
  }

  /// `Chat Profile`
  private func isTabs(_ line: String) -> Bool {
    line.split(separator: " ").allSatisfy { ChatName.isTab(String($0)) }
  }

  /// One or two letters before what only stands at the head.
  private func isScrap(_ line: String, before rest: ArraySlice<String>) -> Bool {
    let isShort = line.split(separator: " ").allSatisfy { $0.count <= 3 }
    return isShort
      && rest.prefix(4).contains { Subtitles.meaning(of: $0) != nil || list($0) != nil }
  }

  /// Signs, or a short number: an icon, unread messages.
  private func isBare(_ line: String) -> Bool {
    !line.contains { $0.isLetter } && line.count <= 4 && ClockText.parse(line) == nil
  }

  /// The names of a group: `Bev, Imran, Dot`, perhaps with icons around.
  private func list(_ line: String) -> [String]? {
    let parts = line.split(separator: ",").map { $0.trimmingSpaces }
    // `Leeds, West Yorkshire` is a place.
    guard parts.count > 2 || parts.count == 2 && parts.contains(where: Notices.isOwner),
      !line.contains(where: { "?!:".contains($0) }), DaySeparator(line) == nil,
      parts.allSatisfy(Self.mayBeMember)
    else { return nil }
    // An app that cuts one name to its room cuts the last one, too: `Bread, Milk, Something nice...` is said.
    if let last = parts.last, parts.contains(where: Self.isCut),
      parts.count(where: Self.isCut) < 2 || !Self.isCut(last)
    {
      return nil
    }
    let names = parts.compactMap { ChatName.clean($0).map(ChatName.bare) }
    guard names.count == parts.count,
      names.allSatisfy({ $0.first?.isUppercase == true && $0.split(separator: " ").count <= 3 })
    else { return nil }
    return names.filter { !Notices.isOwner($0) }
  }

  /// Whether some words do not go on like a sentence: `Hi Moira`, but not `Ailsas last exam is on`.
  private static func mayBeMember(_ part: String) -> Bool {
    guard let last = part.split(separator: " ").last(where: { $0.contains(where: \.isLetter) })
    else { return false }
    return last.first?.isLowercase != true || isCut(part) || Notices.isOwner(part)
  }

  /// Whether an app cut a name, `Cristina deleg...`, and nobody trailed off.
  private static func isCut(_ part: String) -> Bool {
    part.split(separator: " ").count <= 2 && ["…", ".."].contains { part.hasSuffix($0) }
  }

  /// `odd.bakes` below `Odd Fjellheim`: one word in small letters, with a dot or a bar in it.
  private func isHandle(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    guard let word = words.first(where: { $0.count > 3 }), word == word.lowercased(),
      words.allSatisfy({ $0 == word || $0.count <= 3 })
    else { return false }
    return word.dropFirst().dropLast().contains { "._".contains($0) }
      && word.filter { !$0.isLetterOrDigit && !"._".contains($0) }.isEmpty
  }
}
