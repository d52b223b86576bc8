import CirclesModel
import GRDB

/// Finds the messages of a thread that another export tells to another precision: Android writes
/// minutes where an iPhone writes seconds, and so gives every message another key.
///
/// The same sender, minute and words are the same message where one of the two times has no seconds;
/// as often as the notebook has them, so that a word said twice in a minute stays twice. In a thread
/// whose contact was renamed so are the same sender, time and words under another key, and in a group
/// those of a member who was.
final class MessageRetellings {
  /// How often a message is in the notebook, told to the minute and to the second.
  private struct Count {
    var byMinute: Int32 = 0
    var bySecond: Int32 = 0

    /// How often it may be the message of another export.
    func count(toMinute: Bool, isRenamed: Bool) -> Int32 {
      toMinute ? bySecond + (isRenamed ? byMinute : 0) : byMinute
    }
  }

  /// By a hash of minute, sender and words, which never reaches the disk; nil until it is asked for.
  private var known: [Int: Count]?
  /// Those told to the second, by a hash of that.
  private var bySecond: [Int: Int32] = [:]
  /// How often each came in the minute of the file that is being read.
  private var met: [Int: Int32] = [:]
  private var minute = Int64.min
  /// The names that members of a group have in the notebook, by those that they have in the file.
  var renamed: [String: String] = [:]

  /// Whether the notebook has a message of the thread already, told to another precision. To be asked
  /// for every message of a file in its order; `isKnown` says whether its key was there.
  func has(
    _ message: Message, sent: Int64, isKnown: Bool, in thread: ThreadState, _ db: Database
  ) throws -> Bool {
    if minute != sent.minute {
      minute = sent.minute
      met.removeAll(keepingCapacity: true)
    }
    let name = renamed[message.from.text]
    let isRenamed = thread.isRenamed || name != nil
    let sender = name ?? message.from.text
    let telling = Self.hash(minute, sender, message.kind.rawValue, message.text)
    let earlier = met[telling, default: 0]
    met[telling] = earlier + 1
    let exact = Self.hash(sent, sender, message.kind.rawValue, message.text, seed: 1)
    let earlierExact = met[exact, default: 0]
    met[exact] = earlierExact + 1
    if isKnown { return false }
    let known = try known ?? read(thread.key, db)
    self.known = known
    if isRenamed, !sent.isWholeMinute, earlierExact < bySecond[exact, default: 0] {
      return true
    }
    guard let count = known[telling] else { return false }
    return earlier < count.count(toMinute: sent.isWholeMinute, isRenamed: isRenamed)
  }

  private func read(_ thread: Int, _ db: Database) throws -> [Int: Count] {
    var known: [Int: Count] = [:]
    let sql = "SELECT sent, sender, kind, text FROM message WHERE thread_key = ?"
    try SQLReader(db, sql).forEach(thread) { row in
      let sent = LocalClock.bounded(Int64(row.integer(0)))
      let telling = Self.hash(sent.minute, row.text(1), row.text(2), row.text(3))
      if sent.isWholeMinute {
        known[telling, default: Count()].byMinute += 1
      } else {
        known[telling, default: Count()].bySecond += 1
        bySecond[Self.hash(sent, row.text(1), row.text(2), row.text(3), seed: 1), default: 0] += 1
      }
    }
    return known
  }

  private static func hash(
    _ time: Int64, _ sender: String, _ kind: String, _ text: String, seed: Int = 0
  ) -> Int {
    var hasher = Hasher()
    hasher.combine(seed)
    hasher.combine(time)
    hasher.combine(sender)
    hasher.combine(kind)
    hasher.combine(text)
    return hasher.finalize()
  }
}

extension Int64 {
  /// Of seconds: the minute that they are in.
  var minute: Int64 { (self - (self % 60 + 60) % 60) / 60 }
  fileprivate var isWholeMinute: Bool { self % 60 == 0 }
}
