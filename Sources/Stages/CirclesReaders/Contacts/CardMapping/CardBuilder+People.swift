import CirclesModel
import SourceDiagnostics
import VCard

/// Who else a card speaks of.
extension CardBuilder {
  /// RELATED of RFC 6350: a URI that names somebody, or a text.
  mutating func appendRelated(_ property: Property) {
    let text = text(property)
    if text.isEmpty { return }
    let relation = Card.Relation(related: property, text: text, label: groupLabel(property))
    let type = relation.label.isEmpty ? Self.unnamedRelation : relation.label
    switch relation.person {
    case .name(let name): fields.related.append(RelatedPerson(type: type, name: name))
    case .uri(let uri): fields.related.append(RelatedPerson(type: type, identifier: uri))
    }
  }

  /// X-ABRELATEDNAMES: a name; the label says what they are.
  mutating func appendRelatedName(_ property: Property) {
    let text = text(property)
    if text.isEmpty { return }
    let label = label(property).text
    fields.related.append(
      RelatedPerson(type: label.isEmpty ? Self.unnamedRelation : label, name: text))
  }

  /// A property that stands for one kind of relation, such as X-EVOLUTION-SPOUSE.
  mutating func appendRelation(_ property: Property, _ type: String) {
    if property.name.hasPrefix("X-MS-") { signs.take(.outlookProperty) }
    let text = text(property)
    if !text.isEmpty { fields.related.append(RelatedPerson(type: type, name: text)) }
  }

  /// What a relation is called of which the card says no more.
  static let unnamedRelation = "related"

  /// AGENT: somebody who acts for the contact, as a card of their own, or a URI.
  mutating func appendAgent(_ property: Property, _ index: Int) {
    while agentsTaken < card.agents.count, card.agents[agentsTaken].property < index {
      agentsTaken += 1
    }
    let isCard = agentsTaken < card.agents.count && card.agents[agentsTaken].property == index
    guard isCard, let agent = card.agents[agentsTaken].cards.first else {
      let text = text(property)
      if text.isEmpty { return }
      let isURI = text.uriParts != nil
      fields.related.append(
        RelatedPerson(
          type: "agent", name: isURI ? nil : text, identifier: isURI ? text : nil))
      return
    }
    let mapper = VCardContactMapper(region: nil, keepsPhotoData: false)
    var inner = CardBuilder(mapper: mapper, card: agent)
    // The agent's own agent is left out here: what is kept of it stands in the text below.
    for (place, property) in agent.properties.enumerated() where property.name != "AGENT" {
      inner.take(property, place)
    }
    let mapped = inner.finish()
    diagnostics += mapped.diagnostics.filter { $0.code != "vcard.empty-card" }
    let name = mapped.fields.name.display
    if !name.isEmpty || mapped.uid != nil {
      fields.related.append(
        RelatedPerson(type: "agent", name: name.isEmpty ? nil : name, identifier: mapped.uid))
    }
    let details = agent.properties.filter { !["N", "FN", "UID"].contains($0.name) }
    let text = details.prefix(Self.agentLines)
      .map { "\($0.name):\(String(decoding: $0.rawValue.prefix(Self.agentLine), as: UTF8.self))" }
      .joined(separator: "\n")
    if !text.isEmpty { fields.extra.append(ExtraProperty(name: "AGENT", value: text)) }
  }

  /// How many properties of an agent are kept, and how many bytes of each.
  private static let agentLines = 64
  private static let agentLine = 1024
}

extension CardBuilder {
  /// A row of Android's address book.
  mutating func appendAndroidRow(_ property: Property) {
    signs.take(.androidRow)
    let parts = components(property)
    switch AndroidCustom(components: parts) {
    case .nickname(let name): fields.nicknames.append(name)
    case .relation(let name, let type):
      fields.related.append(
        RelatedPerson(type: type.isEmpty ? Self.unnamedRelation : type, name: name))
    case .event(let text, .birthday):
      guard let date = DateValue(text: text)?.omitting(year: nil) else {
        return keep(property)
      }
      otherBirthdays.append(PartialDate(date))
    case .event(let text, .labelled(let label)):
      guard let date = DateValue(text: text)?.omitting(year: nil) else {
        return keep(property)
      }
      fields.dates.append(LabelledDate(label: label, date: PartialDate(date)))
    case nil:
      if parts.dropFirst().contains(where: { !$0.isEmpty }) { keep(property) }
    }
  }
}
