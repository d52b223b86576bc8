import CirclesQueries

/// A graph as a picture without scripts.
enum GraphPicture {
  static func svg(_ graph: PeopleGraph) -> String {
    let layout = ForceLayout(graph)
    let (width, height) = (number(layout.width), number(layout.height))
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
        + #"width="\#(width)" height="\#(height)" role="img">"#,
      "<title>Who knows whom</title>",
      "<style>text{font:11px sans-serif;text-anchor:middle;fill:#222;paint-order:stroke;"
        + "stroke:#fff;stroke-width:3px}line{stroke:#9aa4ad;stroke-width:1.5}"
        + ".related{stroke:#5b8def}.group{stroke-dasharray:3 4;stroke:#c6ccd1}"
        + "circle{fill:#7a869a;stroke:#fff;stroke-width:1.5}.family{fill:#d1495b}"
        + ".partner{fill:#b5179e}.friend{fill:#2a9d8f}.colleague{fill:#e09f3e}</style>",
      #"<rect width="100%" height="100%" fill="white"/>"#,
    ]
    // Ties by a group lie below those that somebody told.
    for edge in graph.edges.filter({ $0.kind == .group })
      + graph.edges.filter({ $0.kind != .group })
    {
      let (from, to) = (layout.points[edge.from], layout.points[edge.to])
      lines.append(
        #"<line class="\#(edge.kind.rawValue)" x1="\#(number(from.x))" y1="\#(number(from.y))" "#
          + #"x2="\#(number(to.x))" y2="\#(number(to.y))"><title>"#
          + GraphText.xml(edge.label) + "</title></line>")
    }
    for (node, point) in zip(graph.nodes, layout.points) {
      let kind = node.relationship.lowercased().filter { $0.isASCII && $0.isLetter }
      let radius = number(6 + min(Double(node.interactions).squareRoot(), 8))
      let (x, y) = (number(point.x), number(point.y))
      lines.append(
        #"<circle class="\#(kind)" cx="\#(x)" cy="\#(y)" r="\#(radius)"/>"#)
      lines.append(
        #"<text x="\#(x)" y="\#(number(point.y + 22))">\#(GraphText.xml(short(node.name)))</text>"#)
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  /// A name that fits below its circle.
  private static func short(_ name: String) -> String {
    name.count > 24 ? name.prefix(23) + "\u{2026}" : name
  }

  /// A number with one decimal, the same on every machine.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
