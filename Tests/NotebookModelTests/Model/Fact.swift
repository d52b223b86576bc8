/// Something that a card says of a person, or a notebook knows: one of a kind, or one member of a list.
enum Fact: Hashable, Sendable {
  case one(Field)
  case member(List, String)

  enum Field: String, Hashable, Sendable, CaseIterable {
    case name, birthday, organization, note
    case title = "job_title"
    case relationship = "relationship_type"
  }

  enum List: String, Hashable, Sendable, CaseIterable {
    case phone, email, nickname, category
  }
}

/// Facts with their values; the value of a member is empty.
typealias Facts = [Fact: String]

extension Card {
  /// What the card says.
  var facts: Facts {
    var facts: Facts = [.one(.name): name]
    facts[.one(.birthday)] = birthday
    facts[.one(.organization)] = organization
    facts[.one(.title)] = title
    facts[.one(.note)] = note
    // The closest of several.
    facts[.one(.relationship)] =
      categories.contains("Family")
      ? "Family"
      : categories.contains("Friends") ? "Friend" : categories.contains("Work") ? "Colleague" : nil
    for phone in phones { facts[.member(.phone, phone)] = "" }
    for email in emails { facts[.member(.email, email)] = "" }
    for category in categories { facts[.member(.category, category)] = "" }
    if let nickname { facts[.member(.nickname, nickname)] = "" }
    return facts
  }

  /// What tells that it is the same person, beside the name (`Architecture.md` section 3).
  var evidence: Set<Fact> { Self.evidence(facts) }

  static func evidence(_ facts: Facts) -> Set<Fact> {
    var evidence: Set<Fact> = []
    for (fact, value) in facts {
      switch fact {
      case .member(.phone, _), .member(.email, _): evidence.insert(fact)
      case .one(.birthday) where !value.hasPrefix("-"):
        evidence.insert(.member(.nickname, "born \(value)"))
      default: break
      }
    }
    return evidence
  }
}

/// A record of a source: the identifier compares without `urn:uuid:` and case.
struct RecordKey: Hashable, Sendable {
  var source: String
  var identifier: String

  init(_ source: String, _ identifier: String) {
    self.source = source
    self.identifier = Self.normalized(identifier)
  }

  static func normalized(_ identifier: String) -> String {
    let lowercased = identifier.lowercased()
    return lowercased.hasPrefix("urn:uuid:") ? String(lowercased.dropFirst(9)) : lowercased
  }
}
