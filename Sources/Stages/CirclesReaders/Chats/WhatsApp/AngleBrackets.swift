/// The brackets in which WhatsApp puts its own words: `<Media omitted>`, `<attached: FILE>`,
/// `<This message was edited>`.
enum AngleBrackets {
  /// What the brackets hold that are all of a body; nil where they are not.
  static func whole(_ body: String) -> String? {
    guard body.utf8.last == 0x3E else { return nil }
    let text = body.withoutLeadingMarks
    guard text.utf8.first == 0x3C, text.utf8.count > 2, !text.utf8.contains(0x0A) else {
      return nil
    }
    let inner = String(text.dropFirst().dropLast())
    return inner.utf8.contains(0x3C) || inner.utf8.contains(0x3E) ? nil : inner.withoutMarks
  }

  /// What stands before the brackets at the end of a body, what they hold, and whether a mark of
  /// direction stands before them; nil where a body does not end so.
  static func atEnd(_ body: String) -> (before: String, inner: String, isMarked: Bool)? {
    guard body.utf8.last == 0x3E, let open = body.lastIndex(of: "<"), open > body.startIndex else {
      return nil
    }
    let inner = body[body.index(after: open)...].dropLast()
    guard inner.utf8.count > 2, inner.utf8.count <= 200, !inner.utf8.contains(0x3E),
      !inner.utf8.contains(0x0A)
    else { return nil }
    let before = String(body[..<open])
    // The mark joins the character before it where that is a space, so scalars are looked at.
    let isMarked = before.unicodeScalars.last == "\u{200E}"
    var rest = before
    while let last = rest.unicodeScalars.last, last.isInvisibleMark {
      rest.unicodeScalars.removeLast()
    }
    if rest.isEmpty { return nil }
    return (rest, String(inner).withoutMarks, isMarked)
  }
}
