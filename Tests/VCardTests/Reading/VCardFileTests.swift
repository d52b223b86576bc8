import Foundation
import SourceDiagnostics
import Testing
import VCard

@Suite("Cards of a file")
struct VCardFileTests {
  /// Runs with a file of that many cards, which are larger together than what is read at once.
  private func withFile<Result>(
    _ count: Int, _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).vcf")
    let note = String(repeating: "x", count: 2000)
    let text = (0..<count).map {
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Person \($0)\r\nNOTE:\(note)\r\nEND:VCARD\r\n"
    }
    try Data(text.joined().utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try await body(url)
  }

  @Test("come one after the other, and again in another loop")
  func loop() async throws {
    try await withFile(500) { url in
      let file = VCardFile(url)
      for _ in 0..<2 {
        var names: [String?] = []
        for try await card in file { names.append(card.formattedName) }
        #expect(names == (0..<500).map { "Person \($0)" })
      }
    }
  }

  @Test("are the same by the reader, which reports")
  func reader() async throws {
    try await withFile(3) { url in
      try Data("FN:stray\r\n".utf8 + Data(contentsOf: url)).write(to: url)
      var reader = try VCardReader(contentsOf: url)
      var diagnostics: [Diagnostic] = []
      var count = 0
      while try reader.next(reporting: &diagnostics) != nil { count += 1 }
      #expect(count == 3)
      #expect(!diagnostics.isEmpty)
    }
  }

  @Test("a file that is not there is an error at the first card")
  func missing() async throws {
    var cards = VCardFile(URL(filePath: "/nowhere/at/all.vcf")).makeAsyncIterator()
    await #expect(throws: (any Error).self) { try await cards.next() }
    #expect(throws: (any Error).self) { try VCardReader(contentsOf: URL(filePath: "/nowhere")) }
  }

  @Test("a cancelled task reads no further")
  func cancelled() async throws {
    try await withFile(3) { url in
      let task = Task {
        try? await Task.sleep(for: .seconds(60))
        var cards = VCardFile(url).makeAsyncIterator()
        return try await cards.next()
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test("text and bytes in memory")
  func memory() throws {
    let text = "BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nEND:VCARD\n"
    #expect(VCardReader.cards(in: text).cards.first?.formattedName == "Ada")
    var reader = VCardReader(Array(text.utf8))
    var diagnostics: [Diagnostic] = []
    #expect(try reader.next(reporting: &diagnostics)?.formattedName == "Ada")
    #expect(try reader.next(reporting: &diagnostics) == nil)
  }
}
