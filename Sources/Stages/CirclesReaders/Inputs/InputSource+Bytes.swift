public import CirclesModel

extension InputSource {
  /// At most `count` bytes from `offset` on: fewer where the input ends before.
  public func bytes(at offset: Int, count: Int) throws(ReadError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(0, min(count, size - offset)))
    let filled = try fill(&bytes, from: 0, at: offset)
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// Fills an array from its index `start` on with the bytes at `offset`; answers how many came.
  func fill(_ piece: inout [UInt8], from start: Int, at offset: Int) throws(ReadError) -> Int {
    var failure: ReadError?
    let count = piece.withUnsafeMutableBytes { buffer -> Int in
      do throws(ReadError) {
        return try read(
          into: UnsafeMutableRawBufferPointer(rebasing: buffer[start...]), at: offset)
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return count
  }
}

extension InputFile {
  /// The digest of the file's first bytes.
  public func digest(ofFirst count: Int) throws(ReadError) -> RecordDigest {
    var hash = RunningDigest()
    var offset = 0
    while offset < count {
      let piece = try bytes(at: offset, count: min(1 << 20, count - offset))
      if piece.isEmpty { break }
      hash.add(piece)
      offset += piece.count
    }
    return hash.finish()
  }
}
