import CirclesModel
import Testing

@testable import CirclesStore

@Suite("What the store keeps as said")
struct SourceSnapshotTests {
  /// Every field, with values that look like the names that are abbreviated.
  var full: ContactFields {
    var fields = ContactFields()
    fields.kind = .organization
    fields.name.display = "\"value\":"
    fields.name.given = "value"
    fields.name.suffix = "region"
    fields.nicknames = ["\"", "\\\"label\":", "\u{1}\u{2}\u{1F}"]
    fields.phones = [Phone(value: "1", normalized: "+1", label: "label", preferred: true)]
    fields.emails = [Email(value: "a@example.com", label: "\",\"value\":\"")]
    var address = PostalAddress()
    address.street = "a\nb"
    address.region = "R"
    fields.addresses = [address]
    fields.birthday = PartialDate(year: 2, month: 11, day: 1, calendar: "chinese", era: 78)
    fields.dates = [LabelledDate(label: "x", date: PartialDate(month: 2, day: 29))]
    fields.organization = "{\"name\":1}"
    fields.note = "\u{2028}😀"
    fields.categories = ["name", "kind"]
    fields.urls = [LabelledURL(value: "https://example.com/\"value\":")]
    fields.handles = [Handle(service: "s", value: "v", url: "u")]
    fields.related = [RelatedPerson(type: "t", name: "n", identifier: "i")]
    fields.members = ["urn:uuid:1"]
    fields.photo = Photo(mediaType: "image/png", byteCount: 3, digest: "abc")
    fields.extra = [ExtraProperty(name: "X-A", value: "\"extra\":[", label: "l")]
    return fields
  }

  @Test("is read back as it was, also where values look like what is abbreviated")
  func readBack() {
    #expect(SourceSnapshot.decode(SourceSnapshot.encode(full)) == full)
    #expect(SourceSnapshot.decode(SourceSnapshot.encode(ContactFields())) == ContactFields())
  }

  @Test("is the JSON of the fields, once the names are spelled out")
  func spelledOut() {
    var json = JSONWriter()
    json.object { full.writeMembers(to: &$0) }
    #expect(SourceSnapshot.expand(SourceSnapshot.encode(full)) == json.bytes)
  }

  @Test("is little more than half as long as that JSON for an ordinary card")
  func short() {
    var fields = ContactFields()
    fields.name.display = "Ana Ruiz"
    fields.name.given = "Ana"
    fields.name.family = "Ruiz"
    fields.phones = [Phone(value: "+1 503 555 0101", normalized: "+15035550101", label: "mobile")]
    fields.emails = [Email(value: "ana@example.com", label: "home")]
    fields.addresses = [PostalAddress()]
    let said = SourceSnapshot.encode(fields)
    #expect(said.count * 5 < SourceSnapshot.expand(said).count * 3)
  }

  @Test("that is damaged costs the base of a merge, and nothing more")
  func damaged() {
    for bytes in [
      [], [1], [0xFF, 0xFE], Array("{\"name\":".utf8),
      Array(SourceSnapshot.encode(full).dropLast()),
    ] {
      #expect(SourceSnapshot.decode(bytes) == ContactFields())
    }
  }
}
