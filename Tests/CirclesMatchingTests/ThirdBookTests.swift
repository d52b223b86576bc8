import CirclesModel
import Testing

@testable import CirclesMatching

@Suite struct ThirdBookTests {
  private static let decisions: [(owner: String?, decision: MatchDecision)] = {
    let settings = MatchingSettings(owners: ThirdBook.owners, region: "IN")
    let people = BookReading.people(ThirdBook.people)
    let matcher = Matcher(
      index: PersonIndex(people: people, settings: settings), settings: settings)
    return BookReading.notes(ThirdBook.notes).map { ($0.owner, matcher.decide($0.note)) }
  }()

  @Test("A book of another country has at most one note in thirty with the wrong person")
  func precision() {
    let assigned = Self.decisions.filter { $0.decision.contact != nil }
    let wrong = assigned.filter { $0.decision.contact?.identifier != $0.owner }
    #expect(wrong.count * 30 <= assigned.count)
  }

  @Test("Of its notes that belong to somebody, 80 in 100 are assigned rightly")
  func coverage() {
    let known = Self.decisions.filter { $0.owner != nil }
    let right = known.filter { $0.decision.contact?.identifier == $0.owner }
    #expect(right.count * 100 >= known.count * 80, "\(right.count) of \(known.count)")
  }

  @Test("What is said at 0.9 and above is right nine times in ten, what is below a half is not")
  func reliability() {
    let sure = Self.decisions.filter { $0.decision.confidence >= 0.9 }
    let right = sure.filter { $0.decision.suggestions.first?.identifier == $0.owner }
    #expect(right.count * 10 >= sure.count * 9)
    let unsure = Self.decisions.filter { $0.decision.confidence < 0.5 }
    #expect(unsure.allSatisfy { $0.decision.contact == nil })
  }
}
