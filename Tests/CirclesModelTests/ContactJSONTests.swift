import CirclesModel
import Foundation
import Testing

@Suite("A contact as JSON")
struct ContactJSONTests {
  func record(_ fields: ContactFields) -> ContactRecord {
    ContactRecord(
      source: RecordSource(path: "a.vcf", format: "vcard", index: 0, line: 1), origin: "vcard",
      identifier: "urn:uuid:7", isDerived: false, digest: RecordDigest(high: 0, low: 0),
      fields: fields)
  }

  func json(_ fields: ContactFields) throws -> [String: any Sendable] {
    var json = JSONWriter()
    record(fields).write(to: &json)
    let parsed = try JSONSerialization.jsonObject(with: Data(json.bytes))
    return try #require(parsed as? [String: any Sendable])
  }

  @Test("with nothing but a name has no empty members")
  func onlyAName() throws {
    var fields = ContactFields()
    fields.name.display = "Ana"
    let json = try json(fields)
    #expect(Set(json.keys) == ["type", "source", "identifier", "kind", "name"])
    #expect(json["type"] as? String == "contact")
    #expect(json["identifier"] as? String == "urn:uuid:7")
  }

  @Test("names its source by path, format, index and line")
  func source() throws {
    let source = try #require(try json(ContactFields())["source"] as? [String: any Sendable])
    #expect(source["path"] as? String == "a.vcf")
    #expect(source["format"] as? String == "vcard")
    #expect(source["index"] as? Int == 0)
    #expect(source["line"] as? Int == 1)
  }

  @Test("writes a birthday's known parts, and its calendar always")
  func birthday() throws {
    var fields = ContactFields()
    fields.birthday = PartialDate(month: 6, day: 5)
    let birthday = try #require(try json(fields)["birthday"] as? [String: any Sendable])
    #expect(Set(birthday.keys) == ["month", "day", "calendar"])
    #expect(birthday["calendar"] as? String == "gregorian")
  }

  @Test("writes other dates with a calendar only where it is not the usual one")
  func dates() {
    var fields = ContactFields()
    fields.dates = [
      LabelledDate(label: "anniversary", date: PartialDate(month: 6, day: 5)),
      LabelledDate(
        label: "birthday",
        date: PartialDate(
          year: 2, month: 11, day: 1, calendar: "chinese", era: 78, isLeapMonth: true)),
    ]
    var json = JSONWriter()
    json.object { fields.writeMembers(to: &$0) }
    #expect(
      json.text.contains(
        #""dates":[{"label":"anniversary","month":6,"day":5},"#
          + #"{"label":"birthday","month":11,"leap_month":true,"day":1,"year":2,"era":78,"#
          + #""calendar":"chinese"}]"#))
  }

  @Test("writes a picture's kind and size, or its address, never its bytes")
  func photo() {
    var fields = ContactFields()
    fields.photo = Photo(mediaType: "image/jpeg", byteCount: 3, data: [1, 2, 3])
    var json = JSONWriter()
    json.object { fields.writeMembers(to: &$0) }
    #expect(json.text.contains(#""photo":{"media_type":"image/jpeg","bytes":3}"#))
    fields.photo = Photo(url: "https://example.com/a.jpg")
    json.reset()
    json.object { fields.writeMembers(to: &$0) }
    #expect(json.text.contains(#""photo":{"url":"https://example.com/a.jpg"}"#))
  }

  @Test("writes lists in the order of the source")
  func lists() {
    var fields = ContactFields()
    fields.phones = [
      Phone(value: "(503) 555-0101", normalized: "+15035550101", label: "mobile", preferred: true),
      Phone(value: "112"),
    ]
    fields.emails = [Email(value: "ana@example.com", label: "home")]
    fields.handles = [Handle(service: "instagram", value: "ana.r", url: "https://example.com/a")]
    fields.related = [
      RelatedPerson(type: "spouse", name: "Gerald Hale"),
      RelatedPerson(type: "agent", identifier: "urn:uuid:9"),
    ]
    fields.extra = [ExtraProperty(name: "X-FOO", value: "bar", label: "baz")]
    var json = JSONWriter()
    json.object { fields.writeMembers(to: &$0) }
    for part in [
      #""phones":[{"value":"(503) 555-0101","normalized":"+15035550101","label":"mobile","preferred":true},{"value":"112"}]"#,
      #""emails":[{"value":"ana@example.com","label":"home"}]"#,
      #""handles":[{"service":"instagram","value":"ana.r","url":"https://example.com/a"}]"#,
      #""related":[{"type":"spouse","name":"Gerald Hale"},{"type":"agent","identifier":"urn:uuid:9"}]"#,
      #""extra":[{"name":"X-FOO","value":"bar","label":"baz"}]"#,
    ] {
      #expect(json.text.contains(part))
    }
  }

  @Test("writes all seven components of an address, empty ones too")
  func addresses() {
    var address = PostalAddress()
    #expect(address.isEmpty)
    address.city = "Porto"
    #expect(!address.isEmpty)
    var fields = ContactFields()
    fields.addresses = [address]
    var json = JSONWriter()
    json.object { fields.writeMembers(to: &$0) }
    #expect(
      json.text.contains(
        #"[{"po_box":"","extended":"","street":"","city":"Porto","region":"","postal_code":"","country":""}]"#
      ))
  }
}

@Suite("A run's report")
struct RunReportTests {
  @Test("adds up, or says that it does not")
  func balance() {
    var report = RunReport()
    #expect(report.isBalanced)
    report.records.read = 4
    report.records.imported = 2
    report.records.duplicate = 1
    #expect(!report.isBalanced)
    report.records.refused = 1
    #expect(report.isBalanced)
  }

  @Test("counts each contact under what happened to it")
  func counts() {
    var counts = ContactCounts()
    ContactAction.allCases.forEach { counts.count($0) }
    counts.count(.created)
    #expect(counts.created == 2)
    #expect(counts.updated == 1)
    #expect(counts.unchanged == 1)
    #expect(counts.merged == 1)
    #expect(counts.pruned == 1)
  }
}
