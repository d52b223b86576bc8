/// How a date of figures is read when more than one way is possible, and the dates beside it in the
/// text do not say.
public enum DateOrder: String, Hashable, Sendable, CaseIterable {
  /// Month, day, year: 3/7 is 7 March.
  case mdy
  /// Day, month, year: 3/7 is 3 July.
  case dmy
  /// Year, month, day; without a year month, day.
  case ymd
  /// By the evidence of the text: what only reads one way decides for the rest; else ``mdy``.
  case auto

  /// How people of a region (ISO 3166, two letters) write dates.
  public static func usual(in region: String) -> DateOrder { region == "US" ? .auto : .dmy }
}
