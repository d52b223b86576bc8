import Testing

@testable import CirclesQueries

@Suite("Layout of graphs")
struct ForceLayoutTests {
  /// Circles of friends, each tied to a first person.
  private static func graph(_ count: Int) -> PeopleGraph {
    var graph = PeopleGraph()
    for number in 0..<count {
      graph.nodes.append(
        PeopleGraph.Node(
          id: "\(number)", identifier: "\(number)", name: "Person \(number)",
          relationship: "Friend", interactions: 0))
      if number % 10 > 0 {
        graph.edges.append(
          PeopleGraph.Edge(
            from: number - number % 10, to: number, kind: .connection, label: "knows"))
      }
    }
    return graph
  }

  @Test("300 people are laid out apart, within the picture, the same each time")
  func readable() {
    let graph = Self.graph(300)
    let layout = ForceLayout(graph)
    #expect(layout.points == ForceLayout(graph).points)
    var nearest = Double.infinity
    for (place, one) in layout.points.enumerated() {
      #expect(one.x >= 0 && one.x <= layout.width && one.y >= 0 && one.y <= layout.height)
      for other in layout.points[..<place] {
        nearest = min(
          nearest, (one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y))
      }
    }
    #expect(nearest.squareRoot() > 15)
  }

  @Test("Those who are tied stand nearer than those who are not")
  func near() {
    let graph = Self.graph(60)
    let points = ForceLayout(graph).points
    func distance(_ one: Int, _ other: Int) -> Double {
      let (x, y) = (points[one].x - points[other].x, points[one].y - points[other].y)
      return (x * x + y * y).squareRoot()
    }
    let tied = graph.edges.map { distance($0.from, $0.to) }.reduce(0, +) / Double(graph.edges.count)
    let all = (1..<60).map { distance(0, $0) }.reduce(0, +) / 59
    #expect(tied < all)
  }

  @Test("Nobody and one person are pictures, too", arguments: [0, 1])
  func few(count: Int) {
    #expect(ForceLayout(Self.graph(count)).points.count == count)
  }
}
