import CirclesModel

extension InputFile {
  private static let pieceBytes = 1 << 16

  /// The file in UTF-8 where it is JSON in UTF-16, as Windows PowerShell writes what it is told to put
  /// into a file; else itself. Readers of other texts know UTF-16 by themselves.
  func inUTF8() throws(ReadError) -> InputFile {
    let head = try bytes(at: 0, count: 64)
    let isBig: Bool
    switch (head.first, head.dropFirst().first) {
    case (0xFF, 0xFE): isBig = false
    case (0xFE, 0xFF): isBig = true
    default: return self
    }
    let units = Self.units(head.dropFirst(2), isBig)
    guard let first = units.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }),
      [0x7B, 0x5B].contains(first)
    else { return self }
    let spool = try Spool(path: path)
    var offset = 2
    // A half of a surrogate pair waits for the other one.
    var waiting: [UInt16] = []
    while true {
      let piece = try bytes(at: offset, count: Self.pieceBytes)
      if piece.isEmpty { break }
      offset += piece.count
      var text = waiting + Self.units(piece[...], isBig)
      waiting = []
      if let last = text.last, UTF16.isLeadSurrogate(last), offset < size {
        waiting = [text.removeLast()]
      }
      try spool.write(Array(String(decoding: text, as: UTF16.self).utf8))
    }
    return try spool.input(modifiedAt: modifiedAt)
  }

  private static func units(_ bytes: ArraySlice<UInt8>, _ isBig: Bool) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var at = bytes.startIndex
    while at + 1 < bytes.endIndex {
      let (one, two) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
      units.append(isBig ? one << 8 | two : two << 8 | one)
      at += 2
    }
    return units
  }
}
