/// Which names stand for which: `Bob` for `Robert`, in the languages of many address books.
///
/// A group is a line of the tables: its full forms and its short ones. A name is in several groups
/// where it stands for several (`Alex`).
struct Diminutives: Sendable {
  /// A name's place in a group.
  struct Place: Sendable {
    /// The group.
    var group: UInt32
    /// Whether it is a full form there.
    var isFull: Bool
  }

  private let places: [UInt64: [Place]]

  /// All of them.
  static let all = Diminutives([english, romance, germanic, slavic, further, cut])

  init(_ tables: [String]) {
    var places: [UInt64: [Place]] = [:]
    var group: UInt32 = 0
    for table in tables {
      for line in table.split(separator: "\n") {
        group += 1
        var isFull = true
        for word in line.split(separator: " ") {
          let endsFull = word.hasSuffix(":")
          let hash = FoldedText(String(endsFull ? word.dropLast() : word)).tokens.first?.hash
          if let hash { places[hash, default: []].append(Place(group: group, isFull: isFull)) }
          if endsFull { isFull = false }
        }
      }
    }
    self.places = places
  }

  /// The groups that a folded name is in.
  func places(of hash: UInt64) -> [Place] { places[hash] ?? [] }

  /// Whether it is a name that the tables know.
  func isName(_ hash: UInt64) -> Bool { places[hash] != nil }
}
