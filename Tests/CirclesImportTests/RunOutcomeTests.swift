import CirclesModel
import CirclesPipeline
import CirclesStore
import Testing

@testable import circles_import

@Suite struct RunOutcomeTests {
  @Test(
    "every failure of a run has the status of the contract",
    arguments: [
      (PipelineError.missing(path: "a.vcf"), circles_import.ExitStatus.noInput),
      (.io(path: "a.vcf", errno: 13), .inputOutput),
      (.usage("no"), .usage),
      (.store(.busy), .tryAgain),
      (.store(.notADatabase(path: "c")), .inputOutput),
      (.store(.notANotebook(path: "c")), .inputOutput),
      (.store(.full(path: "c")), .inputOutput),
      (.store(.damaged(path: "c")), .inputOutput),
      (.store(.missing(path: "c")), .noInput),
      (.store(.internal("x")), .bug),
    ])
  func statuses(failure: PipelineError, status: circles_import.ExitStatus) {
    #expect(RunOutcome.failure(failure).status == status)
  }

  @Test("the message names the file and what the system said of it")
  func message() {
    let failure = RunOutcome.failure(.io(path: "a.vcf", errno: 13))
    #expect(failure.message == "a.vcf: Permission denied")
  }

  @Test("a word that looks like a command gets a hint, a path gets none")
  func hints() {
    #expect(!RunOutcome.failure(.missing(path: "poeple")).hints.isEmpty)
    #expect(RunOutcome.failure(.missing(path: "a/b.vcf")).hints.isEmpty)
  }

  @Test("a notebook that cannot be used comes with a way on")
  func storeHints() {
    #expect(StoreMessage.failure(.missing(path: "c")).hints.first?.contains("import") == true)
    #expect(StoreMessage.failure(.notADatabase(path: "c")).hints.first?.contains("--db") == true)
  }
}
