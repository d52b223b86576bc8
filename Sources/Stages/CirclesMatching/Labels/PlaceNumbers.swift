/// Numbers by which people are told apart: `Ana no. 9`, `Bruno plot 23`, `Frau Roth Klasse 3`, and in a text
/// `the Roths at number nine`, `out of class three`.
enum PlaceNumbers {
  /// What is counted.
  enum Kind: UInt64 {
    /// Houses, flats, plots.
    case place = 1
    /// Classes, groups, years.
    case group
  }

  private static let units: [UInt64: Kind] = {
    var units: [UInt64: Kind] = [:]
    let places =
      "no nr num number nummer numero n plot plots flat apt apartment unit house room door parzelle haus wohnung kavel huis piso casa appartement parcela"
    let groups =
      "gr group groep gruppe grupo groupe grp grade grado class klas klasse classe clase turma year yr form"
    for token in FoldedText(places).tokens { units[token.hash] = .place }
    for token in FoldedText(groups).tokens { units[token.hash] = .group }
    return units
  }()

  /// Where somebody lives, by its number alone: `at sixteen`.
  private static let whereabouts = Set(FoldedText("at on op auf").tokens.map(\.hash))

  /// The keys of such numbers in a name; a number needs to say what it counts.
  static func keys(ofName name: FoldedText) -> [UInt64] {
    var keys: [UInt64] = []
    for (at, token) in name.tokens.enumerated() where token.flags.contains(.digit) {
      if let number = SpokenNumbers.number(at, name), let kind = kind(of: number, name) {
        keys.append(key(kind, number.value))
      } else if let (kind, value) = glued(name.folded(token)) {
        keys.append(key(kind, value))
      }
    }
    return keys
  }

  /// The keys of those in a text.
  static func keys(_ numbers: [SpokenNumbers.Found], in text: FoldedText) -> [UInt64] {
    var keys: [UInt64] = []
    for number in numbers {
      if let kind = kind(of: number, text) {
        keys.append(key(kind, number.value))
      } else if number.value > 12, number.value < 500, number.from > 0,
        whereabouts.contains(text.tokens[number.from - 1].hash), !isCounted(number, text)
      {
        keys.append(key(.place, number.value))
      }
    }
    // `gr6`
    for token in text.tokens where token.flags.contains(.digit) {
      if let (kind, value) = glued(text.folded(token)) { keys.append(key(kind, value)) }
    }
    return keys
  }

  /// What a number counts, by the word before it, or behind an ordinal: `plot 23`, `5th grade`.
  private static func kind(of number: SpokenNumbers.Found, _ text: FoldedText) -> Kind? {
    if number.from > 0, text.tokens[number.from - 1].flags.isDisjoint(with: [.comma, .endsLine]),
      let kind = units[text.tokens[number.from - 1].hash]
    {
      return kind
    }
    guard number.to + 1 < text.tokens.count,
      text.tokens[number.to].flags.isDisjoint(with: [.stop, .comma, .endsLine]),
      units[text.tokens[number.to + 1].hash] == .group
    else { return nil }
    return .group
  }

  /// The year of a school: `Y2`.
  private static let year = Array("y".utf8)

  /// `gr6`, `Y2`
  private static func glued(_ letters: ArraySlice<UInt8>) -> (Kind, Int)? {
    let head = letters.prefix { $0 > 0x39 }
    let tail = letters.dropFirst(head.count)
    guard !head.isEmpty, (1...2).contains(tail.count),
      tail.allSatisfy({ (0x30...0x39).contains($0) }),
      let kind = head.elementsEqual(year) ? .group : units[WordHash.of(head)]
    else { return nil }
    return (kind, tail.reduce(0) { $0 * 10 + Int($1 - 0x30) })
  }

  /// `at sixteen hundred`, `on 23 May`, `at 15 euros`.
  private static func isCounted(_ number: SpokenNumbers.Found, _ text: FoldedText) -> Bool {
    guard number.to + 1 < text.tokens.count,
      text.tokens[number.to].flags.isDisjoint(with: [.stop, .comma, .endsLine])
    else { return false }
    let next = text.tokens[number.to + 1]
    return next.flags.contains(.digit) || BirthdayWords.units.contains(next.hash)
      || BirthdayWords.months[next.hash] != nil
  }

  private static func key(_ kind: Kind, _ value: Int) -> UInt64 {
    WordHash.mix(UInt64(value) &* 31 &+ kind.rawValue)
  }
}
