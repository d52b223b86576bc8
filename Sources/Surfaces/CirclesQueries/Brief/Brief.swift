public import CirclesStore

/// What one wants to know before calling somebody.
public struct Brief: Hashable, Sendable {
  /// A line, with the note that it comes from.
  public struct Item: Hashable, Sendable {
    /// The words.
    public var text: String
    /// The note's id; nil for what a card says.
    public var note: String?
    /// When it was said, or when it is (ISO 8601).
    public var at: String?
  }

  /// Who it is about.
  public var person: PersonSummary
  /// When the last chat, call or meeting was (ISO 8601).
  public var lastContact: String?
  /// What was noted about them since.
  public var sinceLast: [Item] = []
  /// What they told last.
  public var toldLast: [Item] = []
  /// Days that lie ahead.
  public var ahead: [Item] = []
  /// What to ask about.
  public var ask: [Item] = []
  /// What better not to mention.
  public var avoid: [Item] = []
  /// What may help to find a gift.
  public var gifts: [Item] = []
  /// Who belongs to them.
  public var family: [Item] = []

  /// The parts by their names in JSON and what stands above them, in the order in which they are shown.
  public var parts: [(key: String, heading: String, items: [Item])] {
    [
      ("since_last", "Since you were last in touch", sinceLast),
      ("told_last", "What they told you last", toldLast), ("ahead", "Ahead", ahead),
      ("ask", "Ask about", ask), ("avoid", "Avoid mentioning", avoid),
      ("gifts", "For a gift", gifts), ("family", "Family", family),
    ]
  }

  /// The parts as somebody reads them from top to bottom: what they told last leaves out words that
  /// stand above already.
  public var readingParts: [(key: String, heading: String, items: [Item])] {
    parts.map { part in
      guard part.key == "told_last" else { return part }
      let items = part.items.filter { item in
        !sinceLast.contains { $0.note == item.note && $0.text.contains(item.text) }
      }
      return (part.key, part.heading, items)
    }
  }

  /// When one was last in touch, in words.
  public var lastContactWords: String {
    lastContact.map { "last in touch on \($0.prefix(10))" } ?? "not in touch yet"
  }

  /// What is said where no part has a line.
  public static let nothingWords = "Nothing else known yet."
}
