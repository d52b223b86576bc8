import CirclesModel

/// A value of which a contact has several: merged as a member of a set, told by its key.
protocol MergeableValue: Hashable {
  /// What makes it the same value in another spelling or with another label.
  var mergeKey: String { get }
  /// The value with each attribute that the source changed, unless the user changed it too.
  func merging(base: Self, theirs: Self) -> Self
  /// The value as somebody types it who says no more than they must.
  var bare: Self { get }
}

extension MergeableValue {
  func merging(base: Self, theirs: Self) -> Self { self == base ? theirs : self }

  var bare: Self { self }
}

/// The attribute of `theirs` where the source changed it and the user did not.
func attribute<Owner, Value: Equatable>(
  _ path: KeyPath<Owner, Value>, _ base: Owner, _ theirs: Owner, _ mine: Owner
) -> Value {
  mine[keyPath: path] == base[keyPath: path] ? theirs[keyPath: path] : mine[keyPath: path]
}

extension String: MergeableValue {
  var mergeKey: String { Folding.lower(self) }
}

extension Phone: MergeableValue {
  var mergeKey: String {
    if let normalized { return normalized }
    let digits = value.utf8.filter { $0 >= 0x30 && $0 <= 0x39 }
    return digits.isEmpty ? value : String(decoding: digits, as: UTF8.self)
  }

  var bare: Phone { Phone(value: value, normalized: normalized) }

  func merging(base: Phone, theirs: Phone) -> Phone {
    Phone(
      value: attribute(\.value, base, theirs, self),
      normalized: attribute(\.normalized, base, theirs, self),
      label: attribute(\.label, base, theirs, self),
      preferred: attribute(\.preferred, base, theirs, self))
  }
}

extension Email: MergeableValue {
  var mergeKey: String { Folding.email(value) }

  var bare: Email { Email(value: value) }

  func merging(base: Email, theirs: Email) -> Email {
    Email(
      value: attribute(\.value, base, theirs, self),
      label: attribute(\.label, base, theirs, self),
      preferred: attribute(\.preferred, base, theirs, self))
  }
}

extension PostalAddress: MergeableValue {
  var mergeKey: String {
    Folding.lower(
      [poBox, extended, street, city, region, postalCode, country].joined(separator: "\u{1F}"))
  }
}

extension LabelledDate: MergeableValue {
  var mergeKey: String {
    let parts = [date.year, date.month, date.day, date.era].map { $0.map(String.init) ?? "" }
    return ([label, date.calendar, date.isLeapMonth ? "leap" : ""] + parts)
      .joined(separator: "\u{1F}")
  }
}

extension LabelledURL: MergeableValue {
  var mergeKey: String { value }
}

extension Handle: MergeableValue {
  var mergeKey: String { Folding.handle(self) }
}

extension RelatedPerson: MergeableValue {
  var mergeKey: String { [type, name ?? "", identifier ?? ""].joined(separator: "\u{1F}") }
}

extension ExtraProperty: MergeableValue {
  var mergeKey: String { name + "\u{1F}" + value }
}
