public import CirclesModel

/// Reads what a text says of the person it is about. Pure: the same text and subject, the same
/// extraction; time grows with the text's length and nothing else.
///
///     let extractor = Extractor(owners: ["Robin"])
///     let found = extractor.extract(note, subject: subject)
public struct Extractor: Sendable {
  /// The names and handles of the user.
  public let owners: [String]

  /// Raised whenever the same text and subject may give something else, so that `reprocess` reads
  /// notes again.
  public static let version = 12

  /// How long a summary is at most, in characters.
  public static let maximumSummary = 280

  /// Makes an extractor for a user.
  public init(owners: [String]) {
    self.owners = owners
  }

  /// What a note says of its subject; without a subject only its summary. Spans count the Unicode
  /// scalars of the note's text.
  ///
  /// - Parameter marks: the spans of the text's dates: what is to be on a day is an event, and the
  ///   summary prefers their sentences.
  /// - Parameter days: spans of birthdays and anniversaries, to be told whose they are.
  public func extract(
    _ note: NoteRecord, subject: ExtractionSubject?, marks: [Range<Int>] = [],
    days: [Range<Int>] = []
  ) -> Extraction {
    let tokens = Lexer.tokens(of: note.text, isRead: note.noteSource == .shortcutImport)
    var cast = Participants(owners: owners, subject: subject)
    cast.look(through: tokens)
    let segments = Segmenter.segments(of: note, tokens, cast)
    return extract(
      segments, tokens, cast, note.text, note.noteSource, marks: marks, days: days,
      isAboutSomebody: subject != nil)
  }

  /// What a part of a conversation says of its subject. Spans count the Unicode scalars of
  /// `text(of:)`.
  ///
  /// - Parameter marks: as for a note; so are `days`.
  public func extract(
    _ part: ConversationPart, subject: ExtractionSubject?, marks: [Range<Int>] = [],
    days: [Range<Int>] = []
  ) -> Extraction {
    let text = Self.text(of: part)
    let tokens = Lexer.tokens(of: text)
    var cast = Participants(owners: owners, subject: subject)
    cast.look(through: tokens)
    let segments = MessageSegments.segments(of: part, in: tokens, cast)
    return extract(
      segments, tokens, cast, text, nil, marks: marks, days: days, isAboutSomebody: subject != nil)
  }

  /// What may be an interest in a note, with the names of the features that the model weighs and
  /// whether it is chosen: what `tools/interests.py` fits its weights on.
  package func weighedInterests(
    _ note: NoteRecord, subject: ExtractionSubject?
  ) -> [(found: Found, features: [String], isChosen: Bool)] {
    let tokens = Lexer.tokens(of: note.text, isRead: note.noteSource == .shortcutImport)
    var cast = Participants(owners: owners, subject: subject)
    cast.look(through: tokens)
    let read = Self.read(Segmenter.segments(of: note, tokens, cast), of: tokens, cast)
    let mentions = InterestWeigher.mentions(
      in: read, LocalSentence.find(in: read), ScalarText(note.text), from: note.noteSource)
    let chosen = Set(
      InterestModel.choose(
        mentions, knowsSpeakers: Self.knowsSpeakers(of: note.noteSource, cast)))
    return mentions.map { mention in
      var names: [String] = []
      mention.features.forEach { names.append(String(describing: $0)) }
      return (mention.found, names, chosen.contains(mention.found))
    }
  }

  /// The text of a part: that of its messages, a line each.
  public static func text(of part: ConversationPart) -> String {
    part.messages.map(\.text).joined(separator: "\n")
  }

  /// Whether it is certain who speaks: in a conversation, which has no source of its own, and in a
  /// pasted chat that names the subject and says he or she.
  private static func knowsSpeakers(of source: NoteSource?, _ cast: Participants) -> Bool {
    source == nil || source == .chatImport && cast.isNamed && cast.hasPronoun
  }

  /// What a question is answered with, where the answer is yes.
  private static let affirming: Set<String> = [
    "yes", "yep", "yeah", "yup", "ya", "always", "totally",
  ]

  /// The segments with their readings: what answers "how's your mum?" is about her.
  private static func read(
    _ segments: [Segment], of tokens: [Token], _ cast: Participants
  ) -> [ReadSegment] {
    var read: [ReadSegment] = []
    read.reserveCapacity(segments.count)
    for segment in segments {
      let isAnswer = segment.speaker == .subject && read.last?.asksAfterAnother == true
      if segment.speaker == .subject, read.last?.speaker == .owner,
        let first = tokens[segment.tokens].first(where: { $0.isWord }),
        affirming.contains(first.text)
      {
        read[read.count - 1].affirm()
      }
      read.append(ClauseReader.read(segment, of: tokens, cast: cast, isAfterAnother: isAnswer))
    }
    return read
  }

  private func extract(
    _ segments: [Segment], _ tokens: [Token], _ cast: Participants, _ text: String,
    _ source: NoteSource?, marks: [Range<Int>],
    days: [Range<Int>], isAboutSomebody: Bool
  ) -> Extraction {
    let read = Self.read(segments, of: tokens, cast)
    let scalars = ScalarText(text)
    var extraction = Extraction()
    if isAboutSomebody {
      let own = Set(days)
      let sentences = LocalSentence.find(in: read)
      let life = LifeText(sentences, segments, read, tokens, cast, scalars)
      extraction.interests = InterestModel.choose(
        InterestWeigher.mentions(in: read, sentences, scalars, from: source ?? .chatImport),
        knowsSpeakers: Self.knowsSpeakers(of: source, cast))
      extraction.events = EventFinder.find(
        in: read, life, scalars, days: marks.filter { !own.contains($0) })
      extraction.topicsToAvoid = TopicFinder.find(in: read, life, scalars, about: cast.subject)
      extraction.facts = FactFinder.find(in: read, life, scalars)
    }
    if !days.isEmpty {
      let reader = DayOwnerReader(tokens: tokens, segments: segments, cast: cast, text: scalars)
      extraction.dayOwners = days.map { reader.owner(of: $0) }
    }
    let found =
      extraction.interests + extraction.events + extraction.topicsToAvoid
      + extraction.facts.map(\.found)
    extraction.summary = Summarizer.summary(
      of: read, scalars,
      spans: found.map { ($0.start, $0.end) } + marks.map { ($0.lowerBound, $0.upperBound) },
      limit: Self.maximumSummary)
    return extraction
  }
}
