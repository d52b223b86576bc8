import Testing

@testable import VCard

@Suite("Media types")
struct MediaTypeTests {
  private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

  static let beginnings: [([UInt8], String)] = [
    ([0xFF, 0xD8, 0xFF], "image/jpeg"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "image/png"),
    (ascii("GIF8"), "image/gif"),
    (ascii("RIFF\0\0\0\0WEBP"), "image/webp"),
    (ascii("RIFF\0\0\0\0WAVE"), "audio/wav"),
    (ascii("\0\0\0 ftypheic"), "image/heic"),
    (ascii("\0\0\0 ftypmif1"), "image/heic"),
    (ascii("\0\0\0 ftypavif"), "image/avif"),
    (ascii("II*\0"), "image/tiff"), (ascii("MM\0*"), "image/tiff"),
    (ascii("BM\u{1}\u{1}\u{1}\u{1}\0\0\0\0"), "image/bmp"),
    (ascii("<svg"), "image/svg+xml"), (ascii("<?xml"), "image/svg+xml"),
    (ascii("OggS"), "audio/ogg"), (ascii("ID3"), "audio/mpeg"),
    (ascii("-----BEGIN PGP"), "application/pgp-keys"),
  ]

  @Test("the first bytes show the type, and one byte fewer does not", arguments: beginnings)
  func sniff(bytes: [UInt8], type: String) {
    #expect(MediaType.sniff(bytes) == type)
    #expect(MediaType.sniff(bytes + [1, 2, 3]) == type)
    #expect(MediaType.sniff(Array(bytes.dropLast())) == nil)
    #expect(bytes.count <= MediaType.sniffedBytes)
  }

  @Test(
    "bytes that begin like nothing known have no type",
    arguments: [
      [], [0], [0xFF, 0xD8], Array("RIFF\0\0\0\0AVI ".utf8), Array("\0\0\0 ftypmp42".utf8),
      Array("BM is text".utf8),
    ] as [[UInt8]])
  func unknown(bytes: [UInt8]) { #expect(MediaType.sniff(bytes) == nil) }

  private func declared(_ line: String) -> String? {
    Fixture.card("4.0", line).cards.first?.properties.first.flatMap(MediaType.declared)
  }

  @Test(
    "MEDIATYPE comes before a data: URI, and that before TYPE",
    arguments: [
      ("PHOTO;MEDIATYPE=Image/X-One;TYPE=PNG:data:image/x-two;base64,AAAA", "image/x-one"),
      ("PHOTO;TYPE=PNG:data:image/x-two;base64,AAAA", "image/x-two"),
      ("PHOTO;TYPE=PNG:AAAA", "image/png"), ("PHOTO;TYPE=home;TYPE=JPG:AAAA", "image/jpeg"),
      ("PHOTO;TYPE=image/x-three:AAAA", "image/x-three"),
      ("KEY;TYPE=x509:AAAA", "application/pkix-cert"),
      ("SOUND;TYPE=Wave:AAAA", "audio/wav"),
      ("KEY;MEDIATYPE=\"text/plain;charset=utf-8\":x", "text/plain"),
    ])
  func says(line: String, type: String) { #expect(declared(line) == type) }

  @Test(
    "words that are no media type say nothing",
    arguments: [
      "PHOTO:AAAA", "PHOTO;TYPE=home:AAAA", "PHOTO;MEDIATYPE=nonsense:AAAA", "PHOTO;TYPE=:AAAA",
    ])
  func saysNothing(line: String) { #expect(declared(line) == nil) }
}
