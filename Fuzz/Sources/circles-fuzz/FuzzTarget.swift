import CirclesReaders
import Foundation

/// A way from bytes into the code under test.
struct FuzzTarget: Sendable {
  /// The name that `make fuzz TARGET=` takes.
  var name: String
  /// Samples to begin with: files and folders below `samples/` and `Fuzz/Seeds/`.
  var seeds: [String]
  /// A file of `Fuzz/Dictionaries`, without its ending.
  var dictionary: String?
  /// Takes an input; stops the program where something does not hold.
  var body: @Sendable ([UInt8]) -> Void

  /// Every target. A new one is a new line here.
  static let all: [FuzzTarget] =
    [
      .vCard, .jCard, .xCard, .json, .csv, .zip, .dates, .extraction, .matcher, .merge, .history,
      .anyFile,
    ] + ReaderRegistry.standard.readers.map(FuzzTarget.reading)
}

/// Stops the program, for libFuzzer to keep the input, unless something holds.
func check(_ holds: Bool, _ law: @autoclosure () -> String) {
  if holds { return }
  FileHandle.standardError.write(Data("BROKEN LAW: \(law())\n".utf8))
  abort()
}
