import CirclesModel

/// What a message's text turns out to be.
enum MessageBody: Equatable {
  /// WhatsApp's own words: nobody wrote them.
  case system
  /// Something that somebody sent.
  case sent(kind: MessageKind, text: String, isEdited: Bool)

  static func text(_ text: String, isEdited: Bool = false) -> MessageBody {
    .sent(kind: .text, text: text, isEdited: isEdited)
  }
  static func media(_ caption: String = "") -> MessageBody {
    .sent(kind: .media, text: caption, isEdited: false)
  }
}

/// Tells text from placeholders and from WhatsApp's own words, by rules that need no language
/// where there are such, by known phrases elsewhere, and never by words within a message.
struct BodyReader: Sendable {
  /// What the whole file shows.
  var repeated: RepeatedPhrases
  /// The thread's name: the other side, or the group. iOS lets WhatsApp's own lines bear it.
  var threadName: String?
  /// Whether the thread's name is that of a person who writes.
  var threadNameIsPerson: Bool
  /// Whether the file is of iOS.
  var isBracketed: Bool

  /// Longer is no phrase, in bytes.
  private static let longestPhrase = 160

  /// What a body is. `raw` is as in the file, with its marks.
  func read(
    _ raw: String, from sender: String, headerIsMarked: Bool, isFirst: Bool
  ) -> MessageBody {
    let body = raw.trimmed
    if body.isEmpty || !isBracketed && body == "null" { return .media() }
    if isPlain(body) { return .text(raw.trimmed) }
    if let attachment = Attachment(body, repeated) { return .media(attachment.caption) }
    let (rest, isEdited) = withoutEditMark(body)
    if isEdited { return .text(rest.withoutLeadingMarks.trimmed, isEdited: true) }
    let isMarked = body.unicodeScalars.first == "\u{200E}"
    let folded = body.utf8.count <= Self.longestPhrase ? KnownPhrases.fold(body) : ""
    if let known = known(folded, isMarked: isMarked || headerIsMarked) { return known }
    if let inner = AngleBrackets.whole(body) {
      if isOmitted(inner) { return .media() }
      // A single one in a language that is not known, or what somebody wrote: the words stay.
      if inner.contains(" ") || !inner.utf8.allSatisfy({ $0 < 0x80 }) { return .media(body) }
    }
    if isMarked || headerIsMarked && body.unicodeScalars.first == "\u{200F}" {
      return marked(body, sender, headerIsMarked, isFirst)
    }
    if isFirst, isBracketed, sender == threadName, Self.isNotice(folded) { return .system }
    return .text(body)
  }

  /// A quick look: nothing that the rules below could speak of.
  private func isPlain(_ body: String) -> Bool {
    guard let first = body.utf8.first, let last = body.utf8.last else { return false }
    if first == 0x3C || last == 0x3E || body.utf8.contains(0x29) { return false }
    if body.utf8.count <= Self.longestPhrase { return false }
    return !body.unicodeScalars.contains("\u{200E}") && first != 0xE2
  }

  private func known(_ folded: String, isMarked: Bool) -> MessageBody? {
    if folded.isEmpty { return nil }
    if KnownPhrases.deleted.contains(folded) {
      return .sent(kind: .deleted, text: "", isEdited: false)
    }
    if isBracketed, KnownPhrases.media.contains(folded) { return .media() }
    let parts = folded.split(separator: ",", maxSplits: 1)
    guard let name = parts.first.map(String.init) else { return nil }
    let isCall =
      KnownPhrases.missedCalls.contains(name) && (parts.count == 1 || isMarked)
      || KnownPhrases.calls.contains(name)
        && (isMarked || parts.count == 2 && parts[1].contains(where: \.isNumber))
    return isCall ? .sent(kind: .call, text: folded, isEdited: false) : nil
  }

  /// `<Media omitted>` in any language: known, or the same more than once.
  private func isOmitted(_ inner: String) -> Bool {
    repeated.bracketed[inner, default: 0] >= 2
      || KnownPhrases.media.contains(KnownPhrases.fold(inner))
  }

  /// A body that begins with a mark of direction, which no keyboard writes there.
  private func marked(
    _ body: String, _ sender: String, _ headerIsMarked: Bool, _ isFirst: Bool
  ) -> MessageBody {
    if isFirst, !headerIsMarked { return .system }
    let text = body.withoutMarks.trimmed
    if text.contains("\n") { return .text(text) }
    if text.contains("://") { return .media(text) }
    if let document = Self.document(body) { return .media(document) }
    if text.contains(sender) || sender == threadName && !threadNameIsPerson { return .system }
    let isShort = text.count <= 40 && text.last != "." && text.last != "。"
    if sender == threadName {
      let isOfSeveral = repeated.isOfSeveral(text)
      return isShort && headerIsMarked && isOfSeveral ? .media() : .system
    }
    return isShort && headerIsMarked ? .media() : .text(text)
  }

  /// `report.pdf • ‎2 pages ‎document omitted`: the name of the file.
  private static func document(_ body: String) -> String? {
    guard let dot = body.unicodeScalars.firstIndex(of: "•") else { return nil }
    let name = String(body.unicodeScalars[..<dot]).cleanLabel
    return name.contains(".") ? name : nil
  }

  private func withoutEditMark(_ body: String) -> (String, Bool) {
    guard let (before, inner, isMarked) = AngleBrackets.atEnd(body) else { return (body, false) }
    let isEdit =
      isMarked || KnownPhrases.edited.contains(KnownPhrases.fold(inner))
      || inner.contains(" ") && repeated.closing[inner, default: 0] >= 2
    return isEdit ? (before, true) : (body, false)
  }

  /// Whether the first line of a file is the notice on encryption, where its mark was lost.
  private static func isNotice(_ folded: String) -> Bool {
    let words = [
      "end-to-end", "ende-zu-ende", "extremo a extremo", "bout en bout", "ponta a ponta",
      "сквозн", "uçtan uca", "端到端", "端對端", "エンドツーエンド", "종단간",
    ]
    return folded.utf8.count > 40 && words.contains { folded.contains($0) }
  }
}

extension String {
  /// The text without the marks at its beginning; those within it are somebody's own.
  var withoutLeadingMarks: String {
    guard let first = unicodeScalars.first, first.isInvisibleMark else { return self }
    return String(unicodeScalars.drop { $0.isInvisibleMark })
  }
}
