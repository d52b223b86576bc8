import CirclesHTTP
import CirclesModel
import CirclesSync

/// What a sync came to.
enum SyncLines {
  /// As a line of NDJSON (`contract.md` section 8).
  static func json(_ result: SyncResult) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.object { json in
      json.key("type")
      json.value("sync")
      json.key("account")
      json.value(result.account)
      let counts: [(StaticString, Int)] = [
        ("fetched", result.fetched), ("changed", result.changed), ("removed", result.removed),
        ("pushed", result.pushed), ("conflicts", result.conflicts),
        ("requests", result.traffic.requests),
        ("bytes", result.traffic.bytes),
      ]
      for (key, count) in counts {
        json.key(key)
        json.value(count)
      }
    }
    json.newline()
    return json.bytes
  }

  /// For people.
  static func text(
    _ result: SyncResult, _ report: RunReport, path: String, _ style: Style
  ) -> [String] {
    let kilobytes = (result.traffic.bytes + 1023) / 1024
    let cost = "\(count(result.traffic.requests, "request")), \(kilobytes) kB"
    let name = TerminalText.escaped(result.account)
    let open =
      result.conflicts == 0
      ? []
      : [
        style.warning("\(count(result.conflicts, "conflict")): changed here and on the server")
          + style.faint("  circles-import sync --conflicts")
      ]
    guard
      result.fetched + result.removed + result.leftMeetings + result.pushed + report.records.read
        > 0
    else {
      return [style.good("\(name) is up to date") + style.faint(" (\(cost))")] + open
    }
    let pushed = count(result.pushed, result.noun == "card" ? "card" : "day")
    return [
      style.heading(
        "\(name): \(count(result.fetched, result.noun)) fetched"
          + (result.leftMeetings > 0 ? ", \(count(result.leftMeetings, "meeting")) removed" : "")
          + (result.pushed > 0 ? ", \(pushed) \(written(result))" : "")
          + " (\(cost))")
    ] + diffs(result.diffs, style) + open + RunReportText(report, style).synced(into: path)
  }

  /// What was done to what counts as pushed.
  private static func written(_ result: SyncResult) -> String {
    if result.isDeletion { return "removed on the server" }
    return result.noun == "card" ? "pushed" : "published"
  }

  /// How cards would be changed on the server.
  private static func diffs(_ diffs: [CardDiff], _ style: Style) -> [String] {
    diffs.flatMap { diff in
      [style.heading(TerminalText.escaped(diff.name))]
        + diff.removed.map { style.error("- " + TerminalText.escaped($0)) }
        + diff.added.map { style.good("+ " + TerminalText.escaped($0)) }
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
