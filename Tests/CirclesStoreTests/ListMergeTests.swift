import CirclesModel
import Testing

@testable import CirclesStore

@Suite("Lists merge as sets") struct ListMergeTests {
  @Test(
    "base, theirs, mine, what others say, the outcome, whether an edit was kept",
    arguments: [
      // Nothing changed in the source: the contact is as the user has it.
      ("ab", "ab", "xb", "", "xb", false), ("", "", "x", "", "x", false),
      // The contact is as the source said: it follows, in the source's order.
      ("ab", "ba", "ab", "", "ba", false), ("ab", "", "ab", "", "", false),
      ("", "ab", "", "", "ab", false),
      // Added, removed, deleted by the user, added by the user.
      ("ab", "abc", "b", "", "bc", false), ("ab", "a", "xab", "", "xa", false),
      ("ab", "bc", "ax", "", "xc", false), ("a", "ab", "ab", "", "ab", false),
      // Others still say it, or said it and the user deleted it.
      ("ab", "a", "ab", "b", "ab", false), ("", "ab", "c", "bc", "ca", false),
      // The same value twice is two members.
      ("aa", "a", "aax", "", "ax", false), ("a", "aa", "ax", "", "axa", false),
    ])
  func cases(
    base: String, theirs: String, mine: String, others: String, result: String, keptEdit: Bool
  ) {
    func list(_ text: String) -> [String] { text.map(String.init) }
    let merge = ListMerge(
      base: list(base), theirs: list(theirs), mine: list(mine), others: [list(others)])
    #expect(merge.result.joined() == result)
    #expect(merge.keptEdit == keptEdit)
  }

  @Test("the source changes a member that the user deleted or changed: the edit is kept, and said")
  func keptEdits() {
    func phone(_ label: String) -> [Phone] { [Phone(value: "1", normalized: "+1", label: label)] }
    let deleted = ListMerge(base: phone("home"), theirs: phone("work"), mine: [], others: [])
    #expect(deleted.result.isEmpty)
    #expect(deleted.keptEdit)
    let changed = ListMerge(
      base: phone("home"), theirs: phone("work"), mine: phone("x"), others: [])
    #expect(changed.result == phone("x"))
    #expect(changed.keptEdit)
    let same = ListMerge(
      base: phone("home"), theirs: phone("work"), mine: phone("work"), others: [])
    #expect(!same.keptEdit)
  }

  @Test("of a member that the source said in two ways, neither is an edit when the source drops it")
  func saidInTwoWays() {
    func phone(_ label: String) -> Phone { Phone(value: "1", normalized: "+1", label: label) }
    let base = [phone("home"), phone("work")]
    let merge = ListMerge(base: base, theirs: [], mine: [phone("work")], others: [])
    #expect(merge.result.isEmpty)
    #expect(!merge.keptEdit)
  }

  @Test("two long lists merge in time that grows with them, not with their product")
  func long() {
    let many = (0..<20_000).map { Phone(value: "\($0)", normalized: "+1503\($0)") }
    let merge = ListMerge(
      base: many, theirs: Array(many.dropFirst()), mine: many + [Phone(value: "x")], others: [])
    #expect(merge.result.count == 20_000)
    let same = [Phone](repeating: Phone(value: "1", normalized: "+1"), count: 20_000)
    #expect(ListMerge(base: [], theirs: same, mine: many, others: []).result.count == 40_000)
  }
}
