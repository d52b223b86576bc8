import CirclesModel

/// Parts that were made since the last ones were filed, with their messages: they need not be read
/// back to be decided.
///
/// Only parts to which messages come in the order of time are kept here; any other is read from the
/// notebook, as one is that grows too large.
final class FreshParts {
  /// A part that nothing but this run has touched.
  final class Part {
    let id: String
    let record: String
    let source: String
    let sender: String
    /// When its first message was sent, as rows say it.
    let date: String
    let thread: ThreadHead
    let threadKey: Int
    fileprivate(set) var messages: [StoredMessage] = []
    fileprivate var bytes = 0

    init(
      id: String, record: String, source: String, sender: String, date: String,
      _ thread: ThreadState
    ) {
      (self.id, self.record, self.source) = (id, record, source)
      (self.sender, self.date) = (sender, date)
      (self.thread, threadKey) = (thread.head, thread.key)
    }
  }

  private var parts: [Int: Part] = [:]
  private var bytes = 0

  /// How many bytes are kept, of all parts.
  private static let maximumBytes = 8 << 20
  /// How many of them a message takes beside its words.
  private static let messageBytes = MemoryLayout<StoredMessage>.stride + 32

  /// Keeps a new part in mind, by its note's key.
  func begin(_ part: Part, as note: Int) {
    if bytes < Self.maximumBytes { parts[note] = part }
  }

  /// Adds a message that was written, as it is kept; `words` are missing where they were not.
  func add(_ message: Message, words: String?, sent: Int64, to note: Int) {
    guard let part = parts[note] else { return }
    let count = words?.utf8.count ?? 0
    part.bytes += count
    bytes += count + Self.messageBytes
    if part.messages.count == PartRows.maximumMessages || part.bytes > PartRows.maximumBytes {
      parts[note] = nil
      return
    }
    part.messages.append(
      StoredMessage(
        sender: message.from.text, kind: message.kind.rawValue, text: words ?? "",
        sent: LocalClock.bounded(sent), hasTime: message.at != nil, isEdited: message.isEdited,
        hasWords: words != nil))
  }

  /// Takes a part out of mind, to be filed.
  func take(_ note: Int) -> Part? { parts.removeValue(forKey: note) }

  /// Forgets the parts of threads in which messages came between others.
  func forget(threads keys: Set<Int>) {
    parts = parts.filter { !keys.contains($0.value.threadKey) }
  }

  /// Forgets everything.
  func removeAll() {
    parts.removeAll(keepingCapacity: true)
    bytes = 0
  }
}
