/// How one kind of a card's values is read from properties, and written as one.
struct CardField<Value: Hashable> {
  /// The value of a property, with the label of its group and the card within it; nil where the
  /// property is none of these.
  let read: (_ kind: PropertyKind, _ property: Property, _ label: String?, _ agent: Card?) -> Value?
  /// The property of a value in a version, which is 3.0 or 4.0. What is returned as 4.0 is converted.
  let write: (_ value: Value, _ version: Version) -> LabelledProperty
}

/// A property to be written, and what its group is to be called.
struct LabelledProperty {
  var property: Property
  var label: String?

  init(_ property: Property, label: String? = nil) {
    self.property = property
    self.label = label?.isEmpty == true ? nil : label
  }
}

extension Card {
  /// The values of a field in the order of their properties.
  func values<Value>(_ field: CardField<Value>) -> [Value] { found(field).map(\.value) }

  /// The values of a field, and which properties hold them.
  private func found<Value>(_ field: CardField<Value>) -> [(value: Value, index: Int)] {
    let labels = GroupLabels(properties)
    let held = Dictionary(agents.map { ($0.property, $0.cards.first) }) { first, _ in first }
    return properties.indices.compactMap { index in
      let property = properties[index]
      let label = property.group.flatMap { labels.text(of: $0) }
      let value = field.read(PropertyKind(property.name), property, label, held[index] ?? nil)
      return value.map { ($0, index) }
    }
  }

  /// Makes the card say this value of the field and no other, or none.
  mutating func set<Value>(only value: Value?, _ field: CardField<Value>) {
    set(value.map { [$0] } ?? [], field)
  }

  /// Makes the card say these values and no others of the field. A property whose value stays is
  /// left as it is, with all its parameters; the others are taken out with their labels.
  mutating func set<Value>(_ values: [Value], _ field: CardField<Value>) {
    let known = found(field)
    if known.map(\.value) == values { return }
    var places: [Value: [Int]] = [:]
    for (value, index) in known.reversed() { places[value, default: []].append(index) }
    let target = max(version, .v30)
    var edit = PropertyEdit(self, replacing: known.map(\.index))
    for value in values {
      if let index = places[value]?.popLast() {
        edit.keep(index)
      } else {
        edit.add(field.write(value, target), as: target)
      }
    }
    edit.apply(to: &self)
  }
}

/// Puts properties in the place of others, and keeps right what refers to their places and groups.
private struct PropertyEdit {
  private let old: [Property]
  private let replaced: [Int]
  private var kept: Set<Int> = []
  private var made: [(property: Property, old: Int?)] = []
  private var lastGroup: Int?

  init(_ card: Card, replacing indices: [Int]) {
    old = card.properties
    replaced = indices
  }

  mutating func keep(_ index: Int) {
    kept.insert(index)
    made.append((old[index], index))
  }

  mutating func add(_ new: LabelledProperty, as target: Version) {
    var property = new.property
    if property.version != target {
      property = PropertyConversion(source: property.version, target: target).convert(property)
    }
    if let label = new.label {
      property.group = freeGroup()
      made.append((property, nil))
      made.append(
        (Property(name: "X-ABLABEL", text: label, group: property.group, version: target), nil))
    } else {
      made.append((property, nil))
    }
  }

  /// `item4`, where no group of the card has a higher number.
  private mutating func freeGroup() -> String {
    let last =
      lastGroup
      ?? old.lazy.compactMap { property -> Int? in
        guard let group = property.group, group.hasASCIIPrefix("item") else { return nil }
        return Int(group.droppingASCII(4))
      }.max() ?? 0
    lastGroup = last &+ 1
    return "item\(last &+ 1)"
  }

  func apply(to card: inout Card) {
    let gone = Set(replaced).subtracting(kept)
    let orphans = groups(of: gone)
    var result: [(property: Property, old: Int?)] = []
    for (index, property) in old.enumerated() {
      if index == replaced.first { result += made }
      if gone.contains(index) || kept.contains(index) { continue }
      if Self.isLabel(property), let group = property.group?.asciiLowercased,
        orphans.contains(group)
      {
        continue
      }
      result.append((property, index))
    }
    if replaced.isEmpty { result += made }
    card.properties = result.map(\.property)
    if card.agents.isEmpty { return }
    var places: [Int: Int] = [:]
    for (place, entry) in result.enumerated() {
      if let old = entry.old { places[old] = place }
    }
    card.agents = card.agents.compactMap { agent in
      places[agent.property].map { Card.Agent(property: $0, cards: agent.cards) }
    }.sorted { $0.property < $1.property }
  }

  /// The groups in which nothing but labels is left.
  private func groups(of gone: Set<Int>) -> Set<String> {
    var left = Set(gone.compactMap { old[$0].group?.asciiLowercased })
    if left.isEmpty { return left }
    for (index, property) in old.enumerated() where !gone.contains(index) {
      if let group = property.group, !Self.isLabel(property) {
        left.remove(group.asciiLowercased)
      }
    }
    return left
  }

  /// Whether a property only says what its group is called, or of which country it is.
  private static func isLabel(_ property: Property) -> Bool {
    property.name == "X-ABLABEL" || property.name == "X-ABADR"
  }
}
