import ArgumentParser
import CirclesModel
import CirclesPipeline
import CirclesWatch
import Foundation
import SystemPackage
import Testing

@testable import circles_import

@Suite struct WatchCommandTests {
  /// Nothing is there: what the newest run was told cannot get in.
  private let db = "/nonexistent/circles.sqlite"

  private func parse(_ arguments: String...) throws -> WatchCommand {
    try WatchCommand.parse(["--db", db, "--region", "GB"] + arguments)
  }

  @Test("without options the folder is watched for ever, and files are put away")
  func usual() throws {
    let options = try parse("/home/ana/Circles/").options(nil)
    #expect(options.root == FilePath("/home/ana/Circles"))
    #expect(options.databasePath == db)
    #expect(options.importing.databasePath == db)
    #expect(options.importing.command == "watch /home/ana/Circles")
    #expect(options.settle == nil && options.poll == nil)
    #expect(!options.keeps && !options.once)
    #expect(options.importing.keepsRaw)
  }

  @Test("every option arrives")
  func everything() throws {
    let options = try parse(
      "--once", "--keep", "--settle", "0.5", "--poll", "3", "--owner", "Ana", "--owner",
      "ana@example.org", "--time-zone", "Europe/London", "--date-order", "dmy", "--no-raw", "r"
    ).options(nil)
    #expect(options.once && options.keeps)
    #expect(options.settle == .milliseconds(500))
    #expect(options.poll == .seconds(3))
    #expect(options.importing.owners == ["Ana", "ana@example.org"])
    #expect(options.importing.region == "GB")
    #expect(options.importing.timeZone == "Europe/London")
    #expect(options.importing.dateOrder == .dmy)
    #expect(!options.importing.keepsRaw)
  }

  @Test("the service is called with the same options, with absolute paths")
  func arguments() throws {
    let command = try parse(
      "--keep", "--settle", "0.5", "--poll", "3", "--owner=-x", "--time-zone", "Europe/London",
      "--date-order", "dmy", "--no-raw", "--pipeline", "/p/household.yaml", "--log-format", "json",
      "--log-paths", "--install", "/r/../home/Circles")
    let arguments = WatchService.arguments(command, command.options(nil))
    #expect(
      arguments == [
        "watch", "/home/Circles", "--db", db, "--keep", "--settle", "0.5", "--poll", "3",
        "--pipeline", "/p/household.yaml", "--owner=-x", "--region", "GB", "--time-zone",
        "Europe/London", "--date-order", "dmy", "--no-raw", "--log-format", "json", "--log-paths",
      ])
    let again = try WatchCommand.parse(Array(arguments.dropFirst()))
    #expect(again.options(nil) == command.options(nil))
  }

  @Test("options that contradict each other are refused")
  func contradictions() {
    for wrong in [["--install", "--uninstall"], ["--install", "--once"], ["-q", "--verbose"]] {
      #expect(throws: (any Error).self) { try WatchCommand.parse(wrong + ["r"]) }
    }
  }

  @Test("a failed installation says where the service is described")
  func failures() {
    let missing = WatchService.failure(.noServiceManager(command: "systemctl", file: "/f.service"))
    #expect(missing.status == .inputOutput)
    #expect(missing.hints.contains { $0.contains("/f.service") })
    #expect(WatchService.failure(.unusablePath("x")).status == .usage)
  }
}
