import CirclesModel

/// Walks the atoms of an MP4 file (ISO/IEC 14496-12 section 4.2) by their heads alone: what they
/// hold is passed over, so a film of gigabytes costs a few reads.
struct AtomReader {
  /// One atom.
  struct Atom: Hashable {
    /// Its four letters.
    var kind: String
    /// Where its content begins in the file.
    var start: Int
    /// Where it ends: the parent's end where it claims more.
    var end: Int
    /// Whether the file, or its parent, ends before it does.
    var isCut: Bool
  }

  /// More atoms than this in one file are no recording.
  static let maximumAtoms = 20_000

  private let input: any InputSource
  private var seen = 0
  /// Whether something could not be walked to its end.
  private(set) var isDamaged = false

  init(_ input: any InputSource) { self.input = input }

  /// The atoms of the whole file.
  mutating func top() throws(ReadError) -> [Atom] { try atoms(from: 0, to: input.size) }

  /// The atoms within an atom; `skipping` bytes of its own stand before them.
  mutating func children(of parent: Atom, skipping: Int = 0) throws(ReadError) -> [Atom] {
    try atoms(from: parent.start + skipping, to: parent.end)
  }

  /// The content of an atom, at most `limit` bytes of it.
  func content(of atom: Atom, limit: Int) throws(ReadError) -> [UInt8] {
    try input.bytes(at: atom.start, count: min(atom.end - atom.start, limit))
  }

  private mutating func atoms(from start: Int, to end: Int) throws(ReadError) -> [Atom] {
    var found: [Atom] = []
    var at = start
    while at <= end - 8 {
      seen += 1
      if seen > Self.maximumAtoms {
        isDamaged = true
        break
      }
      var head = [UInt8](repeating: 0, count: 16)
      let count = try input.fill(&head, from: 0, at: at)
      guard count >= 8 else {
        isDamaged = true
        break
      }
      var size = Self.number(head[0..<4])
      var length = 8
      if size == 1, count == 16 {
        (size, length) = (Self.number(head[8..<16]), 16)
      } else if size == 0 {
        // Zero at the end of a list of user data is its end, not an atom.
        if head[4..<8].allSatisfy({ $0 == 0 }) { break }
        size = UInt64(end - at)
      }
      guard size >= UInt64(length) else {
        isDamaged = true
        break
      }
      let isCut = size > UInt64(end - at)
      let next = isCut ? end : at + Int(size)
      if isCut { isDamaged = true }
      // The letters are Latin-1: some begin with ©.
      let kind = String(String.UnicodeScalarView(head[4..<8].map { Unicode.Scalar($0) }))
      found.append(Atom(kind: kind, start: min(at + length, next), end: next, isCut: isCut))
      at = next
    }
    return found
  }

  /// A number, big-endian.
  static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
