extension TableField {
  /// What a column of that key holds.
  init(key: String) {
    let words = ColumnWords(key)
    self =
      FieldWords.whole[key] ?? Self.webPage(key) ?? Self.datePart(words) ?? Self.composed(words)
      ?? .other
  }

  /// `Web Page 2`: any of several.
  private static func webPage(_ key: String) -> TableField? {
    guard let last = key.last, last.isNumber, let blank = key.lastIndex(of: " "),
      case .web(let label) = FieldWords.whole[String(key[..<blank])]
    else { return nil }
    return .web(label)
  }

  /// `Birth Year`, `Mes de nacimiento`, `Geburtsmonat`: a date's column of its own.
  private static func datePart(_ words: ColumnWords) -> TableField? {
    let isBirth = words.contains(FieldWords.birth)
    guard isBirth || words.contains(FieldWords.yearly) else { return nil }
    let part: DatePart
    if words.contains(FieldWords.month) {
      part = .month
    } else if words.contains(FieldWords.year) {
      part = .year
    } else if words.has(FieldWords.day) || words.contains(["geboortedag"]) {
      part = .day
    } else {
      return nil
    }
    return isBirth ? .birthdayPart(part) : .anniversaryPart(part)
  }

  private static func composed(_ words: ColumnWords) -> TableField? {
    let place = words.place
    if words.contains(FieldWords.email) {
      if words.has(["type", "typ", "tipo"]) || words.contains(["e mailtyp", "emailtyp"]) {
        return .emailType(words.number)
      }
      let isName = words.has(["name", "nom", "nombre", "nome", "naam", "display"])
      return isName ? .emailName(words.number) : .email(words.number)
    }
    if words.contains(FieldWords.fax) { return .phone(place.isEmpty ? "fax" : place + " fax") }
    if words.contains(FieldWords.mobile) { return .phone("mobile") }
    if words.contains(FieldWords.pager) { return .phone("pager") }
    if words.contains(FieldWords.phone) || words.has(["tel", "mobile"]) {
      return .phone(phoneLabel(words, place))
    }
    guard let part = addressPart(words) else { return nil }
    return .address(place: place, part, line: min(words.number, 3))
  }

  private static func phoneLabel(_ words: ColumnWords, _ place: String) -> String {
    if words.contains(FieldWords.assistant) { return "assistant" }
    if words.contains(FieldWords.callback) { return "callback" }
    if words.has(FieldWords.car) || words.contains(["autotelefo"]) { return "car" }
    if words.contains(FieldWords.company) { return "company main" }
    if words.contains(["radio"]) { return "radio" }
    if words.contains(FieldWords.textphone) { return "textphone" }
    if words.has(["isdn", "rdsi", "rnis"]) { return "isdn" }
    if words.has(["telex"]) { return "telex" }
    if !place.isEmpty { return place }
    return words.contains(FieldWords.primary) ? "main" : ""
  }

  private static func addressPart(_ words: ColumnWords) -> AddressPart? {
    if words.contains(FieldWords.poBox) { return .poBox }
    let isBundesland = words.contains(["bundesland"])
    if words.contains(FieldWords.country) || words.has(["land", "lander"]) && !isBundesland {
      return .country
    }
    if words.contains(FieldWords.postalCode) || words.has(["cap", "cep"]) { return .postalCode }
    if words.contains(FieldWords.region) || words.has(["dep"]) { return .region }
    if words.has(FieldWords.city) { return .city }
    if words.contains(FieldWords.street) || words.has(["via"]) { return .street }
    let isWhole = words.has([
      "address", "adresse", "direccion", "indirizzo", "endereco", "adres", "anschrift",
    ])
    return isWhole ? .whole : nil
  }
}

/// The words of a column's key.
private struct ColumnWords {
  private let text: String
  private let words: Set<Substring>
  /// The number in it; 1 where there is none.
  let number: Int

  init(_ key: String) {
    text = key + " "
    let words = key.split(separator: " ")
    self.words = Set(words)
    number = words.compactMap { $0.utf8.count == 1 ? Int($0) : nil }.last.map { max($0, 1) } ?? 1
  }

  /// Whether one of some texts stands in the key, as a word or within one.
  func contains(_ parts: [String]) -> Bool { parts.contains { text.contains($0) } }

  /// Whether one of some words stands in it.
  func has(_ wanted: [String]) -> Bool { wanted.contains { words.contains(Substring($0)) } }

  /// `home`, `work`, `other`, or nothing.
  var place: String {
    if contains(FieldWords.other) { return "other" }
    if contains(FieldWords.home) || has(["ab"]) { return "home" }
    return contains(FieldWords.work) || has(["uff", "prof"]) ? "work" : ""
  }
}
