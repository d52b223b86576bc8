import Foundation

/// How much of the long tests is run, and how large they are: `make test-faults`.
enum Sizes {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether the long ones run too.
  static let isFull = environment["CIRCLES_FAULTS"] == "all"

  /// What is said where they do not.
  static let isLong = "long: make test-faults runs it"

  /// A size, for each test its own: `CIRCLES_KILLS=1000`.
  static func size(_ name: String, _ standard: Int) -> Int {
    environment["CIRCLES_\(name)"].flatMap(Int.init) ?? standard
  }

  /// Where dice are thrown from; what a failure prints can be run again.
  static let seed: UInt64 =
    environment["CIRCLES_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 1...999_999)

  /// Where what differs is left, to be looked into: `CIRCLES_KEEP=folder`.
  static let keep = environment["CIRCLES_KEEP"].map { URL(fileURLWithPath: $0) }

  /// Prints a line of figures, to be published.
  static func publish(_ test: String, _ figures: KeyValuePairs<String, Any>) {
    let words = figures.map { "\($0.key)=\($0.value)" }
    print("fault-figures \(test) \(words.joined(separator: " "))")
  }

  /// Seconds to a hundredth.
  static func rounded(_ seconds: Double) -> Double { (seconds * 100).rounded() / 100 }
}
