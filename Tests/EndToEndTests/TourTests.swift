import Foundation
import Testing

/// Runs Documentation/Tour.md from its first command to its last.
@Suite("The tour") struct TourTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A command of the tour and what it prints.
  private struct Step {
    var command: String
    var lines: [String] = []
  }

  private static func steps() throws -> [Step] {
    let text = try String(
      contentsOf: root.appendingPathComponent("Documentation/Tour.md"), encoding: .utf8)
    var steps: [Step] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        isInside = line.hasPrefix("```console")
      } else if isInside, line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
      } else if isInside, !steps.isEmpty {
        steps[steps.count - 1].lines.append(line)
      }
    }
    return steps
  }

  /// The words of a command line; quotes hold several together.
  private static func words(_ command: String) -> [String] {
    command.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
  }

  /// Whether lines are as they should be; `…` is anything, and alone in a line any lines.
  private static func agree(_ found: ArraySlice<String>, _ wanted: ArraySlice<String>) -> Bool {
    guard let first = wanted.first else { return found.isEmpty }
    if first == "…" {
      return found.indices.contains { agree(found[$0...], wanted.dropFirst()) }
        || agree(found[found.endIndex...], wanted.dropFirst())
    }
    guard let line = found.first else { return false }
    let pattern = first.components(separatedBy: "…").map(NSRegularExpression.escapedPattern)
      .joined(separator: ".*")
    return line.range(of: "^\(pattern)$", options: .regularExpression) != nil
      && agree(found.dropFirst(), wanted.dropFirst())
  }

  @Test("Every command of the tour prints what the page shows") func tour() throws {
    let place = try Workplace()
    try FileManager.default.copyItem(
      at: Self.root.appendingPathComponent("samples"),
      to: place.folder.appendingPathComponent("samples"))
    let steps = try Self.steps()
    #expect(steps.count > 20)
    for step in steps {
      let words = Self.words(step.command)
      try #require(words.first == "circles-import")
      let outcome = try place.runner.run(Array(words.dropFirst()))
      // 1: the samples hold damaged records.
      let isImport = words.dropFirst().first == "import"
      #expect(outcome.status == 0 || isImport && outcome.status == 1, "\(step.command)")
      let said = (outcome.output + outcome.errors).components(separatedBy: "\n").dropLast()
      #expect(Self.agree(said, step.lines[...]), "\(step.command): \(Array(said))")
    }
  }
}
