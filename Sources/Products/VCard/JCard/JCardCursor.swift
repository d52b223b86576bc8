import SourceDiagnostics

/// Walks from card to card through JSON, and finds the way back after something broken.
struct JCardCursor {
  /// What a step came upon.
  enum Found {
    case card(Card)
    /// A card that could not be read.
    case broken
    case nothing
    case end
  }

  /// Something to tell of.
  struct Problem {
    var severity: Diagnostic.Severity
    var code: Diagnostic.Code
    var message: String
    var line: Int
    var column: Int
    var property: String?
    var isInCard: Bool
  }

  private enum Place {
    /// Between values of the file.
    case file
    /// In an array of cards: at its begin, or behind a card.
    case begin, behind
    /// Behind something broken: brackets and commas no longer tell anything.
    case lost
    /// In JSON of another kind, which has cards somewhere in it: the answers of RDAP (RFC 9083).
    case other
  }

  private enum Recovery {
    /// The place in the grammar is known.
    case none
    /// The begin of another card is to be looked for.
    case search
    /// A card was entered up to the opening bracket of its properties.
    case inside
  }

  private var tokens: JSONTokenizer
  private var place = Place.file
  private var recovery = Recovery.none
  private var problems: [Problem] = []
  private var cardLine = 1
  private var hasCard = false
  private let limits: Limits

  init(_ tokens: JSONTokenizer, limits: Limits) {
    self.tokens = tokens
    self.limits = limits
  }

  /// What was found wrong since the last call.
  mutating func takeProblems() -> [Problem] {
    defer { problems = [] }
    return problems
  }

  /// Goes on by one card, or by less.
  mutating func next() throws -> Found {
    var isInCard = false
    do {
      tokens.beginCard()
      switch recovery {
      case .none:
        if let found = try enterCard() { return found }
        isInCard = true
        try expectProperties()
      case .search:
        guard try tokens.skipToCard() else {
          if place == .other, !hasCard { recover(from: Self.noCard, isInCard: false) }
          return .end
        }
        cardLine = tokens.line
        tokens.beginCard()
      case .inside: cardLine = tokens.line
      }
      isInCard = true
      hasCard = true
      recovery = place == .other ? .search : .none
      return .card(try card())
    } catch let problem as JSONError {
      recover(from: problem, isInCard: isInCard)
      return isInCard ? .broken : .nothing
    }
  }

  private mutating func recover(from problem: JSONError, isInCard: Bool) {
    problems.append(
      Problem(
        severity: .error, code: problem.kind == .tooLarge ? "jcard.too-large" : "jcard.malformed",
        message: problem.message, line: problem.line, column: problem.column, isInCard: isInCard))
    if place != .other { place = .lost }
    recovery = problem.kind == .cardInside ? .inside : .search
  }
}

extension JCardCursor {
  private static let noCard = JSONError(
    kind: .malformed, message: "A card or an array of cards is missing", line: 1, column: 1)

  /// Goes on in JSON that is no jCard itself, from card to card.
  private mutating func enterOther() -> Found {
    place = .other
    recovery = .search
    return .nothing
  }

  /// Goes on to behind the `["vcard"` of a card, and then gives nil.
  private mutating func enterCard() throws -> Found? {
    switch (try tokens.next(), place) {
    case (.end, .begin), (.end, .behind):
      throw tokens.problem("The input ends within the array of cards")
    case (.end, _): return .end
    case (.endArray, .begin), (.endArray, .behind):
      place = .file
      return .nothing
    case (.endArray, .lost), (.comma, .lost): return .nothing
    case (.comma, .behind):
      guard try tokens.next() == .beginArray else { throw tokens.problem("A card is missing") }
      return try enterArray()
    case (.beginArray, .file), (.beginArray, .begin), (.beginArray, .lost):
      return try enterArray()
    case (.beginObject, .file): return enterOther()
    default: throw tokens.problem("A card or an array of cards is missing")
    }
  }

  private mutating func enterArray() throws -> Found? {
    let (line, column) = (tokens.line, tokens.column)
    switch (try tokens.next(), place) {
    case (.string(let name), _) where tokens.isCardName(name):
      cardLine = line
      if place == .begin { place = .behind }
      return nil
    case (.string, _):
      try skipComponent()
      problems.append(
        Problem(
          severity: .note, code: "jcard.not-a-card", message: "This is no vcard and is left out",
          line: line, column: column, isInCard: false))
      if place == .begin { place = .behind }
    case (.beginArray, .file), (.beginArray, .lost):
      place = .begin
      return try enterArray()
    case (.endArray, .file), (.endArray, .lost): break
    case (.beginObject, .file): return enterOther()
    default: throw tokens.problem("A card is missing")
    }
    return .nothing
  }

  /// Passes the rest of an array whose first element is taken.
  private mutating func skipComponent() throws {
    var open = 1
    while open > 0 {
      tokens.beginCard()  // whatever its size, nothing of it is kept
      switch try tokens.next() {
      case .beginArray, .beginObject: open += 1
      case .endArray, .endObject: open -= 1
      case .end: throw tokens.problem("The input ends within an array")
      default: break
      }
    }
  }

  private mutating func expectProperties() throws {
    guard try tokens.next() == .comma, try tokens.next() == .beginArray else {
      throw tokens.problem("The properties of the card are missing")
    }
  }

  /// The card whose properties' opening bracket is taken.
  private mutating func card() throws -> Card {
    var card = Card(version: .v40, line: cardLine)
    var token = try tokens.next()
    while token != .endArray {
      let (line, column) = (tokens.line, tokens.column)
      append(try tokens.value(token), to: &card, line: line, column: column)
      if card.properties.count > limits.properties {
        throw tokens.problem("The card has too many properties", .tooLarge)
      }
      token = try tokens.next()
      if token == .endArray { break }
      guard token == .comma else { throw tokens.problem("A comma or a bracket is missing") }
      token = try tokens.next()
      if token == .endArray { throw tokens.problem("A property is missing") }
    }
    do {
      token = try tokens.next()
      while token != .endArray {
        // What may stand behind the properties in jCal means nothing in a card.
        guard token == .comma else { throw tokens.problem("A bracket is missing") }
        _ = try tokens.value(try tokens.next())
        token = try tokens.next()
      }
    } catch let problem as JSONError {
      // The card itself is whole.
      recover(from: problem, isInCard: false)
    }
    return card
  }

  private mutating func append(_ value: JSONValue, to card: inout Card, line: Int, column: Int) {
    let read = JCardProperty(value)
    if let version = read?.version {
      card.declaredVersion = version
      return
    }
    guard let property = read, !property.isFrame else {
      guard problems.count < limits.diagnosticsPerCard else { return }
      problems.append(
        Problem(
          severity: .warning, code: "jcard.bad-property",
          message: "A property does not have the shape that jCard gives it, and is left out",
          line: line, column: column, property: JCardProperty.name(of: value), isInCard: true))
      return
    }
    card.properties += property.properties(line: line, column: column)
  }
}
