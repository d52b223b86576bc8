import CirclesModel
import CirclesPipeline
import CirclesQueries

/// Settings.
enum ConfigLines {
  /// One of them as a line of NDJSON.
  static func json(_ key: ConfigKey, _ values: [String], origin: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("type")
      json.value("config")
      json.key("key")
      json.value(key.rawValue)
      if key.isList {
        json.key("value")
        json.array(values) { $0.value($1) }
      } else {
        json.optional("value", values.first)
      }
      json.key("origin")
      json.value(origin)
    }
    json.newline()
    return json.bytes
  }

  /// Where they are kept.
  static func json(path: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("type")
      json.value("config_path")
      json.key("path")
      json.value(path)
    }
    json.newline()
    return json.bytes
  }

  /// All of them for people, in the form of the file.
  static func text(
    _ config: Config, _ environment: Config, path: String, _ style: Style
  ) -> [String] {
    var lines = [style.faint("# " + TerminalText.escaped(path))]
    for key in config.keys {
      let values = (config[key] ?? []).map(TerminalText.escaped)
      let origin = environment[key] == nil ? "" : style.faint("  # from $\(key.variable)")
      if key.isList {
        lines.append(key.rawValue + ":" + origin)
        lines += values.map { "  - " + $0 }
      } else {
        lines.append(key.rawValue + ": " + (values.first ?? "") + origin)
      }
    }
    if config.keys.isEmpty {
      lines.append("Nothing is set. Start with: circles-import config set owner \"Your Name\"")
    }
    return lines
  }
}
