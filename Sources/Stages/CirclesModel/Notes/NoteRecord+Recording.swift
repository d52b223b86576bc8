extension NoteRecord {
  /// The keys by which files of one recording are told: equal words under one name with one date,
  /// or equal words of one moment. How the words are broken into lines makes no difference.
  public static func recordingKeys(
    text: String, title: String, dated: MessageTime?, at time: MessageTime?
  ) -> [UInt64] {
    let words = String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
    func key(_ parts: String...) -> UInt64 {
      RecordDigest(of: ([words] + parts).joined(separator: "\u{0}").utf8, seed: "recording/1").high
    }
    var keys = [key("name", recordingStem(title), dated?.text ?? "")]
    if let time { keys.append(key("time", time.text)) }
    return keys
  }

  /// A recording's name without its ending, in small letters.
  public static func recordingStem(_ title: String) -> String {
    guard let dot = title.lastIndex(of: "."), dot != title.startIndex else {
      return title.lowercased()
    }
    return title[..<dot].lowercased()
  }
}
