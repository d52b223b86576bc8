import CirclesModel
import CirclesStore
import Foundation
import Testing

@Suite struct RunSettingsTests {
  @Test("what a run was told is what the next one hears of it")
  func roundTrip() throws {
    let book = try TestNotebook()
    var switches = ExtractionSwitches()
    switches.dates = false
    switches.summary = false
    let settings = RunSettings(
      owners: ["Robin"], region: "GB", timeZone: "Europe/London", keepsRaw: false, dateOrder: .mdy,
      matching: MatchingThresholds(assign: 0.92, margin: 0.25), extraction: switches)
    let session = try book.notebook.beginImport(
      ImportRequest(command: "run p.yaml", settings: settings))
    try session.finish(RunReport())
    #expect(try book.notebook.lastSettings() == settings)
  }

  @Test("what an older version wrote is read, with nothing left out")
  func older() throws {
    let book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana")])
    try book.sql(#"UPDATE run SET settings = '{"owners":[],"region":"US","keeps_raw":true}'"#)
    let settings = try #require(try book.notebook.lastSettings())
    #expect(settings.extraction == ExtractionSwitches())
    #expect(settings.matching == MatchingThresholds())
    #expect(settings.dateOrder == nil)
  }
}
