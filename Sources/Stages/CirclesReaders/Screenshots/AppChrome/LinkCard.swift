/// What apps show of a page that somebody linked to: a title, and below it the name of the site.
enum LinkCard {
  /// Whether a line is nothing but the name of a site: `docs.example.org`.
  static func isSite(_ line: String) -> Bool {
    let line = line.lowercased()
    let parts = line.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, line.count <= 60, let last = parts.last, last.count >= 2,
      last.allSatisfy({ $0.isLetter })
    else { return false }
    return parts.allSatisfy { part in
      part.count >= 2 && part.allSatisfy { $0.isASCII && ($0.isLetterOrDigit || $0 == "-") }
    }
  }
}
