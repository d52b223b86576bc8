import Testing

@testable import VCard

@Suite("Parameters from one version to another")
struct WriterParameterTests {
  private func convert(
    _ parameters: [(String, String)], of name: String = "TEL", from: Version, to: Version
  ) -> [String] {
    let property = Property(
      name: name, parameters: parameters.map { Parameter($0.0, $0.1) }, rawValue: [], version: from)
    return ParameterConversion(source: from, target: to).convert(property).map {
      "\($0.name)=\($0.value)"
    }
  }

  @Test("Encoding and charset go, all else stays in its order")
  func encoding() {
    let parameters = [
      ("TYPE", "CELL"), ("ENCODING", "QUOTED-PRINTABLE"), ("LANGUAGE", "en"), ("CHARSET", "UTF-8"),
      ("X-P", "a"), ("TYPE", "VOICE"), ("X-P", "b"),
    ]
    let expected = ["TYPE=CELL", "LANGUAGE=en", "X-P=a", "TYPE=VOICE", "X-P=b"]
    for from in [Version.v21, .v30, .v40] {
      for to in [Version.v30, .v40] {
        #expect(convert(parameters, from: from, to: to) == expected)
      }
    }
  }

  @Test(
    "VALUE is written where it does not go without saying",
    arguments: [
      ("URL", "URL", Version.v21, Version.v40, nil), ("URL", "uri", .v30, .v40, nil),
      ("PHOTO", "INLINE", .v21, .v30, nil), ("PHOTO", "binary", .v30, .v40, nil),
      ("SOUND", "CONTENT-ID", .v21, .v30, "uri"), ("SOUND", "cid", .v21, .v40, nil),
      ("TEL", "uri", .v30, .v40, "uri"), ("TEL", "text", .v30, .v40, nil),
      ("BDAY", "date-and-or-time", .v40, .v30, nil), ("BDAY", "DATE", .v30, .v40, "date"),
      ("BDAY", "text", .v40, .v30, "text"), ("UID", "text", .v40, .v30, nil),
      ("X-A", "text", .v30, .v40, "text"), ("X-A", "INTEGER", .v40, .v30, "integer"),
    ])
  func value(name: String, type: String, from: Version, to: Version, expected: String?) {
    let converted = convert([("VALUE", type)], of: name, from: from, to: to)
    #expect(converted == expected.map { ["VALUE=\($0)"] } ?? [])
  }

  @Test("Within a version nothing is put into other words")
  func same() {
    let parameters = [("TYPE", "pref"), ("PREF", "1"), ("VALUE", "URL")]
    #expect(convert(parameters, from: .v30, to: .v30) == ["TYPE=pref", "PREF=1", "VALUE=URL"])
  }

  @Test("The first of all is told once, whatever is written")
  func preference() {
    let twice = [("TYPE", "PREF"), ("TYPE", "Pref"), ("TYPE", "home")]
    #expect(convert(twice, from: .v21, to: .v40) == ["PREF=1", "TYPE=home"])
    #expect(convert(twice, from: .v21, to: .v30) == ["TYPE=PREF", "TYPE=Pref", "TYPE=home"])
    #expect(convert([("PREF", "1"), ("PREF", "1")], from: .v40, to: .v30) == ["TYPE=pref"])
    #expect(convert([("PREF", "1"), ("TYPE", "pref")], from: .v40, to: .v30) == ["TYPE=pref"])
    #expect(convert([("PREF", "50")], from: .v40, to: .v30) == ["PREF=50"])
    #expect(convert([("PREF", "50"), ("TYPE", "pref")], from: .v30, to: .v40) == ["PREF=50"])
  }
}
