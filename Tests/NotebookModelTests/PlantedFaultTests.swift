import Testing

/// Faults planted into the notebook itself, as triggers: the test of the test.
@Suite("A planted fault")
struct PlantedFaultTests {
  struct Plant: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var sql: String
    var rules: Set<Broken.Rule>

    /// What happens beside something else.
    init(_ words: String, _ event: String, _ action: String, _ rules: Set<Broken.Rule>) {
      testDescription = words
      sql = "CREATE TRIGGER planted AFTER \(event) BEGIN \(action); END"
      self.rules = rules
    }
  }

  static let plants = [
    Plant(
      "a second number that is lost", "INSERT ON phone WHEN new.position = 1",
      "DELETE FROM phone WHERE contact_key = new.contact_key AND position = 1",
      [.values, .compare]),
    Plant(
      "a record that goes to the first person", "INSERT ON source_record WHEN new.contact_key > 1",
      "UPDATE source_record SET contact_key = (SELECT min(key) FROM contact) WHERE key = new.key",
      [.owner, .identity, .values, .stranger]),
    Plant(
      "an edit that the next import takes away", "INSERT ON run",
      "UPDATE contact SET job_title = NULL WHERE job_title = 'Hand'", [.handEdit, .dryRun]),
    Plant(
      "an undo that leaves something behind", "DELETE ON run",
      "UPDATE contact SET note = 'left' WHERE key = (SELECT max(key) FROM contact)",
      [.undoAtOnce, .lastFirst, .undo, .stranger]),
    Plant(
      "an alias of no run", "INSERT ON alias",
      "UPDATE alias SET run_key = 999999 WHERE key = new.key", [.unsound]),
    Plant(
      "a new import that counts as an old one", "UPDATE OF contacts_created ON run",
      "UPDATE source_record SET gone_at = '2026-01-01T00:00:00Z'", [.owner, .again, .dryRun]),
  ]

  @Test("is found within a hundred lives, and told in a few steps", arguments: plants)
  func isFound(plant: Plant) async throws {
    for seed in UInt64(1)...100 {
      var generator = Generator(seed: seed)
      let life = generator.life()
      guard let broken = await Runner.live(life, planted: plant.sql) else { continue }
      // A fault of the program itself is the other test's.
      if await Runner.live(life) != nil { continue }
      #expect(plant.rules.contains(broken.rule), "\(broken)")
      let short = await Shrinker(budget: 200) {
        await Runner.live($0, planted: plant.sql)?.rule == broken.rule
      }.shrunk(life)
      print("planted: \(plant.testDescription): \(broken.rule.rawValue)\n\(short)")
      #expect(short.steps.count <= 4, "\(short)")
      return
    }
    Issue.record("not found")
  }
}
