import CirclesModel
import Testing

@testable import CirclesStore

@Suite("What is kept in memory") struct IndexTests {
  @Test("an identity index holds what it was given, through growing")
  func growing() {
    let index = IdentityIndex()
    #expect(index.isEmpty)
    for number in 0..<20_000 { index.add(UInt64(number) &* 0x9E37_79B9_7F4A_7C15, Int32(number)) }
    for number in 0..<20_000 {
      #expect(index.contact(UInt64(number) &* 0x9E37_79B9_7F4A_7C15) == Int32(number))
    }
    #expect(index.contact(3) == nil)
  }

  @Test(
    "hashes keep their numbers however they lie",
    arguments: [UInt64(1), 0x9E37_79B9_7F4A_7C15, UInt64.max, 1 << 40, UInt64.max - (1 << 50)])
  func slots(step: UInt64) {
    var slots = HashSlots()
    for number in 0..<5000 { slots.set(UInt64(number) &* step, Int32(number)) }
    for number in stride(from: 0, to: 5000, by: 7) { slots.set(UInt64(number) &* step, -1) }
    #expect(slots.count == (step == 1 ? 4999 : 5000))
    #expect(
      (2..<5000).allSatisfy {
        slots.find(UInt64($0) &* step) == Int32($0.isMultiple(of: 7) ? -1 : $0)
      })
    #expect(slots.find(UInt64(5001) &* step) == nil)
  }

  @Test("an array of chunks is an array")
  func chunks() {
    var chunks = Chunks<Int>()
    for number in 0..<10_000 { chunks.append(number) }
    chunks[9_000] += 1
    #expect(chunks.count == 10_000)
    #expect(chunks[4_095...4_097].elementsEqual(4_095...4_097))
    #expect(chunks[9_000] == 9_001)
  }

  @Test("a source finds its records after some of them changed their identifiers")
  func changedIdentifiers() {
    let source = SourceIndex(key: 1)
    func hash(_ number: Int) -> UInt64 { UInt64(number) &* 0x9E37_79B9_7F4A_7C15 }
    for number in 1...3000 {
      source.append(
        SourceIndex.Entry(
          hash: hash(number), digest: RecordDigest(of: []), record: Int32(number),
          holder: Int32(number), isDerived: true))
    }
    for index in 0..<3000 { source.update(index) { $0.hash = hash(index + 10_000) } }
    #expect((0..<3000).allSatisfy { source.find(hash($0 + 10_000)) == $0 })
    #expect((1...3000).allSatisfy { source.find(hash($0)) == nil })
  }

  @Test("the first bearer keeps a hash; one that must be unique is lost to the second")
  func bearers() {
    let index = IdentityIndex(expecting: 10)
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

  @Test("more records than a source may have are refused in words; what was stored before stays")
  func tooManyRecords() throws {
    let book = try TestNotebook()
    let session = try book.notebook.beginImport(
      ImportRequest(command: "import people.vcf", recordsPerTransaction: 1))
    session.loader.recordLimit = 2
    let people = ["Ana Ruiz", "Ben Hale", "Cem Aydin"].map { PreparedContact(person($0)) }
    _ = try session.load(Array(people[..<2]), source: "book")
    let error = #expect(throws: StoreError.self) {
      _ = try session.load(Array(people[1...]), source: "book")
    }
    #expect(
      error?.description
        == "one source holds 2 people and groups at most; not everything was imported")
    try session.abandon()
    #expect(try book.rows("SELECT name FROM contact") == ["\"Ana Ruiz\"", "\"Ben Hale\""])
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
