import CirclesModel
import CirclesStore

/// Finds `likes X`, `born MM-DD` or `born YYYY-MM-DD` and `avoid X` in words, for whom it is told.
struct WordReader: TextReading {
  static let version = 7

  func read(_ note: NoteRecord, about subject: TextSubject?) -> TextFindings {
    Self.read(note.text, about: subject)
  }

  func read(_ part: ConversationPart, about subject: TextSubject?) -> TextFindings {
    Self.read(part.messages.map(\.text).joined(separator: "\n"), about: subject)
  }

  static func read(_ text: String, about subject: TextSubject?) -> TextFindings {
    var findings = TextFindings()
    findings.subject = subject?.identifier
    findings.summary = text
    let words = text.split(whereSeparator: { " .\n".contains($0) }).map(String.init)
    for (place, (verb, thing)) in zip(words, words.dropFirst()).enumerated() {
      let found = Finding(key: thing, text: thing, start: place, end: place + 1)
      switch verb {
      case "likes" where subject != nil: findings.interests.append(found)
      case "avoid" where subject != nil: findings.topicsToAvoid.append(found)
      case "moves" where subject != nil: findings.events.append(found)
      case "works" where subject != nil:
        findings.facts.append(Finding(key: "job", text: thing, start: place, end: place + 1))
      case "born":
        let isWhole = thing.utf8.count == 10
        findings.dates.append(
          FoundDate(
            text: thing, start: place, end: place + 1, kind: isWhole ? "date" : "annual",
            value: isWhole ? thing : "--" + thing, label: "birthday", of: subject?.identifier))
      case "on":
        findings.dates.append(
          FoundDate(text: thing, start: place, end: place + 1, kind: "date", value: thing))
      default: break
      }
    }
    return findings
  }
}

extension NoteReading {
  static let words = NoteReading(WordReader())
}

extension AssignOptions {
  /// As `tests`, with what reads notes.
  static let reading = AssignOptions(
    timeZone: "Europe/London", extractorVersion: WordReader.version)
}

extension TestNotebook {
  /// Loads notes that are read for whom they are decided.
  @discardableResult
  func read(_ notes: [(NoteRecord, MatchDecision)], _ options: AssignOptions = .reading) throws
    -> String
  {
    try filing { session in
      let items = notes.map { note, decision in
        Decided(
          note, decision: decision,
          findings: WordReader().read(note, about: TextSubject(decision)))
      }
      _ = try session.load(notes: items, options, WordReader())
    }
  }

  /// Loads a chat whose parts are read.
  @discardableResult
  func read(
    chat: ConversationRecord, _ decision: MatchDecision, _ options: AssignOptions = .reading
  ) throws -> String {
    try filing { session in
      _ = try session.load(conversations: [(chat, .chatImport)], options)
      let parts = try session.pendingParts(options).map { part in
        Decided(
          PreparedPart(part), decision: decision,
          findings: WordReader().read(part.part, about: TextSubject(decision)))
      }
      _ = try session.file(parts: parts, options, WordReader())
    }
  }

  /// Looks again at what a request finds; answers the run and what it led to.
  @discardableResult
  func reread(
    _ decision: MatchDecision, all: Bool = false, _ options: AssignOptions = .reading
  ) throws -> (run: String, results: [ReassignResult]) {
    var results: [ReassignResult] = []
    let run = try filing { session in
      let keys = try session.notesToReview(ReviewRequest(all: all), options)
      let items = try session.reviewItems(keys, options).map { item in
        let subject = TextSubject(decision)
        let findings =
          switch item.subject {
          case .note(let note): WordReader().read(note, about: subject)
          case .part(let part): WordReader().read(part, about: subject)
          }
        return Decided(item, decision: decision, findings: findings)
      }
      results = try session.refile(items, options, WordReader())
    }
    return (run, results)
  }

  /// The contact's id.
  func id(of name: String) throws -> String {
    try text("SELECT id FROM contact WHERE name = '\(name)'") ?? ""
  }

  /// Interests with whom they are said of.
  func interests() throws -> [String] {
    try rows(
      """
      SELECT c.name || ' ' || i.name || ' ' || i.times_said AS x FROM contact_interest AS i
      JOIN contact AS c ON c.id = i.contact_id ORDER BY x
      """
    ).map { $0.replacing("\"", with: "") }
  }
}
