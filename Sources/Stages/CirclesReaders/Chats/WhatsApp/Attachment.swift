/// A message that is a file: `IMG-20220314-WA0007.jpg (file attached)` of Android, with the caption
/// on the lines below, or `<attached: 00000012-PHOTO-2022-03-14-19-05-33.jpg>` of iOS, with the
/// caption before it.
struct Attachment {
  /// What was written under it.
  var caption: String

  /// Takes a body apart; nil where it is not a file.
  init?(_ body: String, _ repeated: RepeatedPhrases) {
    if let caption = Self.ofIOS(body) {
      self.caption = caption
    } else if let caption = Self.ofAndroid(body, repeated) {
      self.caption = caption
    } else {
      return nil
    }
  }

  private static func ofIOS(_ body: String) -> String? {
    guard body.utf8.last == 0x3E else { return nil }
    if let inner = AngleBrackets.whole(body), isAttached(inner) { return "" }
    guard let (before, inner, isMarked) = AngleBrackets.atEnd(body), isMarked, isAttached(inner)
    else { return nil }
    return before.withoutMarks.trimmed
  }

  /// `attached: FILE.jpg` in any language.
  private static func isAttached(_ inner: String) -> Bool {
    guard let colon = inner.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    return FileName.isFileName(inner[inner.index(after: colon)...].drop { $0 == " " })
  }

  private static func ofAndroid(_ body: String, _ repeated: RepeatedPhrases) -> String? {
    let line = body.prefix { !$0.isNewline }
    guard let (file, words) = FileName.withBrackets(line) else { return nil }
    let isMarked = body.unicodeScalars.first == "\u{200E}"
    guard
      isMarked || FileName.isWhatsAppName(file)
        || KnownPhrases.attached.contains(KnownPhrases.fold(words))
        || repeated.behindFiles[String(words), default: 0] >= 2
    else { return nil }
    return String(body.dropFirst(line.count)).trimmed
  }
}

/// Names of files in messages.
enum FileName {
  /// Whether a text ends like the name of a file: a dot and two to five letters or digits.
  static func isFileName(_ text: some StringProtocol) -> Bool {
    let bytes = Array(text.utf8.suffix(6))
    guard let dot = bytes.lastIndex(of: 0x2E), bytes.count - dot > 2,
      dot > 0 || text.utf8.count > 6
    else { return false }
    return bytes[(dot + 1)...].allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
  }

  /// The name and the words in brackets behind it, of `FILE.ext (words)`; nil where it is none.
  static func withBrackets(_ line: Substring) -> (file: Substring, words: Substring)? {
    guard line.utf8.last == 0x29, line.utf8.count <= 512,
      let open = line.utf8.lastIndex(of: 0x28), open > line.startIndex,
      line.utf8[line.utf8.index(before: open)] == 0x20
    else { return nil }
    let file = line[..<line.utf8.index(before: open)].drop {
      $0.unicodeScalars.allSatisfy(\.isInvisibleMark)
    }
    let words = line[line.utf8.index(after: open)...].dropLast()
    return isFileName(file) && !words.isEmpty ? (file, words) : nil
  }

  /// Whether WhatsApp gave the name: `IMG-20220314-WA0007.jpg`.
  static func isWhatsAppName(_ name: Substring) -> Bool { MediaDate.day(in: name.utf8) != nil }
}
