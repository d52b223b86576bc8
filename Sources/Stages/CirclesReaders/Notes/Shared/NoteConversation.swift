import CirclesModel

/// Looks for the conversation that a note's text is: a screenshot's, or an exported chat's.
struct NoteConversation {
  let note: NoteRecord
  let context: ReadingContext

  /// The conversation; nil where the note is of another kind, or its text shows none.
  func read() -> ConversationRecord? {
    switch note.noteSource {
    case .shortcutImport: screen()
    case .chatImport: chat()
    case .voiceNote, .manual, .meeting, .birthday: nil
    }
  }

  /// Screens of one chat are put together; of several chats the first counts.
  private func screen() -> ConversationRecord? {
    var found: ConversationRecord?
    for screen in TextDump.read(text).screens {
      let story = FlatLayout.story(of: screen)
      if !story.isChat { continue }
      let making = ConversationItems(context: context, takenAt: screen.takenAt ?? capturedAt)
      Self.join(making.record(story, note.source), to: &found)
    }
    return found
  }

  private func chat() -> ConversationRecord? {
    let input = TextInput(text, path: fileName)
    var found: ConversationRecord?
    do throws(ReadError) {
      guard let reader = ReaderRegistry.chats.reader(for: try input.probe()) else { return nil }
      let cursor = try reader.open(input, context)
      while let chunk = try cursor.next() {
        for case .conversation(var record) in chunk.parse().records {
          record.source = note.source
          Self.join(record, to: &found)
        }
      }
    } catch {
      // What was whole before the text broke off is kept; the note has all of it anyway.
      return found
    }
    return found
  }

  private static func join(_ record: ConversationRecord, to found: inout ConversationRecord?) {
    if found == nil {
      found = record
    } else if found?.key == record.key {
      found?.messages += record.messages
    }
  }

  /// The text with plain line ends; CRLF is one character in Swift, and would not end a line.
  private var text: String {
    if !note.text.utf8.contains(0x0D) { return note.text }
    return note.text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// The name that an app would have given the text: the title where it is one.
  private var fileName: String {
    let title = note.title.replacing("/", with: "_")
    let ending = title.lowercased().suffix(5)
    if ending.hasSuffix(".txt") || ending.hasSuffix(".json") || ending.hasSuffix(".md") {
      return title
    }
    return WhatsAppTitle.names(title + ".txt") ? title + ".txt" : "chat.txt"
  }

  /// When the note was taken, by the clock on the wall. An instant in UTC says nothing of the wall
  /// it was taken at, which then is the user's.
  private var capturedAt: WallTime? {
    switch note.capturedAt {
    case .wall(let time): time
    case .instant(let seconds, let offset) where offset != 0:
      WallTime(secondsSince1970: seconds + Int64(offset))
    case .instant(let seconds, _): ScreenshotCursor.wallTime(seconds, context.timeZone)
    case nil: nil
    }
  }
}
