/// Somebody's name that stands in the note of a card which shows them otherwise: `Sparky`, with
/// `Real name Leon Gaines`, or `Big Tex`, with `Wade Dalton. From Plano`.
enum NotedNames {
  /// As much of a note is looked at.
  private static let reach = 400
  /// No card has more.
  private static let maximum = 2

  /// The whole names of a note that are its person's own, whom `display` shows: what it begins with, and
  /// what stands behind `real name`. Others whom it names are relatives and helpers.
  static func names(in note: String, beside display: FoldedText) -> [String] {
    if note.isEmpty { return [] }
    // Who is shown by a given name and another has a whole name already; the Josh of `Josh's mum` is another.
    let shown = Set(
      display.tokens.filter { $0.flags.isDisjoint(with: .possessive) }.map(\.hash)
        .filter(GivenNames.has))
    var found: [String] = []
    var isFirst = true
    for clause in note.prefix(reach).split(whereSeparator: { ".,;:\n()".contains($0) }) {
      guard found.count < maximum else { break }
      let text = FoldedText(String(clause), limit: 8)
      if let start = behindCue(text) {
        if let name = name(from: start, in: text) { found.append(name) }
      } else if isFirst, text.tokens.count <= 3, let name = name(from: 0, in: text),
        shown.isEmpty || shown.contains(text.tokens[0].hash)
      {
        found.append(name)
      }
      isFirst = false
    }
    return found
  }

  /// The two or three words with capitals from one on, the first of them a given name.
  private static func name(from start: Int, in text: FoldedText) -> String? {
    let run = text.tokens.dropFirst(start).prefix(3).prefix { token in
      token.flags.contains(.capital) && token.flags.isDisjoint(with: [.digit, .possessive])
        && token.length > 1 && !PersonFacts.isLabel(token.hash)
        && !CommonWords.common.contains(token.hash)
        && TopicLexicon.standard.topics(of: token.hash) == 0
        && !PlaceTable.standard.isPlace(token.hash)
    }
    // `Wade Dalton`, and nothing else in the clause.
    let isAll = start == 0 && run.count == 2 && text.tokens.count == 2
    guard run.count >= 2, isAll || GivenNames.has(run[run.startIndex].hash),
      // `Lena Petra`: two given names are two people.
      run.dropFirst().contains(where: { NameGenders.table[$0.hash] == nil })
    else { return nil }
    return text.excerpt(run.startIndex, run.endIndex - 1)
  }

  /// Behind which word the name stands: `real name`, `aka`, `eigentlich`.
  private static func behindCue(_ text: FoldedText) -> Int? {
    let tokens = text.tokens
    for at in tokens.indices.prefix(2) {
      if cues.contains(tokens[at].hash) { return at + 1 }
      // `real name`, and `nombre real` the other way round
      let pair = tokens[at...].prefix(2)
      if pair.count == 2, pair.contains(where: { names.contains($0.hash) }),
        pair.contains(where: { real.contains($0.hash) })
      {
        return at + 2
      }
    }
    return nil
  }

  private static func set(_ text: String) -> Set<UInt64> {
    Set(FoldedText(text).tokens.map(\.hash))
  }

  private static let cues = set("aka alias eigentlich")
  private static let names = set("name namn navn naam nom nome nombre")
  private static let real = set(
    """
    real full whole proper legal richtiger voller echter vrai vero echte volledige egentliga egentlige verdadeiro
    completo verdadero
    """)
}
