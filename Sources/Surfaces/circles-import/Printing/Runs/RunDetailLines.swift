import CirclesModel
import CirclesQueries
import CirclesStore

/// One run in full.
enum RunDetailLines {
  /// The run as one JSON object.
  static func json(_ detail: RunDetail) -> [UInt8] {
    var json = JSONWriter(capacity: 4096)
    json.object { json in
      json.key("type")
      json.value("run")
      RunLine.writeMembers(of: detail.summary, to: &json)
      json.key("created")
      json.array(detail.created) { json, person in
        json.object { person.writeMembers(to: &$0) }
      }
      json.key("updated")
      json.array(detail.updated) { json, person in
        json.object { person.writeMembers(to: &$0) }
      }
      json.key("removed")
      json.array(detail.removed) { $0.value($1) }
      json.key("by_code")
      json.array(detail.diagnostics) { json, count in
        json.object { json in
          json.key("code")
          json.value(count.code)
          json.key("count")
          json.value(count.count)
        }
      }
    }
    json.newline()
    return json.bytes
  }

  /// The run for people.
  static func text(_ detail: RunDetail, _ style: Style) -> [String] {
    let run = detail.summary
    let ended = run.finishedAt.map { ", ended " + RunLines.moment($0) } ?? ""
    var lines = [
      style.heading(TerminalText.escaped(run.command)),
      "\(run.state.rawValue), began \(RunLines.moment(run.startedAt))\(ended) UTC",
      style.faint(run.id),
    ]
    lines += list("Created", detail.created.map(\.name), style)
    lines += list("Updated", detail.updated.map(\.name), style)
    lines += list("Removed or merged into others", detail.removed, style)
    lines += list("Problems", detail.diagnostics.map { "\($0.code)  \($0.count)" }, style)
    return lines
  }

  private static func list(_ heading: String, _ entries: [String], _ style: Style) -> [String] {
    if entries.isEmpty { return [] }
    return ["", style.heading("\(heading) (\(entries.count))")]
      + entries.map { "  " + TerminalText.escaped($0) }
  }
}
