import Foundation

/// A folder of its own for one test, with a notebook in it; gone when the test ends.
final class Workplace {
  let folder: URL
  var runner: CommandRunner

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("circles-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    runner = CommandRunner(folder: folder)
    runner.environment["CIRCLES_DB"] = database.path
    runner.environment["XDG_DATA_HOME"] = folder.path
    runner.environment["CIRCLES_CONFIG"] = folder.appendingPathComponent("config.yaml").path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The notebook that commands use when nothing else is said.
  var database: URL { folder.appendingPathComponent("circles.sqlite") }

  /// Writes a file into the folder.
  @discardableResult
  func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// Runs the program there.
  @discardableResult
  func run(_ arguments: String..., input: String? = nil) throws -> CommandRunner.Outcome {
    try runner.run(arguments, input: input.map { Data($0.utf8) })
  }

  /// Everything the notebook says, for comparing two states of it.
  func export() throws -> [String] { try run("export").lines }
}

/// Cards for tests, in the words of the test.
enum Cards {
  /// A card of version 3.0 with a UID made of its name.
  static func card(_ name: String, _ lines: String...) -> String {
    let uid = name.lowercased().split(separator: " ").joined(separator: "-")
    let family = name.split(separator: " ").last.map(String.init) ?? ""
    let given = name.split(separator: " ").first.map(String.init) ?? ""
    return
      (["BEGIN:VCARD", "VERSION:3.0", "UID:\(uid)", "FN:\(name)", "N:\(family);\(given);;;"]
      + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  /// Two friends.
  static let book =
    card("Zoe Lindqvist", "TEL;TYPE=CELL:+44 7700 900142", "BDAY:1988-05-12", "CATEGORIES:Friends")
    + card("Amara Okafor", "EMAIL:amara@example.com", "BDAY:--07-04")
}
