import CirclesModel
import Testing

@Suite("Reading fields back") struct ContactFieldsDecodingTests {
  private func encode(_ fields: ContactFields) -> [UInt8] {
    var json = JSONWriter()
    json.object { fields.writeMembers(to: &$0) }
    return json.bytes
  }

  /// Every field with a value of its own, and text that JSON has to escape.
  private var everything: ContactFields {
    var fields = ContactFields()
    fields.kind = .organization
    fields.name.display = "A \"B\" \\ C\n\u{1}\u{2028}é🎉"
    fields.name.prefix = "1"
    fields.name.given = "2"
    fields.name.middle = "3"
    fields.name.family = "4"
    fields.name.suffix = "5"
    fields.name.phoneticGiven = "6"
    fields.name.phoneticMiddle = "7"
    fields.name.phoneticFamily = "8"
    fields.nicknames = ["n", ""]
    fields.phones = [
      Phone(value: "1", normalized: "+1", label: "home", preferred: true), Phone(value: "2"),
    ]
    fields.emails = [Email(value: "a@example.com", label: "w", preferred: true), Email(value: "b")]
    var address = PostalAddress()
    address.label = "a"
    address.poBox = "b"
    address.extended = "c"
    address.street = "d"
    address.city = "e"
    address.region = "f"
    address.postalCode = "g"
    address.country = "h"
    fields.addresses = [address, PostalAddress()]
    fields.birthday = PartialDate(
      year: 7, month: 8, day: 15, calendar: "chinese", era: 78, isLeapMonth: true)
    fields.dates = [
      LabelledDate(label: "", date: PartialDate(year: -5)),
      LabelledDate(label: "x", date: PartialDate(month: 2, calendar: "hebrew")),
    ]
    fields.organization = "o"
    fields.department = "d"
    fields.jobTitle = "j"
    fields.note = "line\r\n\ttab"
    fields.categories = ["c"]
    fields.urls = [LabelledURL(value: "u", label: "l"), LabelledURL(value: "v")]
    fields.handles = [Handle(service: "s", value: "v", url: "u"), Handle(service: "s", value: "w")]
    fields.related = [
      RelatedPerson(type: "t", name: "n"), RelatedPerson(type: "t", identifier: "i"),
    ]
    fields.members = ["m"]
    fields.photo = Photo(mediaType: "image/png", byteCount: 3, digest: "abc")
    fields.extra = [ExtraProperty(name: "X", value: "v", label: "l")]
    return fields
  }

  @Test("what is written is what is read")
  func roundTrip() {
    #expect(ContactFields(json: encode(everything)) == everything)
    #expect(ContactFields(json: encode(ContactFields())) == ContactFields())
    var linked = ContactFields()
    linked.photo = Photo(url: "https://example.com/p.png")
    #expect(ContactFields(json: encode(linked)) == linked)
  }

  @Test("a text cut off anywhere is no record, and no crash")
  func truncated() {
    let bytes = encode(everything)
    for count in 0..<bytes.count {
      #expect(ContactFields(json: Array(bytes.prefix(count))) == nil)
    }
  }

  @Test(
    "what is no JSON is refused",
    arguments: [
      "", "[]", "{} x", "{\"a\":}", "{\"a\" 1}", "{\"a\":1,}", "{a:1}", "\"x\"", "{\"a\":\"\\x\"}",
      "{\"a\":\"\\u12\"}", "{\"a\":\"\\ud800\"}", "{\"a\":\"\n\"}", "{\"a\":1e}", "{\"a\":nul}",
    ])
  func malformed(text: String) {
    #expect(ContactFields(json: Array(text.utf8)) == nil)
  }

  @Test("endless nesting is refused without exhausting the stack")
  func nesting() {
    let deep = Array(String(repeating: "[", count: 1_000_000).utf8)
    #expect(JSONValue(parsing: deep) == nil)
    let fair = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(JSONValue(parsing: Array(fair.utf8)) != nil)
  }

  @Test("values are what JSON says, and members of another kind say nothing")
  func values() {
    let value = JSONValue(
      parsing: Array(#" { "a" : [ 1 , -2.5e1, true, null ], "b": "\u00e9\ud83c\udf89\/" } "#.utf8))
    #expect(value?["a"]?.elements == [.number(1), .number(-25), .bool(true), .null])
    #expect(value?["a"]?.elements.map(\.integer) == [1, -25, nil, nil])
    #expect(value?["b"]?.text == "é🎉/")
    #expect(value?["b"]?.integer == nil)
    #expect(JSONValue(parsing: Array("{\"n\":1e300}".utf8))?["n"]?.integer == nil)
    let huge = JSONValue(parsing: Array("[1e999,-1e999]".utf8))?.elements.map(\.decimal)
    #expect(huge == [Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude])
    #expect(
      ContactFields(json: Array("{\"phones\":7,\"name\":[],\"later\":{}}".utf8)) == ContactFields())
  }

  @Test("a photo's digest is written where there is one, and only there")
  func photoDigest() {
    var fields = ContactFields()
    fields.photo = Photo(mediaType: "image/png", byteCount: 3, data: [1, 2, 3])
    #expect(!String(decoding: encode(fields), as: UTF8.self).contains("digest"))
  }
}
