public import CirclesStore
package import GRDB

/// Who knows whom: people as nodes, what ties two of them as edges.
public struct PeopleGraph: Hashable, Sendable {
  /// Somebody.
  public struct Node: Hashable, Sendable {
    /// The contact's id.
    public var id: String
    /// The identifier by which others know the contact.
    public var identifier: String
    /// The name to show.
    public var name: String
    /// `Family`, `Friend`, ...
    public var relationship: String
    /// How often there was contact.
    public var interactions: Int
  }

  /// What ties two people.
  public struct Edge: Hashable, Sendable {
    /// What kind of tie it is.
    public enum Kind: String, Hashable, Sendable {
      /// Told by a note or by hand: they know each other, one is the other's sister.
      case connection
      /// A card says so.
      case related
      /// They are in the same group.
      case group
    }

    /// The place in `nodes` of the one of whom the tie is told.
    public var from: Int
    /// The place of the other.
    public var to: Int
    /// What kind of tie it is.
    public var kind: Kind
    /// `sister`, `colleague`, or the group's name.
    public var label: String
  }

  /// The people.
  public var nodes: [Node] = []
  /// The ties.
  public var edges: [Edge] = []

  /// Members of a group of more than these do not know each other by it.
  public static let largestGroup = 25
}

extension Notebook {
  /// The graph of those who are tied to anybody, in the order of the contacts; with `all` of
  /// everybody.
  public func graph(all: Bool = false) throws(StoreError) -> PeopleGraph {
    try read { db in try GraphQuery.read(all: all, db) }
  }
}

/// Reads the graph.
package enum GraphQuery {
  package static func read(all: Bool, _ db: Database) throws -> PeopleGraph {
    var ties: [(Int, Int, PeopleGraph.Edge.Kind, String)] = []
    for (kind, sql) in questions {
      try SQLReader(db, sql).forEach { row in
        let (from, to) = (row.integer(0), row.integer(1))
        if from != to { ties.append((from, to, kind, row.text(2))) }
      }
    }
    let tied = Set(ties.flatMap { [$0.0, $0.1] })
    var graph = PeopleGraph()
    var places: [Int: Int] = [:]
    try SQLReader(db, people).forEach { row in
      let key = row.integer(0)
      if !all && !tied.contains(key) { return }
      places[key] = graph.nodes.count
      graph.nodes.append(
        PeopleGraph.Node(
          id: row.text(1), identifier: row.text(2), name: row.text(3), relationship: row.text(4),
          interactions: 0))
    }
    let count = try SQLReader(
      db,
      """
      SELECT count(*) FROM interaction WHERE contact_id = (SELECT id FROM contact WHERE key = ?)
      """)
    for (key, place) in places {
      try count.forEach(key) { graph.nodes[place].interactions = $0.integer(0) }
    }
    // What a card says is a connection, too; the tie is shown once.
    var known: Set<PeopleGraph.Edge> = []
    for (from, to, kind, label) in ties {
      guard let from = places[from], let to = places[to] else { continue }
      let edge = PeopleGraph.Edge(from: from, to: to, kind: kind, label: label)
      var told = edge
      if kind == .related { told.kind = .connection }
      if known.insert(told).inserted { graph.edges.append(edge) }
    }
    return graph
  }

  private static let people =
    "SELECT key, id, identifier, name, relationship_type FROM contact ORDER BY key"

  private static let questions: [(PeopleGraph.Edge.Kind, String)] = [
    (
      .connection,
      """
      SELECT f.key AS a, t.key AS b, x.connection_type AS l FROM connection AS x
      JOIN contact AS f ON f.id = x.from_contact_id JOIN contact AS t ON t.id = x.to_contact_id
      ORDER BY f.key, t.key, x.connection_type
      """
    ),
    (
      .related,
      """
      SELECT contact_key AS a, related_key AS b, type AS l FROM related
      WHERE related_key IS NOT NULL ORDER BY contact_key, position
      """
    ),
    (
      .group,
      """
      SELECT DISTINCT m.contact_key AS a, n.contact_key AS b, g.name AS l FROM group_member AS m
      JOIN group_member AS n ON n.group_key = m.group_key AND n.contact_key > m.contact_key
      JOIN contact_group AS g ON g.key = m.group_key
      WHERE (SELECT count(*) FROM group_member WHERE group_key = m.group_key)
        <= \(PeopleGraph.largestGroup)
      ORDER BY m.contact_key, n.contact_key, g.name
      """
    ),
  ]
}
