import CirclesModel
import Testing

@Suite("An id")
struct UUIDv5Tests {
  @Test("of a name in the DNS namespace is the one of RFC 9562, appendix A.4")
  func knownValue() {
    let dns: [UInt8] = [
      0x6b, 0xa7, 0xb8, 0x10, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30,
      0xc8,
    ]
    #expect(
      UUIDv5.text(of: "www.example.com", in: dns) == "2ed6657d-e927-568b-95e1-2665a8aea6a2")
  }

  @Test("is the same for the same identifier, and another for another")
  func stable() {
    #expect(UUIDv5.text(of: "urn:uuid:1") == UUIDv5.text(of: "urn:uuid:1"))
    #expect(UUIDv5.text(of: "urn:uuid:1") != UUIDv5.text(of: "urn:uuid:2"))
  }

  @Test("has the shape of a version 5 UUID")
  func shape() {
    let id = Array(UUIDv5.text(of: "Zoë 伟").utf8)
    #expect(id.count == 36)
    #expect(id[14] == UInt8(ascii: "5"))
    #expect("89ab".utf8.contains(id[19]))
    #expect([8, 13, 18, 23].allSatisfy { id[$0] == UInt8(ascii: "-") })
  }
}

@Suite("A record's digest")
struct RecordDigestTests {
  @Test("is SHA-256, cut to sixteen bytes")
  func knownValue() {
    #expect(RecordDigest(of: Array("abc".utf8)).hex == "ba7816bf8f01cfea414140de5dae2223")
  }

  @Test("depends on the settings it was read with")
  func seed() {
    let bytes = Array("BEGIN:VCARD".utf8)
    #expect(RecordDigest(of: bytes, seed: "GB") != RecordDigest(of: bytes, seed: "US"))
    #expect(RecordDigest(of: bytes, seed: "GB") == RecordDigest(of: bytes[...], seed: "GB"))
  }

  @Test("gives its halves back as bytes and as hexadecimal digits")
  func halves() {
    let digest = RecordDigest(high: 0x0102_0304_0506_0708, low: 0xF0F1_F2F3_F4F5_F6F7)
    #expect(digest.hex == "0102030405060708f0f1f2f3f4f5f6f7")
    #expect(digest.bytes.first == 1)
    #expect(digest.bytes.count == 16)
  }

  @Test("is the same whether the bytes lie together or not")
  func lazySequences() {
    let bytes = Array("a sequence that is not contiguous".utf8)
    #expect(RecordDigest(of: bytes.lazy.map { $0 }) == RecordDigest(of: bytes))
  }
}
