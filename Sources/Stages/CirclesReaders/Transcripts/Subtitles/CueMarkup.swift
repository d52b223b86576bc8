/// Takes the markup out of a cue: `<v Ana Ruiz>hi</v>`, `<i>`, `<00:00:01.000>`, `{\an8}`, `&amp;`.
enum CueMarkup {
  /// A stretch of a cue's text, and whose voice it is.
  struct Span: Hashable {
    var voice: String?
    var text: String
  }

  /// The spans of a cue, whose lines are joined by `\n`.
  static func spans(_ text: String) -> [Span] {
    var spans: [Span] = []
    var current = Span(voice: nil, text: "")
    var rest = text[...]
    func close() {
      if !current.text.allSatisfy(\.isWhitespace) { spans.append(current) }
    }
    while let index = rest.firstIndex(where: { $0 == "<" || $0 == "&" || $0 == "{" }) {
      current.text += rest[..<index]
      rest = rest[index...]
      if rest.first == "<", let tag = tag(rest) {
        rest = rest[tag.end...]
        switch tag.name {
        case "v":
          close()
          // Zero width before a voice's text is not a new speaker.
          current = Span(voice: SpeakerName.voice(decode(tag.annotation)), text: "")
        case "/v":
          close()
          current = Span(voice: nil, text: "")
        case "br", "br/", "/p": current.text += " "
        default: break
        }
      } else if rest.first == "&", let (character, end) = entity(rest) {
        current.text += character
        rest = rest[end...]
      } else if rest.hasPrefix("{\\"), let end = rest.prefix(64).firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      } else {
        current.text.append(rest.removeFirst())
      }
    }
    current.text += rest
    close()
    return spans
  }

  private static let known: Set<String> = [
    "v", "c", "i", "b", "u", "s", "lang", "ruby", "rt", "font", "span", "p", "br", "br/", "em",
    "strong",
  ]

  /// A tag at the beginning of a text; nil for a `<` that somebody wrote.
  private static func tag(
    _ text: Substring
  ) -> (name: String, annotation: Substring, end: Substring.Index)? {
    guard let close = text.prefix(400).firstIndex(of: ">") else { return nil }
    let inner = text[text.index(after: text.startIndex)..<close]
    let end = text.index(after: close)
    if CueTimes.seconds(inner) != nil { return ("time", "", end) }
    let word = inner.prefix { !$0.isWhitespace && $0 != "." }
    let name = word.lowercased()
    guard known.contains(name.hasPrefix("/") ? String(name.dropFirst()) : name) else { return nil }
    // Classes: `<v.loud.far Ana Ruiz>`.
    let annotation = inner.drop { !$0.isWhitespace }
    return (name, annotation, end)
  }

  /// The text with its character references read.
  static func decode(_ text: Substring) -> String {
    var out = ""
    var rest = text
    while let index = rest.firstIndex(of: "&") {
      out += rest[..<index]
      rest = rest[index...]
      if let (character, end) = entity(rest) {
        out += character
        rest = rest[end...]
      } else {
        out.append(rest.removeFirst())
      }
    }
    return out + rest
  }

  private static func entity(_ text: Substring) -> (String, Substring.Index)? {
    guard let end = text.prefix(12).firstIndex(of: ";") else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    let next = text.index(after: end)
    if let known = entities[String(name)] { return (known, next) }
    guard name.first == "#" else { return nil }
    let isHex = name.dropFirst().first?.lowercased() == "x"
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard let value = UInt32(digits, radix: isHex ? 16 : 10), value >= 0x20,
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (String(scalar), next)
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "nbsp": " ", "lrm": "", "rlm": "", "quot": "\"",
    "apos": "'",
  ]
}
