/// Namesakes, and whoever is only named on the way in a text about somebody else.
extension NoteScorer {
  /// What goes with a contact beside the name.
  private static let surroundings: [Feature] = [
    .organization, .category, .jobTitle, .cardNote, .place, .placeCode, .related, .phone,
    .phoneInText, .email, .handle, .mailbox, .calledSo, .relation, .shownSo,
  ]

  /// Of several whom the same words name equally well, the one with whom anything else in the text
  /// goes is the likelier by far, and the others are the less likely.
  mutating func setNamesakesApart() {
    var groups: [Int: [Int]] = [:]
    for at in candidates.all.indices where candidates[at].match.rank == .exact {
      let isPartner = candidates[at].strength(.partner) > 0
      let key = (isPartner ? -2 : candidates[at].mention) << 8 | Int(candidates[at].match.rawValue)
      groups[key, default: []].append(at)
    }
    for (_, group) in groups where group.count > 1 {
      let support = group.map { at in
        // A topic is shared by many: one word of it is a hint, two are a reason.
        Self.surroundings.reduce(max(0, candidates[at].strength(.topic) - 0.6) * 0.6) {
          $0 + candidates[at].strength($1)
        }
      }
      guard let best = support.max(), best >= 0.3 else { continue }
      let rest = support.filter { $0 < best }.max() ?? best
      let lead = min(1, best - rest)
      guard lead > 0 else { continue }
      for (at, value) in zip(group, support) {
        if value == best {
          // Among people named on the way it tells who is meant, not whom the text is about.
          if isLed(by: at) { candidates[at].raise(.distinct, lead) }
        } else {
          candidates[at].raise(.rivalled, min(1, best - value))
        }
      }
    }
  }

  /// Whether the text begins with somebody whom it names exactly.
  private var hasLead: Bool {
    candidates.all.indices.contains { isLed(by: $0) && candidates[$0].match.rank == .exact }
  }

  /// Whether the text begins with a candidate or is headed by them.
  private func isLed(by at: Int) -> Bool {
    Self.leads.contains { candidates[at].strength($0) > 0 }
  }

  private static let leads: [Feature] = [.first, .title, .heading, .partner]

  /// What goes with somebody named on the way says less where the text begins with another: they are in it
  /// because of what it is about.
  mutating func weighBystanders() {
    guard hasLead else { return }
    for at in candidates.all.indices
    where candidates[at].match.rank == .exact && candidates[at].match < .nearlyFull
      && !isLed(by: at)
    {
      for feature in Self.bystanding { candidates[at].strengths[feature.rawValue] *= 0.5 }
    }
  }

  private static let bystanding: [Feature] = [
    .organization, .category, .jobTitle, .cardNote, .place, .placeCode, .topic,
  ]
}
