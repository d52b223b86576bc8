public import CirclesModel
import GRDB

/// What a run was told that decides whose notes are and what is read out of them: a later
/// `reprocess` is told the same.
public struct RunSettings: Hashable, Sendable {
  /// What is known of the user: names, phones, e-mails, handles.
  public var owners: [String]
  /// The region of numbers written nationally.
  public var region: String
  /// The zone of the user's clock; nil for the system's.
  public var timeZone: String?
  /// Whether texts are kept as they were read.
  public var keepsRaw: Bool
  /// The order of dates written with digits; nil to tell from each text.
  public var dateOrder: DateOrder?
  /// The languages that notes are written in, beside that of the region.
  public var languages: [String]
  /// When a note is filed, and when it waits in the inbox.
  public var matching: MatchingThresholds
  /// What is taken out of notes.
  public var extraction: ExtractionSwitches

  /// Makes settings.
  public init(
    owners: [String], region: String, timeZone: String?, keepsRaw: Bool = true,
    dateOrder: DateOrder? = nil, languages: [String] = [],
    matching: MatchingThresholds = MatchingThresholds(),
    extraction: ExtractionSwitches = ExtractionSwitches()
  ) {
    self.owners = owners
    self.region = region
    self.timeZone = timeZone
    self.keepsRaw = keepsRaw
    self.dateOrder = dateOrder
    self.languages = languages
    self.matching = matching
    self.extraction = extraction
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
      json.member("date_order", dateOrder?.rawValue)
      if !languages.isEmpty {
        json.key("languages")
        json.array(languages) { $0.value($1) }
      }
      for (name, threshold) in [("assign", matching.assign), ("margin", matching.margin)] {
        guard let threshold else { continue }
        json.key(dynamic: name)
        json.value(threshold)
      }
      if !extraction.left.isEmpty {
        json.key("leave_out")
        json.array(extraction.left) { $0.value($1) }
      }
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
    dateOrder = value["date_order"]?.text.flatMap(DateOrder.init(rawValue:))
    languages = (value["languages"]?.elements ?? []).compactMap(\.text)
    matching = MatchingThresholds(
      assign: value["assign"]?.decimal, margin: value["margin"]?.decimal)
    extraction = ExtractionSwitches(
      leaving: (value["leave_out"]?.elements ?? []).compactMap(\.text))
  }
}

extension Notebook {
  /// What the newest run was told that was told anything; the owners are those of the newest run that
  /// named any.
  public func lastSettings() throws(StoreError) -> RunSettings? {
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
