import CirclesModel
import GRDB

/// What a run was told that decides whose notes are: a later `reprocess` is told the same.
public struct RunSettings: Hashable, Sendable {
  /// What is known of the user: names, phones, e-mails, handles.
  public var owners: [String]
  /// The region of numbers written nationally.
  public var region: String
  /// The zone of the user's clock; nil for the system's.
  public var timeZone: String?
  /// Whether texts are kept as they were read.
  public var keepsRaw: Bool

  /// Makes settings.
  public init(owners: [String], region: String, timeZone: String?, keepsRaw: Bool = true) {
    self.owners = owners
    self.region = region
    self.timeZone = timeZone
    self.keepsRaw = keepsRaw
  }

  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("owners")
      json.array(owners) { $0.value($1) }
      json.key("region")
      json.value(region)
      json.member("time_zone", timeZone)
      json.key("keeps_raw")
      json.value(keepsRaw)
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  init?(json text: String) {
    guard let value = JSONValue(parsing: Array(text.utf8)), let region = value["region"]?.text
    else {
      return nil
    }
    owners = (value["owners"]?.elements ?? []).compactMap(\.text)
    self.region = region
    timeZone = value["time_zone"]?.text
    keepsRaw = value["keeps_raw"]?.flag ?? true
  }
}

extension Notebook {
  /// What the newest run was told that was told anything; the owners are those of the newest run that
  /// named any.
  public func lastSettings() throws(StoreFailure) -> RunSettings? {
    try read { db in
      let all = try String.fetchAll(
        db, sql: "SELECT settings FROM run WHERE settings IS NOT NULL ORDER BY key DESC LIMIT 100"
      ).compactMap(RunSettings.init(json:))
      guard var newest = all.first else { return nil }
      newest.owners = all.first { !$0.owners.isEmpty }?.owners ?? []
      return newest
    }
  }
}
