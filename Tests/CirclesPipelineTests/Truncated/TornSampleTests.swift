import CirclesModel
import CirclesStore
import Foundation
import SeededRandom
import Testing

@testable import CirclesPipeline

/// `Architecture.md` section 6: a prefix of a file and then the whole equal the whole.
@Suite("Files that break off and then come whole")
struct TornSampleTests {
  /// A sample, by its path below `samples`.
  static let samples: [String] = {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { path in
      let name = path.split(separator: "/").last ?? ""
      return name.contains(".") && !name.hasSuffix(".ndjson") && name != "README.md"
        && !path.hasSuffix(".abbu") && !path.hasSuffix("db")
    }.sorted()
  }()

  static let folder: String = {
    let file = URL(fileURLWithPath: #filePath)
    return (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }.path + "/samples"
  }()

  /// Every cut of the first 4 KB with `CIRCLES_CUTS=all`, else a few that differ from sample to
  /// sample.
  static func cuts(of size: Int, _ seed: UInt64) -> [Int] {
    if ProcessInfo.processInfo.environment["CIRCLES_CUTS"] == "all" {
      return Array(1..<min(size, 4097))
    }
    var random = SeededRandom(seed)
    return Set((0..<8).map { _ in 1 + random.below(size - 1) }).sorted()
  }

  @Test(
    "A sample that was cut anywhere and then comes whole is as if only the whole had come",
    arguments: samples)
  func prefixThenWhole(_ sample: String) async throws {
    let url = URL(fileURLWithPath: Self.folder + "/" + sample)
    let bytes = try [UInt8](Data(contentsOf: url))
    let clean = try TornNotebook()
    try await clean.load(bytes, as: sample)
    let expected = try clean.shown()
    let seed = sample.utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) }
    for cut in Self.cuts(of: bytes.count, seed) {
      let torn = try TornNotebook()
      try await torn.load(bytes.prefix(cut), as: sample)
      #expect(try await torn.load(bytes, as: sample).isBalanced)
      let shown = try torn.shown()
      #expect(shown == expected, "cut at \(cut)")
      // The half file comes again, as a folder with both of them has it.
      try await torn.load(bytes.prefix(cut), as: sample)
      #expect(try torn.shown() == expected, "cut at \(cut), and then again")
    }
  }

  @Test("Taking the whole back gives the torn half back", arguments: samples)
  func undo(_ sample: String) async throws {
    let url = URL(fileURLWithPath: Self.folder + "/" + sample)
    let bytes = try [UInt8](Data(contentsOf: url))
    let torn = try TornNotebook()
    try await torn.load(bytes.prefix(bytes.count * 2 / 3), as: sample)
    let before = try torn.everything()
    let run = try #require(try await torn.load(bytes, as: sample).run)
    _ = try torn.notebook.undo(run: run)
    let after = try torn.everything()
    #expect(after == before)
  }
}
