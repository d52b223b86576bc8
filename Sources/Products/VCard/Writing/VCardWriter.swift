/// Writes cards as vCard 3.0 (RFC 2426) or 4.0 (RFC 6350), whatever version they were read as.
///
///     let bytes = VCardWriter.write(card, as: .v40)
///
/// What is written and read again is the same: names, groups, parameters and values, also those not
/// known. Lines are folded at 75 bytes and never within a character. What the versions say in other
/// words is translated; nothing that is missing is made up.
public enum VCardWriter {
  /// The card as text in UTF-8. There is no way to write 2.1: it is written as 3.0.
  public static func write(_ card: Card, as version: Version) -> [UInt8] {
    write(card, as: version, depth: 0)
  }

  /// The card, which stands `depth` deep in others.
  static func write(_ card: Card, as version: Version, depth: Int) -> [UInt8] {
    let converted = card.converted(to: version, depth: depth)
    var text: [UInt8] = []
    text += "BEGIN:VCARD\r\nVERSION:\(converted.version.text)\r\n".utf8
    for property in converted.properties { ContentLine.append(property, to: &text) }
    text += "END:VCARD\r\n".utf8
    return text
  }
}

extension Card {
  /// The card in vCard 3.0 or 4.0 (2.1 counts as 3.0): values in UTF-8 with that version's escapes,
  /// no ENCODING but that of binary data, no CHARSET, cards within it written into their property.
  public func converted(to version: Version) -> Card { converted(to: version, depth: 0) }

  func converted(to version: Version, depth: Int) -> Card {
    let target = max(version, .v30)
    var converted = self
    converted.version = target
    converted.declaredVersion = target.text
    converted.agents = []
    let held = Dictionary(agents.map { ($0.property, $0.cards) }, uniquingKeysWith: +)
    let agents = AgentConversion(target: target, depth: depth)
    converted.properties = properties.enumerated().compactMap { index, property in
      if let cards = held[index] { return agents.convert(property, holding: cards) }
      if let agent = agents.restore(property) ?? agents.rename(property) { return agent }
      return PropertyConversion(source: property.version, target: target).convert(property)
    }
    return converted
  }
}
