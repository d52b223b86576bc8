/// Finds the outermost element of an XML file in its first bytes.
enum XMLRoot {
  /// Its name as written; nil where the bytes are not XML, or do not reach so far.
  static func name(in head: [UInt8]) -> String? {
    var rest = Substring(String(decoding: head.filter { $0 != 0 }, as: UTF8.self))
    rest.trimStart()
    while rest.hasPrefix("<?") || rest.hasPrefix("<!") {
      let mark = rest.hasPrefix("<!--") ? "-->" : ">"
      guard let end = rest.range(of: mark) else { return nil }
      rest = rest[end.upperBound...]
      rest.trimStart()
    }
    guard rest.hasPrefix("<") else { return nil }
    let name = rest.dropFirst().prefix {
      !$0.isWhitespace && $0 != ">" && $0 != "/" && $0 != "<"
    }
    return name.isEmpty ? nil : String(name)
  }
}

extension Substring {
  fileprivate mutating func trimStart() {
    self = drop { $0.isWhitespace || $0 == "\u{FEFF}" }
  }

  fileprivate func range(of mark: String) -> Range<Index>? {
    var at = startIndex
    while let first = mark.first, let found = self[at...].firstIndex(of: first) {
      if self[found...].hasPrefix(mark) {
        return found..<index(found, offsetBy: mark.count)
      }
      at = index(after: found)
    }
    return nil
  }
}
