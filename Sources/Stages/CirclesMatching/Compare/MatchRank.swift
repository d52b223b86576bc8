/// How much a way of agreeing can be trusted beside another: whoever is spelt exactly is not brought
/// down by somebody whom the same words only resemble.
enum MatchRank {
  /// Sounds, looks or is shortened like it.
  case alike
  /// Spelt just so.
  case exact
}

extension NameMatch {
  /// The rank; nil for ways that compare with neither, such as a trade or part of a name.
  var rank: MatchRank? {
    switch self {
    case .full, .company, .initial, .titled, .label, .nickname, .given: .exact
    case .nearlyFull, .homophone, .sameSound, .diminutive, .otherShort, .cousinForm, .look, .sound,
      .heard:
      .alike
    case .none, .trade, .part, .family, .soleFamily, .halfLabel, .hiddenGiven: nil
    }
  }

  /// What it is worth in speech beside somebody who is spelt just so.
  var behindExact: NameMatch {
    switch self {
    case .nearlyFull: .diminutive
    case .heard: .sound
    case .homophone, .diminutive: .otherShort
    case .otherShort: .cousinForm
    default: self
    }
  }
}

extension MentionFinder {
  /// The people of a name without those who are out of the running: in typed text an exact spelling
  /// rules the others out, in speech it is far ahead of them.
  func ranked(_ hits: [NameHit]) -> [NameHit] {
    guard hits.contains(where: { $0.match.rank == .exact }) else { return hits }
    if view.isHeard {
      return hits.map { NameHit(person: $0.person, match: $0.match.behindExact) }
    }
    return hits.filter { $0.match.rank != .alike }
  }
}
