/// The version of a resource, as a server writes it in one place or another.
enum EntityTag {
  /// The version to name in If-Match. Servers and proxies that pack an answer call it weak or add a word
  /// (`W/"1"`, `"1-gzip"`), and do not know it by that name when something is written.
  static func usable(_ header: String?, known: String) -> String {
    guard let header, !header.isEmpty else { return known }
    if plain(header) == plain(known), !known.isEmpty { return known }
    // If-Match never matches a weak version.
    return header.hasPrefix("W/") ? String(header.dropFirst(2)) : header
  }

  private static func plain(_ tag: String) -> String {
    var tag = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
    tag = tag.hasPrefix("\"") && tag.hasSuffix("\"") ? tag.dropFirst().dropLast() : tag
    for word in ["-gzip", ";gzip", "--gzip", "-br", ";br", "-deflate"] where tag.hasSuffix(word) {
      tag = tag.dropLast(word.count)
      break
    }
    return String(tag)
  }
}
