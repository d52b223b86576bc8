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
  /// Whether it is a group's, and lost the marks of direction that tell notices from messages.
  var hasPlainNotices = false
  /// The group's name, which nobody writes under, where the marks were lost.
  var groupName: String?

  /// Whose words need no mark of direction before them, so that one says nothing.
  var writers: Set<String> = []

  /// What a body is. `raw` is as in the file, with its marks.
  func read(
    _ raw: String, from sender: String, headerIsMarked: Bool, isFirst: Bool
  ) -> MessageBody {
    let body = raw.trimmed
    if body.isEmpty || !isBracketed && body == "null" { return .media() }
    if isFirst, isBracketed, sender == threadName, EncryptionNotice.matches(body) {
      return .system
    }
    if hasPlainNotices, sender == groupName || Self.beginsWithName(of: sender, body) {
      return .system
    }
    if isPlain(body) { return .text(body) }
    if let attachment = Attachment(body, repeated) { return .media(attachment.caption) }
    if let media = placeholder(body) { return media }
    let (rest, isEdited) = withoutEditMark(body)
    if isEdited { return .text(rest.withoutLeadingMarks.trimmed, isEdited: true) }
    let isMarked = body.utf8.first == 0xE2 && body.unicodeScalars.first == "\u{200E}"
    let folded = KnownPhrases.mayBe(body) ? KnownPhrases.fold(body) : ""
    if let known = known(folded, of: body, isMarked: isMarked || headerIsMarked) { return known }
    if let inner = AngleBrackets.whole(body) {
      if isOmitted(inner) { return .media() }
      // `<hug>` may be what somebody wrote, however often.
      if isRepeated(inner) { return .media(body) }
      // A single one in a language that is not known, or what somebody wrote: the words stay.
      if inner.contains(" ") || !Self.isWord(inner) { return .media(body) }
    }
    if isMarked || headerIsMarked && body.unicodeScalars.first == "\u{200F}" {
      return marked(body, sender, headerIsMarked, isFirst)
    }
    return .text(body)
  }

  /// A quick look: nothing that the rules below could speak of. Marks of direction begin with the
  /// byte E2, files end their line with a bracket.
  private func isPlain(_ body: String) -> Bool {
    if body.utf8.last == 0x3E || body.utf8.first == 0x3C
      || body.utf8.contains(where: { $0 == 0xE2 || $0 == 0x29 })
    {
      return false
    }
    return !KnownPhrases.mayBe(body)
  }

  /// `report.pdf • 2 pages document omitted` of iOS, and `<Media omitted>` of Android with a caption
  /// below it; nil for anything else.
  private func placeholder(_ body: String) -> MessageBody? {
    if isBracketed {
      guard let name = Self.document(body),
        let words = body.unicodeScalars.split(separator: "\u{200E}").last,
        KnownPhrases.media.contains(KnownPhrases.fold(String(words)))
      else { return nil }
      return .media(name)
    }
    guard body.utf8.first == 0x3C, let end = body.firstIndex(where: \.isNewline),
      let inner = AngleBrackets.whole(String(body[..<end])), isOmitted(inner)
    else { return nil }
    return .media(String(body[end...]).trimmed)
  }

  private func known(_ folded: String, of body: String, isMarked: Bool) -> MessageBody? {
    if folded.isEmpty { return nil }
    if KnownPhrases.deleted.contains(folded) || folded.hasPrefix(KnownPhrases.deletedByAdmin) {
      return .sent(kind: .deleted, text: "", isEdited: false)
    }
    if isBracketed, KnownPhrases.media.contains(folded) { return .media() }
    let parts = folded.split(maxSplits: 1) { $0 == "," || isMarked && $0 == "." }
    guard let name = parts.first.map(String.init) else { return nil }
    let isCall =
      KnownPhrases.missedCalls.contains(name) && (parts.count == 1 || isMarked)
      || KnownPhrases.calls.contains(name)
        && (isMarked || parts.count == 2 && parts[1].contains(where: \.isNumber))
    guard isCall else { return nil }
    let text = body.withoutMarks.trimmed
    return .sent(
      kind: .call, text: text.last == "." ? String(text.dropLast()) : text, isEdited: false)
  }

  /// `<Media omitted>` in any language: known, or the same more than once.
  private func isOmitted(_ inner: String) -> Bool {
    if KnownPhrases.media.contains(KnownPhrases.fold(inner)) { return true }
    return !Self.isWord(inner) && isRepeated(inner)
  }

  private func isRepeated(_ inner: String) -> Bool {
    repeated.bracketed[inner, default: 0] >= 2
  }

  private static func isWord(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x80 }
  }

  /// A body that begins with a mark of direction, which no keyboard writes there.
  private func marked(
    _ body: String, _ sender: String, _ headerIsMarked: Bool, _ isFirst: Bool
  ) -> MessageBody {
    let text = body.withoutMarks.trimmed
    if !headerIsMarked, writers.contains(sender), Self.mayBeSaid(body, by: sender) {
      return .text(text)
    }
    if isFirst, !headerIsMarked { return .system }
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

  /// Whether a few words behind a mark may be somebody's own: not the way in which the app speaks,
  /// which names people, sets marks within its words, or ends sentences.
  static func mayBeSaid(_ body: String, by sender: String) -> Bool {
    let text = body.withoutMarks.trimmed
    guard let last = text.last, text.count <= 40, !".。:>".contains(last) else { return false }
    return !text.contains(sender) && !text.contains("•") && !KnownPhrases.isCall(text)
      && body.unicodeScalars.dropFirst().allSatisfy { !$0.isInvisibleMark }
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

  /// Whether a body says something of its sender by name: `Anna created this group`. People hardly
  /// call themselves by the whole name in somebody else's address book.
  static func beginsWithName(of sender: String, _ body: String) -> Bool {
    guard body.utf8.first == sender.utf8.first, body.utf8.count <= sender.utf8.count + 200,
      body.hasPrefix(sender), !body.contains("\n"),
      let last = body.last, !"?!:)".contains(last)
    else { return false }
    let rest = body.dropFirst(sender.count).unicodeScalars
    // Chinese, Japanese and Korean put no space there.
    guard let next = rest.first, next == " " || next.value >= 0x2E80 else { return false }
    return rest.dropFirst(next == " " ? 1 : 0).first?.properties.isAlphabetic == true
  }
}

extension String {
  /// The text without the marks at its beginning; those within it are somebody's own.
  var withoutLeadingMarks: String {
    guard let first = unicodeScalars.first, first.isInvisibleMark else { return self }
    return String(unicodeScalars.drop { $0.isInvisibleMark })
  }
}
