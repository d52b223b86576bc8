import ArgumentParser
import Foundation
import Testing

@testable import circles_import

@Suite struct OptionsTests {
  @Test("the database is $CIRCLES_DB, where that is set")
  func named() {
    #expect(
      DefaultDatabase.path(
        environment: ["CIRCLES_DB": "/data/c.sqlite", "XDG_DATA_HOME": "/x"], home: "/home/ana")
        == "/data/c.sqlite")
  }

  #if os(Linux)
    @Test("else it lies in the data folder of the XDG specification, which must be absolute")
    func xdg() {
      let paths = [["XDG_DATA_HOME": "/data"], ["XDG_DATA_HOME": "data"], ["CIRCLES_DB": ""]].map {
        DefaultDatabase.path(environment: $0, home: "/home/ana")
      }
      #expect(
        paths == [
          "/data/circles/circles.sqlite", "/home/ana/.local/share/circles/circles.sqlite",
          "/home/ana/.local/share/circles/circles.sqlite",
        ])
    }

    @Test(
      "the region comes from the locale, and is unknown where the locale names none",
      arguments: [
        ([:], "ZZ"), (["LANG": "en_GB.UTF-8"], "GB"), (["LANG": "de_DE@euro"], "DE"),
        (["LANG": "C.UTF-8"], "ZZ"), (["LC_ALL": "sv_SE", "LANG": "en_US"], "SE"),
        (["LC_ALL": "", "LANG": "en_US"], "US"), (["LC_ALL": "C", "LANG": "en_US"], "ZZ"),
        (["LANG": "zh_Hant_TW.UTF-8"], "TW"),
      ])
    func locale(environment: [String: String], code: String) {
      #expect(Region.ofLocale(environment: environment).code == code)
    }
  #endif

  @Test("a region is two letters that ISO 3166 knows, in either case")
  func region() {
    #expect(Region("gb")?.code == "GB")
    for wrong in ["UK", "XX", "ZZ", "GBR", "", "001"] { #expect(Region(wrong) == nil) }
  }

  @Test("the United Kingdom's other name is met with a hint")
  func hint() {
    #expect { try Region.checked("uk") } throws: { "\($0)".contains("GB") }
  }

  @Test("a time zone is named by its place, since PST and the like change their meaning")
  func timeZone() throws {
    #expect(try ZoneName.checked("Europe/London").identifier == "Europe/London")
    #expect(try ZoneName.checked("UTC").secondsFromGMT() == 0)
    for wrong in ["PST", "Europe/Atlantis", ""] {
      #expect(throws: ValidationError.self) { try ZoneName.checked(wrong) }
    }
  }

  @Test("a word that a later version will use for a command is not taken for a file")
  func commandsToCome() throws {
    for word in ["watch", "status"] {
      #expect(throws: CommandFailure.self) { try CommandsToCome.refuse(in: [word, "x"]) }
    }
    try CommandsToCome.refuse(in: ["./watch"])
    try CommandsToCome.refuse(in: ["import", "watch"])
    try CommandsToCome.refuse(in: [])
  }
}
