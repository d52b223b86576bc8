/// A card within a card: AGENT of 3.0 (RFC 2426 section 3.5.4), RELATED with TYPE=agent of 4.0.
struct AgentConversion {
  let target: Version
  /// How deep the card stands in others.
  let depth: Int

  /// Each level doubles the backslashes of the one within it.
  static let deepest = 4

  /// The AGENT property that holds the cards, in the target version; what is too deep is left out.
  func convert(_ property: Property, holding cards: [Card]) -> Property? {
    guard depth < Self.deepest, !cards.isEmpty else { return nil }
    var converted = property
    converted.version = target
    converted.parameters = property.parameters.filter {
      !["VALUE", "ENCODING", "CHARSET"].contains($0.name)
    }
    var raw: [UInt8] = []
    if target == .v40 {
      converted.name = "RELATED"
      converted.parameters.insert(Parameter("TYPE", "agent"), at: 0)
      if let name = onlyName(of: cards) {
        converted.parameters.append(Parameter("VALUE", "text"))
        ValueEscaping.append(text: name.utf8, to: &raw)
      } else {
        raw = Array("data:text/vcard;base64,".utf8) + Base64Encoding.encode(text(of: cards))
      }
    } else {
      ValueEscaping.append(text: text(of: cards), to: &raw)
    }
    converted.rawValue = raw[...]
    return converted
  }

  /// An AGENT without a card that could be read: a link, or a text. Nil for another property, and
  /// where the target has AGENT.
  func rename(_ property: Property) -> Property? {
    guard property.name == "AGENT", target == .v40 else { return nil }
    var related = property
    related.name = "RELATED"
    if property.parameter("VALUE") == nil { related.parameters.append(Parameter("VALUE", "text")) }
    related = PropertyConversion(source: property.version, target: target).convert(related)
    related.parameters.insert(Parameter("TYPE", "agent"), at: 0)
    return related
  }

  /// A property of 4.0 that names an agent, as AGENT of 3.0: a card with that name alone. Nil for
  /// another property.
  func restore(_ property: Property) -> Property? {
    guard property.name == "RELATED", target < .v40 else { return nil }
    var kept = property.parameters
    guard
      let type = kept.firstIndex(where: { $0.name == "TYPE" && $0.value.lowercased() == "agent" })
    else { return nil }
    kept.remove(at: type)
    var agent = property
    agent.name = "AGENT"
    agent.version = target
    agent.parameters = kept.without("VALUE").without("MEDIATYPE")
    var raw: [UInt8] = []
    if property.parameter("VALUE")?.lowercased() == "text" {
      let name = Property(
        name: "FN", rawValue: ValueConversion.rawValue(of: property, as: .text)[...], version: .v40)
      let card = Card(version: .v40, properties: [name])
      ValueEscaping.append(text: VCardWriter.write(card, as: target, depth: depth + 1), to: &raw)
    } else if property.rawValue.starts(with: Array("data:text/vcard;base64,".utf8)),
      let data = property.data
    {
      ValueEscaping.append(text: text(of: VCardReader.cards(in: data).cards), to: &raw)
    } else {
      raw = ValueConversion.rawValue(of: property, as: .uri)
      agent.parameters.append(Parameter("VALUE", "uri"))
    }
    agent.rawValue = raw[...]
    return agent
  }

  private func text(of cards: [Card]) -> [UInt8] {
    cards.flatMap { VCardWriter.write($0, as: target, depth: depth + 1) }
  }

  /// The name of one card that has nothing else; nil where it has.
  private func onlyName(of cards: [Card]) -> String? {
    guard cards.count == 1, cards[0].properties.count == 1, let name = cards[0].first("FN"),
      name.parameters.isEmpty, name.group == nil
    else { return nil }
    return name.text
  }
}
