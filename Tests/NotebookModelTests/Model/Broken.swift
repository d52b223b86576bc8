/// A promise that a life has found broken.
struct Broken: Error, CustomStringConvertible {
  /// Which promise: what stays the same while the life is made shorter.
  var rule: Rule
  var detail: String

  init(_ rule: Rule, _ detail: String = "") {
    self.rule = rule
    self.detail = detail
  }

  var description: String { "\(rule.rawValue): \(detail)" }

  enum Rule: String, Sendable {
    case refused = "what is possible was refused"
    case unsound = "the notebook is not sound"
    case dryRun = "a dry run changes rows, or does not foretell the run"
    case again = "the same import again changes rows, or reports something new"
    case order = "the order of the cards makes a difference"
    case undoAtOnce = "undo right after a run does not give back every row"
    case lastFirst = "undo of everything, last first, does not give back each state"
    case unmergeAtOnce = "unmerge right after a merge does not give back both"
    case report = "the report is wrong"
    case owner = "a record is not its person's"
    case identity = "who is who"
    case values = "values are not what sources and user said"
    case stranger = "a value that no card of the person says, and the user never gave"
    case handEdit = "an edit by hand is lost"
    case prune = "prune keeps or removes the wrong people"
    case undo = "undo of a run"
    case note = "a note decided by hand lies elsewhere"
    case compare = "two notebooks that must be equal are not"
  }
}
