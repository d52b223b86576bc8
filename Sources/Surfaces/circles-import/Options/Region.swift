import ArgumentParser
import CirclesPipeline
import Foundation

/// A region of the world as `--region` takes it: ISO 3166, two letters.
struct Region: Hashable, Sendable {
  /// Two capital letters; `ZZ` for none known.
  let code: String

  /// No region: numbers written nationally are kept as they are, since guessing would be worse.
  static let unknown = Region(code: "ZZ")

  /// The region of the user's locale.
  static func ofLocale(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Region {
    for variable in ["LC_ALL", "LC_TELEPHONE", "LANG"] {
      guard let locale = environment[variable], !locale.isEmpty else { continue }
      let name = locale.prefix { $0 != "." && $0 != "@" }
      guard let underscore = name.lastIndex(of: "_") else { return .unknown }
      return Region(String(name[name.index(after: underscore)...])) ?? .unknown
    }
    #if os(macOS)
      return Locale.current.region.flatMap { Region($0.identifier) } ?? .unknown
    #else
      return .unknown
    #endif
  }

  private init(code: String) { self.code = code }

  /// A region that ISO 3166 knows, in either case; nil for anything else.
  init?(_ name: String) {
    guard let code = RegionName.code(name) else { return nil }
    self.init(code: code)
  }

  /// The region of that name, or a usage error.
  static func checked(_ name: String) throws -> Region {
    if let region = Region(name) { return region }
    let hint = name.uppercased() == "UK" ? "the United Kingdom is GB" : "two letters, like GB"
    throw ValidationError("there is no such country in ISO 3166; \(hint)")
  }
}
