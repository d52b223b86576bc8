/// What somebody is to somebody: the kinds that a text or a card can say.
enum Relation: UInt8, CaseIterable, Sendable {
  case mother, father, parent, grandmother, grandfather, aunt, uncle, sister, brother, sibling
  case wife, husband, spouse, daughter, son, child, cousin, niece, nephew, godparent
  case motherInLaw, fatherInLaw, sisterInLaw, brotherInLaw
  case friend, boss, assistant, colleague, neighbour, flatmate, grandchild, godchild

  /// Whether it says a woman or a man.
  var gender: Gender {
    switch self {
    case .mother, .grandmother, .aunt, .sister, .wife, .daughter, .niece, .motherInLaw,
      .sisterInLaw:
      .female
    case .father, .grandfather, .uncle, .brother, .husband, .son, .nephew, .fatherInLaw,
      .brotherInLaw:
      .male
    default: .unknown
    }
  }

  /// The same without saying a woman or a man: how cards often have it.
  var neutral: Relation {
    switch self {
    case .mother, .father: .parent
    case .sister, .brother: .sibling
    case .wife, .husband: .spouse
    case .daughter, .son: .child
    default: self
    }
  }

  /// What the other is to the one: a parent's child.
  var inverse: Relation? {
    switch neutral {
    case .parent: .child
    case .child: .parent
    case .sibling: .sibling
    case .spouse: .spouse
    case .friend: .friend
    case .colleague: .colleague
    case .neighbour: .neighbour
    case .flatmate: .flatmate
    case .cousin: .cousin
    case .boss: .assistant
    case .assistant: .boss
    case .grandmother, .grandfather: .grandchild
    case .godparent: .godchild
    case .godchild: .godparent
    default: nil
    }
  }

  /// Whether it is family by blood or marriage.
  var isFamily: Bool {
    switch self {
    case .friend, .boss, .assistant, .colleague, .neighbour, .flatmate: false
    default: true
    }
  }
}
