/// The groups of an address book in which somebody so related is likely to be.
enum RelationGroups {
  private static func set(_ text: String) -> Set<UInt64> {
    Set(FoldedText(text).tokens.map(\.hash))
  }

  private static let family = set(
    "family familie familia famille famiglia rodzina verwandte relatives")
  private static let friends = set("friend friends freunde freund amigos amis amici przyjaciele")
  private static let work = set(
    "work colleague colleagues coworkers arbeit kollegen trabajo trabalho travail lavoro praca office job"
  )
  private static let neighbours = set(
    "neighbors neighbours neighbor neighbour nachbarn vecinos vizinhos voisins vicini sasiedzi")

  /// The folded words for the groups of a relation.
  static func groups(of relation: Relation) -> Set<UInt64> {
    switch relation {
    case .friend, .flatmate: friends
    case .boss, .assistant, .colleague: work
    case .neighbour: neighbours
    default: family
    }
  }
}
