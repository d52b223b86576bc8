import VCard

/// Repairs the bytes of an XML file before a parser sees them, and takes out what nobody wants.
///
/// Phones write text that XML has no place for: emoji as two references to halves of a surrogate
/// pair (`&#55357;&#56832;`), references to control characters (`&#0;`), raw control characters,
/// bytes that are not UTF-8. Pairs become the character they mean, the others are dropped, and a
/// `&` that begins no reference becomes `&amp;`. The value of one attribute, which holds pictures
/// of megabytes, is emptied as it passes. All else goes through in long runs, at the speed of a
/// copy; line breaks are kept, so that lines stay what they were.
struct XMLSanitizer {
  private enum State {
    case text, tag, comment, section, instruction, declaration
    case value(quote: UInt8)
    case dropped(quote: UInt8)
  }

  /// The longest reference there is, with room for zeros: `&#x0010FFFF;`.
  static let longestReference = 16

  /// Whether bytes have to be UTF-8.
  let checksUTF8: Bool
  private let droppedName: UInt64
  private var state = State.text
  /// The last bytes of the attribute name being read.
  private var word: UInt64 = 0
  /// How many places were not UTF-8.
  private(set) var damagedPlaces = 0

  /// - Parameter name: the attribute whose values are emptied, at most eight ASCII letters.
  init(dropping name: StaticString, checksUTF8: Bool = true) {
    self.checksUTF8 = checksUTF8
    droppedName = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt64($1) } }
  }

  /// Passes bytes on to `out` and answers how many were taken; the rest, which is short, has to
  /// come again with what follows it.
  mutating func pass(
    _ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into out: inout [UInt8]
  ) -> Int {
    var run = Run(bytes: bytes, isLast: isLast)
    while run.index < bytes.count {
      let before = run.index
      switch state {
      case .text: text(&run, &out)
      case .tag: tag(&run)
      case .comment: skip(&run, to: "-->")
      case .section: skip(&run, to: "]]>")
      case .instruction: skip(&run, to: "?>")
      case .declaration: skip(&run, to: ">")
      case .value(let quote): value(quote, &run, &out)
      case .dropped(let quote): drop(quote, &run, &out)
      }
      if run.isWaiting || run.index == before && !isLast { break }
      if run.index == before { run.index = bytes.count }
    }
    run.flush(to: run.index, into: &out)
    return run.index
  }

  private mutating func text(_ run: inout Run, _ out: inout [UInt8]) {
    let bytes = run.bytes
    let end = bytes.find(0x3C, from: run.index) ?? bytes.count
    mend(&run, end, &out)
    guard run.index == end, end < bytes.count else { return }
    // Nine bytes tell a CDATA section.
    if !run.isLast, bytes.count - end < 9 {
      run.isWaiting = true
      return
    }
    if run.has("<!--", at: end) {
      state = .comment
      run.index = end + 4
    } else if run.has("<![CDATA[", at: end) {
      state = .section
      run.index = end + 9
    } else {
      state = run.has("<?", at: end) ? .instruction : run.has("<!", at: end) ? .declaration : .tag
      word = 0
      run.index = end + 1
    }
  }

  private mutating func tag(_ run: inout Run) {
    let bytes = run.bytes
    var index = run.index
    defer { run.index = index }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x22, 0x27:
        state = word == droppedName ? .dropped(quote: byte) : .value(quote: byte)
        return
      case 0x3E:
        state = .text
        return
      case 0x20, 0x09, 0x0A, 0x0D: word = 0
      case 0x3D: break
      default: word = word << 8 | UInt64(byte)
      }
    }
  }

  private mutating func value(_ quote: UInt8, _ run: inout Run, _ out: inout [UInt8]) {
    let end = run.bytes.find(quote, from: run.index) ?? run.bytes.count
    mend(&run, end, &out)
    guard run.index == end, end < run.bytes.count else { return }
    state = .tag
    word = 0
    run.index = end + 1
  }

  private mutating func drop(_ quote: UInt8, _ run: inout Run, _ out: inout [UInt8]) {
    let bytes = run.bytes
    let end = bytes.find(quote, from: run.index) ?? bytes.count
    run.flush(to: run.index, into: &out)
    while let line = bytes.find(0x0A, from: run.index), line < end {
      out.append(0x0A)
      run.index = line + 1
    }
    run.index = end
    run.start = end
    guard end < bytes.count else { return }
    state = .tag
    word = 0
    run.index = end + 1
  }

  /// Goes on to behind `mark`.
  private mutating func skip(_ run: inout Run, to mark: StaticString) {
    let length = mark.utf8CodeUnitCount
    while let end = run.bytes.find(0x3E, from: run.index) {
      run.index = end + 1
      if end + 1 >= length, run.has(mark, at: end + 1 - length) {
        state = .text
        return
      }
    }
    // The mark may have begun.
    run.index = run.isLast ? run.bytes.count : max(run.index, run.bytes.count - length + 1)
    if run.index < run.bytes.count { run.isWaiting = true }
  }

  /// Goes on to `end`, mending on the way.
  private mutating func mend(_ run: inout Run, _ end: Int, _ out: inout [UInt8]) {
    while let index = run.special(before: end, checksUTF8: checksUTF8) {
      run.index = index
      let isReference = run.bytes[index] == 0x26
      if isReference {
        guard run.reference(into: &out) else {
          run.isWaiting = true
          return
        }
      } else {
        // What may be the beginning of a character waits for its end.
        if run.bytes[index] >= 0x80, !run.isLast, run.bytes.count - index < 4 {
          run.isWaiting = true
          return
        }
        run.flush(to: index, into: &out)
        if run.bytes[index] >= 0x80 {
          out += [0xEF, 0xBF, 0xBD]
          damagedPlaces += 1
        }
        run.index = index + 1
        run.start = index + 1
      }
    }
    run.index = end
  }
}
