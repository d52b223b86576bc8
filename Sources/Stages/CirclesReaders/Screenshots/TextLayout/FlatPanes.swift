/// A wide window's text, which an engine reads list first: takes the list of chats away.
enum FlatPanes {
  /// The lines of the chat, its name first where it can be told; all where there is no list.
  static func chat(of lines: [FlatScreen.Line]) -> [FlatScreen.Line] {
    guard lines.count > 12, let search = lines.prefix(6).firstIndex(where: { isSearch($0.text) }),
      let day = lines.firstIndex(where: { isDay($0.text) }), day > search + 4
    else { return lines }
    let list = lines[..<day].map(\.text)
    // The chat that is open stands in the list and at its own head.
    let entries = list.map { text in
      text.split(separator: " ").prefix { !$0.contains(where: \.isNumber) }.joined(separator: " ")
    }
    let name = entries.first { text in
      ChatName.clean(text) == text && text.count > 3 && !ChatName.isTab(text)
        && list.count { " \($0) ".contains(" \(text) ") } > 1
    }
    var rest = Array(lines[day...])
    if let name {
      rest.insert(FlatScreen.Line(text: name, beginsBlock: true), at: 0)
    }
    return rest
  }

  /// A date: a list has weekdays and yesterday at most.
  private static func isDay(_ line: String) -> Bool {
    guard let separator = DaySeparator(line) else { return false }
    switch separator.day {
    case .date, .numbers: return true
    case .today, .yesterday, .weekday: return separator.clock != nil
    case .unsaid: return false
    }
  }

  /// The field in which chats are looked for: `Q Search`.
  private static func isSearch(_ line: String) -> Bool {
    let words = FoldedText.fold(line).split(separator: " ").map(String.init)
    return words.filter { $0.count > 1 }.count <= 2 && words.contains(where: searches.contains)
  }

  private static let searches: Set<String> = [
    "search", "suchen", "suche", "buscar", "rechercher", "pesquisar", "cerca", "zoeken", "sok",
    "szukaj", "ara", "поиск", "검색", "検索", "搜索",
  ]
}
