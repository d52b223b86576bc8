import CirclesModel

/// Tells the owner, the subject and others apart by the names that chats show.
struct ChatNames {
  let cast: Participants

  /// Whether a name is the owner's or the subject's.
  func isKnown(_ name: String) -> Bool {
    let words = name.split(separator: " ").map(String.init)
    return isOwner(words) || words.contains { cast.subject.contains($0) }
  }

  /// Whose words follow a name.
  func speaker(_ name: String) -> Speaker {
    let words = name.split(separator: " ").map(String.init)
    if isOwner(words) { return .owner }
    if words.isEmpty || words.allSatisfy({ $0 == "unknown" || $0.first?.isNumber == true }) {
      return .subject
    }
    return isSomebodyElse(words) ? .other : .subject
  }

  private func isOwner(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    return cast.owners.contains(first) && !cast.subject.contains(first)
  }

  /// Whether a chat is with somebody else than the person it was found to be about. A name that
  /// merely differs may be a nickname, or be misread; another given name before the same family
  /// name, or the subject's name within the text, tells.
  func isSomebodyElse(_ words: [String]) -> Bool {
    let names = words.filter {
      !Participants.titles.contains($0) && $0.first?.isNumber != true
        && WordClasses.table[$0]?.contains(.relation) != true
    }
    guard let first = names.first, !cast.subject.isEmpty else {
      return cast.isNamed && !words.isEmpty && !words.contains(where: cast.labels.contains)
        && words.contains { WordClasses.table[$0]?.contains(.relation) == true }
    }
    if cast.subject.contains(first) { return false }
    for name in cast.subject where Self.isAlike(first, name) { return false }
    if names.dropFirst().contains(where: cast.families.contains) { return true }
    if names.dropFirst().contains(where: cast.subject.contains) { return false }
    return cast.isNamed
  }

  /// Whether two names begin alike, or differ in a letter or two.
  static func isAlike(_ left: String, _ right: String) -> Bool {
    let left = Array(left.utf8.prefix(24))
    let right = Array(right.utf8.prefix(24))
    if left.count > 2 && right.count > 2 && left.prefix(3) == right.prefix(3) { return true }
    guard min(left.count, right.count) > 2, abs(left.count - right.count) < 3 else { return false }
    let differing = zip(left, right).filter { $0 != $1 }.count
    let fromBehind = zip(left.reversed(), right.reversed()).filter { $0 != $1 }.count
    return min(differing, fromBehind) + abs(left.count - right.count) <= 2
  }
}
