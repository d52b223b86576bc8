import CirclesModel
import Testing

@testable import CirclesMatching

@Suite struct SecondBookTests {
  private struct Tally {
    var assigned = 0
    var right = 0
    var known = 0
    var suggested = 0
    var left = 0
    var faults: [String] = []
  }

  private func tally() -> Tally {
    var tally = Tally()
    for labelled in BookReading.notes(SecondBook.notes) {
      let decision = BookReading.matcher.decide(labelled.note)
      let said = decision.contact?.identifier
      if labelled.owner != nil { tally.known += 1 }
      if said != nil { tally.assigned += 1 }
      if let said, said == labelled.owner { tally.right += 1 }
      if said == nil, let owner = labelled.owner {
        tally.left += 1
        if decision.suggestions.prefix(3).contains(where: { $0.identifier == owner }) {
          tally.suggested += 1
        }
      }
      if said != labelled.owner {
        let ranked = decision.suggestions.map { "\($0.identifier) \($0.confidence)" }
        tally.faults.append(
          "\(labelled.note.id) said \(said ?? "-") not \(labelled.owner ?? "-"): \(ranked)")
      }
    }
    return tally
  }

  @Test("Of the notes of another book that are assigned, 97 in 100 go to the right person")
  func precision() {
    let tally = tally()
    #expect(
      tally.right * 100 >= tally.assigned * 97,
      "\(tally.right) of \(tally.assigned): \(tally.faults.joined(separator: "\n"))")
  }

  @Test("Of its notes that belong to somebody, 80 in 100 are assigned rightly")
  func coverage() {
    let tally = tally()
    #expect(
      tally.right * 100 >= tally.known * 80,
      "\(tally.right) of \(tally.known): \(tally.faults.joined(separator: "\n"))")
  }

  @Test("Of those left in the inbox, 85 in 100 have the right person among the first three")
  func suggestions() {
    let tally = tally()
    #expect(tally.suggested * 100 >= tally.left * 85, "\(tally.suggested) of \(tally.left)")
  }
}
