/// A setting that the program remembers. A case more is a key more; `Documentation/Settings.md`
/// documents each.
public enum ConfigKey: String, PipelineKey, Sendable {
  case owner, region
  case timeZone = "time-zone"
  case dateOrder = "date-order"
  case languages, db

  /// Whether it takes several values.
  public var isList: Bool { self == .owner || self == .languages }

  /// The variable of the environment that goes before it.
  public var variable: String {
    switch self {
    case .owner: "CIRCLES_OWNER"
    case .region: "CIRCLES_REGION"
    case .timeZone: "CIRCLES_TIME_ZONE"
    case .dateOrder: "CIRCLES_DATE_ORDER"
    case .languages: "CIRCLES_LANGUAGES"
    case .db: "CIRCLES_DB"
    }
  }

  /// The key that somebody may have meant.
  public static func near(_ word: String) -> ConfigKey? {
    let names = allCases.map { $0.rawValue.replacing("-", with: "_") }
    return SpellingSuggestion.find(word, among: names)
      .flatMap { ConfigKey(rawValue: $0.replacing("_", with: "-")) }
  }
}
