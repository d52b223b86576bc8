import Digests
import Testing

/// The examples of FIPS 180-4 and RFC 6234.
@Suite("SHA digests")
struct SHATests {
  private func sha256(_ pieces: [String]) -> String {
    var hash = SHA256Hash()
    for piece in pieces { Array(piece.utf8).withUnsafeBytes { hash.update($0) } }
    return hex(hash.digest())
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }

  @Test(
    "SHA-256 of the standard's messages",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func sha256(message: String, digest: String) {
    #expect(sha256([message]) == digest)
  }

  @Test("SHA-256 does not depend on how the bytes are cut into pieces")
  func pieces() {
    let text = String(repeating: "0123456789", count: 1_000)
    let whole = sha256([text])
    for size in [1, 63, 64, 65, 4_097] {
      var rest = Substring(text)
      var pieces: [String] = []
      while !rest.isEmpty {
        pieces.append(String(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      #expect(sha256(pieces) == whole)
    }
  }

  @Test("A copy of a hash goes on by itself, and a digest can be asked for on the way")
  func copies() {
    var one = SHA256Hash()
    Array("ab".utf8).withUnsafeBytes { one.update($0) }
    let early = one.digest()
    var other = one
    Array("c".utf8).withUnsafeBytes { one.update($0) }
    Array("x".utf8).withUnsafeBytes { other.update($0) }
    #expect(
      hex(one.digest()) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(one.digest() != other.digest())
    #expect(early.count == 32 && early != one.digest())
  }

  @Test("SHA-1 of the standard's messages")
  func sha1() {
    #expect(
      hex(SHA1Hash.digest(of: Array("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(SHA1Hash.digest(of: [])) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
  }
}
