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
    @Test("home is where $HOME says, whether or not that is there")
    func home() {
      #expect(
        DefaultDatabase.path(environment: ["HOME": "/not/there"])
          == "/not/there/.local/share/circles/circles.sqlite")
      #expect(DefaultDatabase.path(environment: ["HOME": "relative"]).hasPrefix("/"))
    }

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

  @Test("a length of time is seconds, not too few and not too many")
  func seconds() throws {
    #expect(try Seconds.checked("2", shortest: 0) == .seconds(2))
    #expect(try Seconds.checked("0.25", shortest: 0.1) == .milliseconds(250))
    for wrong in ["", "two", "-1", "nan", "inf", "1e9", "0.05"] {
      #expect(throws: ValidationError.self) { try Seconds.checked(wrong, shortest: 0.1) }
    }
  }

  @Test("an absolute path is the same from everywhere")
  func absolute() {
    let paths = ["a", "./a/", "../b", "/c/./d/../e/", "."].map {
      AbsolutePath.of($0, in: "/home/ana")
    }
    #expect(paths == ["/home/ana/a", "/home/ana/a", "/home/b", "/c/e", "/home/ana"])
  }
}
