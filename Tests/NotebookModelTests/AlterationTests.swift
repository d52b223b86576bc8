import CirclesModel
import CirclesPipeline
import CirclesStore
import SeededRandom
import Testing

/// What makes no difference to a notebook: compared with one where it was otherwise.
@Suite("Notebooks of the same cards")
struct AlterationTests {
  /// A tenth of the lives, each a book of cards.
  static let seeds = 0..<UInt64(max(10, Sizes.lives / 10))

  @Test("are equal, whether a half came first, a run was undone, or nothing of the kind")
  func equal() async throws {
    for seed in Self.seeds {
      var generator = Generator(seed: Sizes.seed &+ seed)
      let cards = generator.cards(8)
      let whole = try await Self.rows([.load(Load([.cards(cards)]))])
      let ways: [(String, [Step])] = [
        ("another notebook", [.load(Load([.cards(cards)]))]),
        (
          "half and whole",
          [.load(Load([.cards(Array(cards.prefix(4)))])), .load(Load([.cards(cards)]))]
        ),
        (
          "undone and made again",
          [.load(Load([.cards(cards)])), .undo(0), .load(Load([.cards(cards)]))]
        ),
      ]
      for (way, steps) in ways {
        let rows = try await Self.rows(steps)
        let missing = Set(whole).subtracting(rows).sorted()
        let new = Set(rows).subtracting(whole).sorted()
        #expect(missing == new, "seed \(seed), \(way):\n\(Life(steps))")
      }
    }
  }

  /// What a notebook tells after some steps, without the times of its writing.
  static func rows(_ steps: [Step]) async throws -> [String] {
    let runner = try Runner()
    for step in steps {
      try await runner.perform(step)
      try runner.look()
    }
    var lines: [String] = []
    for kind in [ExportKind.contacts, .connections] {
      try runner.notebook.export(kind) { bytes in
        let line = String(decoding: bytes, as: UTF8.self)
        let words = line.split(separator: ",").filter { !$0.contains("ed_at\":\"20") }
        lines.append(words.joined(separator: ","))
        return true
      }
    }
    return lines.sorted()
  }
}
