import CirclesModel
import Foundation

/// Whose birthday a title tells: `Ana’s birthday`, `🎂 Ana Ruiz (1988)`, `Geburtstag von Ana`.
struct BirthdayTitle {
  /// What the person may be called, the likeliest first.
  let names: [String]
  let year: Int?

  private static let words: Set<String> = [
    "birthday", "bday", "b-day", "geburtstag", "anniversaire", "cumpleaños", "cumpleanos",
    "compleanno", "aniversário", "aniversario", "verjaardag", "födelsedag", "fødselsdag",
    "urodziny", "narozeniny", "рождения", "생일", "生日", "誕生日",
  ]
  private static let fillers: Set<String> = [
    "of", "de", "del", "da", "do", "di", "van", "von", "hat", "d", "the", "happy", "день", "for",
    "has", "a",
  ]

  /// Nil for any other title. `isMarked`: the calendar says by itself that it is a birthday.
  init?(_ title: String, isMarked: Bool) {
    let hasCake = title.contains { "🎂🎉🎁🎈".contains($0) }
    var text = title.filter { !"🎂🎉🎁🎈".contains($0) }
    text = text.replacing("’", with: "'").replacing("`", with: "'").cleanLabel
    var year: Int?
    if let match = text.firstMatch(of: /\s*\((?:\*\s*)?(\d{4}|\d{1,3})\)/) {
      year = Int(match.1).flatMap { (1850...2100).contains($0) ? $0 : nil }
      text.removeSubrange(match.range)
    }
    self.year = year
    var hasWord = false
    var words: [String] = []
    for part in text.split(whereSeparator: { $0.isWhitespace || ":–—,()".contains($0) }) {
      var word = String(part)
      let lowered = word.lowercased()
      if Self.words.contains(lowered) {
        hasWord = true
        continue
      }
      if lowered.hasPrefix("d'"), word.count > 3 { word = String(word.dropFirst(2)) }
      // `Ana's 40th birthday`
      if lowered.wholeMatch(of: /\d{1,3}(st|nd|rd|th|\.)?/) != nil || word == "-" { continue }
      words.append(word)
    }
    // A cake says it where nothing else stands beside a name, but a party is none.
    guard hasWord || isMarked || hasCake && year != nil else { return nil }
    while let first = words.first, Self.fillers.contains(first.lowercased()) {
      words.removeFirst()
    }
    while let last = words.last, Self.fillers.contains(last.lowercased()) { words.removeLast() }
    guard !words.isEmpty, words.count <= 6, var name = Optional(words.joined(separator: " "))
    else { return nil }
    var names: [String] = []
    if name.lowercased().hasSuffix("'s") {
      name = String(name.dropLast(2))
    } else if name.hasSuffix("'") {
      name = String(name.dropLast())
    } else if name.hasSuffix("s"), hasWord {
      // German and the Nordic languages: `Anas Geburtstag`; yet it may be `James`.
      names.append(String(name.dropLast()))
    }
    names.insert(name, at: 0)
    self.names = names
  }
}
