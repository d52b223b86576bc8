import CirclesModel

/// A row of LinkedIn's messages.
struct LinkedInMessageRow {
  /// Somebody who takes part.
  struct Person: Hashable {
    var name: String
    /// The page, where there is one, tells more than a name.
    var page: String

    var key: String { page.isEmpty ? name.lowercased() : page }
  }

  let conversation: String
  let title: String
  let from: Person
  let recipients: [Person]
  let date: String
  let subject: String
  let content: String
  let attachments: String

  init(_ row: CSVRow, _ header: CSVHeader) {
    func cell(_ key: String) -> String {
      guard let place = header.keys.firstIndex(of: key), place < row.fields.count else { return "" }
      return row.fields[place].trimmed
    }
    conversation = cell("conversation id")
    title = cell("conversation title")
    from = Person(
      name: cell("from").cleanLabel,
      page: LinkedInPage.slug(of: cell("sender profile url")) ?? "")
    let names = Self.list(cell("to"))
    let pages = Self.list(cell("recipient profile urls")).map { LinkedInPage.slug(of: $0) ?? "" }
    recipients = names.prefix(Self.maximumRecipients).enumerated().map { place, name in
      Person(name: name.cleanLabel, page: names.count == pages.count ? pages[place] : "")
    }
    date = cell("date")
    subject = cell("subject")
    content = cell("content")
    attachments = cell("attachments")
  }

  /// How many recipients of a message count.
  private static let maximumRecipients = 200

  private static func list(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == "," || $0 == ";" }).map { String($0).trimmed }
      .filter { !$0.isEmpty }
  }

  /// `2023-11-06 09:12:44 UTC`.
  var time: MessageTime? {
    let isUTC = date.hasSuffix(" UTC")
    return ISOTime.parse(isUTC ? date.dropLast(4) + "Z" : date)
  }

  /// The words, markup taken off, behind a subject that they do not repeat.
  var text: String {
    let words = PlainMarkup.text(of: content)
    if subject.isEmpty || words.hasPrefix(subject) { return words }
    return words.isEmpty ? subject : subject + "\n" + words
  }
}

/// Text out of HTML that stands in other text.
enum PlainMarkup {
  /// The text; a new line for `<br>` and behind paragraphs. What has no markup stays as it is.
  static func text(of markup: String) -> String {
    let hasTags = markup.contains { $0 == "<" } && markup.contains { $0 == ">" }
    let hasEntities = markup.contains("&") && markup.contains(";")
    guard hasTags || hasEntities, looksLikeMarkup(markup) else { return markup }
    let words = Words()
    _ = LenientMarkup.parse(markup, words)
    return words.text.trimmed
  }

  private static func looksLikeMarkup(_ text: String) -> Bool {
    let tags = [
      "<p", "<br", "<div", "<a ", "<span", "<b>", "<i>", "<strong", "<em", "<ul", "<li", "</",
    ]
    if tags.contains(where: { text.contains($0) }) { return true }
    return ["&amp;", "&lt;", "&gt;", "&quot;", "&nbsp;", "&#", "&apos;"].contains {
      text.contains($0)
    }
  }

  private final class Words: MarkupEvents {
    var text = ""
    func begin(_ name: String, _ attributes: [String: String], line: Int) {
      if name == "br" { text += "\n" }
    }
    func text(_ text: String) { self.text += text }
    func end(_ name: String) {
      if ["p", "div", "li", "tr"].contains(name), !text.hasSuffix("\n") { text += "\n" }
    }
  }
}
