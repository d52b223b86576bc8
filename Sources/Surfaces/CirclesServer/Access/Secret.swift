import Digests
import Foundation

/// Something that only who was told knows: 32 random bytes, written as text for addresses and headers.
package struct Secret: Sendable {
  /// The text, of letters that need no escaping anywhere.
  package let text: String

  /// A new one.
  package init() {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<4).flatMap { _ in
      withUnsafeBytes(of: generator.next() as UInt64) { Array($0) }
    }
    text = Data(bytes).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// What is kept of it.
  package var digest: [UInt8] { Self.digest(of: text) }

  /// What is kept of a secret that somebody offers. Digests are compared, never the texts: how long
  /// that takes tells nothing of the secret.
  package static func digest(of text: some StringProtocol) -> [UInt8] {
    var hash = SHA256Hash()
    Array(text.utf8).withUnsafeBytes { hash.update($0) }
    return hash.digest()
  }
}
