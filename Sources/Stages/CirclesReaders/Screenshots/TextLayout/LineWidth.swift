/// How wide a line of text is when it is set, in ems, as far as that can be told without its face.
///
/// The letters of the faces that phones use differ little in their proportions; so two lines can be
/// compared, and it can be said whether a word would have fitted on a line.
enum LineWidth {
  /// The width of a text.
  static func of(_ text: String) -> Double {
    text.prefix(longest).reduce(0) { $0 + width($1) }
  }

  /// The width of a space.
  static let space = 0.27

  private static let longest = 400

  private static func width(_ character: Character) -> Double {
    if let known = table[character] { return known }
    if character.isUppercase { return 0.67 }
    if character.isNumber { return 0.57 }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation || scalar.value >= 0x2E80 { return 1.1 }
    return 0.54
  }

  private static let table: [Character: Double] = {
    var table: [Character: Double] = [:]
    for (letters, width) in [
      ("ijl|!'’.,:;I", 0.25), ("frt()[]-/\"\\", 0.35), ("ckszxvyJ", 0.5), ("m", 0.85), ("wMW", 0.8),
      ("%@", 0.85), (" ", space), ("OQGD", 0.74), ("ELFTBPSKXYZ", 0.6),
    ] {
      for letter in letters { table[letter] = width }
    }
    return table
  }()
}
