import CirclesStore
import Foundation
import Testing

@Suite("What was agreed on with the cloud") struct CloudBaseTests {
  @Test(
    "A record without a place in the notebook is known by what it refers to, and counts for nothing"
  )
  func unplaced() throws {
    let book = try TestNotebook()
    func references() throws -> [String: [[UInt8]]] {
      try book.notebook.agreement(with: "app") { agreement in
        var all: [String: [[UInt8]]] = [:]
        try agreement.forEachUnplaced(digestLength: 2) { all[$0] = $1 }
        return all
      }
    }
    try book.notebook.changeAgreement(with: "app") { agreement in
      for name in ["call", "gift", "visit"] {
        try agreement.setUnplaced(name, tag: "t1", references: [[1, 2], [3, 4]])
      }
      try agreement.setUnplaced("visit", tag: "t2", references: [])
    }
    #expect(try references() == ["call": [[1, 2], [3, 4]], "gift": [[1, 2], [3, 4]]])
    try book.notebook.changeAgreement(with: "app") { agreement in
      #expect(try agreement.unplacedTag(of: "call") == "t1")
      #expect(try agreement.unplacedTag(of: "visit") == nil)
      #expect(try agreement.record(named: "call") == nil)
      #expect(try agreement.count == 0)
      try agreement.forgetUnplaced(except: ["gift"])
      // One that has a place by now is kept as such.
      try agreement.save(
        CloudBaseRecord(name: "gift", type: "Interaction", row: "i", tag: "t3", fields: Data()))
      try agreement.setUnplaced("gift", tag: "t3", references: [])
      #expect(try agreement.record(named: "gift")?.row == "i")
    }
    #expect(try references().isEmpty)
  }
}
