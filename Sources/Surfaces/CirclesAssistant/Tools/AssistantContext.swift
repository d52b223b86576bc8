import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation

/// What a tool works with: the notebook for one client.
struct AssistantContext {
  /// For questions.
  let notebook: Notebook
  /// For changes; fails where none are allowed.
  let editor: () throws -> Notebook
  let settings: EditSettings
  let client: AssistantClient
  var now = Date()

  /// Who is meant.
  /// - Throws: `CandidateList` where it is not exactly one.
  func person(_ name: String) throws -> PersonSummary {
    switch try notebook.resolvePerson(name) {
    case .one(let person): return person
    case .ambiguous(let people): throw CandidateList(people: people, isMet: true)
    case .none: throw CandidateList(people: try notebook.nearestPeople(to: name), isMet: false)
    }
  }

  /// Whose clock days are told by.
  func zone() throws -> TimeZone {
    try settings.options(for: notebook).timeZone.flatMap(TimeZone.init(identifier:)) ?? .current
  }

  /// Today on that clock (`2026-03-14`).
  func today() throws -> String {
    now.formatted(Date.ISO8601FormatStyle(timeZone: try zone()).year().month().day())
  }
}
