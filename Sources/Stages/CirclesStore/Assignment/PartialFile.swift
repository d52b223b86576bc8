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
  /// Whether a file that continues it was loaded since, or the file itself was read otherwise.
  public var isSuperseded: Bool
  /// Whether it was the file itself, as far as is known.
  public var isReread: Bool
  /// What the run was told that read it last; nil where it was told nothing.
  public var settings: RunSettings?
  let key: Int
  let run: Int
  /// The run that read it otherwise.
  let rereadBy: Int?

  /// The runs that what is known of it can be of: what two readings understand alike is of the first.
  var readings: [PartialFile] {
    guard let rereadBy else { return [self] }
    return [
      self,
      PartialFile(
        size: size, digest: digest, modifiedAt: modifiedAt, isSuperseded: isSuperseded,
        isReread: isReread, settings: settings, key: key, run: rereadBy, rereadBy: nil),
    ]
  }
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
