/// The folded words of a name while it is taken apart: bytes, where each word begins, and where the
/// first comma stood.
struct NameWords {
  private var bytes: [UInt8] = []
  /// Where each word begins in `bytes`; a word ends where the next begins.
  private var starts: [Int] = []
  /// How many words stood before the first comma; nil without one.
  private var comma: Int?
  private var isInWord = false

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
    starts.reserveCapacity(4)
  }

  var isEmpty: Bool { starts.isEmpty }

  /// Takes a name of ASCII alone: most of them, and without any table.
  mutating func appendASCII(_ input: UnsafeBufferPointer<UInt8>) {
    for byte in input { take(ascii: byte) }
  }

  /// Takes any name.
  mutating func take(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        take(ascii: UInt8(truncatingIfNeeded: scalar.value))
      } else {
        switch ScalarFolding.fold(scalar) {
        case .nothing: break
        case .separator: isInWord = false
        case .scalar(let folded): append(folded)
        case .letters(let first, let second):
          append(first)
          append(second)
        }
      }
    }
  }

  private mutating func take(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): append(byte | 0x20)
    // O'Neill is one word, with or without its apostrophe.
    case UInt8(ascii: "'"), UInt8(ascii: "`"): break
    case UInt8(ascii: ","):
      if comma == nil { comma = starts.count }
      isInWord = false
    default: isInWord = false
    }
  }

  private mutating func append(_ byte: UInt8) {
    if !isInWord {
      starts.append(bytes.count)
      isInWord = true
    }
    bytes.append(byte)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if !isInWord {
      starts.append(bytes.count)
      isInWord = true
    }
    scalar.append(to: &bytes)
  }

  private func word(_ index: Int) -> ArraySlice<UInt8> {
    bytes[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : bytes.count)]
  }

  /// The words in their order for comparing: `Ruiz, Ana` turned round, honorifics left out.
  func arranged() -> String {
    var order = Array(starts.indices)
    if let comma, comma > 0, comma < order.count {
      let behind = order[comma...].filter { !Honorifics.credentials.contains(word($0)) }
      let before = order[..<comma]
      if behind.allSatisfy({ Honorifics.generations.contains(word($0)) }) {
        order = before + behind
      } else {
        order = behind + before
      }
    }
    var first = 0
    while first < order.count, Honorifics.titles.contains(word(order[first])) { first += 1 }
    // A name of nothing but titles ("Herr Prof.") is all there is to tell it by.
    if first < order.count { order.removeFirst(first) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + order.count)
    for index in order {
      if !text.isEmpty { text.append(0x20) }
      text.append(contentsOf: word(index))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
