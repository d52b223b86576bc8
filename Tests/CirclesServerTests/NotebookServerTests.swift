import CirclesStore
import Testing

@testable import CirclesServer

@Suite struct NotebookServerTests {
  @Test func failsWithoutANotebook() {
    #expect(throws: StoreError.self) { try NotebookPool(path: "/nowhere/at.all") }
  }
}
