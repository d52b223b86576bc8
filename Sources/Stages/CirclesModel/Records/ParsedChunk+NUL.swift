public import SourceDiagnostics

/// The one rule for U+0000 in texts: it is left out and told of, since SQLite and others take it for
/// the end. Contacts keep theirs, which are stored as bytes.
extension ParsedChunk {
  /// The code that tells of it.
  public static let nulCode: Diagnostic.Code = "text.nul"
  /// The same in words.
  public static let nulMessage = "U+0000 in the text; left out"

  /// The chunk with every note and conversation free of U+0000, a diagnostic for each that had one.
  public func withoutNULs() -> ParsedChunk {
    guard records.contains(where: \.holdsNUL) else { return self }
    var chunk = self
    for (index, record) in records.enumerated() where record.holdsNUL {
      guard let (clean, source) = record.withoutNULs else { continue }
      chunk.records[index] = clean
      chunk.diagnostics.append(
        Diagnostic(
          .warning, Self.nulCode, Self.nulMessage,
          at: SourceLocation(path: source.path, line: source.line, column: 1), record: source.index)
      )
    }
    return chunk
  }
}

extension Record {
  fileprivate var holdsNUL: Bool {
    switch self {
    case .contact, .known: false
    case .note(let note): note.holdsNUL
    case .conversation(let conversation): conversation.holdsNUL
    }
  }

  fileprivate var withoutNULs: (Record, RecordSource)? {
    switch self {
    case .contact, .known: nil
    case .note(let note): (.note(note.withoutNULs), note.source)
    case .conversation(let thread): (.conversation(thread.withoutNULs), thread.source)
    }
  }
}

extension NoteRecord {
  fileprivate var holdsNUL: Bool {
    text.holdsNUL || title.holdsNUL || id.holdsNUL || speakers.contains(where: \.holdsNUL)
      || conversation?.holdsNUL == true
  }

  fileprivate var withoutNULs: NoteRecord {
    var note = self
    (note.text, note.title, note.id) = (text.withoutNULs, title.withoutNULs, id.withoutNULs)
    note.speakers = speakers.map(\.withoutNULs)
    note.conversation = conversation?.withoutNULs
    return note
  }
}

extension ConversationRecord {
  fileprivate var holdsNUL: Bool {
    key.holdsNUL || title.holdsNUL || participants.contains(where: \.holdsNUL)
      || [chatWith?.name, chatWith?.phone, chatWith?.handle].contains { $0?.holdsNUL == true }
      || messages.contains { $0.text.holdsNUL || $0.key.holdsNUL || $0.from.text.holdsNUL }
  }

  fileprivate var withoutNULs: ConversationRecord {
    var thread = self
    (thread.key, thread.title) = (key.withoutNULs, title.withoutNULs)
    thread.participants = participants.map(\.withoutNULs)
    thread.chatWith = chatWith.map {
      ChatPartner(
        name: $0.name?.withoutNULs, phone: $0.phone?.withoutNULs, handle: $0.handle?.withoutNULs)
    }
    thread.messages = messages.map { message in
      var message = message
      (message.text, message.key) = (message.text.withoutNULs, message.key.withoutNULs)
      if case .named(let name) = message.from { message.from = .named(name.withoutNULs) }
      return message
    }
    return thread
  }
}

extension String {
  /// Whether U+0000 stands anywhere in the text.
  fileprivate var holdsNUL: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(0) } ?? utf8.contains(0)
  }

  /// The text without U+0000. Blanks before a tail of zeros go with it, as at the end of any text.
  public var withoutNULs: String {
    guard holdsNUL else { return self }
    let endsInNUL = utf8.last == 0
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.filter { $0.value != 0 })
    while endsInNUL, let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }
}
