/// Takes away what avatars left of the bubbles are read as, where they are read into the line beside
/// them: `© everyone?`, `rs } Car's iced over`, `(vs) talk with Todd`.
enum FlatAvatars {
  /// Lines without such scraps, and which had one: an avatar stands beside the last line of what
  /// the other side said.
  static func clear(
    _ lines: [FlatScreen.Line], _ name: String?
  ) -> (lines: [FlatScreen.Line], hadAvatar: [Bool]) {
    // A coloured bar at the left of all that is said.
    let barred = lines.filter { $0.text.hasPrefix("| ") }.count
    let isBarred = barred >= 3 && barred * 3 >= lines.count
    let lengths = lines.map { line in
      isBarred && line.text.hasPrefix("| ") ? 1 : signLength(line.text, name)
    }
    var counts: [String: Int] = [:]
    for line in lines {
      if let word = shortWord(line.text) { counts[word, default: 0] += 1 }
    }
    let isUsual = lengths.filter { $0 > 0 }.count > 1
    var cleared = lines
    var hadAvatar = lines.map { _ in false }
    for index in lines.indices {
      var words = lines[index].text.split(separator: " ").map(String.init)
      if lengths[index] > 0, isUsual || isNeverSaid(words[0]) {
        words.removeFirst(lengths[index])
      } else if let word = shortWord(lines[index].text), counts[word, default: 0] > 1 {
        words.removeFirst()
      } else {
        continue
      }
      cleared[index].text = words.joined(separator: " ")
      hadAvatar[index] = true
    }
    return (cleared, hadAvatar)
  }

  /// Whether nobody begins a message so: one of them is enough to tell a picture.
  private static func isNeverSaid(_ word: String) -> Bool {
    word.allSatisfy { "®©™¢€»«°".contains($0) }
  }

  /// How many words at the beginning are the picture: signs, or letters in half a bracket.
  private static func signLength(_ line: String, _ name: String?) -> Int {
    let words = line.split(separator: " ").map(String.init)
    guard words.count > 1 else { return 0 }
    if words.count > 2, words[0].count <= 3, words[1].count == 1, "})]".contains(words[1]) {
      return 2
    }
    let first = words[0]
    if first.count > 4 { return 0 }
    if first.allSatisfy({ "®©@°®™¢€—»«*•oO0®()&%#".contains($0) }), first != "o", first != "O",
      first != "0", !(first.count == 1 && "&%#*•(".contains(first))
    {
      return 1
    }
    let hasRim = first.contains { "()[]{}".contains($0) } && first.contains { $0.isLetterOrDigit }
    if hasRim, first.filter(\.isLetterOrDigit).count <= 3, !":;=".contains(first.prefix(1)) {
      return 1
    }
    let letters = first.filter(\.isLetter).uppercased()
    guard let name, letters.count > 1, first != first.lowercased() else { return 0 }
    return ChatName.initials(name).contains(letters) ? 1 : 0
  }

  /// A first word that is no word: two letters at most that nothing begins with.
  private static func shortWord(_ line: String) -> String? {
    let words = line.split(separator: " ").map(String.init)
    guard words.count > 1, words[0].count <= 2 else { return nil }
    let letters = words[0].lowercased()
    if words[0].count == 1, words[0].allSatisfy(\.isNumber) { return words[0] }
    if words[0] == "O" { return words[0] }
    guard letters.allSatisfy(\.isLetter), !common.contains(letters) else { return nil }
    return letters
  }

  private static let common: Set<String> = [
    "i", "a", "to", "of", "in", "on", "it", "is", "my", "we", "me", "he", "so", "no", "do", "at",
    "be", "or", "as", "if", "up", "am", "an", "by", "go", "us", "ok", "oh", "hi", "la", "el", "de",
    "un", "es", "et", "le", "tu", "je", "du", "er", "ja", "da", "im", "in", "um", "zu", "wo", "ob",
    "y", "e", "o", "u", "no", "si", "sí", "se", "te", "lo", "al", "mi", "su", "ya", "yo", "ha",
    "il",
    "ce", "on", "ma", "sa", "ta", "en", "au", "ne", "di", "mo", "as", "os", "eu", "na", "ik", "je",
    "ze", "ye", "yo", "x", "xx", "k", "kk", "id", "ur", "u", "r", "lo", "ah", "eh", "uh", "hm",
    "tv",
    "dr", "mr", "ms", "st", "pm", "vi", "jo", "du", "og", "av", "är", "på",
  ]
}
