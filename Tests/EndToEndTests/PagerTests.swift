import Foundation
import Testing

/// Long lists go through the pager, on a terminal and nowhere else.
@Suite struct PagerTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("many.vcf", (0..<60).map { Cards.card("Person Number\($0)") }.joined())
    try place.run("many.vcf")
    place.runner.environment["PAGER"] = "cat > paged.txt"
  }

  /// What the pager was given; nil where none was run.
  private func paged() -> String? {
    let url = place.folder.appendingPathComponent("paged.txt")
    defer { try? FileManager.default.removeItem(at: url) }
    return try? String(contentsOf: url, encoding: .utf8)
  }

  private func session(_ pager: String? = nil) -> TerminalSession {
    var environment = place.runner.environment
    if let pager { environment["PAGER"] = pager }
    return TerminalSession(environment: environment, folder: place.folder)
  }

  @Test("a list that is longer than the screen is paged, and its count stands behind it")
  func long() throws {
    let (status, screen) = try session().run(["people", "list", "--no-color"])
    #expect(status == 0)
    let text = try #require(paged())
    #expect(text.contains("Person Number0") && text.contains("Person Number59"))
    #expect(!screen.contains("Person Number0") && screen.contains("60 people"))
  }

  @Test("a short list, --no-pager, jsonl and whatever is no terminal are not")
  func direct() throws {
    #expect(try session().run(["people", "list", "Number7"]).screen.contains("Number7"))
    #expect(paged() == nil)
    for options in [["--no-pager"], ["--output", "jsonl"]] {
      #expect(try session().run(["people", "list"] + options).screen.contains("Number59"))
      #expect(paged() == nil)
    }
    #expect(try place.run("people", "list").output.contains("Number59"))
    #expect(paged() == nil)
  }

  @Test("a pager that cannot be run loses nothing", arguments: ["no-such-pager", "", "cat"])
  func none(pager: String) throws {
    let (status, screen) = try session(pager).run(["people", "list"])
    #expect(status == 0)
    #expect(screen.contains("Number0") && screen.contains("Number59"))
  }

  @Test("runs fits into 80 columns of a terminal")
  func runs() throws {
    let name = String(repeating: "long", count: 40) + ".vcf"
    try place.file(name, Cards.book)
    try place.run(name)
    var narrow = session()
    narrow.columns = 80
    let screen = try narrow.run(["runs", "--no-color"]).screen
    for line in screen.split(whereSeparator: \.isNewline) { #expect(line.count <= 80, "\(line)") }
    #expect(screen.contains("60 new"))
  }
}
