/// The backslash escapes of a value, by version.
///
/// 3.0 and 4.0 (RFC 2426, 5; RFC 6350, 3.4): `\n`, `\N`, `\,`, `\;`, `\:` and `\\`, and `\"`, which
/// Google and Apple write though no RFC has it. 2.1: `\;`, also
/// `\,`, and `\\` only in front of one of these, so that `C:\new` stays what it is. A backslash
/// that escapes nothing stands for itself.
struct Escapes {
  /// The version whose rules hold.
  let version: Version

  private var isOld: Bool { version == .v21 }

  /// The text that well-formed UTF-8 stands for: unescaped, line breaks as `\n`, in NFC.
  ///
  /// `isBeforeSeparator` says that a separator follows, which matters for backslashes of 2.1.
  func text(_ bytes: UnsafeBufferPointer<UInt8>, isBeforeSeparator: Bool = false) -> String {
    if bytes.find(UInt8(ascii: "\\")) == nil, bytes.find(UInt8(ascii: "\r")) == nil {
      return String(normalizing: bytes)
    }
    let text = String(unsafeUninitializedCapacity: bytes.count) {
      unescape(bytes, into: $0, isBeforeSeparator)
    }
    return bytes.isPlainlyNFC ? text : text.inNFC
  }

  /// The text without blanks and line breaks around it.
  func trimmedText(_ bytes: UnsafeBufferPointer<UInt8>, isBeforeSeparator: Bool = false) -> String {
    // Behind a backslash a blank stands before the separator.
    let isBeforeSeparator = isBeforeSeparator && bytes.last?.isASCIISpace == false
    let bytes = bytes.trimmed
    if bytes.isEmpty { return "" }
    let text = text(bytes, isBeforeSeparator: isBeforeSeparator)
    // An escaped line break at either end shows only when it is unescaped.
    return bytes.find(UInt8(ascii: "\\")) == nil ? text : text.asciiTrimmed
  }

  /// Hands out the parts of a value between unescaped separators, still escaped, and whether one is
  /// the last.
  func split(
    _ bytes: UnsafeBufferPointer<UInt8>, at separator: UInt8,
    _ body: (_ part: UnsafeBufferPointer<UInt8>, _ isLast: Bool) -> Void
  ) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == separator {
        body(bytes.part(start, index), false)
        start = index + 1
        index = start
      } else if byte == UInt8(ascii: "\\") {
        index = isOld ? endOfOldEscape(bytes, index) : min(index + 2, bytes.count)
      } else {
        index += 1
      }
    }
    body(bytes.part(start, bytes.count), true)
  }

  /// The texts of a comma-separated list, without blanks around them and without empty ones; one
  /// text where it is not to be split. `isLast` says that no separator follows.
  func elements(
    _ bytes: UnsafeBufferPointer<UInt8>, splits: Bool, isLast: Bool = true
  ) -> [String] {
    var elements: [String] = []
    func add(_ part: UnsafeBufferPointer<UInt8>, _ isLastElement: Bool) {
      let text = part.trimmed
      if text.isEmpty { return }
      let isBeforeSeparator = !(isLastElement && isLast) && part.last?.isASCIISpace == false
      elements.append(self.text(text, isBeforeSeparator: isBeforeSeparator))
    }
    if splits, bytes.find(UInt8(ascii: ",")) != nil {
      split(bytes, at: UInt8(ascii: ","), add)
    } else {
      add(bytes, true)
    }
    return elements
  }

  /// Past a run of backslashes and, where an odd number of them escapes it, the byte after.
  private func endOfOldEscape(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let end = endOfBackslashes(bytes, start)
    return (end - start) % 2 == 1 && Self.isSeparator(bytes, end) ? end + 1 : end
  }

  private func endOfBackslashes(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "\\") { end += 1 }
    return end
  }

  private static func isSeparator(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index < bytes.count && (bytes[index] == UInt8(ascii: ";") || bytes[index] == UInt8(ascii: ","))
  }

  /// Writes the unescaped bytes, which are never more than the escaped ones; returns their number.
  private func unescape(
    _ bytes: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>,
    _ isBeforeSeparator: Bool
  ) -> Int {
    var count = 0
    func put(_ byte: UInt8) {
      output[count] = byte
      count += 1
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\r") {
        put(UInt8(ascii: "\n"))
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      } else if byte != UInt8(ascii: "\\") {
        put(byte)
      } else if isOld {
        let end = endOfBackslashes(bytes, index)
        var number = end - index + 1
        // Before a separator two are one, and an odd one is the separator's own escape.
        let isLast = end == bytes.count && isBeforeSeparator
        if isLast || Self.isSeparator(bytes, end) { number /= 2 }
        for _ in 0..<number { put(byte) }
        index = end
        if Self.isSeparator(bytes, end) {
          put(bytes[end])
          index += 1
        }
      } else if let meaning = index < bytes.count ? Self.meaning(bytes[index]) : nil {
        put(meaning)
        index += 1
      } else {
        put(byte)
      }
    }
    return count
  }

  private static func meaning(_ escaped: UInt8) -> UInt8? {
    switch escaped {
    case UInt8(ascii: "n"), UInt8(ascii: "N"): UInt8(ascii: "\n")
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "\\"),
      UInt8(ascii: "\""):
      escaped
    default: nil
    }
  }
}
