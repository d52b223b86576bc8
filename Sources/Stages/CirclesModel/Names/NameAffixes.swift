/// Titles before a typed name and what may stand behind it, where they cannot be names themselves.
public struct NameAffixes: Hashable, Sendable {
  /// `Dr.`, `Mrs`; empty for none.
  public private(set) var prefix = ""
  /// `Jr.`, `PhD`; empty for none.
  public private(set) var suffix = ""
  /// The name without both.
  public private(set) var name: String

  /// Takes a name apart. A name of nothing but titles stays as it is.
  public init(_ text: String) {
    name = text
    var words = text.split(separator: " ").map(String.init)
    let titles = words.prefix { Self.isTitle($0) }
    if !titles.isEmpty, titles.count < words.count {
      prefix = titles.joined(separator: " ")
      words.removeFirst(titles.count)
    }
    var behind: [String] = []
    while words.count > 1, let last = words.last,
      Self.isSuffix(last, isBehindComma: words[words.count - 2].hasSuffix(","), words.count)
    {
      behind.insert(words.removeLast(), at: 0)
      if words[words.count - 1].hasSuffix(",") { words[words.count - 1].removeLast() }
    }
    suffix = behind.joined(separator: " ")
    name = words.joined(separator: " ")
  }

  /// Titles that somebody may bear as a name: Don Draper, Hon Lee.
  private static let alsoNames: Set<String> = [
    "don", "dona", "hon", "ing", "m", "mag", "pan", "pani", "sri", "sir", "sr",
  ]
  /// Degrees that no family name is spelled as; of others a comma tells.
  private static let degrees: Set<String> = ["PhD", "MD", "MBA", "DDS", "Esq"]

  private static func isTitle(_ word: String) -> Bool {
    let folded = NameNormalizer.normalize(word)
    return Honorifics.titles.contains(folded)
      && (word.hasSuffix(".") && folded.count > 1 || !alsoNames.contains(folded))
  }

  /// Whether the last of several words is no part of the name. Junior is a name, too.
  private static func isSuffix(_ word: String, isBehindComma: Bool, _ count: Int) -> Bool {
    let plain = word.filter { $0 != "." && $0 != "," }
    let folded = plain.lowercased()
    if isBehindComma {
      return Honorifics.generations.contains(folded) || Honorifics.credentials.contains(folded)
    }
    if degrees.contains(plain) { return true }
    return Honorifics.generations.contains(folded) && folded != "v"
      && (count > 2 || !["junior", "senior"].contains(folded))
  }
}
