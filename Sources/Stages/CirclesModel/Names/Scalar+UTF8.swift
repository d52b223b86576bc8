extension Unicode.Scalar {
  /// Appends the scalar to a text in bytes: a string that grows by single scalars costs many times as
  /// much.
  @inlinable
  public func append(to utf8: inout [UInt8]) {
    if value < 0x80 {
      utf8.append(UInt8(truncatingIfNeeded: value))
    } else {
      utf8.append(contentsOf: UTF8.encode(self) ?? Unicode.UTF8.encodedReplacementCharacter)
    }
  }
}
