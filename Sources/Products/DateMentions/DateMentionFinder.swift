/// Finds the dates, times, lengths and recurrences a text mentions, and what they stand for.
///
///     let finder = DateMentionFinder()
///     if let at = ReferenceTime(year: 2026, month: 3, day: 14) {
///       finder.mentions(in: "dinner next Tuesday", at: at)   // 2026-03-17
///     }
///
/// Three steps: the tokens of a text, what is said, no matter when, and what that stands for, seen
/// from a time.
///
/// Weeks begin on Monday. "Next Tuesday" is the Tuesday of the next calendar week; a bare weekday
/// the nearest in the direction of the sentence's tense; a month is the whole month. Time and
/// memory grow linearly with the text, whatever it is.
public struct DateMentionFinder: Sendable {
  /// What counts as a mention.
  public enum Profile: Hashable, Sendable {
    /// All that has a value: also times of day, "today", lengths, recurrences, seasons, years.
    case everything
    /// What a notebook about people keeps: days and spans of days; no stamps of messages.
    case notes
    /// A text of a line or two (``shortText`` words) is asked for ``everything`` it says; a longer
    /// one is read as ``notes``.
    case adaptive

    /// The most words of a short text.
    public static let shortText = 16

    func resolved(for tokens: [Token]) -> Profile {
      guard self == .adaptive else { return self }
      var words = 0
      var breaks = 0
      for (index, token) in tokens.enumerated() where token.spaced {
        words += 1
        if words > Profile.shortText { return .notes }
        // Several sentences, or lines, are a note, however short.
        let isNew =
          token.lines > 0 || index > 0 && tokens[index - 1].endsSentence && token.kind != .mark
        if isNew, index > 0 {
          breaks += 1
          if breaks > 1 { return .notes }
        }
      }
      return .everything
    }
  }

  /// A language with words of its own.
  public enum LanguageCode: String, Hashable, Sendable, CaseIterable {
    /// English, whole.
    case english = "en"
    /// Plain dates in Spanish and the languages below.
    case spanish = "es"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Portuguese.
    case portuguese = "pt"
    /// Italian.
    case italian = "it"
    /// Dutch.
    case dutch = "nl"
    /// Swedish; its words and those of Danish and Norwegian are known together.
    case swedish = "sv"
    /// Danish.
    case danish = "da"
    /// Norwegian (Bokmål).
    case norwegian = "nb"
  }

  /// How figures are ordered where nothing else decides.
  public let order: DateOrder
  /// Whether British customs hold where holidays differ (Mother's Day).
  let usesBritishHolidays: Bool
  /// What counts as a mention.
  public private(set) var profile: Profile

  /// Whether it reads what people note, of whatever length.
  private(set) var isNotebook: Bool

  private let languages: Set<LanguageCode>
  let lexicon: Lexicon
  let grammar: Grammar

  /// A finder. Making one reads the word lists; keep it.
  ///
  /// - Parameters:
  ///   - order: how `3/7` is read; with day first, British holidays are meant too.
  ///   - languages: whose words are known.
  ///   - profile: what counts as a mention.
  public init(
    order: DateOrder = .auto, languages: Set<LanguageCode> = [.english],
    profile: Profile = .everything
  ) {
    self.order = order
    self.profile = profile
    isNotebook = profile != .everything
    usesBritishHolidays = order == .dmy
    self.languages = languages
    lexicon = Lexicon.of(languages)
    grammar = .standard
  }

  /// The mentions of a text, in their order, none overlapping another.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - reference: the local time it was written.
  public func mentions(in text: String, at reference: ReferenceTime) -> [DateMention] {
    mentions(in: TokenizedText(text), at: reference)
  }

  /// The mentions of a text that is cut already.
  package func mentions(in text: TokenizedText, at reference: ReferenceTime) -> [DateMention] {
    let lattice = lattice(of: text)
    guard lattice.hasTopics else { return [] }
    let reader = MentionReader(
      finder: self, text: text.text, lattice: lattice, reference: reference)
    return reader.mentions(in: text.text)
  }

  /// The same, for parts of a text that are to be read as the whole of it is: a line of a long text is
  /// no short one.
  package func settled(for text: TokenizedText) -> DateMentionFinder {
    var finder = self
    finder.profile = profile.resolved(for: text.tokens)
    return finder
  }

  /// What a text says of time, with the places, before it is seen from any time: all readings.
  ///
  /// Offsets are Unicode scalars.
  func recognise(in text: String) -> [(range: Range<Int>, expression: DateExpression)] {
    let lattice = lattice(of: TokenizedText(text))
    return MentionReader.topics.flatMap { symbol in
      lattice.items.filter { $0.symbol == symbol }.compactMap { item in
        lattice.node(item).map { (lattice.scalars(of: Int(item.start)..<Int(item.end)), $0) }
      }
    }.sorted { $0.0.lowerBound < $1.0.lowerBound }
  }

  /// The words, figures and marks of a text, as Unicode scalar ranges.
  func tokens(in text: String) -> [Range<Int>] {
    Tokenizer.tokens(of: text).map { Int($0.start)..<Int($0.end) }
  }

  private func lattice(of text: TokenizedText) -> Lattice {
    let isForeign = languages.count > 1 && isForeign(text)
    var order =
      order == .auto
      ? DateOrder.evidence(in: text.tokens) : order.corrected(by: text.tokens)
    // Nobody who writes another language puts the month first.
    if order == .mdy, isForeign { order = .dmy }
    return grammar.lattice(
      of: text.text, tokens: text.tokens, lexicon: lexicon, order: order, isForeign: isForeign)
  }

  /// Whether the words of a text are those of another language that the finder knows.
  private func isForeign(_ text: TokenizedText) -> Bool {
    let others = languages.subtracting([.english])
    guard let code = Self.language(of: text) else {
      return Self.isRather(others, in: text)
    }
    guard
      others.contains(code)
        || code == .swedish && !others.isDisjoint(with: [.danish, .norwegian])
    else { return false }
    // One word of it makes an English text no foreign one.
    let share = Self.share(of: code, in: text)
    return share.own >= share.english
  }
}
