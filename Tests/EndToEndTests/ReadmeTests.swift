import Foundation
import GRDB
import Testing

/// The README is a promise: what it lists is there, and what is there it lists.
@Suite struct ReadmeTests {
  private let text: String

  init() throws {
    text = try String(
      contentsOf: SamplesTests.root.appendingPathComponent("README.md"), encoding: .utf8)
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
      let section = try #require(found, "\(parent) is not in the README")
      // A table of records before a change repeats the columns of the records themselves.
      let repeated = parent == "record_change" ? self.section(of: "source_record") : nil
      let view = parent == "contact_overview" ? self.section(of: "contact") : nil
      // The lists of a contact share their first two columns, which the text names once.
      let shared = "contact_key position"
      let place = [section, repeated, view, shared].compactMap(\.self).joined(separator: " ")
      #expect(Self.words(place).contains(child), "\(parent).\(child)")
    }
  }

  @Test("every command that help names is in the README, and no other")
  func commands() throws {
    let place = try Workplace()
    let help = try place.run("--help").output
    let named = help.matches(of: /\n  ([a-z]+) (?: |\(default\))/).map { String($0.1) }
    #expect(named.count >= 8)
    for command in named { #expect(text.contains(command), "\(command)") }
  }

  @Test("adding a reader is explained in under 40 lines")
  func brevity() throws {
    let section = try #require(text.components(separatedBy: "## Build, test, add a reader").last)
    let lines = section.components(separatedBy: "\n## ")[0].split(separator: "\n")
    #expect(lines.count < 40)
  }

  /// What the README says of a table or view: its row in a list, or the table under its name.
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
