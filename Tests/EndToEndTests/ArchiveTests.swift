import Foundation
import Testing

@Suite struct ArchiveTests {
  private let place: Workplace
  private let sample: Data

  init() throws {
    place = try Workplace()
    sample = try Data(
      contentsOf: SamplesTests.samples.appendingPathComponent(
        "chats/whatsapp/WhatsApp Chat - Choir.zip"))
  }

  private func write(_ name: String, _ data: Data) throws {
    try data.write(to: place.folder.appendingPathComponent(name))
  }

  @Test("a zip stands for the files in it, named after it, and tells what its chat is called")
  func named() throws {
    try write("WhatsApp Chat - Choir.zip", sample)
    let outcome = try place.run("read", "WhatsApp Chat - Choir.zip")
    #expect(outcome.status == 0)
    let chat = try #require(try outcome.objects("conversation").first)
    let source = try #require(chat["source"] as? [String: Any])
    #expect(source["path"] as? String == "WhatsApp Chat - Choir.zip/_chat.txt")
    #expect(chat["title"] as? String == "Choir")
  }

  @Test("a zip is found in a folder and on standard input, and --as reads what fits in it")
  func everywhere() throws {
    try FileManager.default.createDirectory(
      at: place.folder.appendingPathComponent("in"), withIntermediateDirectories: true)
    try write("in/export.zip", sample)
    #expect(try place.run("read", "in").objects("conversation").count == 1)
    #expect(try place.run("read", "in", "--as", "whatsapp").objects("conversation").count == 1)
    let piped = try place.runner.run(["read", "-"], input: sample)
    let source = try #require(try piped.objects("conversation").first?["source"] as? [String: Any])
    #expect(source["path"] as? String == "-/_chat.txt")
  }

  @Test("a zip that was cut tells so, and gives the entries that are whole")
  func cut() throws {
    try write("cut.zip", sample.prefix(sample.count - 40))
    let outcome = try place.run("read", "cut.zip")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("zip.damaged"))
    #expect(try outcome.objects("conversation").count == 1)
  }

  @Test("a zip with nothing that is read is told of when it is named, and not in a folder")
  func nothing() throws {
    let empty = Data([0x50, 0x4B, 0x05, 0x06] + [UInt8](repeating: 0, count: 18))
    try FileManager.default.createDirectory(
      at: place.folder.appendingPathComponent("in"), withIntermediateDirectories: true)
    try write("in/empty.zip", empty)
    let named = try place.run("read", "in/empty.zip")
    #expect(named.status == 1)
    #expect(named.errors.contains("input.unrecognised"))
    #expect(try place.run("read", "in").status == 0)
  }
}
