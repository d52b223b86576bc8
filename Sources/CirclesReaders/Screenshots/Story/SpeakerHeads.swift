/// The lines that say who speaks below, in apps that write every message at the left: a name,
/// mostly with a time behind it, again and again.
struct SpeakerHeads {
  /// One such line.
  struct Head: Hashable {
    var name: String
    var when: DaySeparator?
  }

  /// One for each line; nil where the line is something else.
  let heads: [Head?]

  /// The names, each once.
  var names: Set<String> { Set(heads.compactMap { $0?.name }) }

  init(_ lines: [String]) {
    let found = lines.map(Self.head)
    var timed: [String: Int] = [:]
    var plain: [String: Int] = [:]
    for head in found {
      guard let head else { continue }
      if head.when == nil { plain[head.name, default: 0] += 1 }
      if head.when != nil { timed[head.name, default: 0] += 1 }
    }
    // Where messages bear their times themselves, most lines with a time hold what was said.
    let clocked = lines.filter(Self.endsInClock).count
    let count = timed.values.reduce(0, +)
    let areTimed =
      count >= 2 && count * 5 >= clocked * 4
      && (timed.values.contains { $0 > 1 } || count >= 3 && timed.keys.allSatisfy(Self.isSureName))
    let repeated = plain.filter { $0.value > 1 && Self.isSureName($0.key) }
    let arePlain = !areTimed && repeated.values.reduce(0, +) >= 3
    heads = found.indices.map { index in
      guard let head = found[index], index + 1 < found.count else { return nil }
      if areTimed { return head.when != nil || timed[head.name] != nil ? head : nil }
      return arePlain && head.when == nil && repeated[head.name] != nil ? head : nil
    }
  }

  private static func endsInClock(_ line: String) -> Bool {
    guard line.last?.isNumber == true || line.last?.isLetter == true else { return false }
    let words = line.split(separator: " ").map(String.init)
    return BubbleStamp(words)?.clock?.isExact == true
  }

  /// The name at the beginning, and the day or time behind it.
  private static func head(_ line: String) -> Head? {
    var words = line.split(separator: " ").map(String.init)
    guard (1...9).contains(words.count), line.count <= 60 else { return nil }
    while words.count > 1, words[0].count <= 2, words[0] == words[0].lowercased() {
      words.removeFirst()
    }
    var when: DaySeparator?
    if line.contains(where: \.isNumber) {
      for start in 1..<max(2, min(5, words.count)) where start < words.count {
        let tail = words[start...].joined(separator: " ")
        guard let day = DaySeparator(tail), day.clock != nil else { continue }
        when = day
        words.removeSubrange(start...)
        break
      }
    }
    guard words.count <= 4, let name = ChatName.clean(words.joined(separator: " ")),
      name.count <= 32, name.contains(where: \.isLetter),
      !name.contains(where: { "!?,;:…\"".contains($0) }),
      when != nil || isSureName(name)
    else { return nil }
    return Head(name: name, when: when)
  }

  /// Several words that all begin with a capital, or one with a sign inside: `Ann Lee`, `ann_lee`.
  private static func isSureName(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    if words.count == 1 {
      return name.count > 4 && name.dropFirst().dropLast().contains { "._".contains($0) }
    }
    let areCapital = words.allSatisfy { word in
      word.first?.isUppercase == true
        && (word.contains(where: \.isLowercase) || word.count == 2 && word.hasSuffix("."))
    }
    return areCapital && words.contains { $0.count > 2 }
  }
}
