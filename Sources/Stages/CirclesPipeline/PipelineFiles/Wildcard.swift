/// A pattern for file names: `*` stands for any characters, `?` for one. Unlike `fnmatch`, it takes `[` and `\` as
/// they are, counts characters whatever the locale, and many stars cost no more than the product of the lengths.
struct Wildcard {
  private let pattern: [Character]

  /// A pattern.
  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Whether a character makes a name a pattern.
  static func isSpecial(_ character: Character) -> Bool { character == "*" || character == "?" }

  /// Whether the whole name fits. Only the last star ever gives more, so the work is the product of
  /// the two lengths at most.
  func matches(_ name: String) -> Bool {
    let name = Array(name)
    var place = 0
    var next = 0
    var star: (place: Int, next: Int)?
    while next < name.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place + 1, next)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[next] {
        place += 1
        next += 1
      } else if let last = star {
        star = (last.place, last.next + 1)
        place = last.place
        next = last.next + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
