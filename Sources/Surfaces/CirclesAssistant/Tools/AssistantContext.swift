import CirclesModel
import CirclesPipeline
import CirclesQueries
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

  /// What reads the words for a time, with dates of figures as notes are read.
  func when() throws -> When {
    let options = try settings.options(for: notebook)
    return When(now: now, in: try zone(), order: options.dateOrder, region: options.region)
  }

  /// Today on that clock (`2026-03-14`).
  func today() throws -> String {
    now.formatted(Date.ISO8601FormatStyle(timeZone: try zone()).year().month().day())
  }
}
