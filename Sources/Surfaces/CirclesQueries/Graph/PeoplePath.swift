public import CirclesStore
import GRDB

/// A chain of people, each tied to the one before.
public struct PeoplePath: Hashable, Sendable {
  /// Somebody in the chain.
  public struct Step: Hashable, Sendable {
    /// The contact's identifier.
    public var identifier: String
    /// The contact's name.
    public var name: String
    /// What ties them to the one before; nil for the first.
    public var tie: Tie?
  }

  /// What ties two people.
  public struct Tie: Hashable, Sendable {
    /// `connection`, `related`, `group` or `chat`.
    public var kind: String
    /// `sister`, or the group's or chat's name.
    public var label: String
    /// Whether it is the one before who is the other's sister.
    public var isReversed = false
  }

  /// The people, from the first to the last.
  public var steps: [Step]
}

extension Notebook {
  /// The shortest chains between two contacts, at most so many; of chains as long as each other those
  /// with fewer ties by mere groups and chats.
  public func paths(from: String, to: String, limit: Int = 3) throws(StoreError) -> [PeoplePath] {
    try read { db in try PathSearch(db).paths(from: from, to: to, limit: limit) }
  }
}

/// Looks for the cheapest chains.
private struct PathSearch {
  private let graph: PeopleGraph
  private var ties: [[(other: Int, tie: PeoplePath.Tie)]]

  init(_ db: Database) throws {
    graph = try GraphQuery.read(all: true, db)
    ties = Array(repeating: [], count: graph.nodes.count)
    for edge in graph.edges { add(edge.from, edge.to, edge.kind.rawValue, edge.label) }
    let places = Dictionary(
      graph.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var chats: [Int: (title: String, members: [Int])] = [:]
    for row in try Row.fetchAll(db, sql: Self.chats) {
      let id: String = try row[checked: "contact_id"]
      guard let place = places[id] else { continue }
      let title: String = try row[checked: "title"]
      chats[try row[checked: "key"], default: (title, [])].members.append(place)
    }
    for chat in chats.sorted(by: { $0.key < $1.key }).map(\.value)
    where chat.members.count <= PeopleGraph.largestGroup {
      for (index, one) in chat.members.enumerated() {
        for other in chat.members[(index + 1)...] { add(one, other, "chat", chat.title) }
      }
    }
  }

  private mutating func add(_ one: Int, _ other: Int, _ kind: String, _ label: String) {
    let isMutual = kind == "group" || kind == "chat"
    ties[one].append((other, PeoplePath.Tie(kind: kind, label: label)))
    ties[other].append((one, PeoplePath.Tie(kind: kind, label: label, isReversed: !isMutual)))
  }

  /// A step counts a thousand, and one more where only a group or a chat ties the two: no chain is so
  /// long that these matter more than a step.
  private static func cost(_ tie: PeoplePath.Tie) -> Int {
    tie.kind == "group" || tie.kind == "chat" ? 1001 : 1000
  }

  func paths(from: String, to: String, limit: Int) -> [PeoplePath] {
    guard let start = graph.nodes.firstIndex(where: { $0.id == from }),
      let end = graph.nodes.firstIndex(where: { $0.id == to }), start != end
    else { return [] }
    let costs = costs(from: start, to: end)
    guard costs[end] != nil else { return [] }
    var found: [PeoplePath] = []
    walkBack(from: end, to: start, costs, [], limit, &found)
    return found
  }

  /// What it costs to reach each person who is not further than the end.
  private func costs(from start: Int, to end: Int) -> [Int: Int] {
    var costs = [start: 0]
    var layer = [start]
    while !layer.isEmpty, costs[end] == nil {
      var next: [Int: Int] = [:]
      for place in layer {
        for (other, tie) in ties[place] where costs[other] == nil {
          let cost = (costs[place] ?? 0) + Self.cost(tie)
          next[other] = min(next[other] ?? .max, cost)
        }
      }
      costs.merge(next) { old, _ in old }
      layer = next.keys.sorted()
    }
    return costs
  }

  private func walkBack(
    from place: Int, to start: Int, _ costs: [Int: Int], _ after: [PeoplePath.Step], _ limit: Int,
    _ found: inout [PeoplePath]
  ) {
    if found.count >= limit { return }
    let node = graph.nodes[place]
    var step = PeoplePath.Step(identifier: node.identifier, name: node.name)
    if place == start { return found.append(PeoplePath(steps: [step] + after)) }
    var seen: Set<Int> = []
    for (other, tie) in ties[place].sorted(by: { ($0.other, $0.tie.kind) < ($1.other, $1.tie.kind) }
    )
    where costs[other].map({ $0 + Self.cost(tie) }) == costs[place] && seen.insert(other).inserted {
      step.tie = tie
      step.tie?.isReversed = !tie.isReversed && tie.kind != "group" && tie.kind != "chat"
      walkBack(from: other, to: start, costs, [step] + after, limit, &found)
    }
  }

  /// Who wrote in which chat of several.
  private static let chats = """
    SELECT t.key, t.title, i.contact_id FROM thread AS t
    JOIN note AS n ON n.thread_key = t.key JOIN interaction AS i ON i.id = n.id WHERE t.is_group = 1
    UNION SELECT t.key, t.title, a.contact_id FROM thread AS t
    JOIN note AS n ON n.thread_key = t.key JOIN note_also AS a ON a.note_key = n.key
    WHERE t.is_group = 1 ORDER BY 1, 3
    """
}
