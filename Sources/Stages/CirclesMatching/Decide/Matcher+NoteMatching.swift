public import CirclesModel

extension Matcher: NoteMatching {
  /// The keys by which a part finds people: its partner's; what is said in it finds nobody.
  public func keys(of part: ConversationPart) -> [UInt64] {
    let source = RecordSource(path: "", format: "", index: 0, line: 1)
    var note = NoteRecord(source: source, id: part.id, noteSource: .chatImport, text: "")
    note.conversation = ConversationRecord(
      source: source, app: part.app, key: part.id, chatWith: part.partner)
    var keys = keys(of: note)
    for name in part.formerNames {
      note.conversation?.chatWith = ChatPartner(name: name)
      keys += self.keys(of: note)
    }
    keys.append(BlockKey.conversation.of(LearnedKeys.conversation(part.conversation)))
    if let name = part.partner.name, FoldedText(name, limit: 1).tokens.isEmpty {
      keys.append(BlockKey.display.of(PersonFacts.display(named: name)))
    }
    if let header = part.header {
      keys.append(BlockKey.header.of(LearnedKeys.header(header)))
    }
    return keys
  }

  /// The keys by which a contact is found.
  public static func keys(of person: KnownPerson) -> [UInt64] {
    Array(PersonIndex.keys(of: person))
  }
}
