/// Phrases in places where WhatsApp puts its own words, and how often a file has them: what stands
/// there more than once, word for word, is no coincidence, in whatever language.
struct RepeatedPhrases: Sendable {
  /// In brackets that are a whole message.
  private(set) var bracketed: [String: Int] = [:]
  /// In brackets at the end of a message.
  private(set) var closing: [String: Int] = [:]
  /// In round brackets behind the name of a file.
  private(set) var behindFiles: [String: Int] = [:]
  /// Behind a mark of direction, with who is said to have written it; nil for several.
  private var marked: [String: String?] = [:]

  /// How many phrases of a kind are kept; a file has a handful.
  private static let maximum = 1024
  private static let longest = 200

  /// Takes the first line of one more message.
  mutating func add(_ raw: String, from sender: String) {
    guard let last = raw.utf8.last else { return }
    if last == 0x3E {
      if let inner = AngleBrackets.whole(raw) {
        Self.count(inner, in: &bracketed)
      } else if let (_, inner, _) = AngleBrackets.atEnd(raw) {
        Self.count(inner, in: &closing)
      }
    } else if last == 0x29, let (_, words) = FileName.withBrackets(raw[...]) {
      Self.count(String(words), in: &behindFiles)
    } else if raw.unicodeScalars.first == "\u{200E}", raw.utf8.count <= Self.longest {
      let text = raw.withoutMarks.trimmed
      if let known = marked[text] {
        if known != sender { marked[text] = .some(nil) }
      } else if marked.count < Self.maximum {
        marked[text] = sender
      }
    }
  }

  /// Whether more than one sender has a text behind a mark of direction.
  func isOfSeveral(_ text: String) -> Bool {
    if let sender = marked[text] { return sender == nil }
    return false
  }

  private static func count(_ phrase: String, in counts: inout [String: Int]) {
    if phrase.utf8.count > longest { return }
    if counts[phrase] != nil || counts.count < maximum { counts[phrase, default: 0] += 1 }
  }
}
