import CirclesModel
import CirclesStore
import Testing

/// What is filed together, so that time and memory grow with an export alone.
@Suite struct PendingPartsTests {
  private let book: TestNotebook

  init() throws { book = try TestNotebook() }

  private func load(_ messages: [Message], _ session: ImportSession) throws {
    _ = try session.load(conversations: [(Texts.chat(messages), .chatImport)], .tests)
  }

  private func file(_ session: ImportSession) throws -> Int {
    let parts = try session.pendingParts(.tests)
    let decided = parts.map { Decided(PreparedPart($0), decision: MatchDecision()) }
    _ = try session.file(parts: decided, .tests)
    return parts.count
  }

  @Test("messages that come between others say how many days must be reckoned anew")
  func cost() throws {
    try book.filing { session in
      try load([3, 1, 2].map { Texts.message("2026-03-0\($0)T10:00:00", "Day \($0)") }, session)
      #expect(session.regroupingCost == 0)
      #expect(try file(session) == 3)
      try load([Texts.message("2026-03-05T10:00:00", "Day 5")], session)
      #expect(session.regroupingCost == 0)
      try load([Texts.message("2026-03-04T10:00:00", "Day 4")], session)
      #expect(session.regroupingCost == 3)
      #expect(try file(session) == 2)
      #expect(session.regroupingCost == 0)
    }
  }

  @Test("long parts are not all pending at once")
  func long() throws {
    let count = 3500
    let messages = (1...6).flatMap { day in
      (0..<count).map { Texts.message("2026-03-0\(day)T10:00:00", "Number \($0)") }
    }
    try book.filing { session in
      try load(messages, session)
      #expect(try file(session) == 5)
      #expect(try file(session) == 1)
      #expect(try file(session) == 0)
    }
  }
}
