import CirclesModel

extension ContactFields {
  /// The fields as a card can hold them: no text has blanks around it, and lines end in LF. Everything
  /// else would look like a change for ever, since the card never says it. What the card says is as it
  /// says it.
  func asCardsHold(beside said: ContactFields = ContactFields()) -> ContactFields {
    var trimming = Trimming(said: said, fields: self)
    for field in MergeField.ofCards { field.visit(&trimming) }
    return trimming.fields
  }

  private struct Trimming: FieldVisitor {
    let said: ContactFields
    var fields: ContactFields

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {
      guard let path = path as? WritableKeyPath<ContactFields, String>,
        fields[keyPath: path] != said[keyPath: path]
      else { return }
      fields[keyPath: path] = fields[keyPath: path].asCardsHold
    }

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {
      let said = Set(said[keyPath: path])
      for (index, value) in fields[keyPath: path].enumerated() where !said.contains(value) {
        fields[keyPath: path][index] = value.asCardsHold
      }
    }
  }
}

extension MergeableValue {
  fileprivate var asCardsHold: Self {
    func trimmed(_ value: inout Self, _ paths: [WritableKeyPath<Self, String>]) {
      for path in paths { value[keyPath: path] = value[keyPath: path].asCardsHold }
    }
    var value = self
    trimmed(&value, Self.texts)
    return value
  }

  /// What of a value is text that a card has in a place of its own.
  private static var texts: [WritableKeyPath<Self, String>] {
    let all: [AnyKeyPath] = [
      \String.self, \Phone.value, \Phone.label, \Email.value, \Email.label, \LabelledURL.value,
      \LabelledURL.label, \Handle.value, \LabelledDate.label, \PostalAddress.label,
      \PostalAddress.poBox, \PostalAddress.extended, \PostalAddress.street, \PostalAddress.city,
      \PostalAddress.region, \PostalAddress.postalCode, \PostalAddress.country, \RelatedPerson.type,
    ]
    return all.compactMap { $0 as? WritableKeyPath<Self, String> }
  }
}

extension String {
  fileprivate var asCardsHold: String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard utf8.contains(0x0D) || utf8.first.map(isBlank) == true || utf8.last.map(isBlank) == true
    else { return self }
    // CR LF is one character.
    let lines = String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    let start = lines.utf8.firstIndex { !isBlank($0) } ?? lines.endIndex
    let end = lines.utf8.lastIndex { !isBlank($0) }.map { lines.utf8.index(after: $0) } ?? start
    return String(lines[start..<end])
  }
}
