/// How far the words reach that say of a mention that it is done, that it is not, or that another does it.
///
/// A statement is their reach, as long as it has signs; where it has none, as in speech, they reach a
/// few words.
struct LocalScope {
  /// Words under a denial, in places of the segment's words.
  private(set) var denied: [Range<Int>] = []
  /// Words told of somebody else.
  private(set) var anothers: [Range<Int>] = []
  /// Words near one that says that something is liked, done or learned.
  private(set) var cued: [Range<Int>] = []

  /// A statement of more words is one that nobody set signs in.
  private static let longest = 14
  private static let denying = 5
  private static let cueing = 7

  /// Whether all of it is told of somebody else.
  var isWhollyAnothers: Bool { !isLong && !anothers.isEmpty }
  private let isLong: Bool

  /// - Parameter before: the statement before it in the sentence.
  /// - Parameter denials: the words that deny; nil for those that also tell what is over, or disliked.
  init(
    _ range: Range<Int>, _ segment: ReadSegment, _ local: LocalWords,
    after before: LocalScope? = nil, denials: Set<String>? = nil
  ) {
    let ending = denials == nil ? "aufgeho" : nil
    let denials = denials ?? local.denials
    let isLong = range.count > Self.longest
    self.isLong = isLong
    func reach(_ index: Int, _ words: Int) -> Range<Int> {
      isLong
        ? max(range.lowerBound, index - words)..<min(range.upperBound, index + words + 1) : range
    }
    let isNarrated = segment.speaker == .narrator || segment.speaker == .other
    // `no` is a denial of English, too: it is left out of the words, and told by what it denies.
    let knowsNo = !local.first.contains("eu")
    let first = range.lowerBound
    var wasNegated =
      !knowsNo
      || first > 0 && segment.readings[first - 1].isNegated
        && segment.readings[first - 1].clause == segment.readings[first].clause
    for index in range {
      let isNegated = segment.readings[index].isNegated
      if isNegated, !wasNegated { Self.add(reach(index, Self.denying), to: &denied) }
      wasNegated = isNegated || !knowsNo
      let word = segment.words[index].text
      let next = index + 1 < range.upperBound ? segment.words[index + 1].text : nil
      if denials.contains(word) || ending.map(word.hasPrefix) == true {
        if let next, local.unceasing.contains(next) || Self.limits.contains(next) { continue }
        Self.add(reach(index, Self.denying), to: &denied)
      }
      if isNarrated, local.first.contains(word) {
        Self.add(reach(index, Self.denying), to: &anothers)
      }
      if let next, local.relatives.contains(next),
        (isNarrated ? local.theirs : local.mine).contains(word)
      {
        Self.add(reach(index, Self.denying), to: &anothers)
      }
      if isNarrated, let next, local.relatives.contains(next), Self.articles.contains(word),
        index == first || !Self.companies.contains(segment.words[index - 1].text)
      {
        Self.add(reach(index, Self.denying), to: &anothers)
      }
      if local.cues.contains(word) { Self.add(reach(index, Self.cueing), to: &cued) }
    }
    // "su mujer odia el ruido y se va a esquiar": hers still.
    if before?.isWhollyAnothers == true, !isLong,
      !range.prefix(2).contains(where: { names($0, segment, local) })
    {
      anothers.append(range)
    }
  }

  /// Adds a range to those before it: what touches is one, so that a long text has few.
  private static func add(_ range: Range<Int>, to ranges: inout [Range<Int>]) {
    guard let last = ranges.last, range.lowerBound <= last.upperBound else {
      ranges.append(range)
      return
    }
    ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
  }

  /// Whether a word may be the subject of its statement.
  private func names(_ index: Int, _ segment: ReadSegment, _ local: LocalWords) -> Bool {
    let word = segment.words[index]
    return Self.subjects.contains(word.text) || local.first.contains(word.text)
      || word.isCapital && !local.hasCapitals && !segment.openings.contains(index)
  }

  /// `not only` denies nothing.
  private static let limits: Set<String> = [
    "nur", "bloss", "solo", "solamente", "seulement", "somente", "apenas", "soltanto",
    "alleen", "enkel", "bara", "endast", "kun", "bare",
  ]

  /// What stands before somebody of the subject's: `der Bruder von Petra`, `o marido`.
  private static let articles: Set<String> = [
    "der", "die", "das", "el", "la", "los", "las", "le", "les", "l", "il", "lo", "o", "a", "os",
    "as", "de", "het", "den", "det",
  ]
  /// Behind these they are who the subject is with.
  private static let companies: Set<String> = [
    "mit", "bei", "von", "zu", "fur", "con", "para", "de", "por", "avec", "pour", "chez", "com",
    "met", "voor", "bij", "van", "med", "for", "hos", "till", "til", "a", "per", "da",
  ]

  private static let subjects: Set<String> = [
    "ella", "ellos", "ellas", "nosotros", "er", "sie", "wir", "il", "elle", "ils", "elles", "on",
    "nous", "vous", "ele", "eles", "elas", "lui", "lei", "loro", "noi", "hij", "zij", "ze", "wij",
    "han", "hon", "hun", "vi",
  ]

  func isDenied(_ found: Range<Int>) -> Bool { denied.contains { $0.overlaps(found) } }
  func isAnothers(_ found: Range<Int>) -> Bool { anothers.contains { $0.overlaps(found) } }
  func isCued(_ found: Range<Int>) -> Bool { cued.contains { $0.overlaps(found) } }
}
