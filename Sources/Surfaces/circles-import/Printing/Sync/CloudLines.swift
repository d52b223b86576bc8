import CirclesHTTP
import CirclesModel
import CirclesSync

/// What `push cloudkit` came to.
enum CloudLines {
  /// As a line of NDJSON.
  static func json(_ result: CloudResult, isDryRun: Bool) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.object { json in
      json.key("type")
      json.value("cloud")
      json.key("dry_run")
      json.value(isDryRun)
      let counts: [(StaticString, Int)] = [
        ("pulled", result.pulled), ("pushed", result.pushed), ("deleted", result.deleted),
        ("pictures", result.pictures), ("conflicts", result.conflicts),
        ("untaken", result.untaken), ("waiting", result.waiting),
        ("refused", result.refused.values.reduce(0, +)),
        ("requests", result.traffic.requests), ("bytes", result.traffic.bytes),
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
  static func text(_ result: CloudResult, isDryRun: Bool, _ style: Style) -> [String] {
    let parts = [
      (result.pulled, "change of the app", "changes of the app", "taken"),
      (result.pushed, "record", "records", "written"),
      (result.deleted, "record", "records", "deleted"),
      (result.pictures, "picture", "pictures", "uploaded"),
    ].filter { $0.0 > 0 }.map { count, one, many, verb in
      "\(count) \(count == 1 ? one : many) \(isDryRun ? "to be " : "")\(verb)"
    }
    var lines = [
      parts.isEmpty
        ? style.good("The cloud is up to date") : style.heading(parts.joined(separator: ", "))
    ]
    func say(_ count: Int, _ words: String) {
      if count > 0 { lines.append(style.warning("\(count) \(words)")) }
    }
    say(result.conflicts, "changed on both sides; the latest edit by hand wins")
    say(result.untaken, "changed in the app, with no place in the notebook")
    say(result.waiting, "left for the next run: changed there meanwhile, or still in use there")
    for (code, count) in result.refused.sorted(by: { $0.key < $1.key }) {
      say(count, "rejected by the cloud (\(TerminalText.escaped(code)))")
    }
    return lines
  }
}
