import CirclesModel

/// Unpacks entries, with bounds on what comes out whatever the archive says of itself.
enum ZipExtraction {
  /// What the bytes of an entry turned out to be.
  struct Measure {
    var packed = 0
    var size = 0
    var checksum = ZipChecksum()
  }

  /// Takes a piece of what comes out; answers whether more is wanted.
  typealias Taker = (UnsafeRawBufferPointer) throws(ZipError) -> Bool

  private static let pieceBytes = 1 << 16

  /// The first bytes of an entry, for choosing a reader.
  static func head(
    of entry: ZipEntry, in input: any InputSource, count: Int
  ) throws(ZipError) -> [UInt8] {
    var head: [UInt8] = []
    _ = try unpack(entry, from: try dataOffset(of: entry, in: input), in: input) { piece in
      head.append(contentsOf: piece.prefix(count - head.count))
      return head.count < count
    }
    return head
  }

  /// The whole entry in a spool that failures and records call `path`. It must have the length and
  /// the check sum that the archive says.
  static func spool(
    _ entry: ZipEntry, in input: any InputSource, path: String, modifiedAt: Int64?
  ) throws(ZipError) -> InputFile {
    let start = try dataOffset(of: entry, in: input)
    let spool = try ZipError.wrapping { () throws(ReadError) in try Spool(path: path) }
    let measure = try unpack(entry, from: start, in: input) { piece throws(ZipError) in
      try ZipError.wrapping { () throws(ReadError) in try spool.write(piece) }
      return true
    }
    guard measure.checksum.value == entry.crc, measure.size == entry.size else { throw .damaged }
    return try ZipError.wrapping { () throws(ReadError) in
      try spool.input(modifiedAt: modifiedAt)
    }
  }

  /// How long an entry is whose sizes stand behind it.
  static func measure(
    _ entry: ZipEntry, from start: Int, in input: any InputSource
  ) throws(ZipError) -> Measure {
    var entry = entry
    entry.packedSize = input.size - start
    return try unpack(entry, from: start, in: input) { _ in true }
  }

  /// Where an entry's bytes begin. Its local header has a name and extra fields of its own.
  private static func dataOffset(
    of entry: ZipEntry, in input: any InputSource
  ) throws(ZipError) -> Int {
    if entry.isEncrypted { throw .encrypted }
    if entry.method != 0 && entry.method != 8 { throw .unsupported }
    let header = try input.zipBytes(at: entry.headerOffset, count: 30)
    guard header.u32(0) == ZipScanner.headerSignature, let name = header.u16(26),
      let extra = header.u16(28)
    else { throw .damaged }
    let start = entry.headerOffset + 30 + name + extra
    guard start <= input.size, entry.packedSize <= input.size - start else { throw .damaged }
    return start
  }

  private static func unpack(
    _ entry: ZipEntry, from start: Int, in input: any InputSource, _ take: Taker
  ) throws(ZipError) -> Measure {
    var measure = Measure()
    let inflater = entry.method == 8 ? Inflater() : nil
    var output = [UInt8](repeating: 0, count: inflater == nil ? 0 : pieceBytes)
    var isAtEnd = entry.packedSize == 0 && inflater == nil
    while !isAtEnd {
      let count = min(pieceBytes, entry.packedSize - measure.packed)
      if count == 0 { throw .damaged }
      let piece = try input.zipBytes(at: start + measure.packed, count: count)
      var taken = 0
      while taken < count, !isAtEnd {
        let rest = piece.bytes.dropFirst(taken)
        let step = inflater.map { $0.step(rest, into: &output) }
        let given = step.map { output[..<$0.given] } ?? rest
        taken += step?.taken ?? count
        measure.packed += step?.taken ?? count
        measure.size += given.count
        if step?.outcome == .damaged { throw .damaged }
        if let step, step.taken == 0, step.given == 0, step.outcome == .more { break }
        try bound(measure)
        let problem = given.withUnsafeBytes { bytes -> Result<Bool, ZipError> in
          measure.checksum.add(bytes)
          do throws(ZipError) {
            return .success(try take(bytes))
          } catch {
            return .failure(error)
          }
        }
        if !(try problem.get()) { return measure }
        isAtEnd = step.map { $0.outcome == .end } ?? (measure.packed == entry.packedSize)
      }
      if taken == 0 { throw .damaged }
    }
    return measure
  }

  private static func bound(_ measure: Measure) throws(ZipError) {
    if measure.size > ZipLimits.entryBytes { throw .bomb }
    if measure.size > ZipLimits.freeBytes, measure.size / ZipLimits.ratio > measure.packed {
      throw .bomb
    }
  }
}

extension ZipError {
  /// What a failure of the system is to an archive.
  static func wrapping<Value>(
    _ body: () throws(ReadError) -> Value
  ) throws(ZipError) -> Value {
    do throws(ReadError) {
      return try body()
    } catch {
      throw .input(error)
    }
  }
}
