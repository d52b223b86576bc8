/// The splitter's bytes: line ends, and what is kept of them.
extension CardSplitter {
  /// Turns each carriage return that is a line end of its own into LF, as far as that can be told.
  ///
  /// The pair CRLF stays, and CRCRLF, which double conversion makes, stays one line end. No byte
  /// moves, so lines and columns remain those of the file.
  mutating func settle() {
    let end = isFinished ? buffer.count : max(settled, buffer.count - 2)
    let start = settled
    guard end > start else { return }
    settled = end
    let hasBare =
      buffer.withUnsafeBufferPointer { Self.bareReturn(in: $0, from: start, end) } != nil
    guard hasBare else { return }
    buffer.withUnsafeMutableBufferPointer { bytes in
      var index = start
      while let found = Self.bareReturn(in: UnsafeBufferPointer(bytes), from: index, end) {
        bytes[found] = UInt8(ascii: "\n")
        index = found + 1
      }
    }
  }

  /// The offset of the first carriage return in `start..<end` that no LF belongs to.
  private static func bareReturn(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ end: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var index = start
    while let found = base.find(UInt8(ascii: "\r"), index, end) {
      index = found + 1
      if index < bytes.count, base[index] == UInt8(ascii: "\n") { continue }
      if index + 1 < bytes.count, base[index] == UInt8(ascii: "\r"),
        base[index + 1] == UInt8(ascii: "\n")
      {
        continue
      }
      return found
    }
    return nil
  }

  /// Hands out the cards that are whole and keeps the bytes of the rest.
  mutating func drainBatch() -> RawCardBatch {
    let cut = keptFrom
    var taken = RawCardBatch(bytes: [], cards: [])
    swap(&taken, &batch)
    taken.isUnicode = decoder.isUnicode
    if handedOut == 0, buffer.count - cut <= cut {
      // Little is left: keep a copy of that.
      let rest = Array(buffer[cut...])
      buffer.removeSubrange(cut...)
      swap(&taken.bytes, &buffer)
      buffer = rest
      forget(cut)
      return taken
    }
    // Much is left, since much was fed at once; moving it each time would be quadratic.
    taken.bytes = Array(buffer[handedOut..<cut])
    for index in taken.cards.indices { taken.cards[index].shift(by: -handedOut) }
    handedOut = cut
    if handedOut > buffer.count / 2 { dropUnneeded() }
    return taken
  }

  /// Lets go of bytes in front of the buffer that no card holds.
  mutating func dropUnneeded() {
    let cut = keptFrom
    guard batch.cards.isEmpty, cut > 0 else { return }
    buffer.removeSubrange(..<cut)
    forget(cut)
    handedOut = 0
  }

  /// The first byte that is still needed for a card to come.
  private var keptFrom: Int {
    if case .inside(let open) = state { open.start } else { position }
  }

  /// Counts every offset from a new beginning.
  private mutating func forget(_ count: Int) {
    settled -= count
    position -= count
    searched -= count
    if case .inside(var open) = state {
      open.start -= count
      open.bodyStart -= count
      state = .inside(open)
    }
  }
}
