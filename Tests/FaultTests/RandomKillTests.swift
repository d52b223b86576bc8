import Foundation
import Testing

extension Faults {
  /// F2: killed at any time, while files of all kinds arrive.
  @Suite struct RandomKills {
    private func publish(_ name: String, _ figures: DriveAndKill.Figures) {
      Sizes.publish(
        name,
        [
          "kills": figures.kills, "kills_at_work": figures.killsAtWork,
          "files_begun_recovered": figures.recoveries,
          "files": figures.files, "lost": figures.lost, "duplicates": figures.duplicates,
          "prefixes_superseded": figures.superseded, "seconds": Sizes.rounded(figures.seconds),
        ])
    }

    @Test("F2: a few kills at random lose nothing and load nothing twice")
    func few() async throws {
      let figures = try await DriveAndKill(cycles: 6).run()
      #expect(figures.lost == 0 && figures.duplicates == 0, "\(figures.difference)")
    }

    @Test("F2: neither do a thousand", .enabled(if: Sizes.isFull, "\(Sizes.isLong)"))
    func many() async throws {
      let figures = try await DriveAndKill(cycles: Sizes.size("KILLS", 1000)).run()
      publish("F2-random-kills", figures)
      #expect(figures.lost == 0 && figures.duplicates == 0, "\(figures.difference)")
    }

    @Test(
      "F2, F20: nor with two daemons that no lock keeps apart",
      .enabled(if: Sizes.isFull, "\(Sizes.isLong)"))
    func two() async throws {
      let drive = DriveAndKill(cycles: Sizes.size("KILLS", 1000) / 2, daemons: 2)
      let figures = try await drive.run()
      publish("F20-two-daemons-random-kills", figures)
      #expect(figures.lost == 0 && figures.duplicates == 0, "\(figures.difference)")
    }
  }
}
