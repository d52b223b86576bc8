import Foundation
import Testing

/// The page in a real browser: `Tests/Browser/browser_test.py` drives Debian's Chromium.
@Suite struct BrowserTests {
  private static let script =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Browser/browser_test.py")

  /// Whether the browser and what drives it are installed (`tools/setup`, `pip install selenium`).
  private static let isPossible: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      "command -v chromium && command -v chromedriver && python3 -c 'import selenium'",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  // A browser starts, and some forty pages are opened: about half a minute.
  @Test(
    "Files by keys, merges, edits, searches, undoes and drops a file, with no error in the browser",
    .enabled(
      if: isPossible, "chromium, chromium-driver or PyPI's selenium is not installed"),
    .timeLimit(.minutes(3)))
  func page() throws {
    let (status, text) = try SyncScript.run(
      [Self.script.path, CommandRunner.program.path], by: "python3")
    #expect(status == 0, "\(text)")
  }
}
