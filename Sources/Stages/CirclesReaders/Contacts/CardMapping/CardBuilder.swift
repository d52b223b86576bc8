import CirclesModel
import SourceDiagnostics
import VCard

/// A contact in the making: what the properties so far said, and what can be decided only when all
/// of them are known.
struct CardBuilder {
  let mapper: VCardContactMapper
  let card: Card
  var fields = ContactFields()
  var diagnostics: [Diagnostic] = []
  var uid: String?
  var signs = ExporterOrigin.Signs()

  /// The FN taken, and how preferred it is.
  var formattedName = ""
  var formattedNamePreference = Int.max
  var hasStructuredName = false
  var phonePreference = Int.max
  var emailPreference = Int.max
  /// Birthdays in other calendars, and Android's, which count where BDAY gives none.
  var otherBirthdays: [PartialDate] = []
  /// Categories seen, once they are too many to look through.
  var manyCategories: Set<String> = []
  /// Properties that are `extra` unless the end of the card decides otherwise.
  var undecided: [Undecided] = []
  /// How many of the card's agents were met.
  var agentsTaken = 0
  private var labels: GroupLabels?

  /// A property that waits for the end of the card.
  struct Undecided {
    enum Role { case label(index: Int), jobTitle, department }
    var role: Role
    /// Before which of the extra properties it stands.
    var position: Int
    var property: ExtraProperty
  }

  init(mapper: VCardContactMapper, card: Card) {
    self.mapper = mapper
    self.card = card
  }

  /// The value as trimmed text.
  mutating func text(_ property: Property) -> String {
    property.trimmedText(reporting: &diagnostics)
  }

  /// The components of the value as trimmed texts.
  mutating func components(_ property: Property, separator: String? = nil) -> [String] {
    property.joinedComponents(separator: separator, reporting: &diagnostics)
  }

  /// The X-ABLabel of the property's group.
  mutating func groupLabel(_ property: Property) -> String? {
    guard let group = property.group else { return nil }
    if labels == nil { labels = GroupLabels(card.properties) }
    return labels?.label(of: group)
  }

  /// Whether the X-ABLabel at this place in the card has been given to a property.
  func isLabelUsed(at index: Int) -> Bool { labels?.isUsed(at: index) ?? false }

  /// What a property is called: its X-ABLabel, else its TYPE.
  mutating func label(_ property: Property) -> (text: String, preference: Int?) {
    let own = PropertyLabel(property.parameters)
    return (groupLabel(property) ?? own.text, own.preference)
  }

  /// Keeps a property that has no place of its own; nothing is kept of one without a value.
  mutating func keep(_ property: Property) {
    keep(property, text(property))
  }

  /// Keeps a property under a text already decoded.
  mutating func keep(_ property: Property, _ text: String) {
    if text.isEmpty { return }
    let label = label(property).text
    fields.extra.append(ExtraProperty(name: property.name, value: text, label: label))
  }

  /// Puts off what becomes of a property until the whole card is known.
  mutating func postpone(_ property: Property, _ text: String, as role: Undecided.Role) {
    if text.isEmpty { return }
    undecided.append(
      Undecided(
        role: role, position: fields.extra.count,
        property: ExtraProperty(name: property.name, value: text)))
  }
}
