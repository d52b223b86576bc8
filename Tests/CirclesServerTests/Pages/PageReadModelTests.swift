import CirclesStore
import Testing

@testable import CirclesQueries
@testable import CirclesServer

@Suite("What pages ask") struct PageReadModelTests {
  @Test("people come in parts that together are everybody, in any order, also of a question")
  func parts() async throws {
    let names = ["Bea", "anna", "Zoe", "Carl", "Dora"]
    let cards = names.enumerated().map { number, name in
      "BEGIN:VCARD\nVERSION:4.0\nUID:u\(number)\nFN:\(name) Ruiz\nEMAIL:\(name)@example.com\nEND:VCARD\n"
    }
    let server = try await PageServer(cards: cards.joined())
    for query in ["", "ruiz", "example.com"] {
      var request = PeopleRequest(query: query)
      request.limit = 2
      let asked = request
      let all = try await server.desk.read { notebook in
        var found: [String] = []
        var next: Int? = 0
        while let offset = next {
          let page = try notebook.peoplePage(asked, offset: offset)
          found += page.people.map(\.name)
          next = page.next
        }
        return found
      }
      #expect(all == ["anna Ruiz", "Bea Ruiz", "Carl Ruiz", "Dora Ruiz", "Zoe Ruiz"], "\(query)")
    }
  }

  @Test("the sentence around some words ends where sentences end")
  func sentence() {
    let text = "First. She starts at St. Mary's on 3.5 days! Last\nline"
    #expect(FoundSentence.around("3.5 DAYS", in: text) == "Mary's on 3.5 days!")
    #expect(FoundSentence.around("last", in: text) == "Last")
    #expect(FoundSentence.around("nowhere", in: text) == nil)
    #expect(FoundSentence.around("約束", in: "昨日。約束をした。終") == "約束をした。")
  }

  @Test("a part of a graph holds the group's people, or those with most ties")
  func graphPart() {
    func node(_ id: String) -> PeopleGraph.Node {
      .init(id: id, identifier: id, name: id, relationship: "", interactions: 0)
    }
    var graph = PeopleGraph()
    graph.nodes = ["a", "b", "c", "d"].map(node)
    graph.edges = [
      .init(from: 0, to: 1, kind: .connection, label: "sister"),
      .init(from: 1, to: 2, kind: .connection, label: "boss"),
      .init(from: 2, to: 3, kind: .group, label: "Choir"),
    ]
    #expect(graph.part(group: "Choir", most: 10).nodes.map(\.id) == ["c", "d"])
    let most = graph.part(group: "", most: 2)
    #expect(most.nodes.map(\.id) == ["b", "c"])
    #expect(most.edges == [.init(from: 0, to: 1, kind: .connection, label: "boss")])
  }
}
