public import CirclesStore
import GRDB

extension PeopleGraph {
  /// The people of a group, by its name (everybody with an empty one), who have the most ties, and the
  /// ties among them; in the order of the whole.
  public func part(group: String, most: Int) -> PeopleGraph {
    var chosen = Set(nodes.indices)
    if !group.isEmpty {
      chosen = Set(
        edges.lazy.filter { $0.kind == .group && $0.label == group }.flatMap { [$0.from, $0.to] })
    }
    if chosen.count > most {
      var ties = [Int](repeating: 0, count: nodes.count)
      for edge in edges where chosen.contains(edge.from) && chosen.contains(edge.to) {
        ties[edge.from] += 1
        ties[edge.to] += 1
      }
      let sorted = chosen.sorted {
        (ties[$1], nodes[$1].interactions, $0) < (ties[$0], nodes[$0].interactions, $1)
      }
      chosen = Set(sorted.prefix(most))
    }
    var part = PeopleGraph()
    var places: [Int: Int] = [:]
    for index in nodes.indices where chosen.contains(index) {
      places[index] = part.nodes.count
      part.nodes.append(nodes[index])
    }
    for edge in edges {
      guard let from = places[edge.from], let to = places[edge.to] else { continue }
      part.edges.append(Edge(from: from, to: to, kind: edge.kind, label: edge.label))
    }
    return part
  }
}

extension Notebook {
  /// The names of groups that have members and are small enough to tie them.
  public func groupNames() throws(StoreError) -> [String] {
    try read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT g.name FROM contact_group AS g
          JOIN group_member AS m ON m.group_key = g.key AND m.contact_key IS NOT NULL
          GROUP BY g.key HAVING count(*) BETWEEN 2 AND \(PeopleGraph.largestGroup)
          ORDER BY g.name COLLATE NOCASE LIMIT 500
          """)
    }
  }
}
