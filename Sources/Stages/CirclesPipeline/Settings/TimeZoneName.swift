public import Foundation

/// The name of a time zone: IANA, such as `Europe/London`.
public enum TimeZoneName {
  /// The zone; nil for a name that no zone bears.
  public static func zone(_ name: String) -> TimeZone? {
    // Foundation also takes "PST" and the like, which name no place and change their meaning.
    guard name == "UTC" || name.contains("/") else { return nil }
    return TimeZone(identifier: name)
  }
}
