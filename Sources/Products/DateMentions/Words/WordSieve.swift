/// Tells of most words at once that they are not in a table: most words of a text are in none, and to
/// look one up costs ten times as much.
struct WordSieve: Sendable {
  private var bits = [UInt64](repeating: 0, count: 1 << 10)

  /// Lets the words of these keys through.
  init(_ keys: some Sequence<UInt64>) {
    for key in keys { bits[Self.place(key)] |= Self.bit(key) }
  }

  /// Whether a word may be in the table.
  @inline(__always)
  func mayHold(_ key: UInt64) -> Bool { bits[Self.place(key)] & Self.bit(key) != 0 }

  @inline(__always)
  private static func place(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key >> 6 & 0x3FF) }

  @inline(__always)
  private static func bit(_ key: UInt64) -> UInt64 { 1 << (key & 63) }
}
