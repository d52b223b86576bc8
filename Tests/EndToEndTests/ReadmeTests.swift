import Foundation
import GRDB
import Testing

/// The pages are a promise: what they list is there, and what is there they list.
@Suite("The pages") struct ReadmeTests {
  private let text: String

  init() throws { text = try Self.page("Documentation/Database.md") }

  private static func page(_ path: String) throws -> String {
    try String(contentsOf: SamplesTests.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("every table, view and column of the database is documented")
  func columns() throws {
    let place = try Workplace()
    try place.file("book.vcf", Cards.book)
    #expect(try place.run("book.vcf").status == 0)
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: place.database.path, configuration: configuration)
    let columns = try queue.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT m.name AS parent, p.name AS child FROM sqlite_master AS m
          JOIN pragma_table_info(m.name) AS p
          WHERE m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite_%'
          """
      ).map { (parent: $0["parent"] as String, child: $0["child"] as String) }
    }
    #expect(columns.count > 100)
    for (parent, child) in columns {
      let found = section(of: parent)
      let section = try #require(found, "\(parent) is not in Database.md")
      // A table of records before a change repeats the columns of the records themselves.
      let repeated = parent == "record_change" ? self.section(of: "source_record") : nil
      let view = parent == "contact_overview" ? self.section(of: "contact") : nil
      // The lists of a contact share their first two columns, which the text names once.
      let shared = "contact_key position"
      let place = [section, repeated, view, shared].compactMap(\.self).joined(separator: " ")
      #expect(Self.words(place).contains(child), "\(parent).\(child)")
    }
  }

  @Test("every command that help names is in Commands.md")
  func commands() throws {
    let place = try Workplace()
    let text = try Self.page("Documentation/Commands.md")
    let help = try place.run("--help").output
    let named = help.matches(of: /\n  ([a-z]+) (?: |\(default\))/).map { String($0.1) }
    #expect(named.count >= 8)
    for command in named { #expect(text.contains(command), "\(command)") }
  }

  @Test("adding a reader is explained in under 40 lines, and the README in under 150")
  func brevity() throws {
    let contributing = try Self.page("CONTRIBUTING.md")
    let section = try #require(contributing.components(separatedBy: "## Add a reader").last)
    let lines = section.components(separatedBy: "\n## ")[0].split(separator: "\n")
    #expect((5..<40).contains(lines.count))
    #expect(try Self.page("README.md").split(separator: "\n").count < 150)
  }

  @Test("every format that is read has its row in Formats.md, and no other has one")
  func formats() throws {
    let rows = try Self.page("Documentation/Formats.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst().map(String.init)
    let place = try Workplace()
    let formats = try place.run("formats", "--output", "jsonl").objects("format")
    #expect(rows.count == formats.count)
    for (row, format) in zip(rows, formats) {
      let endings = (format["extensions"] as? [String] ?? []).map { "`.\($0)`" }
      let cells = [
        format["name"] as? String ?? "", format["title"] as? String ?? "",
        endings.joined(separator: " "), format["recognised_by"] as? String ?? "",
      ]
      #expect(row == "| " + cells.joined(separator: " | ") + " |")
    }
  }

  @Test("every page that a page, a comment or a test names is there")
  func links() throws {
    let root = SamplesTests.root
    let pages =
      ["README.md", "CONTRIBUTING.md"]
      + (try FileManager.default.contentsOfDirectory(
        atPath: root.appendingPathComponent("Documentation").path
      )
      .filter { $0.hasSuffix(".md") }.map { "Documentation/" + $0 })
    #expect(pages.count > 20)
    for page in pages {
      let folder = root.appendingPathComponent(page).deletingLastPathComponent()
      for link in try Self.page(page).matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
        let place = folder.appendingPathComponent(String(link.1)).standardizedFileURL.path
        #expect(FileManager.default.fileExists(atPath: place), "\(page): \(link.1)")
      }
    }
    let known = Set(pages.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
    for folder in ["Sources", "Tests"] {
      let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift") else { continue }
        for cited in try Self.page(folder + "/" + file).matches(
          of: /`(?:Documentation\/)?([A-Z][A-Za-z]+\.md)`/)
        {
          #expect(known.contains(String(cited.1)), "\(folder)/\(file): \(cited.1)")
        }
      }
    }
  }

  /// What the page says of a table or view: its row in a list, or the table under its name.
  private func section(of name: String) -> String? {
    if name == "contact" {
      return text.components(separatedBy: "**contact**").last?
        .components(separatedBy: "\n**")[0]
    }
    let lists = text.components(separatedBy: "**What a contact has several of.**").last ?? ""
    return lists.split(separator: "\n").first { line in
      guard line.hasPrefix("| "), let cell = line.split(separator: "|").first else { return false }
      return Self.words(String(cell)).contains(name)
    }.map(String.init)
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
