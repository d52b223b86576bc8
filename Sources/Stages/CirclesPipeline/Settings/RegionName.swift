import Foundation

/// The name of a region of the world: ISO 3166, two letters.
public enum RegionName {
  /// The code in capitals; nil for what ISO 3166 does not know.
  public static func code(_ name: String) -> String? {
    let code = name.uppercased()
    guard code.utf8.count == 2, known.contains(code) else { return nil }
    return code
  }

  private static let known = Set(
    Locale.Region.isoRegions.lazy.map(\.identifier).filter { $0.utf8.count == 2 && $0 != "ZZ" })
}
