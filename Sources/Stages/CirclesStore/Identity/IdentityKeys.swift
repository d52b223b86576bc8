import CirclesModel

/// The hashes by which a contact can be met again: each combines the full name with something that
/// only the same person would share with it.
///
/// Hashes are seeded for each process, so that nobody can write a file whose hashes collide; they
/// never reach the disk.
struct IdentityKeys: Sendable {
  /// The normalised full name.
  let name: String
  /// The hash of the name alone.
  let nameHash: UInt64
  /// Name and phone, name and e-mail, name and handle: rule 2.
  private(set) var evidence: [UInt64] = []
  /// Name and full birthday: rule 3.
  private(set) var birthday: UInt64?

  init(_ fields: ContactFields) {
    self.init(fields, called: NameNormalizer.normalize(fields.name))
  }

  /// Everything but the name alone.
  var all: [UInt64] { evidence + [birthday].compactMap { $0 } }

  /// The keys under another name, which is normalised.
  init(_ fields: ContactFields, called name: String) {
    self.name = name
    nameHash = Self.hash(of: name)
    guard !name.isEmpty else { return }
    evidence.reserveCapacity(fields.phones.count + fields.emails.count + fields.handles.count)
    for phone in fields.phones {
      add(Self.phone(phone.normalized, as: phone.value, nameHash))
    }
    for email in fields.emails { add(Self.email(email.value, nameHash)) }
    for handle in fields.handles { add(Self.handle(handle, nameHash)) }
    birthday = Self.birthday(fields.birthday, nameHash)
  }

  private mutating func add(_ hash: UInt64?) {
    if let hash { evidence.append(hash) }
  }

  /// A word of its own for each kind, so that a phone never equals a handle.
  private enum Kind: UInt8 {
    case name, phone, email, handle, birthday, source, identifier, group
  }

  private static func hash(_ kind: Kind, _ seed: UInt64, _ text: String) -> UInt64 {
    var text = text
    var hasher = Hasher()
    hasher.combine(kind.rawValue)
    hasher.combine(seed)
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  static func hash(of name: String) -> UInt64 { hash(.name, 0, name) }

  static func hash(ofIdentifier normalized: String) -> UInt64 { hash(.identifier, 0, normalized) }

  /// A group may bear the identifier of a person: they are two all the same.
  static func hash(ofGroupIdentifier normalized: String) -> UInt64 { hash(.group, 0, normalized) }

  /// The name within one source: for cards without UID.
  static func hash(of nameHash: UInt64, within source: Int) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(Kind.source.rawValue)
    hasher.combine(nameHash)
    hasher.combine(source)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// The fewest digits by which a number without a normal form is told.
  private static let fewestDigits = 6

  /// Of a number that is none in its region, the digits as they were written.
  static func phone(_ normalized: String?, as value: String, _ name: UInt64) -> UInt64? {
    if let normalized, !normalized.isEmpty { return hash(.phone, name, normalized) }
    let digits = value.compactMap(\.wholeNumberValue)
    if digits.count < fewestDigits { return nil }
    return hash(.phone, name, "~" + digits.map(String.init).joined())
  }

  static func email(_ value: String, _ name: UInt64) -> UInt64? {
    let folded = Folding.email(value)
    return folded.isEmpty ? nil : hash(.email, name, folded)
  }

  static func handle(_ handle: Handle, _ name: UInt64) -> UInt64? {
    handle.value.isEmpty ? nil : hash(.handle, name, Folding.handle(handle))
  }

  /// Whether two birthdays are of two people, father and son: full ones of another year that are not on
  /// the same day either. A year that was mistyped, or a month taken for the day, is no contradiction.
  static func contradict(_ one: PartialDate?, _ other: PartialDate?) -> Bool {
    guard let one, let other, one.calendar == other.calendar, one.era == other.era,
      let year = one.year, let otherYear = other.year, let month = one.month,
      let otherMonth = other.month, let day = one.day, let otherDay = other.day
    else { return false }
    return year != otherYear && (month != otherMonth || day != otherDay)
  }

  static func birthday(_ date: PartialDate?, _ name: UInt64) -> UInt64? {
    guard let date, let year = date.year, let month = date.month, let day = date.day else {
      return nil
    }
    var hasher = Hasher()
    hasher.combine(Kind.birthday.rawValue)
    hasher.combine(name)
    hasher.combine(year)
    hasher.combine(month)
    hasher.combine(day)
    hasher.combine(date.era)
    hasher.combine(date.isLeapMonth)
    if date.calendar != "gregorian" { hasher.combine(date.calendar) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
