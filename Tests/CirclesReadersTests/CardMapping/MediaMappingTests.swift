import CirclesModel
import CirclesReaders
import Testing

@Suite("Pictures and other data of a card")
struct MediaMappingTests {
  /// The beginning of a JPEG, in base64.
  private let jpeg = "/9j/4AAQSkZJRgABAQ=="

  @Test("an inline picture is told by its bytes")
  func inline() {
    let photo = mapped("PHOTO;ENCODING=b;TYPE=PNG:" + jpeg).fields.photo
    #expect(photo?.mediaType == "image/jpeg")
    #expect(photo?.byteCount == 13)
    #expect(photo?.data?.prefix(3) == [0xFF, 0xD8, 0xFF])
    let escaped = mapped("PHOTO:data:image/jpeg\\;base64\\," + jpeg, version: "4.0").fields.photo
    #expect(escaped?.byteCount == 13)
  }

  @Test("only the size is taken where the bytes are not wanted")
  func measured() {
    let photo = mapped("PHOTO;ENCODING=b:" + jpeg, keepsPhotoData: false).fields.photo
    #expect(photo == Photo(mediaType: "image/jpeg", byteCount: 13))
  }

  @Test("a linked picture is a link, whatever VALUE says")
  func linked() {
    for line in [
      "PHOTO;VALUE=uri:https://example.com/fern.jpg",
      "PHOTO;VALUE=BINARY:https\\://example.com/fern.jpg", "PHOTO:https://example.com/fern.jpg",
    ] {
      #expect(mapped(line).fields.photo == Photo(url: "https://example.com/fern.jpg"))
    }
  }

  @Test("an empty picture is none")
  func empty() {
    let card = mapped("PHOTO;ENCODING=b;TYPE=JPEG:", "PHOTO: ")
    #expect(card.fields.photo == nil)
    #expect(card.extras.isEmpty && card.codes.isEmpty)
  }

  @Test("broken base64 is kept as text, not longer than anybody would read, with a warning")
  func broken() {
    let card = mapped("PHOTO;ENCODING=b;TYPE=JPEG:!!" + String(repeating: "x", count: 9000))
    #expect(card.fields.photo == nil)
    #expect(card.codes == ["vcard.bad-base64"])
    #expect(card.fields.extra.first?.name == "PHOTO")
    #expect(card.fields.extra.first?.value.utf8.count == 4096)
  }

  @Test("a second picture, LOGO, KEY and SOUND are kept with their data or link")
  func others() {
    let card = mapped(
      "PHOTO;ENCODING=b:" + jpeg, "PHOTO;ENCODING=b;TYPE=JPEG:" + jpeg,
      "LOGO;VALUE=uri:https://example.com/logo.png", "KEY:data:application/pgp-keys;base64,AAAA",
      "SOUND;TYPE=WAVE;ENCODING=b:AAAA", "KEY;ENCODING=b:", version: "4.0")
    #expect(card.fields.photo?.byteCount == 13)
    #expect(
      card.extras == [
        "PHOTO=data:image/jpeg;base64," + jpeg, "LOGO=https://example.com/logo.png",
        "KEY=data:application/pgp-keys;base64,AAAA", "SOUND=data:audio/wav;base64,AAAA",
      ])
  }

  @Test("data in a property of somebody's own stays data")
  func ownData() {
    let card = mapped("X-MS-CARDPICTURE;TYPE=JPEG;ENCODING=BASE64:" + jpeg, version: "2.1")
    #expect(card.extras == ["X-MS-CARDPICTURE=data:image/jpeg;base64," + jpeg])
    #expect(card.codes.isEmpty)
  }
}
