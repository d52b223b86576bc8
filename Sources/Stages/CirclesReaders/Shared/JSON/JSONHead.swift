import CirclesModel
import Synchronization

/// What the first bytes of a JSON file tell of its outermost object.
struct JSONHead: Sendable {
  /// The object's keys, as far as the bytes reach.
  private(set) var keys: Set<String> = []
  /// The strings and numbers among its members.
  private(set) var scalars: [String: String] = [:]
  /// All of the bytes as text, for a look at what stands deeper.
  let text: String

  /// The head that was looked at last: every reader of JSON asks for the same one in turn.
  private static let last = Mutex<(bytes: [UInt8], head: JSONHead?)>(([], nil))

  /// Looks at a file that begins with `{`; nil for another.
  init?(_ head: [UInt8]) {
    let known = Self.last.withLock { $0.bytes == head ? $0.head : nil }
    if let known {
      self = known
      return
    }
    self.init(reading: head)
    let made = self
    Self.last.withLock { $0 = (head, made) }
  }

  private init?(reading head: [UInt8]) {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    guard head.first(where: { !blanks.contains($0) }) == UInt8(ascii: "{") else { return nil }
    text = String(decoding: head, as: UTF8.self)
    var json = JSONReader(PrefixInput(FileProbe(name: "", head: head)))
    do throws(ThreadParserError) {
      guard try json.beginObject() else { return }
      while let key = try json.nextKey() {
        keys.insert(key)
        switch try json.peek() {
        case .string, .number: scalars[key] = try json.scalar()
        default: try json.skip()
        }
      }
    } catch {
      // The head ends somewhere within the object.
      return
    }
  }

  /// Whether all these keys were met.
  func has(_ names: String...) -> Bool { names.allSatisfy(keys.contains) }

  /// Whether a key of that name stands anywhere in the bytes.
  func mentions(_ name: String) -> Bool { text.contains("\"\(name)\"") }
}
