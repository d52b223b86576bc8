import Foundation
import Logging
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite struct WatchLogTests {
  private let lines = LogLines()
  /// Nobody is called that; whoever finds it in a log has found a leak.
  private let canary = "Quillon Vantreight"

  private func sayEverything(_ log: WatchLog) {
    let file = LoggedFile(
      path: FilePath("/r/drop/Chat with \(canary).txt"), sha8: "0badcafe", reader: canary)
    log.started(version: "0.1.0", pid: 7)
    log.recovering(files: 2)
    log.armed(.inotify, folders: 3)
    for state in [NotifierState.exhausted(.watches), .failed(9), .polling, .armed] {
      log.polling(after: state, retryIn: .seconds(60))
    }
    log.lostEvents()
    log.paused(code: canary, retryIn: .seconds(1))
    log.resumed(after: .seconds(3))
    log.notebookReplaced()
    log.reopened()
    log.prunesNobody()
    log.rescanning()
    log.stopping(signal: "SIGTERM")
    log.stopped(files: 1, records: 2)
    log.gaveUp(code: "store.not-a-database")
    log.cannotWriteStatus(code: "errno.28")
    log.loaded(files: 1, records: 2, refused: 0, took: .milliseconds(5))
    log.loaded(file, records: 2, refused: 0)
    log.loadedInPart(file, code: canary, line: 3, column: nil)
    log.duplicate(file)
    log.reprocessed(notes: 1, took: .seconds(1))
    log.deferred(file, code: canary, attempts: 1, retryIn: .seconds(10))
    log.changedMeanwhile(file)
    log.rejected(file, code: "vcard.unterminated", line: 12, column: 6)
    log.quarantined(file, code: "crashed", attempts: 3)
    log.filed(file)
    log.cannotFile(file, code: "errno.13", retryIn: nil)
    log.replaced(file)
    log.cannotExplain(file, code: "errno.28")
    log.skipped(kind: "fifo", path: file.path)
    log.cannotList(file.path, code: "errno.13")
    log.scanned(files: 1, folders: 1, took: .zero)
  }

  @Test("nobody's name gets into the log, in a path or in the place of a code")
  func canaries() {
    for form in LogForm.allCases { sayEverything(lines.log(form)) }
    #expect(lines.all.count == 2 * 34)
    for line in lines.all {
      #expect(!line.contains("Quillon") && !line.contains("Vantreight") && !line.contains("drop"))
    }
  }

  @Test("with paths the path is there, and still only there")
  func paths() {
    sayEverything(lines.log(.json, showsPaths: true))
    for line in lines.all where line.contains("Quillon") {
      #expect(line.contains(#""path":"/r/drop/Chat with Quillon Vantreight.txt""#))
      #expect(line.split(separator: "Quillon", omittingEmptySubsequences: false).count == 2)
    }
    #expect(lines.all.contains { $0.contains("Quillon") })
  }

  @Test("every line is one line, with its time in UTC")
  func form() {
    sayEverything(lines.log())
    for line in lines.all {
      #expect(line.hasSuffix("\n") && !line.dropLast().contains("\n"))
      #expect(line.hasPrefix("1970-01-01T00:00:00.250Z "))
    }
  }

  @Test("the lines of a file's life are these")
  func life() {
    let log = lines.log()
    let file = LoggedFile(path: "/r/drop/a.vcf", sha8: "0badcafe", reader: "vcard")
    log.deferred(file, code: "errno.13", attempts: 1, retryIn: .milliseconds(9500))
    log.rejected(file, code: "vcard.unterminated", line: 12, column: 6)
    log.loaded(files: 50, records: 312, refused: 4, took: .milliseconds(83))
    #expect(
      lines.all.map { $0.dropFirst(25) } == [
        "warning file deferred sha8=0badcafe reader=vcard code=errno.13 attempts=1 retry_s=10\n",
        "warning file rejected sha8=0badcafe reader=vcard code=vcard.unterminated line=12 column=6\n",
        "info loaded ms=83 files=50 records=312 refused=4\n",
      ])
  }

  @Test("what other libraries add under keys of their own is left out")
  func strangers() {
    var logger = lines.logger()
    logger[metadataKey: "user"] = .string(canary)
    logger.info("service started", metadata: ["sl-service": "\(canary)", "pid": "7"])
    #expect(lines.all == ["1970-01-01T00:00:00.250Z info service started pid=7\n"])
  }

  @Test("an unread limit tells how to raise it")
  func advice() {
    lines.log().polling(after: .exhausted(.watches), retryIn: .seconds(60))
    #expect(lines.all.first?.contains("sysctl fs.inotify.max_user_watches") == true)
  }

  @Test("durations of any length are written without a trap")
  func durations() {
    #expect(Duration.seconds(Int64.max).wholeMilliseconds == .max)
    #expect(Duration.seconds(Int64.min).wholeMilliseconds == .min)
    #expect(Duration.milliseconds(1500).wholeMilliseconds == 1500)
    #expect(Duration.milliseconds(1500).wholeSeconds == 2)
    #expect(Duration.seconds(2).wholeSeconds == 2)
  }
}
