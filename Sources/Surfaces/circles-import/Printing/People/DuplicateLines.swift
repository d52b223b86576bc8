import CirclesModel
import CirclesQueries
import CirclesStore

/// Pairs that may be one person.
enum DuplicateLines {
  /// A pair as a line of NDJSON.
  static func json(_ pair: DuplicatePair) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("type")
      json.value("duplicate")
      json.key("left")
      json.object { pair.left.writeMembers(to: &$0) }
      json.key("right")
      json.object { pair.right.writeMembers(to: &$0) }
      json.key("reasons")
      json.array(pair.reasons) { $0.value($1) }
    }
    json.newline()
    return json.bytes
  }

  /// Pairs as a table, and how to go on.
  static func text(_ pairs: [DuplicatePair], _ console: Console) -> [String] {
    if pairs.isEmpty { return ["No likely duplicates."] }
    var table = TextTable(["ONE", "ID", "OTHER", "ID", "WHY"], cellLimit: console.cellLimit)
    for pair in pairs {
      table.add([
        pair.left.name, String(pair.left.id.prefix(8)), pair.right.name,
        String(pair.right.id.prefix(8)), pair.reasons.joined(separator: ", "),
      ])
    }
    let hint = "The same person? circles-import people merge ID ID (unmerge splits them again)"
    return table.lines(console.style) + [console.style.faint(hint)]
  }
}
