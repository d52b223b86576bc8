public import CirclesModel
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

  /// The parts by their names in JSON, in the order in which they are shown.
  public var parts: [(key: String, items: [Item])] {
    [
      ("since_last", sinceLast), ("told_last", toldLast), ("ahead", ahead), ("ask", ask),
      ("avoid", avoid), ("gifts", gifts), ("family", family),
    ]
  }

  /// Writes the line of `brief --output jsonl`, without its line break (`contract.md` section 6).
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("type")
      json.value("brief")
      json.key("contact")
      json.value(person.identifier)
      json.key("id")
      json.value(person.id)
      json.key("name")
      json.value(person.name)
      json.optional("last_contact", lastContact)
      for part in parts {
        json.key(dynamic: part.key)
        json.array(part.items) { json, item in
          json.object { json in
            json.key("text")
            json.value(item.text)
            json.optional("note", item.note)
            json.optional("at", item.at)
          }
        }
      }
    }
  }
}
