import CirclesModel
import GRDB

/// Finds the messages of a thread that another export tells under another key: to another precision, as
/// Android writes minutes where an iPhone writes seconds; as wall times where another program writes
/// instants; or by another name of who wrote them.
///
/// The same sender, time and words are the same message, and the same minute where one of two wall times
/// has no seconds; as often as the notebook has them, so that a word said twice in a minute stays
/// twice. In a group so are those of a member who is called otherwise now.
final class MessageRetellings {
  /// How a message of a file is told that the notebook has under another key.
  enum Retelling {
    /// In another way: one program gives both no two keys for that.
    case otherwise
    /// In the same way, so that only another name of somebody makes them one.
    case alike
  }

  /// How often a message is in the notebook, told to the minute and to the second by a wall time.
  private struct Count {
    var byMinute: Int32 = 0
    var bySecond: Int32 = 0
  }

  /// By a hash of minute, sender and words, which never reaches the disk; nil until it is asked for.
  private var known: [Int: Count]?
  /// Those told to the second, by a hash of that and of whether they are told as instants.
  private var exactly: [Int: Int32] = [:]
  /// When each was sent, and the key of its row, in the order of time once they are asked for.
  private var rows: ContiguousArray<(sent: Int64, key: Int)> = []
  private var isSorted = false
  /// How often each came in the minute of the file that is being read.
  private var met: [Int: Int32] = [:]
  private var minute = Int64.min
  /// The names that members of a group have in the notebook, by those that they have in the file.
  var renamed: [String: String] = [:]

  /// What the notebook calls who wrote a message of the file.
  func sender(of message: Message) -> String {
    renamed[message.from.text] ?? message.from.text
  }

  /// How a message of the thread is told that the notebook has already under another key; nil where it
  /// has none. To be asked for every message of a file in its order; `isKnown` says whether its key was there.
  func retelling(
    _ message: Message, sent: Int64, isKnown: Bool, in thread: Int, _ db: Database
  ) throws -> Retelling? {
    let (earlier, earlierExact) = meet(message, sent: sent)
    if isKnown { return nil }
    let known = try known ?? read(thread, db)
    self.known = known
    let isInstant = message.at?.isInstant ?? false
    let count = known[telling(message, sent)] ?? Count()
    func exact(isInstant: Bool) -> Int32 {
      if !isInstant, sent.isWholeMinute { return count.byMinute }
      return exactly[self.exact(message, sent, isInstant: isInstant), default: 0]
    }
    if earlierExact < exact(isInstant: !isInstant) { return .otherwise }
    if !isInstant, earlier < (sent.isWholeMinute ? count.bySecond : count.byMinute) {
      return .otherwise
    }
    let isWholeMinute = !isInstant && sent.isWholeMinute
    let same = isWholeMinute ? count.bySecond + count.byMinute : exact(isInstant: isInstant)
    return (isWholeMinute ? earlier : earlierExact) < same ? .alike : nil
  }

  /// Notes that a message came; answers how often the same came before in its minute, and in its second.
  @discardableResult
  func meet(_ message: Message, sent: Int64) -> (Int32, Int32) {
    if minute != sent.minute {
      minute = sent.minute
      met.removeAll(keepingCapacity: true)
    }
    let telling = telling(message, sent)
    let earlier = met[telling, default: 0]
    met[telling] = earlier + 1
    let exact = exact(message, sent, isInstant: false)
    let earlierExact = met[exact, default: 0]
    met[exact] = earlierExact + 1
    return (earlier, earlierExact)
  }

  /// The keys of the messages of a time, in their order; none before a retelling was asked for.
  func rows(in span: ClosedRange<Int64>) -> [Int] {
    if !isSorted {
      rows.sort { ($0.sent, $0.key) < ($1.sent, $1.key) }
      isSorted = true
    }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].sent < span.lowerBound { low = middle + 1 } else { high = middle }
    }
    return rows[low...].prefix { $0.sent <= span.upperBound }.map(\.key)
  }

  private func telling(_ message: Message, _ sent: Int64) -> Int {
    Self.hash(sent.minute, sender(of: message), message.kind.rawValue, message.text)
  }

  private func exact(_ message: Message, _ sent: Int64, isInstant: Bool) -> Int {
    Self.hash(
      sent, sender(of: message), message.kind.rawValue, message.text, seed: isInstant ? 2 : 1)
  }

  private func read(_ thread: Int, _ db: Database) throws -> [Int: Count] {
    var known: [Int: Count] = [:]
    let sql = "SELECT sent, sender, kind, text, sent_at, key FROM message WHERE thread_key = ?"
    try SQLReader(db, sql).forEach(thread) { row in
      let sent = LocalClock.bounded(Int64(row.integer(0)))
      rows.append((sent, row.integer(5)))
      // Instants are told with where they are.
      let isInstant = row.withBytes(4, \.count) > MessageTime.wallLength
      if !isInstant, sent.isWholeMinute {
        let telling = Self.hash(sent.minute, row.text(1), row.text(2), row.text(3))
        known[telling, default: Count()].byMinute += 1
        return
      }
      let exact = Self.hash(
        sent, row.text(1), row.text(2), row.text(3), seed: isInstant ? 2 : 1)
      exactly[exact, default: 0] += 1
      if isInstant { return }
      let telling = Self.hash(sent.minute, row.text(1), row.text(2), row.text(3))
      known[telling, default: Count()].bySecond += 1
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
