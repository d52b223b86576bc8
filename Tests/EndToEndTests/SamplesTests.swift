import Foundation
import Testing

/// The samples' golden records, and that no format is without a sample.
@Suite struct SamplesTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let samples = root.appendingPathComponent("samples")

  /// Every sample, as a path below `samples`.
  static func paths() throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: samples.path)
    return all.filter { path in
      var isFolder: ObjCBool = false
      let full = samples.appendingPathComponent(path).path
      _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      return !isFolder.boolValue && !path.hasSuffix(".records.ndjson") && !path.hasSuffix(".md")
    }.sorted()
  }

  @Test("every sample is read as its golden records say (make samples writes them anew)")
  func golden() throws {
    let paths = try Self.paths()
    #expect(paths.count >= 7)
    for path in paths {
      let sample = Self.samples.appendingPathComponent(path)
      let golden = sample.deletingPathExtension().appendingPathExtension("records.ndjson")
      let runner = CommandRunner(folder: sample.deletingLastPathComponent())
      let outcome = try runner.run([
        "read", sample.lastPathComponent, "--output", "jsonl", "--quiet", "--region", "GB",
        "--time-zone", "UTC",
      ])
      let expected = try String(contentsOf: golden, encoding: .utf8)
      #expect(outcome.lines == expected.split(separator: "\n").map(String.init), "\(path)")
    }
  }

  @Test("every format that is read has a sample")
  func formats() throws {
    let runner = CommandRunner(folder: Self.samples)
    let formats = try runner.run(["formats", "--output", "jsonl"]).objects().compactMap {
      $0["name"] as? String
    }
    #expect(formats.count >= 3)
    let files = try runner.run(["read", ".", "--quiet"]).objects()
    // A note is not a file: it comes on standard input.
    let piped = try runner.run(["read", "-"], input: Data("Tea with Zoe\n".utf8)).objects()
    let read = (files + piped).compactMap {
      ($0["source"] as? [String: Any])?["format"] as? String
    }
    #expect(Set(read).isSuperset(of: formats))
  }

  @Test("the samples together show people of several books becoming one")
  func together() throws {
    let place = try Workplace()
    let outcome = try place.run(
      "import", Self.samples.appendingPathComponent("contacts").path, "--region", "GB", "--output",
      "jsonl")
    let contacts = try #require(try outcome.report()["contacts"] as? [String: Int])
    #expect((contacts["merged"] ?? 0) >= 3)
    let again = try place.run(
      "import", Self.samples.appendingPathComponent("contacts").path, "--region", "GB", "--output",
      "jsonl")
    let records = try #require(try again.report()["records"] as? [String: Int])
    #expect(records["imported"] == 0)
  }
}
