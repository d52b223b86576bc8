import Foundation

/// Places the nodes of a graph so that those who are tied stand near each other and no two on top
/// of each other (Fruchterman and Reingold 1991, with their grid). The same graph gives the same
/// picture: there are no dice.
public struct ForceLayout: Sendable {
  /// A place in the picture.
  public struct Point: Hashable, Sendable {
    /// From the left.
    public var x: Double
    /// From the top.
    public var y: Double
  }

  /// The distance that two nodes keep.
  public static let spacing = 90.0

  /// Where each node stands; all coordinates are positive.
  public let points: [Point]
  /// How wide the picture is.
  public let width: Double
  /// How high the picture is.
  public let height: Double

  /// Lays a graph out.
  public init(_ graph: PeopleGraph) {
    let ties = Self.ties(of: graph)
    var points = Self.spiral(graph.nodes.count)
    let count = points.count
    if count > 1 {
      let rounds = max(30, min(300, 600_000 / count))
      var reach = Self.spacing * Double(count).squareRoot() / 4
      let cooling = pow(1 / max(reach, 2), 1 / Double(rounds))
      for _ in 0..<rounds {
        Self.move(&points, ties, reach: reach)
        reach *= cooling
      }
    }
    let margin = Self.spacing
    let left = (points.map(\.x).min() ?? 0) - margin
    let top = (points.map(\.y).min() ?? 0) - margin
    self.points = points.map { Point(x: $0.x - left, y: $0.y - top) }
    width = (self.points.map(\.x).max() ?? 0) + margin
    height = (self.points.map(\.y).max() ?? 0) + margin
  }

  /// Each pair of tied nodes once.
  private static func ties(of graph: PeopleGraph) -> [(Int, Int)] {
    var known: Set<[Int]> = []
    return graph.edges.compactMap { edge in
      let pair = (min(edge.from, edge.to), max(edge.from, edge.to))
      return known.insert([pair.0, pair.1]).inserted ? pair : nil
    }
  }

  /// The beginning: a spiral like a sunflower's seeds, in which no two are near.
  private static func spiral(_ count: Int) -> [Point] {
    let golden = Double.pi * (3 - 5.0.squareRoot())
    return (0..<count).map { number in
      let radius = spacing * 0.7 * (Double(number) + 0.5).squareRoot()
      let angle = golden * Double(number)
      return Point(x: radius * cos(angle), y: radius * sin(angle))
    }
  }

  /// One step: all push each other away within two spacings, those who are tied pull, and
  /// everything pulls a little to the middle so that parts without a tie do not drift off.
  private static func move(_ points: inout [Point], _ ties: [(Int, Int)], reach: Double) {
    var forces = points.map { Point(x: -$0.x * 0.01, y: -$0.y * 0.01) }
    func push(_ one: Int, _ other: Int) {
      var x = points[one].x - points[other].x
      let y = points[one].y - points[other].y
      if x == 0, y == 0 { x = one < other ? -0.5 : 0.5 }
      let square = x * x + y * y
      if square > 9 * spacing * spacing { return }
      let force = spacing * spacing / square
      forces[one].x += x * force
      forces[one].y += y * force
    }
    let grid = Grid(points, cell: 3 * spacing)
    for index in points.indices {
      grid.eachNear(points[index]) { other in if other != index { push(index, other) } }
    }
    for (one, other) in ties {
      let x = points[one].x - points[other].x
      let y = points[one].y - points[other].y
      let force = (x * x + y * y).squareRoot() / spacing
      forces[one].x -= x * force
      forces[one].y -= y * force
      forces[other].x += x * force
      forces[other].y += y * force
    }
    for index in points.indices {
      let force = forces[index]
      let length = (force.x * force.x + force.y * force.y).squareRoot()
      if length == 0 { continue }
      let step = min(length, reach) / length
      points[index].x += force.x * step
      points[index].y += force.y * step
    }
  }

  /// Which nodes are in which square, in their order.
  private struct Grid {
    private struct Square: Hashable {
      var column: Int
      var row: Int
    }
    private var squares: [Square: [Int]] = [:]
    private let cell: Double

    init(_ points: [Point], cell: Double) {
      self.cell = cell
      for (index, point) in points.enumerated() {
        squares[square(point), default: []].append(index)
      }
    }

    private func square(_ point: Point) -> Square {
      Square(
        column: Int((point.x / cell).rounded(.down)), row: Int((point.y / cell).rounded(.down)))
    }

    func eachNear(_ point: Point, _ body: (Int) -> Void) {
      let middle = square(point)
      for column in middle.column - 1...middle.column + 1 {
        for row in middle.row - 1...middle.row + 1 {
          squares[Square(column: column, row: row)]?.forEach(body)
        }
      }
    }
  }
}
