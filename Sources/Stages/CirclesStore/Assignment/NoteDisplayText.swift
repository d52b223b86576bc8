public import CirclesModel

/// A text in its own words, short enough for a list (`Architecture.md` section 8).
public enum NoteSummary {
  /// The beginning of a text, at most 280 characters.
  public static func of(_ text: String) -> String { NoteDisplayText.summary(of: text) }

  /// What was said in some messages, at most 280 characters.
  public static func of(_ messages: [Message]) -> String {
    let said = messages.lazy.filter { $0.kind == .text && !$0.text.isEmpty }.map(\.text)
    return NoteDisplayText.summary(of: said.joined(separator: " · "))
  }
}

/// The words under which a note is shown.
enum NoteDisplayText {
  /// How many characters a summary has at most (`Architecture.md` section 8).
  static let summaryLength = 280

  /// The beginning of a text, in its own words: whole sentences where they fit, else whole words.
  static func summary(of text: String) -> String {
    var line: [UInt8] = []
    var count = 0
    var wasSpace = true
    for scalar in text.unicodeScalars {
      let isSpace = scalar.value <= 0x20 || scalar.value > 0x7F && scalar.properties.isWhitespace
      if isSpace, wasSpace { continue }
      if isSpace { line.append(UInt8(ascii: " ")) } else { scalar.append(to: &line) }
      wasSpace = isSpace
      count += 1
      // A character may have several scalars; with more than this there is enough to cut.
      if count > summaryLength * 4 { break }
    }
    if wasSpace, count > 0 { line.removeLast() }
    let whole = String(decoding: line, as: UTF8.self)
    // Most texts are short, and counting characters costs more than all else here.
    return count <= summaryLength || whole.count <= summaryLength ? whole : cut(whole)
  }

  /// A text that is too long, up to the end of a sentence, else of a word.
  private static func cut(_ text: String) -> String {
    let head = text.prefix(summaryLength)
    let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
    // A sentence that ends in the first half would leave out more than it shows.
    let half = head.index(head.startIndex, offsetBy: summaryLength / 2)
    var at = head.endIndex
    while at > half {
      let before = head.index(before: at)
      if at < head.endIndex, head[at] == " ", ends.contains(head[before]) {
        return String(head[..<at])
      }
      at = before
    }
    let words = head.lastIndex(of: " ") ?? head.index(before: head.endIndex)
    return String(head[..<words]) + "…"
  }

  /// A day's messages as a text: one line each, time and speaker before the words.
  static func transcript(of messages: [StoredMessage], partner: String) -> String {
    var text = ""
    for message in messages {
      if !text.isEmpty { text += "\n" }
      if message.hasTime {
        let minute = message.minuteOfDay
        text += "[" + two(minute / 60) + ":" + two(minute % 60) + "] "
      }
      switch message.sender {
      case "me": text += "Me"
      case "them": text += partner.isEmpty ? "Them" : partner
      case "unknown": text += "?"
      default: text += message.sender
      }
      text += ": " + words(of: message)
    }
    return text
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// What was said, without who and when: for the summary. A day without words is told by what
  /// there was instead: a call, a picture.
  static func said(in messages: [StoredMessage]) -> String {
    let words = messages.filter { $0.kind == "text" && !$0.text.isEmpty }.map(\.text)
    if !words.isEmpty { return words.joined(separator: " · ") }
    var others: [String] = []
    for message in messages {
      let other = self.words(of: message)
      if others.count < 16, !others.contains(other) { others.append(other) }
    }
    return others.joined(separator: " · ")
  }

  private static func words(of message: StoredMessage) -> String {
    switch message.kind {
    case "text": message.text
    case "deleted": message.text.isEmpty ? "(deleted)" : message.text
    default: message.text.isEmpty ? "(\(message.kind))" : message.text
    }
  }
}
