/// A text about somebody: a voice note, a screenshot, a note handed over by another program.
public struct NoteRecord: Hashable, Sendable {
  /// Where it came from.
  public var source: RecordSource
  /// Its id: the source's own, or a hash of what it says and when; never of the file's name.
  public var id: String
  /// What kind of note it is.
  public var noteSource: NoteSource
  /// When it was taken; nil where nothing tells.
  public var capturedAt: MessageTime?
  /// Its title: a recording's name; empty for none.
  public var title: String
  /// What it says, in NFC.
  public var text: String
  /// Who speaks in it, where the source tells.
  public var speakers: [String]
  /// The conversation that the text turned out to be (a screenshot, a pasted chat), which stays one
  /// note all the same.
  public var conversation: ConversationRecord?
  /// The keys of the recording it is a transcript of (see `recordingKeys(text:title:dated:at:)`);
  /// none for other notes.
  public var recordingKeys: [UInt64] = []
  /// What a calendar says of it; nil for other notes.
  public var calendar: CalendarEntry?

  /// Makes a note.
  public init(
    source: RecordSource, id: String, noteSource: NoteSource, capturedAt: MessageTime? = nil,
    title: String = "", text: String, speakers: [String] = [],
    conversation: ConversationRecord? = nil
  ) {
    self.source = source
    self.id = id
    self.noteSource = noteSource
    self.capturedAt = capturedAt
    self.title = title
    self.text = text
    self.speakers = speakers
    self.conversation = conversation
  }
}

/// The kinds of notes, and of interactions: `Contract.md` section 2.
public enum NoteSource: String, Hashable, Sendable, CaseIterable {
  /// Something said into a microphone, transcribed.
  case voiceNote = "voice_note"
  /// Text read off a screenshot.
  case shortcutImport = "shortcut_import"
  /// A chat.
  case chatImport = "chat_import"
  /// Written by hand.
  case manual
  /// A meeting in a calendar.
  case meeting
  /// A birthday in a calendar: nothing that happened, only a day to be offered.
  case birthday
}
