/// Who asks.
enum Access: Hashable, Sendable {
  /// A browser that opened the printed address.
  case browser
  /// A program that knows a token, by the digest of it.
  case device(digest: [UInt8])
}
