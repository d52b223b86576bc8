/// What the splitter reads off one line.
extension CardSplitter {
  enum Step {
    case pass
    case needsMore
    case stray(isEnd: Bool)
    case begin(indent: Int)
    case beginOther([UInt8])
    case depth(Int)
    case end
  }

  /// Passes the lines of an open card that neither begin nor end anything, which are nearly all
  /// lines, and the empty ones outside of cards.
  mutating func skipPlainLines() {
    if isDroppingLine { return }
    if case .outside = state { return skipEmptyLines() }
    guard case .inside(let open) = state else { return }
    // Here the slow path has to see to the limits.
    let limit = min(settled, open.start + limits.cardBytes)
    var (start, number) = (position, line)
    buffer.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      while let end = base.find(UInt8(ascii: "\n"), max(start, searched), limit),
        end - start <= limits.lineBytes, !Self.mayBeComponent(bytes, start, end)
      {
        start = end + 1
        number += 1
      }
    }
    (position, line) = (start, number)
    searched = max(searched, start)
  }

  private mutating func skipEmptyLines() {
    var (start, number) = (position, line)
    buffer.withUnsafeBufferPointer { bytes in
      while start < settled {
        let isPair = bytes[start] == UInt8(ascii: "\r") && start + 1 < settled
        let end = isPair ? start + 1 : start
        guard bytes[end] == UInt8(ascii: "\n") else { break }
        start = end + 1
        number += 1
      }
    }
    (position, line) = (start, number)
    searched = max(searched, start)
  }

  /// Decides what the line `start..<end` means.
  func look(at bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Step {
    if case .inside(let open) = state {
      // Nearly all lines leave here.
      if !Self.mayBeComponent(bytes, start, end) { return .pass }
      return scanInside(open, bytes, start, end)
    }
    return scanOutside(bytes, start, end)
  }

  /// A quick look for lines that may begin or end a component: by their first letter, or, behind a
  /// group or an AGENT, by their last.
  @inline(__always)
  private static func mayBeComponent(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    guard end > start else { return false }
    let first = bytes[start] | 0x20
    if first == UInt8(ascii: "b") || first == UInt8(ascii: "e") || bytes[start] == 0xEF {
      return true
    }
    var last = end
    while last > start, bytes[last - 1].isBlankOrBreak { last -= 1 }
    return last - start >= 9 && last - start <= 100 && bytes.hasWord("vcard", at: last - 5)
  }

  private func scanOutside(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Step {
    if let component = ComponentLine(bytes, start, end) {
      let isCard = component.isCard(bytes)
      if component.isBegin, isCard {
        if case .dropping = state, isAgent(bytes, before: start) { return .depth(1) }
        return .begin(indent: component.indent)
      }
      switch state {
      case .outside, .inside:
        return component.isBegin
          ? .beginOther(bytes[component.name].map(\.lowercased)) : .stray(isEnd: isCard)
      case .skipping(let name):
        let isSame = bytes[component.name].lazy.map(\.lowercased).elementsEqual(name)
        return isSame && !component.isBegin ? .end : .pass
      case .dropping(let depth):
        if component.isBegin || !isCard { return .pass }
        return depth > 0 ? .depth(-1) : .end
      }
    }
    guard case .outside = state else { return .pass }
    let isBlank = bytes[start..<end].allSatisfy(\.isBlankOrBreak)
    return isBlank ? .pass : .stray(isEnd: false)
  }

  private func scanInside(
    _ open: Open, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Step {
    guard let component = ComponentLine(bytes, start, end) else {
      return Self.isAgentLine(bytes, start, end) ? .depth(1) : .pass
    }
    guard component.isCard(bytes) else {
      let isCalendar = component.isBegin && bytes.hasWord("v", at: component.name.lowerBound)
      return isCalendar ? .beginOther(bytes[component.name].map(\.lowercased)) : .pass
    }
    // Behind a soft line break or a fold the words may be text; what follows tells.
    let isDoubtful =
      component.indent > open.indent || isSoftBroken(bytes, before: start, from: open.bodyStart)
    if component.isBegin {
      if isAgent(bytes, before: start) { return .depth(1) }
      if isDoubtful {
        guard let follows = isFollowed(bytes, end, by: Self.beginsBody) else { return .needsMore }
        if !follows { return .pass }
      }
      return .begin(indent: component.indent)
    }
    if open.depth > 0 { return .depth(-1) }
    if isDoubtful {
      guard let follows = isFollowed(bytes, end, by: Self.beginsCard) else { return .needsMore }
      if !follows { return .pass }
    }
    return .end
  }

  /// True where the next line that is not blank passes `test`; nil where it has not come yet.
  private func isFollowed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int,
    by test: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool? {
    var index = end
    while index < settled, index - end < Self.scanAhead, bytes[index].isBlankOrBreak { index += 1 }
    if settled - index < 16, !isFinished, index - end < Self.scanAhead { return nil }
    return test(bytes.part(index, min(index + 16, settled)))
  }

  private static let scanAhead = 256

  private static func beginsCard(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.isEmpty || bytes.hasWord("begin")
  }

  private static func beginsBody(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.hasWord("version") || bytes.hasWord("fn") || bytes.hasWord("n:") || bytes.hasWord("n;")
      || bytes.hasWord("prodid")
  }

  /// True where the line before `start` ends in a soft line break of quoted-printable.
  private func isSoftBroken(
    _ bytes: UnsafeBufferPointer<UInt8>, before start: Int, from bodyStart: Int
  ) -> Bool {
    var lineEnd = start - 1
    while lineEnd > bodyStart {
      var last = lineEnd
      while last > bodyStart, bytes[last - 1] == UInt8(ascii: "\r") { last -= 1 }
      guard last > bodyStart, bytes[last - 1] == UInt8(ascii: "=") else { return false }
      var first = last
      while first > bodyStart, bytes[first - 1] != UInt8(ascii: "\n") { first -= 1 }
      let line = bytes.part(first, last)
      if let colon = line.find(UInt8(ascii: ":")), line.part(0, colon).declaresQuotedPrintable {
        return true
      }
      lineEnd = first - 1
    }
    return false
  }

  /// True where the last line before `start` that is not blank is an AGENT without a value, which is
  /// how 2.1 puts a card into a card.
  private func isAgent(_ bytes: UnsafeBufferPointer<UInt8>, before start: Int) -> Bool {
    var end = start
    while end > 0, bytes[end - 1].isBlankOrBreak { end -= 1 }
    guard end > 0, bytes[end - 1] == UInt8(ascii: ":") else { return false }
    var first = end
    while first > 0, end - first < 100, bytes[first - 1] != UInt8(ascii: "\n") { first -= 1 }
    return Self.startsAgent(bytes, first, end)
  }

  /// True for `AGENT:BEGIN:VCARD` with the nested card on the lines that follow.
  private static func isAgentLine(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    guard startsAgent(bytes, start, end), let colon = bytes.part(0, end).find(0x3A, from: start),
      let nested = ComponentLine(bytes, colon + 1, end)
    else { return false }
    return nested.isBegin && nested.isCard(bytes)
  }

  /// True where the line begins with the name AGENT, behind a group or not.
  private static func startsAgent(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    let line = bytes.part(start, end)
    var index = 0
    while index < line.count, line[index].isBlank { index += 1 }
    if let dot = line.find(UInt8(ascii: "."), from: index),
      line.part(index, dot).allSatisfy(Property.isNameByte)
    {
      index = dot + 1
    }
    guard line.hasWord("agent", at: index), index + 5 < line.count else { return false }
    return line[index + 5] == UInt8(ascii: ":") || line[index + 5] == UInt8(ascii: ";")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True where the name and parameters of a property say quoted-printable.
  var declaresQuotedPrintable: Bool {
    var start = 0
    while let separator = find(UInt8(ascii: ";"), from: start) {
      var word = separator + 1
      while word < count, self[word].isBlank { word += 1 }
      if hasWord("encoding", at: word), let equals = find(UInt8(ascii: "="), from: word) {
        word = equals + 1
        while word < count, self[word].isBlank || self[word] == UInt8(ascii: "\"") { word += 1 }
      }
      if hasWord("quoted-printable", at: word) { return true }
      if hasWord("qp", at: word) {
        let next = word + 2
        if next == count || !Property.isNameByte(self[next]) { return true }
      }
      start = separator + 1
    }
    return false
  }
}
