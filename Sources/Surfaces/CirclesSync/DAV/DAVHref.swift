import Foundation

/// Addresses within answers, which servers write in different ways.
enum DAVHref {
  /// The address that an answer from `base` names, as the server spells it where that is an address.
  static func resolve(_ href: String, from base: URL) -> URL? {
    let url = URL(string: href, relativeTo: base) ?? URL(string: key(href), relativeTo: base)
    guard let url = url?.absoluteURL,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return nil }
    parts.percentEncodedPath = spelled(parts.percentEncodedPath)
    parts.fragment = nil
    return parts.url
  }

  /// A path with each of its parts encoded in the same way, whoever encoded it before: two paths with
  /// the same key are one resource.
  static func key(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      let plain = part.removingPercentEncoding ?? String(part)
      return plain.addingPercentEncoding(withAllowedCharacters: unreserved) ?? String(part)
    }.joined(separator: "/")
  }

  /// The address of a collection, which ends with a slash.
  static func folder(_ url: URL) -> URL {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      !parts.percentEncodedPath.hasSuffix("/")
    else { return url }
    parts.percentEncodedPath += "/"
    return parts.url ?? url
  }

  /// A path in which signs like `+` and `:` stay as the server writes them, encoded or not (some servers
  /// compare them sign by sign), and everything else is encoded in one way.
  private static func spelled(_ path: String) -> String {
    var result = ""
    let bytes = Array(path.utf8)
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      var isEncoded = false
      if byte == UInt8(ascii: "%"), index + 2 < bytes.count,
        let code = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        (byte, isEncoded) = (code, true)
        index += 2
      }
      index += 1
      let sign = Unicode.Scalar(byte)
      let isKept = isEncoded ? unreserved.contains(sign) : asWritten.contains(sign)
      if isKept {
        result.unicodeScalars.append(sign)
      } else {
        result += byte < 16 ? "%0" : "%"
        result += String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~@")
  private static let asWritten = unreserved.union(CharacterSet(charactersIn: "/!$&'()*+,;=:"))
}
