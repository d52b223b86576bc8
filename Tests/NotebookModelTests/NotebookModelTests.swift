import Foundation
import SeededRandom
import Testing

@Suite("Random lives of a notebook, held against a model", .serialized)
struct NotebookModelTests {
  @Test("keep every promise")
  func lives() async {
    let outcome = await Lives(count: Sizes.lives, from: Sizes.seed, isLong: Sizes.isLong).lived()
    print(outcome.figures)
    for failure in outcome.failures {
      Issue.record("seed \(failure.seed): \(failure.broken)\n\(failure.life)")
    }
  }
}

/// How many lives, and which.
enum Sizes {
  private static let environment = ProcessInfo.processInfo.environment

  /// `CIRCLES_LIVES=10000`.
  static let lives = environment["CIRCLES_LIVES"].flatMap(Int.init) ?? 300
  /// The first seed; each life has the next one: `CIRCLES_LIFE_SEED=17 CIRCLES_LIVES=1` lives one again.
  static let seed = environment["CIRCLES_LIFE_SEED"].flatMap(UInt64.init) ?? 1
  /// Whether the built program takes part, now and then.
  static let isLong = environment["CIRCLES_FAULTS"] == "all"
  /// How many failures are made short and told.
  static let told = environment["CIRCLES_LIVES_TOLD"].flatMap(Int.init) ?? 5
}

/// Many lives, some at a time.
struct Lives {
  var count: Int
  var from: UInt64
  var isLong = false

  struct Failure: Sendable {
    var seed: UInt64
    var life: Life
    var broken: Broken
  }

  struct Outcome {
    var failures: [Failure] = []
    var figures = ""
  }

  func lived() async -> Outcome {
    let start = ContinuousClock.now
    var failures: [Failure] = []
    var steps = 0
    await withTaskGroup(of: (UInt64, Life, Broken?).self) { group in
      var next = 0
      func add() {
        guard next < count else { return }
        let seed = from &+ UInt64(next)
        next += 1
        group.addTask {
          var generator = Generator(seed: seed, isLong: isLong)
          let life = generator.life()
          return (seed, life, await Runner.live(life))
        }
      }
      for _ in 0..<max(2, ProcessInfo.processInfo.activeProcessorCount) { add() }
      for await (seed, life, broken) in group {
        steps += life.steps.count
        if let broken { failures.append(Failure(seed: seed, life: life, broken: broken)) }
        add()
      }
    }
    failures.sort { $0.seed < $1.seed }
    var outcome = Outcome()
    for failure in failures.prefix(Sizes.told) {
      outcome.failures.append(await Self.short(failure))
    }
    outcome.failures += failures.dropFirst(Sizes.told)
    outcome.figures =
      "life-figures lives=\(count) steps=\(steps) broken=\(failures.count) "
      + "seconds=\(ContinuousClock.now - start)"
    return outcome
  }

  /// The shortest life that fails as this one does.
  static func short(_ failure: Failure) async -> Failure {
    let rule = failure.broken.rule
    let shrinker = Shrinker { life in await Runner.live(life)?.rule == rule }
    let life = await shrinker.shrunk(failure.life)
    guard let broken = await Runner.live(life) else { return failure }
    return Failure(seed: failure.seed, life: life, broken: broken)
  }
}
