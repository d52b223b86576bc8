/// Whether a card is that of somebody whom one calls for a repair or an appointment, not to chat.
///
/// Nothing on a card says so by itself. Its job title, its company or what stands behind the name
/// (`Al Gas Fitter`) may; a birthday, a nickname or a relationship that somebody chose speak against
/// it, and are asked for by the caller.
enum Tradesperson {
  /// Services that private people have done.
  private static let services: Set<String> = [
    "boiler", "boilers", "chimney", "cleaner", "cleaners", "cleaning", "decorator", "dentist",
    "electrician", "fitter", "gardener", "gardening", "glazier", "handyman", "heating", "installer",
    "joiner", "landscaper", "landscaping", "locksmith", "mechanic", "optician", "orthodontist",
    "painter", "paving", "plasterer", "plumber", "plumbing", "removals", "repair", "repairs",
    "roofer", "roofing", "scaffolder", "taxi", "tiler", "tradesman", "upholsterer", "welder",
    "dachdecker", "elektriker", "gärtner", "handwerker", "hausmeister", "installateur", "klempner",
    "maler", "schlosser", "schreiner", "schornsteinfeger", "zahnarzt", "zahnärztin",
    "cerrajero", "electricista", "fontanero", "jardinero", "taxista", "dentista",
    "jardinier", "menuisier", "plombier", "serrurier", "électricien",
    "canalizador", "eletricista", "encanador", "jardineiro",
  ]
  /// Of these, those that are also common family names, which say nothing within a name.
  private static let familyNames: Set<String> = [
    "gardener", "glazier", "joiner", "maler", "painter", "plumber", "schlosser", "schreiner",
    "tiler", "welder", "roofer", "mechanic",
  ]

  /// Whether a title or a company is a household service, or the words behind a first name are.
  static func isNamed(name: String, title: String, organization: String) -> Bool {
    if words(title).contains(where: services.contains) { return true }
    if words(organization).contains(where: services.contains) { return true }
    return words(name).dropFirst().contains {
      services.contains($0) && !familyNames.contains($0)
    } || bracketed(name).contains(where: services.contains)
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// The words in brackets: `Al (plumber)`.
  private static func bracketed(_ name: String) -> [String] {
    guard let open = name.firstIndex(of: "(") else { return [] }
    return words(String(name[open...]))
  }
}
