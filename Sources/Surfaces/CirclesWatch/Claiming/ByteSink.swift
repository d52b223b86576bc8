/// Takes the bytes of a file while they are read, piece by piece.
///
/// What it was given counts only when the claim succeeded: a file that changed meanwhile leaves a
/// sink with bytes that nobody wants.
protocol ByteSink {
  /// Takes the next bytes. A sink that cannot (its disk is full) says so, and ends the claim.
  mutating func write(_ bytes: UnsafeRawBufferPointer) throws(FileError)
}

/// Keeps nothing: only the digest is asked for.
struct DroppedBytes: ByteSink {
  mutating func write(_ new: UnsafeRawBufferPointer) {}
}
