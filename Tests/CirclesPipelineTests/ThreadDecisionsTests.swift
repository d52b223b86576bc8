import CirclesModel
import Synchronization
import Testing

@testable import CirclesPipeline

/// What the days of a conversation share is worked out once.
@Suite struct ThreadDecisionsTests {
  /// Counts what it is asked.
  final class Counter: NoteMatching {
    static let version = 1
    let decisions = Mutex(0)
    let keysMade = Mutex(0)

    func decide(_ note: NoteRecord) -> MatchDecision { MatchDecision() }
    func decide(_ part: ConversationPart) -> MatchDecision {
      decisions.withLock { $0 += 1 }
      var decision = MatchDecision(mentions: [part.partner.label ?? "?"])
      let ana = MatchSuggestion(identifier: "ana", name: "Ana", confidence: 0.95)
      if part.partner.label == "Ana" { decision.contact = ana }
      if part.partner.label == "Annie" { decision.suggestions = [ana] }
      if part.messages.contains(where: { $0.text.contains("Ana") }) { decision.contact = ana }
      return decision
    }
    func keys(of note: NoteRecord) -> [UInt64] { [] }
    func keys(of part: ConversationPart) -> [UInt64] {
      keysMade.withLock { $0 += 1 }
      return [UInt64(part.partner.label?.utf8.count ?? 0)]
    }
    static func keys(of person: KnownPerson) -> [UInt64] { [] }
  }

  private let matcher = Counter()

  private func day(
    _ number: Int, of thread: String = "sms/1",
    with partner: ChatPartner = ChatPartner(name: "Quill"),
    isGroup: Bool = false
  ) -> ConversationPart {
    ConversationPart(
      id: "\(thread)#\(number)", app: "sms", isGroup: isGroup, partner: partner,
      messages: [Message(from: .them, text: "Day \(number)")])
  }

  @Test("In an empty book a conversation is decided once, not for each of its days")
  func emptyBook() {
    let threads = ThreadDecisions(matcher, isBookEmpty: true)
    for number in 1...5 { #expect(threads.decide(day(number)).mentions == ["Quill"]) }
    #expect(matcher.decisions.withLock(\.self) == 1)
  }

  @Test("A conversation whose name tells with whom it is, is decided once")
  func knownPeople() {
    let threads = ThreadDecisions(matcher, isBookEmpty: false)
    for number in 1...5 {
      let decision = threads.decide(day(number, with: ChatPartner(name: "Ana")))
      #expect(decision.contact?.identifier == "ana")
    }
    #expect(matcher.decisions.withLock(\.self) == 1)
  }

  @Test("Where its name leaves several, what is said on a day decides nothing")
  func severalPeople() {
    let threads = ThreadDecisions(matcher, isBookEmpty: false)
    var met = day(1, with: ChatPartner(name: "Annie"))
    met.messages = [Message(from: .me, text: "I met Ana today")]
    #expect(threads.decide(met).contact == nil)
    #expect(threads.decide(met).suggestions.map(\.identifier) == ["ana"])
    #expect(matcher.decisions.withLock(\.self) == 1)
  }

  @Test("Its days follow whom it is filed under, if that one may still be meant")
  func filedBefore() throws {
    let threads = ThreadDecisions(matcher, isBookEmpty: false)
    var next = day(1, with: ChatPartner(name: "Annie"))
    next.filedUnder = "ana"
    let decision = threads.decide(next)
    #expect(decision.contact?.identifier == "ana")
    #expect(decision.evidence.first == MatchEvidence(kind: "same_conversation", text: "Ana"))
    next.filedUnder = "ben"
    #expect(threads.decide(next).contact == nil)
  }

  @Test("What was learned from another chat of the same name is a suggestion")
  func namesake() {
    let threads = ThreadDecisions(matcher, isBookEmpty: false)
    var other = day(1, of: "telegram/99", with: ChatPartner(name: "Ana"))
    other.namesakeOf = "ana"
    let decision = threads.decide(other)
    #expect(decision.contact == nil)
    #expect(decision.suggestions.map(\.identifier) == ["ana"])
    #expect(decision.suggestions.allSatisfy { $0.confidence <= 0.5 })
    other.namesakeOf = "ben"
    #expect(threads.decide(other).contact?.identifier == "ana")
  }

  @Test("Where its name tells nothing, what is said on a day is no more than a suggestion")
  func unknownName() {
    let threads = ThreadDecisions(matcher, isBookEmpty: false)
    var met = day(1)
    met.messages = [Message(from: .me, text: "I met Ana today")]
    #expect(threads.decide(met).contact == nil)
    #expect(threads.decide(met).mentions == ["Quill"])
  }

  @Test("Where no partner is named each day is decided by what is said on it")
  func nobodyNamed() {
    let threads = ThreadDecisions(matcher, isBookEmpty: true)
    for number in 1...5 { _ = threads.decide(day(number, with: ChatPartner())) }
    #expect(matcher.decisions.withLock(\.self) == 5)
  }

  @Test("Other threads, other members of a group and a partner under another name share nothing")
  func others() {
    let threads = ThreadDecisions(matcher, isBookEmpty: true)
    let days = [
      day(1), day(1, of: "sms/2"), day(2, with: ChatPartner(name: "Quill Marsh")),
      day(1, of: "g", with: ChatPartner(name: "Ana"), isGroup: true),
      day(2, of: "g", with: ChatPartner(name: "Ben Oh"), isGroup: true),
    ]
    for _ in 1...2 {
      #expect(
        days.map { threads.decide($0).mentions }
          == [["Quill"], ["Quill"], ["Quill Marsh"], ["Ana"], ["Ben Oh"]])
      #expect(days.map(threads.keys) == [[5], [5], [11], [3], [6]])
    }
    #expect(matcher.decisions.withLock(\.self) == 5)
    #expect(matcher.keysMade.withLock(\.self) == 5)
  }
}
