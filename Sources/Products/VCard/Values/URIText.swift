extension String {
  /// The scheme before the first colon in lower case, and what follows the colon; nil for text that
  /// is no URI (RFC 3986, section 3.1).
  package var uriParts: (scheme: String, rest: String)? {
    guard let colon = utf8.firstIndex(of: 0x3A), let first = utf8.first, first.isASCIILetter else {
      return nil
    }
    let scheme = utf8[..<colon]
    let isScheme = scheme.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
    if !isScheme { return nil }
    return (
      String(Substring(scheme)).asciiLowercased, String(self[utf8.index(after: colon)...])
    )
  }

  /// Whether this is a web address.
  package var isWebAddress: Bool { hasASCIIPrefix("http://") || hasASCIIPrefix("https://") }

  /// The host of a web address without `www.` and without what follows its last dot but one:
  /// `twitter` of `https://www.twitter.com/ana`.
  package var webService: String? {
    guard isWebAddress, let (_, rest) = uriParts else { return nil }
    let authority = rest.utf8.dropFirst(2).prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
    // Without the user before an `@` and the port behind a colon (RFC 3986, section 3.2).
    let named = authority.lastIndex(of: 0x40).map { authority[authority.index(after: $0)...] }
    let host = String(Substring((named ?? authority).drop { $0 == 0x20 }.prefix { $0 != 0x3A }))
      .asciiLowercased
    // The short hosts of links to people say little by themselves.
    switch host {
    case "t.me", "telegram.me": return "telegram"
    case "wa.me": return "whatsapp"
    case "fb.com", "fb.me", "m.me", "www.fb.com": return "facebook"
    default: break
    }
    let labels = host.utf8.split(separator: 0x2E)
    guard labels.count >= 2 else { return nil }
    return String(Substring(labels[labels.count - 2]))
  }

  /// The last part of a web address's path that is not empty: `ana` of `http://twitter.com/ana/`;
  /// of its fragment where there is no path: `@ana:example.org` of `https://matrix.to/#/@ana:example.org`.
  package var lastPathComponent: String? {
    guard let (_, rest) = uriParts, rest.hasPrefix("//") else { return nil }
    let path = rest.utf8.dropFirst(2).prefix { $0 != 0x3F && $0 != 0x23 }
    let parts = path.split(separator: 0x2F)
    if parts.count >= 2, let last = parts.last { return String(Substring(last)) }
    guard let hash = rest.utf8.firstIndex(of: 0x23) else { return nil }
    let fragment = rest.utf8[rest.utf8.index(after: hash)...].prefix { $0 != 0x3F }
    return fragment.split(separator: 0x2F).last.map { String(Substring($0)) }
  }
}
