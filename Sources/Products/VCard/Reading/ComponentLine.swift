/// A line that begins or ends a component: `BEGIN:VCARD`.
struct ComponentLine {
  /// True for BEGIN, false for END.
  var isBegin: Bool
  /// How many blanks stand before the line.
  var indent: Int
  /// The bytes of the component's name.
  var name: Range<Int>

  /// Reads the line `start..<end`; nil where it is another line. Case, blanks around every part, a
  /// byte order mark (of files put one behind another) and a group before it do not matter.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var index = start
    func skipBlanks() { while index < end, bytes[index].isBlank { index += 1 } }
    skipBlanks()
    indent = index - start
    if end - index >= 3, bytes[index] == 0xEF, bytes[index + 1] == 0xBB, bytes[index + 2] == 0xBF {
      index += 3
      skipBlanks()
    }
    let line = bytes.part(0, end)
    if !line.hasWord("begin", at: index), !line.hasWord("end", at: index) {
      let group = index
      while index < end, Property.isNameByte(bytes[index]) { index += 1 }
      guard index > group, index < end, bytes[index] == UInt8(ascii: ".") else { return nil }
      index += 1
    }
    if line.hasWord("begin", at: index) {
      isBegin = true
      index += 5
    } else if line.hasWord("end", at: index) {
      isBegin = false
      index += 3
    } else {
      return nil
    }
    skipBlanks()
    guard index < end, bytes[index] == UInt8(ascii: ":") else { return nil }
    index += 1
    skipBlanks()
    var last = end
    while last > index, bytes[last - 1].isBlankOrBreak { last -= 1 }
    guard last > index, last - index <= ComponentLine.longestName else { return nil }
    for at in index..<last where !Property.isNameByte(bytes[at]) { return nil }
    name = index..<last
  }

  /// True where the component is a vCard.
  func isCard(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count == 5 && bytes.hasWord("vcard", at: name.lowerBound)
  }

  private static let longestName = 64
}
