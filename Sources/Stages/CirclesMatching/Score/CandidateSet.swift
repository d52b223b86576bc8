/// The candidates of a text, each once.
struct CandidateSet {
  /// As many are compared; a text that names more is about none of them.
  static let maximum = 256

  private(set) var all: [Candidate] = []
  private var places: [UInt32: Int] = [:]

  /// The place of a candidate, made where there is room; nil for the owner and where there is none.
  mutating func place(of person: UInt32) -> Int? {
    if let place = places[person] { return place }
    guard all.count < Self.maximum else { return nil }
    places[person] = all.count
    all.append(Candidate(person: person))
    return all.count - 1
  }

  func find(_ person: UInt32) -> Candidate? { places[person].map { all[$0] } }

  subscript(index: Int) -> Candidate {
    get { all[index] }
    _modify { yield &all[index] }
  }
}
