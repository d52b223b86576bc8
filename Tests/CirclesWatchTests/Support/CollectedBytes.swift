@testable import CirclesWatch

/// Keeps the bytes in memory.
struct CollectedBytes: ByteSink {
  /// What came so far.
  private(set) var bytes: [UInt8] = []

  mutating func write(_ new: UnsafeRawBufferPointer) { bytes.append(contentsOf: new) }
}
