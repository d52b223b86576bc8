import Testing
import VCard

@Suite("Writing in another version")
struct WriterConversionTests {
  /// `FN`, `TYPE=a;TYPE=b`, `value` of one property, from one version written as another, unfolded.
  private func convert(
    _ name: String, _ parameters: String = "", _ value: String, from: Version, to: Version
  ) -> String {
    let list = parameters.isEmpty ? [] : parameters.components(";")
    let property = Property(
      name: name,
      parameters: list.map { part in
        let pair = part.components("=")
        return Parameter(pair[0], pair.dropFirst().joined(separator: "="))
      }, rawValue: Array(value.utf8)[...], version: from)
    let bytes = VCardWriter.write(Card(version: from, properties: [property]), as: to)
    let unfolded = String(decoding: bytes, as: UTF8.self).components("\r\n ").joined()
    return unfolded.components("\r\n").dropFirst(2).dropLast(2).joined(separator: "|")
  }

  @Test(
    "Text of 2.1 gets the escapes it had no need of",
    arguments: [
      ("NOTE", "", #"a, b; c\d"#, #"NOTE:a\, b\; c\\d"#),
      ("NOTE", "ENCODING=QUOTED-PRINTABLE", "a=0D=0Ab=2C=C3=A9", #"NOTE:a\nb\,é"#),
      ("NOTE", "CHARSET=WINDOWS-1252;ENCODING=QUOTED-PRINTABLE", "=80=E9", "NOTE:€é"),
      ("NOTE", "", #"C:\new"#, #"NOTE:C:\\new"#),
      ("N", "", #"Mar\;low;Zoe, Ann;;;"#, #"N:Mar\;low;Zoe\, Ann;;;"#),
      ("ORG", "LANGUAGE=en", "North, wind;Sales", #"ORG;LANGUAGE=en:North\, wind;Sales"#),
      ("CATEGORIES", "", "a,b", "CATEGORIES:a,b"),
      ("X-ANDROID-CUSTOM", "", #"k/n;a,b;1;\;"#, #"X-ANDROID-CUSTOM:k/n;a\,b;1;\;"#),
      ("URL", "", "https://example.com/a,b;c", "URL:https://example.com/a,b;c"),
      ("TEL", "TYPE=CELL;TYPE=VOICE", "1", "TEL;TYPE=CELL,VOICE:1"),
      ("BDAY", "", "1980-04-15", "BDAY:1980-04-15"),
    ])
  func old(name: String, parameters: String, value: String, expected: String) {
    #expect(convert(name, parameters, value, from: .v21, to: .v30) == expected)
  }

  @Test(
    "Text with escapes that are missing or not needed is written with the right ones",
    arguments: [
      ("NOTE", #"a, b; c\, d\Ne\:f\x\"#, #"NOTE:a\, b\; c\, d\ne:f\\x\\"#),
      ("N", #"a\;b;c,d\,e;f\g"#, #"N:a\;b;c,d\,e;f\\g"#),
      ("NICKNAME", #"a,b;c\,d"#, #"NICKNAME:a,b\;c\,d"#),
      ("X-FOO", #"a;b,c\;d\\e\f"#, #"X-FOO:a;b,c\;d\\e\f"#),
      ("URL", #"https\://example.com/a\,b"#, "URL:https://example.com/a,b"),
      ("NOTE", "", "NOTE:"),
    ])
  func escapes(name: String, value: String, expected: String) {
    for (from, to) in [(Version.v30, Version.v30), (.v40, .v40), (.v30, .v40)] {
      #expect(convert(name, value, from: from, to: to) == expected)
    }
  }

  @Test("What is first is said in the words of the version")
  func preference() {
    #expect(
      convert("TEL", "TYPE=home;TYPE=PREF", "1", from: .v30, to: .v40) == "TEL;TYPE=home;PREF=1:1")
    #expect(convert("TEL", "TYPE=pref;PREF=3", "1", from: .v30, to: .v40) == "TEL;PREF=3:1")
    #expect(convert("TEL", "PREF=1;TYPE=home", "1", from: .v40, to: .v30) == "TEL;TYPE=pref,home:1")
    #expect(convert("TEL", "PREF=2", "1", from: .v40, to: .v30) == "TEL;PREF=2:1")
    #expect(
      convert("TEL", "PREF=1;TYPE=pref", "1", from: .v40, to: .v40) == "TEL;PREF=1;TYPE=pref:1")
  }

  @Test(
    "Pictures are base64 in 3.0 and data: URIs in 4.0, and links are links",
    arguments: [
      ("PHOTO", "ENCODING=b;TYPE=JPEG", "AAEC/w==", "PHOTO:data:image/jpeg;base64,AAEC/w=="),
      ("PHOTO", "VALUE=uri", "https://example.com/a", "PHOTO:https://example.com/a"),
      (
        "PHOTO", "TYPE=PNG;VALUE=uri", "https://example.com/a",
        "PHOTO;MEDIATYPE=image/png:https://example.com/a"
      ),
      ("KEY", "ENCODING=b;TYPE=PGP", "AAEC", "KEY:data:application/pgp-keys;base64,AAEC"),
      ("LOGO", "ENCODING=b", "AAEC", "LOGO:data:application/octet-stream;base64,AAEC"),
      ("SOUND", "ENCODING=b;TYPE=audio/x-y", "AAEC", "SOUND:data:audio/x-y;base64,AAEC"),
      (
        "X-PIC", "ENCODING=b", "AAEC",
        "X-PIC;VALUE=uri:data:application/octet-stream;base64,AAEC"
      ),
    ])
  func binary(name: String, parameters: String, value: String, new: String) {
    #expect(convert(name, parameters, value, from: .v30, to: .v40) == new)
    let parts = new.dropFirst(name.count).split(separator: ":", maxSplits: 1)
    let head = new.hasPrefix(name + ":") ? "" : String(parts[0].dropFirst())
    let body = new.hasPrefix(name + ":") ? String(new.dropFirst(name.count + 1)) : String(parts[1])
    let back = convert(name, head, body, from: .v40, to: .v30)
    let again = parameters.components(";").joined(separator: ";")
    #expect(back == "\(name);\(again):\(value)")
  }

  @Test("Base64 of 2.1 is written as 3.0 names it, and bad base64 stays what it is")
  func oldBinary() {
    #expect(
      convert("PHOTO", "TYPE=GIF;ENCODING=BASE64", "AA EC", from: .v21, to: .v30)
        == "PHOTO;ENCODING=b;TYPE=GIF:AAEC")
    #expect(convert("PHOTO", "ENCODING=b", "A*B", from: .v30, to: .v30) == "PHOTO;ENCODING=b:A*B")
    #expect(
      convert("PHOTO", "", #"data:image/png\;base64\,AAEC"#, from: .v40, to: .v40)
        == "PHOTO:data:image/png;base64,AAEC")
  }

  @Test(
    "What 3.0 and 4.0 write differently is translated both ways",
    arguments: [
      ("GEO", "", "37.38;-122.08", "GEO:geo:37.38,-122.08"),
      ("TZ", "", "-05:00", "TZ;VALUE=utc-offset:-0500"),
      ("TZ", "VALUE=text", "Europe/London", "TZ:Europe/London"),
      ("UID", "", "urn:uuid:1", "UID:urn:uuid:1"), ("UID", "", #"a\,1"#, #"UID;VALUE=text:a\,1"#),
    ])
  func translated(name: String, parameters: String, value: String, new: String) {
    #expect(convert(name, parameters, value, from: .v30, to: .v40) == new)
    let colon = new.firstIndex(of: ":").map { new.index(after: $0) } ?? new.endIndex
    let head = String(new[..<colon].dropLast().dropFirst(name.count + 1))
    let back = convert(name, head, String(new[colon...]), from: .v40, to: .v30)
    #expect(back == "\(name)\(parameters.isEmpty ? "" : ";")\(parameters):\(value)")
  }

  @Test("Dates go into the notation of 4.0, but keep their form in 3.0")
  func dates() {
    #expect(convert("BDAY", "1985-04-12", from: .v30, to: .v40) == "BDAY:19850412")
    #expect(convert("BDAY", "--04-12", from: .v30, to: .v40) == "BDAY:--0412")
    #expect(
      convert("BDAY", "VALUE=date", "1985-04", from: .v30, to: .v40) == "BDAY;VALUE=date:1985-04")
    #expect(
      convert("BDAY", "VALUE=text", "1985-04-12", from: .v30, to: .v40)
        == "BDAY;VALUE=text:1985-04-12")
    #expect(convert("BDAY", "--0412", from: .v40, to: .v30) == "BDAY:--0412")
    #expect(convert("BDAY", "VALUE=date-and-or-time", "1985", from: .v40, to: .v30) == "BDAY:1985")
    #expect(convert("REV", "2013-02-14T12:30:00Z", from: .v30, to: .v40) == "REV:20130214T123000Z")
    #expect(
      convert("BDAY", "X-APPLE-OMIT-YEAR=1604", "1604-04-12", from: .v30, to: .v40)
        == "BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12")
  }

  @Test("A number of 4.0 is a text in 3.0, unless it has an extension")
  func numbers() {
    #expect(
      convert("TEL", "VALUE=uri", "tel:+1-503-555-0101", from: .v40, to: .v30)
        == "TEL:+1-503-555-0101")
    #expect(
      convert("TEL", "VALUE=uri", "tel:+1-503-555-0101;ext=2", from: .v40, to: .v30)
        == "TEL;VALUE=uri:tel:+1-503-555-0101;ext=2")
  }

  @Test("What is no place, zone or link stays text")
  func strange() {
    #expect(convert("GEO", "here; there", from: .v30, to: .v40) == #"GEO;VALUE=text:here\; there"#)
    #expect(convert("TZ", "CET", from: .v21, to: .v40) == "TZ:CET")
    #expect(convert("PHOTO", "", "nothing", from: .v30, to: .v40) == "PHOTO:nothing")
    #expect(
      convert("SOUND", "TYPE=X-IRMC-N", "a;b", from: .v21, to: .v30) == "SOUND;TYPE=X-IRMC-N:a;b")
  }

  private func convert(_ name: String, _ value: String, from: Version, to: Version) -> String {
    convert(name, "", value, from: from, to: to)
  }
}
