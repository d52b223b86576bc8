import CirclesQueries

/// A graph as HTML: a picture, and the same as a list for whoever cannot see it.
struct GraphView {
  let graph: PeopleGraph
  let layout: ForceLayout
  let group: String
  let groups: [String]
  let total: Int

  var html: HTML {
    HTML {
      asking(at: PagePath("graph"), label: "Group") {
        Field.choice(
          "Group", name: "group",
          [("", "Everybody")] + groups.map { (value: $0, text: $0) }, group)
        tag(.button, .class("plain"), text: "Show")
      }
      if graph.nodes.isEmpty {
        tag(
          .p, .class("calm"),
          text: "No connections known yet. They come from cards, groups and notes."
        )
      } else {
        tag(.p, .class("quiet"), text: caption)
        tag(
          .figure, .class("graph"), Attribute("tabindex", "0"), .label("Picture of the connections")
        ) {
          picture
        }
        list
      }
    }
  }

  private var caption: String {
    let people = Words.count(graph.nodes.count, "person", "people")
    let ties = Words.count(graph.edges.count, "tie")
    return total > graph.nodes.count
      ? "The \(people) with most ties of \(Words.number(total)); \(ties)." : "\(people), \(ties)."
  }

  private var picture: HTML {
    let (width, height) = (Self.number(layout.width), Self.number(layout.height))
    return tag(
      .svg, Attribute("viewBox", "0 0 \(width) \(height)"), Attribute("width", width),
      Attribute("height", height), Attribute("role", "img"), .label("Who knows whom")
    ) {
      // Ties by a group lie below those that somebody told.
      for edge in graph.edges.filter({ $0.kind == .group })
        + graph.edges.filter({ $0.kind != .group })
      {
        line(edge)
      }
      for (node, point) in zip(graph.nodes, layout.points) { person(node, point) }
    }
  }

  private func line(_ edge: PeopleGraph.Edge) -> HTML {
    let (from, to) = (layout.points[edge.from], layout.points[edge.to])
    return tag(
      .line, .class(edge.kind.rawValue), Attribute("x1", Self.number(from.x)),
      Attribute("y1", Self.number(from.y)), Attribute("x2", Self.number(to.x)),
      Attribute("y2", Self.number(to.y))
    ) { tag(.title, text: edge.label) }
  }

  private func person(_ node: PeopleGraph.Node, _ point: ForceLayout.Point) -> HTML {
    let kind = node.relationship.lowercased().filter { $0.isASCII && $0.isLetter }
    let radius = 6 + min(Double(node.interactions).squareRoot(), 8)
    let short = node.name.count > 24 ? node.name.prefix(23) + "…" : node.name
    return tag(.a, .href(PagePath("people", node.id))) {
      tag(.title, text: node.name)
      tag(
        .circle, .class(kind), Attribute("cx", Self.number(point.x)),
        Attribute("cy", Self.number(point.y)), Attribute("r", Self.number(radius)))
      tag(
        .text, Attribute("x", Self.number(point.x)), Attribute("y", Self.number(point.y + 22)),
        text: short)
    }
  }

  private var list: HTML {
    tag(.details) {
      tag(.summary, text: "The same as a list")
      tag(.ul, .class("plainlist")) {
        for edge in graph.edges {
          tag(.li) {
            Words.person(graph.nodes[edge.to].name, id: graph.nodes[edge.to].id)
            edge.kind == .group ? " and " : " is \(edge.label) of "
            Words.person(graph.nodes[edge.from].name, id: graph.nodes[edge.from].id)
            if edge.kind == .group { ": \(edge.label)" }
          }
        }
      }
    }
  }

  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
