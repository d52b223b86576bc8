import CirclesModel
import CirclesStore
import Foundation
import Testing

@testable import CirclesPipeline

@Suite("Files that are read once more, under other settings")
struct RereadFileTests {
  private let chat = """
    03/04/2026, 18:20 - Ann Lee: hi there
    03/04/2026, 18:21 - Bob Self: hello, lovely pottery
    05/04/2026, 18:21 - Bob Self: bye

    """
  private let name = "WhatsApp Chat with Ann Lee.txt"

  private let torn: TornNotebook

  init() throws { torn = try TornNotebook() }

  private func load(
    _ text: String, _ change: (inout ImportOptions) -> Void
  ) async throws -> RunReport {
    try await torn.load(Array(text.utf8), as: name) { options in
      options.owners = []
      change(&options)
    }
  }

  /// What is in the notebook after that alone.
  private func alone(
    _ text: String, _ change: @escaping (inout ImportOptions) -> Void
  ) async throws -> [String] {
    let other = try TornNotebook()
    try await other.load(Array(text.utf8), as: name) { options in
      options.owners = []
      change(&options)
    }
    return try other.shown()
  }

  private static let ways: [@Sendable (inout ImportOptions) -> Void] = [
    { _ in }, { $0.owners = ["Bob Self"] }, { $0.dateOrder = .mdy },
    { $0.timeZone = "Asia/Tokyo" },
    {
      $0.owners = ["Ann Lee"]
      $0.dateOrder = .mdy
    },
  ]

  @Test("The notebook is as if they had been told from the start", arguments: 0..<5, 0..<5)
  func otherSettings(first: Int, second: Int) async throws {
    // What is not told again still holds.
    let tellsLess = second == 0 || (first, second) == (4, 2)
    let expected = try await alone(chat, Self.ways[tellsLess ? first : second])
    let (first, second) = (Self.ways[first], Self.ways[second])
    _ = try await load(chat, first)
    let before = try torn.shown()
    let report = try await load(chat, second)
    #expect(try torn.shown() == expected)
    _ = try await load(chat, second)
    #expect(try torn.shown() == expected)
    _ = try torn.notebook.undo(run: try #require(report.run))
    #expect(try torn.shown() == before)
  }

  @Test("So is it after several corrections, and when the chat goes on meanwhile")
  func several() async throws {
    for way in Self.ways { _ = try await load(chat, way) }
    let last = try #require(Self.ways.last)
    #expect(try await torn.shown() == alone(chat, last))
    let longer = chat + "05/04/2026, 18:22 - Ann Lee: until then\n"
    let told = Self.ways[1]
    _ = try await load(longer, told)
    #expect(try await torn.shown() == alone(longer, told))
  }
}
