import Foundation
import Testing

/// Documentation/Security.md names the test that holds each threat off.
@Suite struct SecurityPageTests {
  @Test("every test that the page names is there")
  func tests() throws {
    let root = SamplesTests.root
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Security.md"), encoding: .utf8)
    var sources: [String: String] = [:]
    let tests = root.appendingPathComponent("Tests")
    let files = try #require(
      FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      // Two targets may have tests of one name.
      sources[file.deletingPathExtension().lastPathComponent, default: ""] +=
        try String(contentsOf: file, encoding: .utf8)
    }
    let named = page.matches(of: #/`([A-Za-z]+Tests)/([A-Za-z]+)`/#).map { match in
      (String(match.output.1), String(match.output.2))
    }
    #expect(named.count > 30)
    for (suite, function) in named {
      let source = sources[suite] ?? ""
      #expect(source.contains("func \(function)("), "\(suite)/\(function)")
    }
  }
}
