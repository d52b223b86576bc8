import SourceDiagnostics
import VCard

/// Makes cards of the elements of a document.
final class XCardBuilder: XMLEvents {
  /// A card, or one that was left out since it passed a bound.
  enum Outcome {
    case card(Card)
    case tooLarge(line: Int)
  }

  /// What an open element is.
  private enum Level {
    case outside, card, group, property, parameters, parameter, part
    /// Anything below a part or a parameter; its text belongs to that.
    case inner
  }

  private static let namespace = "urn:ietf:params:xml:ns:vcard-4.0"
  /// What an element costs beside its text, counted against the bound on a card.
  private static let elementCost = 64

  private let limits: Limits
  private var levels: [Level] = []
  private var card: Card?
  private var cost = 0
  private var group: String?
  private var property: XCardProperty?
  private var parameterName: String?
  private var partName = ""
  private var gathered: [UInt8] = []
  private var problemsOfCard = 0
  private var outcomes: [Outcome] = []
  private var problems: [Diagnostic] = []
  /// The number of the card within which the document is, or of the next one, from 0.
  private(set) var number = 0

  init(limits: Limits) { self.limits = limits }

  /// The cards that ended since the last call.
  func takeOutcomes() -> [Outcome] {
    defer { outcomes = [] }
    return outcomes
  }

  /// What was found wrong in cards since the last call.
  func takeProblems() -> [Diagnostic] {
    defer { problems = [] }
    return problems
  }

  /// Whether the document is within a card.
  var isInCard: Bool { card != nil }

  func begin(
    _ name: String, namespace: String, attributes: [XMLPushParser.Attribute], line: Int
  ) {
    spend(Self.elementCost)
    let level = levels.last ?? .outside
    switch level {
    case .outside:
      let isCard = name == "vcard" && (namespace == Self.namespace || namespace.isEmpty)
      if isCard {
        card = Card(version: .v40, line: line)
        cost = 0
        problemsOfCard = 0
      }
      levels.append(isCard ? .card : .outside)
    case .card where name == "group" && attributes.contains { $0.name == "name" }:
      group = attributes.first { $0.name == "name" }.flatMap { WrittenName.group($0.value) }
      levels.append(.group)
    case .card, .group:
      property = XCardProperty(name, group: group, line: line)
      levels.append(.property)
    case .property where name == "parameters": levels.append(.parameters)
    case .property:
      partName = name
      gathered = []
      levels.append(.part)
    case .parameters:
      parameterName = WrittenName.upper(name)
      gathered = []
      levels.append(.parameter)
    case .parameter, .part, .inner: levels.append(.inner)
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let level = levels.last, isInCard else { return }
    spend(bytes.count)
    guard cost <= limits.cardBytes else { return }
    switch level {
    case .part, .parameter, .inner: gathered.append(contentsOf: bytes)
    case .property: property?.loose.append(contentsOf: bytes)
    case .outside, .card, .group, .parameters: break
    }
  }

  func end() {
    switch levels.popLast() {
    case .card: endCard()
    case .group: group = nil
    case .property: endProperty()
    case .part:
      property?.parts.append(XCardProperty.Part(name: partName, text: gathered))
      gathered = []
    case .inner where levels.last == .parameter: endParameterValue()
    case .parameter: endParameterValue()
    case .inner, .parameters, .outside, nil: break
    }
  }

  private func spend(_ bytes: Int) {
    cost += bytes
    guard cost > limits.cardBytes, isInCard else { return }
    // Only the line is still needed.
    card?.properties = []
    property = nil
    gathered = []
  }

  /// A parameter has several values as `<text>a</text><text>b</text>`.
  private func endParameterValue() {
    let value = XCardProperty.trimmed(gathered)
    gathered = []
    guard let parameterName, !value.isEmpty else { return }
    // The element of the value says its type, and the document its encoding.
    guard !["VALUE", "ENCODING", "CHARSET"].contains(parameterName) else { return }
    property?.parameters += Parameter.list(parameterName, String(decoding: value, as: UTF8.self))
  }

  private func endProperty() {
    defer { property = nil }
    guard let property else { return }
    if property.name == "VERSION" {
      card?.declaredVersion = property.text
      return
    }
    if WrittenName.isFrame(property.name) {
      return report("An element that would begin or end a card is left out", property)
    }
    if property.hasStrangeComponent {
      report("A component that the property does not have is left out", property)
    }
    card?.properties += property.properties()
  }

  private func report(_ message: String, _ property: XCardProperty) {
    guard problemsOfCard < limits.diagnosticsPerCard else { return }
    problemsOfCard += 1
    problems.append(
      Diagnostic(
        .warning, "xcard.bad-property", message, at: SourceLocation(line: property.line),
        record: number, property: property.name))
  }

  private func endCard() {
    defer { card = nil }
    guard let card else { return }
    number += 1
    outcomes.append(cost > limits.cardBytes ? .tooLarge(line: card.line) : .card(card))
  }
}
