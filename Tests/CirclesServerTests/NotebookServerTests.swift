import CirclesStore
import Testing

@testable import CirclesServer

@Suite struct NotebookServerTests {
  @Test func failsWithoutANotebook() {
    #expect(throws: StoreFailure.self) { try NotebookDesk(path: "/nowhere/at.all") }
  }
}
