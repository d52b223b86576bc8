public import CirclesModel

/// Says what a file seems to be that no reader recognises, so that its owner knows what to do.
public enum FileTypeGuess {
  /// What a file seems to be, and what to do where there is something.
  public static func describe(_ probe: FileProbe) -> String {
    guard let export = UnsupportedExport(probe) else { return describe(probe.head) }
    return "\(export.what). \(export.advice)"
  }

  /// A few words on the first bytes of a file.
  public static func describe(_ head: [UInt8]) -> String {
    for (signature, words) in signatures where head.starts(with: signature) { return words }
    if head.isEmpty { return "an empty file" }
    if head.contains(0) { return "binary data" }
    let text = String(decoding: head, as: UTF8.self)
    guard let first = text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) else {
      return "blank text"
    }
    switch first {
    case "{", "[": return "JSON"
    case "<": return "XML or HTML"
    default: break
    }
    if text.hasPrefix("BEGIN:VCALENDAR") { return "an iCalendar file" }
    let line = text.prefix { !$0.isNewline }
    if line.filter({ $0 == "," || $0 == ";" || $0 == "\t" }).count >= 2 { return "a table (CSV)" }
    return isMailList(text) ? mailList : "plain text"
  }

  /// Whether the first bytes are words that somebody wrote, and no format that is merely unknown. One
  /// line with commas is a sentence; only several lines with the same number of them are a table.
  static func isProse(_ head: [UInt8]) -> Bool {
    let text = WholeText.decodeHead(head)
    let strange = text.unicodeScalars.count {
      $0.value < 0x20 && ![0x09, 0x0A, 0x0B, 0x0C, 0x1B].contains($0.value) || $0.value == 0xFFFD
    }
    if strange * 20 > text.unicodeScalars.count { return false }
    switch describe(Array(text.utf8)) {
    case "plain text", "blank text": return true
    case "a table (CSV)": return !isTable(text)
    default: return false
    }
  }

  private static func isTable(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).prefix(5)
    if lines.count < 2 { return false }
    return [",", ";", "\t"].contains { (separator: Character) in
      let counts = Set(lines.map { line in line.count { $0 == separator } })
      return counts.count == 1 && counts.allSatisfy { $0 >= 2 }
    }
  }

  private static let mailList =
    "a list of e-mail addresses without names; a table with the columns Name and E-mail is read"

  /// Whether most lines are an e-mail address and nothing else.
  private static func isMailList(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let addresses = lines.filter { line in
      let parts = line.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && parts[1].contains(".") && !line.trimmed.contains(" ")
    }
    return addresses.count >= 2 && addresses.count * 2 > lines.count
  }

  private static let signatures: [([UInt8], String)] = [
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"),
    ([0x1F, 0x8B], "gzip data"),
    ([0x25, 0x50, 0x44, 0x46], "a PDF"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    (Array("SQLite format 3".utf8), "an SQLite database"),
  ]
}
