import CirclesQueries
public import CirclesStore

/// How a graph is written.
public enum GraphForm: String, Hashable, Sendable, CaseIterable {
  case dot, graphml, svg
}

extension Notebook {
  /// Writes who knows whom.
  public func exportGraph(
    _ form: GraphForm, all: Bool = false, to emit: ByteSink
  ) throws -> ExportSummary {
    let graph = try graph(all: all)
    let text =
      switch form {
      case .dot: GraphText.dot(graph)
      case .graphml: GraphText.graphML(graph)
      case .svg: GraphPicture.svg(graph)
      }
    _ = try emit(Array(text.utf8))
    var summary = ExportSummary()
    summary.add(graph.nodes.count, "person", "people")
    summary.add(graph.edges.count, "tie", "ties")
    return summary
  }
}

/// A graph in the languages of other programs.
enum GraphText {
  /// Graphviz.
  static func dot(_ graph: PeopleGraph) -> String {
    var lines = [
      "graph circles {", "  overlap=false;", "  splines=true;", "  node [shape=ellipse];",
    ]
    for (place, node) in graph.nodes.enumerated() {
      lines.append(
        "  n\(place) [label=\(quoted(node.name)), tooltip=\(quoted(node.relationship))];")
    }
    for edge in graph.edges {
      let style = edge.kind == .group ? ", style=dashed" : ""
      lines.append("  n\(edge.from) -- n\(edge.to) [label=\(quoted(edge.label))\(style)];")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let printable = escaped.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    return "\"" + String(String.UnicodeScalarView(printable)) + "\""
  }

  /// GraphML, which Gephi, yEd and NetworkX read.
  static func graphML(_ graph: PeopleGraph) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<graphml xmlns="http://graphml.graphdrawing.org/xmlns">"#,
    ]
    for (id, target, type) in [
      ("name", "node", "string"), ("identifier", "node", "string"),
      ("relationship", "node", "string"), ("interactions", "node", "int"),
      ("kind", "edge", "string"), ("label", "edge", "string"),
    ] {
      lines.append(
        #"  <key id="\#(id)" for="\#(target)" attr.name="\#(id)" attr.type="\#(type)"/>"#)
    }
    lines.append(#"  <graph id="circles" edgedefault="undirected">"#)
    func data(_ key: String, _ value: String) -> String {
      #"<data key="\#(key)">\#(xml(value))</data>"#
    }
    for (place, node) in graph.nodes.enumerated() {
      lines.append(
        #"    <node id="n\#(place)">"# + data("name", node.name)
          + data("identifier", node.identifier) + data("relationship", node.relationship)
          + data("interactions", "\(node.interactions)") + "</node>")
    }
    for (place, edge) in graph.edges.enumerated() {
      lines.append(
        #"    <edge id="e\#(place)" source="n\#(edge.from)" target="n\#(edge.to)">"#
          + data("kind", edge.kind.rawValue) + data("label", edge.label) + "</edge>")
    }
    return (lines + ["  </graph>", "</graphml>", ""]).joined(separator: "\n")
  }

  /// A text within XML, without the characters that XML 1.0 has no place for.
  static func xml(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\u{9}", "\u{A}", "\u{D}": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
