import CirclesModel

/// A text as it is compared: cut into words, with what its words speak of counted once.
struct NoteFeatures {
  var text: FoldedText
  var title: FoldedText
  var source: NoteSource
  /// Whose words can be heard wrongly, and whose read wrongly.
  var isHeard: Bool { source == .voiceNote }
  var isRead: Bool { source == .shortcutImport }
  /// The words of the text and the title.
  var words: Set<UInt64> = []
  /// The stems of the words.
  var stems: Set<UInt64> = []
  /// Words behind `from`: where somebody is known from.
  var origins: Set<UInt64> = []
  /// What somebody is said not to be, and where: `not the roof one`.
  var ruledOut: [UInt64: Int] = [:]
  /// What may be a name that speech tore.
  private(set) var torn: [TornName] = []
  /// How often each topic is touched.
  var topics = [Double](repeating: 0, count: 64)
  var topicBits: UInt64 = 0
  /// The places that are named.
  var places: Set<UInt16> = []
  /// The languages of the text, beside English.
  var languages: FunctionWords.Languages = 0
  /// The numbers of the text.
  var numbers: [SpokenNumbers.Found] = []
  /// The day it was taken.
  var day: GregorianDay?
  /// Whether the title only asks: `Gail?`
  let isTitleAsking: Bool
  /// Whether the text is mostly written without capitals.
  var isSmall = false
  /// Whether the text begins with whom it was forwarded from: they did not write it to the owner.
  var isForwarded: Bool {
    let words = text.tokens.prefix(2)
    return words.count == 2 && Verbs.forwards.contains(words[0].hash)
      && Verbs.sources.contains(words[1].hash) && words[0].flags.contains(.capital)
  }

  init(text: String, title: String, source: NoteSource) {
    self.text = FoldedText(text)
    self.title = FoldedText(NoteFeatures.withoutEnding(title), limit: 64)
    self.source = source
    isTitleAsking = title.last == "?" && self.title.tokens.count < 4
    words.reserveCapacity(self.text.tokens.count)
    languages = FunctionWords.languages(of: self.text)
    var opening = 0
    var small = 0
    let tokens = self.text.tokens
    for (index, token) in tokens.enumerated() {
      if token.flags.contains(.opensSentence) {
        opening += 1
        if !token.flags.contains(.capital) { small += 1 }
      }
      if Verbs.origins.contains(token.hash) {
        for next in tokens.dropFirst(index + 1).prefix(3) { origins.insert(next.hash) }
      }
      if Verbs.rulesOut(tokens, index) {
        for next in tokens.dropFirst(index + 1).prefix(5) {
          ruledOut[next.hash] = index
          if !next.flags.isDisjoint(with: TornName.stops) { break }
        }
      }
      guard words.insert(token.hash).inserted else { continue }
      if token.length >= Stem.shortest { stems.insert(Stem.of(self.text.folded(token))) }
      let next = index + 1 < tokens.count ? tokens[index + 1].hash : 0
      count(token.hash, next)
    }
    isSmall = small * 2 > opening
    if isHeard { torn = TornName.all(in: self.text) }
    numbers = SpokenNumbers.find(in: self.text)
    for key in PlaceNumbers.keys(numbers, in: self.text) { words.insert(key) }
    for token in self.title.tokens {
      if words.insert(token.hash).inserted { count(token.hash, 0) }
      stems.insert(Stem.of(self.title.folded(token)))
    }
  }

  private mutating func count(_ hash: UInt64, _ next: UInt64) {
    let bits = TopicLexicon.standard.topics(of: hash)
    if bits != 0 {
      topicBits |= bits
      var rest = bits
      // A word of many topics says little of each.
      let part = 1 / Double(bits.nonzeroBitCount)
      while rest != 0 {
        topics[rest.trailingZeroBitCount] += part
        rest &= rest - 1
      }
    }
    for place in PlaceTable.standard.places(of: hash, next: next) { places.insert(place) }
  }

  private static func withoutEnding(_ title: String) -> String {
    guard let dot = title.lastIndex(of: ".") else { return title }
    let ending = title[title.index(after: dot)...]
    return ending.count <= 5 && !ending.contains(" ") ? String(title[..<dot]) : title
  }
}
