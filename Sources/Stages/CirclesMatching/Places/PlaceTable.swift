/// Which places a number's first digits speak of, and which words of a text name those places:
/// somebody with a number of Honolulu is likelier the one who calls from Honolulu. From general
/// knowledge of the numbering plans (ITU-T E.164; NANP area codes).
struct PlaceTable: Sendable {
  /// Places by folded word; a name of two words is found by its first, if the second follows.
  private let words: [UInt64: [Name]]
  /// Places by the digits behind the plus, longest first.
  private let prefixes: [[UInt8]: UInt16]

  struct Name: Sendable {
    var next: UInt64
    var place: UInt16
  }

  static let standard = PlaceTable([countries, areas])
  static let longestPrefix = 7

  init(_ tables: [String]) {
    var words: [UInt64: [Name]] = [:]
    var prefixes: [[UInt8]: UInt16] = [:]
    var place: UInt16 = 0
    for table in tables {
      for line in table.split(separator: "\n") {
        place += 1
        let halves = line.split(separator: "|", maxSplits: 1)
        guard halves.count == 2 else { continue }
        for prefix in halves[0].split(separator: " ") { prefixes[Array(prefix.utf8)] = place }
        for name in halves[1].split(separator: ",") {
          let tokens = FoldedText(String(name)).tokens
          guard let first = tokens.first else { continue }
          let next = tokens.count > 1 ? tokens[1].hash : 0
          words[first.hash, default: []].append(Name(next: next, place: place))
        }
      }
    }
    self.words = words
    self.prefixes = prefixes
  }

  /// The places that a folded word and the one behind it name.
  func places(of hash: UInt64, next: UInt64) -> [UInt16] {
    guard let names = words[hash] else { return [] }
    return names.filter { $0.next == 0 || $0.next == next }.map(\.place)
  }

  /// Whether a word begins the name of a place.
  func isPlace(_ hash: UInt64) -> Bool { words[hash] != nil }

  /// The place of a number in E.164, as narrow as the table knows: `+18085550123` is Hawaii.
  func place(ofNumber number: String) -> UInt16? {
    var digits = Array(
      number.utf8.lazy.filter { $0 >= 0x30 && $0 <= 0x39 }.prefix(Self.longestPrefix))
    while !digits.isEmpty {
      if let place = prefixes[digits] { return place }
      digits.removeLast()
    }
    return nil
  }
}
