/// The times that stand left of what the owner said, as some apps write them beside the bubble: `8:19 PM On it`.
///
/// People begin messages with a time too; but then it is out of order with the times around it.
struct TimesBeside {
  /// One for each line; nil where the line does not begin with such a time.
  let heads: [Head?]

  /// A time, and how many words it takes.
  struct Head: Hashable {
    var clock: ClockReading
    var length: Int
  }

  init(_ lines: [String]) {
    let ends = lines.map(Self.end)
    let found = lines.indices.map { index -> Head? in
      // "Can you come at / 17:00": the line above wants more.
      if index > 0, ends[index - 1] == nil,
        lines[index - 1].hasSuffix(",") || WordsInside.endOpen(lines[index - 1])
      {
        return nil
      }
      return Self.head(lines[index])
    }
    var last = 0
    var isBefore = found.map { _ in false }
    for index in lines.indices {
      if let head = found[index]?.clock.best?.minutes {
        isBefore[index] = last <= head
        if last <= head { last = head }
      } else if let end = ends[index] {
        last = end
      }
    }
    var next = Int.max
    var heads: [Head?] = found.map { _ in nil }
    for index in lines.indices.reversed() {
      if let head = found[index], let minutes = head.clock.best?.minutes {
        guard isBefore[index], minutes <= next else { continue }
        heads[index] = head
        next = minutes
      } else if let end = ends[index] {
        next = end
      }
    }
    let count = heads.count { $0 != nil }
    let others = ends.count { $0 != nil }
    // Beside a bubble of several lines the time is read as a line of its own.
    let areAlone = lines.contains { DaySeparator($0)?.day == .unsaid }
    let isUsual = count > 0 && count + others >= 3 && (areAlone || others >= 2)
    self.heads = isUsual ? heads : heads.map { _ in nil }
  }

  /// A time before something that is said.
  private static func head(_ line: String) -> Head? {
    guard line.first?.isNumber == true else { return nil }
    let words = line.split(separator: " ").map(String.init)
    for length in [2, 1] where words.count > length {
      let text = words.prefix(length).joined(separator: " ")
      guard words[length...].joined().filter(\.isLetter).count > 2,
        let clock = ClockText.parse(text),
        clock.isExact
      else { continue }
      return DaySeparator(line) == nil && end(line) == nil
        ? Head(clock: clock, length: length) : nil
    }
    return nil
  }

  /// The time at the end of a line, or alone on it.
  private static func end(_ line: String) -> Int? {
    if let separator = DaySeparator(line), separator.day != .unsaid { return nil }
    let stamp = BubbleStamp(line.split(separator: " ").map(String.init))
    return stamp?.clock?.isExact == true ? stamp?.clock?.best?.minutes : nil
  }
}
