/// The head of a screen in text alone: status bar, name and the line below it.
struct FlatHeader {
  var name: String?
  var subtitle: Subtitles.Meaning?
  var members: [String] = []
  var hasStatusBar = false
  /// Whether `>` stands behind the name, as Apple writes it.
  var hasArrowBehind = false
  /// Whether an arrow back was read.
  var hasArrow = false
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
      if StatusBar.isWhole(head[place]) { hasStatusBar = true }
      status += " " + head[place]
      place += 1
    }
    hasStatusBar = hasStatusBar || place > 1
    hasArrow = head.contains { $0.hasPrefix("<") || $0.hasPrefix("‹") }
    let hasSubtitle = head.prefix(8).contains { Subtitles.meaning(of: $0) != nil }
    guard hasStatusBar || hasArrow || hasSubtitle else { return }
    readName(head, &place)
    if name != nil { readBelow(head, &place) }
    length = place
  }

  private func isStatus(_ line: String, _ place: Int) -> Bool {
    if StatusBar.isWhole(line) { return place == 0 || !status.contains(":") }
    let words = line.split(separator: " ").map(String.init)
    if words.allSatisfy(StatusBar.isPart) { return true }
    // A clock and signs, all misread.
    return place == 0 && words.count > 1 && words.allSatisfy { $0.count <= 4 }
      && words[0].contains(where: \.isNumber)
  }

  private mutating func readName(_ head: [String], _ place: inout Int) {
    var at = place
    while at < head.count {
      let line = head[at]
      if DaySeparator(line) != nil { return }
      if let meaning = Subtitles.meaning(of: line) {
        // The name can stand on the line below, where the engine read icons first.
        subtitle = meaning
      } else if isScrap(line, head) {
        if Self.isBack(line) { backLabel = line }
      } else if let cleaned = ChatName.clean(line) {
        name = withoutBack(cleaned)
        hasArrowBehind = line.contains("›") || line.hasSuffix(">")
        place = at + 1
        return
      }
      at += 1
    }
  }

  /// `Chats Diego Salcedo`: the way back, read into the same line.
  private mutating func withoutBack(_ name: String) -> String {
    let words = name.split(separator: " ").map(String.init)
    guard words.count > 1, Self.isBack(words[0]) else { return name }
    backLabel = words[0]
    return words.dropFirst().joined(separator: " ")
  }

  private static func isBack(_ line: String) -> Bool {
    ["chats", "back", "inbox"].contains(FoldedText.fold(line))
  }

  /// Arrows, unread messages, avatars: nothing that can be a name beside what follows.
  private func isScrap(_ line: String, _ head: [String]) -> Bool {
    if Self.isBack(line) { return true }
    let letters = line.filter(\.isLetter)
    if letters.isEmpty {
      return ChatName.phone(line) == nil && ChatName.clean(line).map(ChatName.phone) == nil
        || line.count < 7
    }
    if letters.count <= 3, letters == letters.uppercased(), letters.count * 2 >= line.count {
      // Letters of an avatar, if a name with them follows; else perhaps somebody's short name.
      return head.contains { $0 != line && ChatName.initials($0).contains(String(letters)) }
    }
    return letters.count <= 2 && line.count <= 6
  }

  private mutating func readBelow(_ head: [String], _ place: inout Int) {
    guard let name else { return }
    let marks = ChatName.initials(name)
    while place < head.count {
      let line = head[place]
      if let meaning = Subtitles.meaning(of: line) {
        subtitle = subtitle ?? meaning
      } else if marks.contains(line) || Self.isBack(line) || isBare(line) {
        if Self.isBack(line) { backLabel = line }
      } else if let listed = list(line) {
        members = listed
      } else if isHandle(line, name) {
      } else {
        return
      }
      place += 1
    }
  }

  /// Signs, or a short number: an icon, unread messages.
  private func isBare(_ line: String) -> Bool {
    !line.contains { $0.isLetter } && line.count <= 4 && ClockText.parse(line) == nil
  }

  /// The names of a group: `Bev, Imran, Dot`, perhaps with icons around.
  private func list(_ line: String) -> [String]? {
    let parts = line.split(separator: ",").map { $0.trimmingSpaces }
    guard parts.count > 1, !line.contains(where: { "?!:".contains($0) }) else { return nil }
    let names = parts.compactMap { ChatName.clean($0) }
    guard names.count == parts.count,
      names.allSatisfy({ $0.first?.isUppercase == true && $0.split(separator: " ").count <= 3 })
    else { return nil }
    return names.filter { !Notices.isOwner($0) }
  }

  /// `theo.bakes` below `Theo Marchetti`: one word in small letters with a sign or a common part.
  private func isHandle(_ line: String, _ name: String) -> Bool {
    let words = line.split(separator: " ")
    guard let word = words.first(where: { $0.count > 3 }),
      words.allSatisfy({ $0 == word || $0.count <= 3 })
    else { return false }
    guard word == word.lowercased() else { return false }
    return word.contains { "._".contains($0) } && !word.hasSuffix(".") && !word.hasPrefix(".")
  }
}
