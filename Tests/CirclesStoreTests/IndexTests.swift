import CirclesModel
import Testing

@testable import CirclesStore

@Suite("What is kept in memory") struct IndexTests {
  @Test("an identity index holds what it was given, through growing")
  func growing() {
    var index = IdentityIndex()
    #expect(index.isEmpty)
    for number in 0..<20_000 { index.add(UInt64(number) &* 0x9E37_79B9_7F4A_7C15, Int32(number)) }
    for number in 0..<20_000 {
      #expect(index.contact(UInt64(number) &* 0x9E37_79B9_7F4A_7C15) == Int32(number))
    }
    #expect(index.contact(3) == nil)
  }

  @Test("the first bearer keeps a hash; one that must be unique is lost to the second")
  func bearers() {
    var index = IdentityIndex(expecting: 10)
    index.add(7, 1)
    index.add(7, 2)
    #expect(index.contact(7) == 1)
    #expect(index.bearers(7) == [1, 2])
    for number in 3..<100 { index.add(7, Int32(number)) }
    #expect(index.bearers(7).count == 16)
    #expect(index.bearers(6).isEmpty)
    index.addDistinct(8, 1)
    index.addDistinct(8, 1)
    #expect(index.contact(8) == 1)
    index.addDistinct(8, 2)
    #expect(index.contact(8) == nil)
    index.add(0, 5)
    #expect(index.contact(0) == 5)
  }

  @Test("evidence needs a name, and a kind of its own")
  func keys() {
    var fields = ContactFields()
    fields.phones = [Phone(value: "x", normalized: "+15035550101")]
    #expect(IdentityKeys(fields).evidence.isEmpty)
    fields.name.display = "Ana Ruiz"
    fields.handles = [Handle(service: "", value: "")]
    let phone = IdentityKeys(fields)
    #expect(phone.evidence.count == 1)
    #expect(phone.birthday == nil)
    fields.phones = []
    fields.emails = [Email(value: "+15035550101")]
    #expect(Set(IdentityKeys(fields).evidence).isDisjoint(with: phone.evidence))
  }

  @Test(
    "identifiers compare without urn:uuid: and case",
    arguments: [
      ("urn:uuid:ABC", "abc"), ("URN:UUID:abc", "abc"), ("ABC", "abc"), ("ÄB", "äb"),
      ("urn:uuid:", "urn:uuid:"), ("", ""), ("urn-uuid:ABC", "urn-uuid:abc"),
    ])
  func recordKeys(identifier: String, normalized: String) {
    #expect(RecordKey.normalize(identifier) == normalized)
  }

  @Test("a UUID is thirty-two digits in five groups, and nothing else")
  func uuids() {
    #expect(RecordKey.isUUID("6f9619ff-8b86-d011-b42d-00c04fc964ff"))
    #expect(!RecordKey.isUUID("6f9619ff-8b86-d011-b42d-00c04fc964fg"))
    #expect(!RecordKey.isUUID("6f9619ff8b86d011b42d00c04fc964ff"))
    #expect(!RecordKey.isUUID("6f9619ff-8b86-d011-b42d-00c04fc964ff0"))
  }

  @Test("a record made ready keeps its photo's bytes apart, and its digest in what it said")
  func prepared() {
    let card = person("Ana Ruiz", uid: "a") {
      $0.photo = Photo(mediaType: "image/png", byteCount: 0, data: [1, 2, 3])
    }
    let prepared = PreparedContact(card)
    #expect(prepared.photo == [1, 2, 3])
    #expect(prepared.record.fields.photo?.data == nil)
    #expect(prepared.record.fields.photo?.byteCount == 3)
    #expect(SourceSnapshot.decode(prepared.said) == prepared.record.fields)
    #expect(prepared.renamed("b").photo == [1, 2, 3])
    #expect(prepared.renamed("b").id == UUIDv5.text(of: "b"))
  }

  @Test("an image of a contact is what it was")
  func images() {
    let card = PreparedContact(
      person("Ana Ruiz", uid: "a", phone: "+15035550101") { $0.note = "\"x\"\n" })
    let header = ContactHeader(
      key: 5, id: "i", identifier: "a", createdAt: "c", modifiedAt: "m", createdRun: 3,
      sourceGoneAt: "g", familyDetails: "f", travelNotes: "t", lastConnectedAt: "l")
    let image = ContactSnapshot(header, card.state)
    #expect(ContactSnapshot(json: image.json) == image)
    let bare = ContactSnapshot(
      ContactHeader(key: 1, id: "i", identifier: "a", createdAt: "", modifiedAt: ""), .nothing)
    #expect(ContactSnapshot(json: bare.json) == bare)
    #expect(ContactSnapshot(json: []) == nil)
  }
}
