import CirclesModel

/// What the markup of a message says.
///
///     text       = "see <b>you</b>, <at id=\"8:live:ines\">Ines</at> <ss type=\"smile\">:)</ss>"
///     quotation  = "<quote author=...><legacyquote>...</legacyquote>words<legacyquote>...</quote>answer"
///     attachment = "<URIObject type=\"Picture.1\">...<OriginalName v=\"a.jpg\"/></URIObject>"
///     call       = "<partlist type=\"ended\"><part identity=...><duration>201.0</duration></part></partlist>"
///
/// `<e_m .../>` marks what was edited. Of a quotation only the answer is kept, where there is one.
struct SkypeContent {
  /// The words; of an attachment its name.
  private(set) var text = ""
  private(set) var isMedia = false
  private(set) var isEdited = false
  /// A call in words; nil where it only begins, or is no call.
  private(set) var callText: String?

  init(_ content: String) {
    guard content.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 }) else {
      text = content
      return
    }
    let events = Events()
    _ = LenientMarkup.parse(content, events)
    isEdited = events.isEdited
    isMedia = events.isMedia
    let answer = events.words.trimmed
    text = isMedia ? events.names.joined(separator: ", ") : answer
    if !isMedia, answer.isEmpty { text = events.quoted.trimmed }
    switch events.call {
    case "missed": callText = CallText.call(seconds: nil, isMissed: true)
    case "ended": callText = CallText.call(seconds: events.seconds)
    default: callText = nil
    }
  }

  private final class Events: MarkupEvents {
    var words = ""
    var quoted = ""
    var names: [String] = []
    var isMedia = false
    var isEdited = false
    var call: String?
    var seconds: Int64?
    private var open: [String] = []

    /// Elements whose text nobody wrote.
    private static let silent: Set<String> = [
      "legacyquote", "uriobject", "part", "partlist", "location", "contacts", "c", "title",
    ]
    /// Elements in which the text of others has another meaning.
    private static let followed = silent.union(["quote", "file", "duration"])

    func begin(_ name: String, _ attributes: [String: String], line: Int) {
      switch name {
      case "br": text("\n")
      case "e_m": isEdited = true
      case "uriobject", "files", "location", "contacts": isMedia = true
      case "originalname": add(attributes["v"])
      case "c": add(attributes["f"])
      case "partlist": call = attributes["type"]?.lowercased()
      default: break
      }
      if name == "location" { add(attributes["address"]) }
      if Self.followed.contains(name) { open.append(name) }
    }

    func text(_ text: String) {
      switch open.last {
      case "duration":
        if let found = Double(text.trimmed), found >= 0, found < 1e7 {
          seconds = max(seconds ?? 0, Int64(found))
        }
      case "file": add(text)
      case let inner? where Self.silent.contains(inner): break
      default: if open.contains("quote") { quoted += text } else { words += text }
      }
    }

    func end(_ name: String) {
      if name == "p" { text("\n") }
      if let place = open.lastIndex(of: name) { open.removeSubrange(place...) }
    }

    private func add(_ name: String?) {
      if let name = name?.cleanLabel, !name.isEmpty { names.append(name) }
    }
  }
}
