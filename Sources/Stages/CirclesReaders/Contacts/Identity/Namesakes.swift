import CirclesModel
import Synchronization
import VCard

/// The names that several of a file's cards without UID bear.
///
/// Whether a name tells a person in a file depends on the whole file, so a file whose identifiers
/// are wanted is looked through once before it is read. Some thirty bytes a name are kept, of as many
/// names as a notebook takes people from one source.
struct Namesakes: Sendable {
  private let limit: Int
  /// By name, what the first card that bears it says.
  private var first: [UInt64: Int] = [:]
  private var shared: Set<UInt64> = []

  /// Names past the first `limit` are not counted.
  init(limit: Int = RecordLimit.perSource) { self.limit = limit }

  /// Takes the name of one more card without UID. The same card twice is one person, so only cards
  /// that differ in `content` are namesakes.
  mutating func count(_ displayName: String, content: some Hashable) {
    let key = NameKey.hash(displayName)
    if first.count >= limit, first[key] == nil { return }
    let content = content.hashValue
    if let known = first.updateValue(content, forKey: key), known != content { shared.insert(key) }
  }

  /// Forgets what only counting needed.
  mutating func close() { first = [:] }

  /// Whether different cards bear the name.
  func contains(_ displayName: String) -> Bool {
    shared.isEmpty ? false : shared.contains(NameKey.hash(displayName))
  }
}

/// The namesakes of a file in which every card without UID is known: counted only if its cards have
/// to be read in full after all, as those of another address book.
final class LateNamesakes: Sendable {
  private let count: @Sendable () throws(ReadError) -> Namesakes
  private let result = Mutex<Result<Namesakes, ReadError>?>(nil)

  init(_ count: @escaping @Sendable () throws(ReadError) -> Namesakes) { self.count = count }

  /// The namesakes; counted by the first who asks.
  func get() throws(ReadError) -> Namesakes {
    let counted = result.withLock { result in
      if let result { return result }
      let made: Result<Namesakes, ReadError>
      do throws(ReadError) {
        made = .success(try count())
      } catch {
        made = .failure(error)
      }
      result = made
      return made
    }
    return try counted.get()
  }
}
