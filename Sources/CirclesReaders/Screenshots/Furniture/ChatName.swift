/// The name or number at the head of a chat, told from what stands around it.
enum ChatName {
  /// The name in some words, without the scraps that avatars and arrows leave; nil where there is
  /// none.
  static func clean(_ text: String) -> String? {
    var words = text.split { $0.isWhitespace }.map(String.init)
    while let first = words.first, isScrap(first, keepsDigits: phone(text) != nil) {
      words.removeFirst()
    }
    while let last = words.last, isScrap(last, keepsDigits: phone(text) != nil) {
      words.removeLast()
    }
    var name = words.joined(separator: " ")
    while let last = name.last, "›>»<«|\\/~_=".contains(last) || last.isWhitespace {
      name.removeLast()
    }
    while let first = name.first, "›>»<«|\\/~_=".contains(first) || first.isWhitespace {
      name.removeFirst()
    }
    guard name.contains(where: \.isLetterOrDigit), name.count <= longest else { return nil }
    return name
  }

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

  /// The letters that an avatar without a picture shows: `MF` for `Maya Fernandes`, or `M`.
  static func initials(_ name: String) -> Set<String> {
    let words = name.split { !$0.isLetterOrDigit }.filter { $0.first?.isLetterOrDigit == true }
    guard let first = words.first?.first else { return [] }
    var found: Set<String> = [String(first).uppercased()]
    let letters = words.compactMap(\.first).map { String($0).uppercased() }
    for length in 2...3 where letters.count >= length {
      found.insert(letters.prefix(length).joined())
    }
    if letters.count > 2, let last = letters.last { found.insert(letters[0] + last) }
    return found
  }

  /// A sign without any letter, or a lone sign that arrows and icons are read as.
  private static func isScrap(_ word: String, keepsDigits: Bool) -> Bool {
    if keepsDigits { return !word.contains { $0.isNumber } }
    if word == "&" || word == "+" { return true }
    if word.contains(where: { $0.isLetter }) { return false }
    if word.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) { return false }
    return true
  }
}
