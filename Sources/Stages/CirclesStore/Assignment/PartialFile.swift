public import CirclesModel

/// A file that was loaded and may not have been whole: one of the same name that begins with all its
/// bytes supersedes it.
public struct PartialFile: Hashable, Sendable {
  /// How many bytes it had.
  public var size: Int
  /// The digest of them.
  public var digest: RecordDigest
  /// When it was last changed, in seconds since 1970, as readers were told.
  public var modifiedAt: Int64?
  /// Whether a file that continues it was loaded since.
  public var isSuperseded: Bool
  let key: Int
  let run: Int
}

/// What the beginning of a file gave and the whole file does not: what was cut, and what was
/// understood otherwise for want of the rest.
public struct SupersededRecords: Sendable {
  /// The identifiers of contacts.
  public var contacts: [String] = []
  /// The ids of notes.
  public var notes: [String] = []
  /// A note that the whole file tells under another id.
  public var continued: (old: String, new: String)?
  /// Messages, by the keys of their threads.
  public var messages: [String: [RecordDigest]] = [:]
  /// Threads whose members or names the whole file tells otherwise, as it does; without messages.
  public var threads: [ConversationRecord] = []

  /// Nothing.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    contacts.isEmpty && notes.isEmpty && continued == nil && messages.isEmpty && threads.isEmpty
  }
}
