import CirclesModel
import CirclesStore
import Foundation
import Testing

@testable import CirclesPipeline

@Suite("The examples in pipelines/")
struct PipelineExamplesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("pipelines").path

  func load(_ name: String) throws -> PipelineFile {
    try PipelineFile.read("\(Self.folder)/\(name).yaml")
  }

  @Test("are those that the README tells of, and no others")
  func names() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(names == ["contacts.yaml", "household.yaml", "messages.yaml", "reprocess.yaml"])
    let text = try String(contentsOfFile: Self.folder + "/README.md", encoding: .utf8)
    for name in names { #expect(text.contains("[\(name)](\(name))")) }
  }

  @Test("can be read, and say what they are for")
  func loading() throws {
    let contacts = try load("contacts")
    #expect(contacts.sources.map(\.name) == ["icloud", "google", "old phone", "work"])
    #expect(contacts.sources.map(\.prunes) == [true, false, false, false])
    #expect(contacts.sources.map(\.region) == [nil, nil, "IE", nil])
    let messages = try load("messages")
    #expect(
      messages.sources[2].inputs.map { ($0 as NSString).lastPathComponent }
        == ["WhatsApp Chat with Ana Ruiz.txt"])
    #expect(messages.sources.last?.format == "screenshot-text")
    #expect(messages.thresholds == MatchingThresholds(assign: 0.9, margin: 0.3))
    let household = try load("household")
    #expect(household.reprocessing == .changed)
    #expect(!household.extraction.facts)
    let reprocess = try load("reprocess")
    #expect(reprocess.reprocessing == .all)
    #expect(reprocess.sources.isEmpty)
    for file in [contacts, messages, household, reprocess] {
      #expect(file.database == Self.folder + "/samples.sqlite")
    }
  }

  @Test("show every key", arguments: PipelineFile.keys)
  func keys(key: String) throws {
    // These hold for a source what others show for the whole file.
    if ["sources.date_order", "owner.emails"].contains(key) { return }
    let word = key.split(separator: ".").last.map(String.init) ?? key
    let texts = try ["contacts", "household", "messages", "reprocess"].map {
      try String(contentsOfFile: "\(Self.folder)/\($0).yaml", encoding: .utf8)
    }
    #expect(texts.contains { $0.contains("\(word):") })
  }

  @Test("have every key in the README's table, and the table has no other")
  func documentation() throws {
    let text = try String(contentsOfFile: Self.folder + "/README.md", encoding: .utf8)
    let rows = text.matches(of: /\n\| `([a-z_.]+)` \|/).map { String($0.1) }
    #expect(rows.sorted() == PipelineFile.keys.sorted())
  }
}
