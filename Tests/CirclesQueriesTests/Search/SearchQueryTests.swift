import CirclesQueries
import Foundation
import Testing

@Suite("Words of a search") struct SearchQueryTests {
  @Test(
    "A filter cannot be excluded, which is told",
    arguments: ["from:me", "with:sarah", "in:whatsapp", "kind:message", "has:link", "on:2026"])
  func excludedFilter(filter: String) throws {
    let name = String(filter.prefix { $0 != ":" })
    #expect(throws: SearchQuery.Problem.excluded(operator: name)) {
      try SearchQuery("dentist -\(filter)", when: When(now: .now, in: .gmt))
    }
    #expect(throws: Never.self) {
      try SearchQuery("dentist -http://example.com -\"\(filter)\"", when: When(now: .now, in: .gmt))
    }
  }
}
