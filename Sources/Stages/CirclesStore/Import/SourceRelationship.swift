import CirclesModel

/// How a source says somebody is related to the user: by category, or by what they are called.
enum SourceRelationship {
  /// The relationship type; nil where nothing says one. The closest of several wins.
  static func type(of fields: ContactFields) -> String? {
    var best: Kind?
    for category in fields.categories {
      if let kind = categories[NameNormalizer.normalize(category)] { best = closer(best, kind) }
    }
    if best != nil { return best?.rawValue }
    if isRelationLabel(fields.name.display) { return Kind.family.rawValue }
    for nickname in fields.nicknames where isRelationLabel(nickname) { return Kind.family.rawValue }
    return nil
  }

  /// Whether a name is a word for a relative, alone (`Mom`) or before a name (`Tante Inge`).
  static func isRelationLabel(_ text: String) -> Bool {
    // Most names are no labels, and are told by their first two letters without being normalised.
    var bytes = text.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return false }
    if first < 0x80, second < 0x80, !beginnings[slot(first, second)] { return false }
    let words = NameNormalizer.normalize(text).split(separator: " ")
    guard let word = words.first.map(String.init) else { return false }
    if words.count == 1 { return alone.contains(word) || before.contains(word) }
    return words.count <= 3 && before.contains(word)
  }

  private enum Kind: String {
    case partner = "Partner"
    case family = "Family"
    case friend = "Friend"
    case colleague = "Colleague"
    case acquaintance = "Acquaintance"

    var rank: Int {
      switch self {
      case .partner: 0
      case .family: 1
      case .friend: 2
      case .colleague: 3
      case .acquaintance: 4
      }
    }
  }

  private static func closer(_ left: Kind?, _ right: Kind) -> Kind {
    guard let left else { return right }
    return left.rank <= right.rank ? left : right
  }

  private static let categories: [String: Kind] = {
    let words: [(Kind, [String])] = [
      (.partner, ["partner", "spouse", "wife", "husband", "pareja", "conjoint", "partnerin"]),
      (
        .family,
        [
          "family", "relatives", "relative", "familie", "famille", "familia", "famiglia", "rodzina",
          "familj", "perhe", "семья", "家族", "家人", "가족", "parents", "kin", "verwandte",
          "verwandtschaft", "rodina", "aile", "οικογενεια",
        ]
      ),
      (
        .friend,
        [
          "friend", "friends", "close friends", "best friends", "freunde", "freund", "freundin",
          "amis", "ami", "amigos", "amigo", "amiga", "amici", "vrienden", "vanner", "venner",
          "przyjaciele", "znajomi", "друзья", "友達", "友人", "朋友", "친구", "pratele", "arkadaslar",
        ]
      ),
      (
        .colleague,
        [
          "colleague", "colleagues", "coworker", "coworkers", "co worker", "co workers", "work",
          "business", "office", "kollegen", "kollege", "arbeit", "collegues", "travail", "colegas",
          "trabajo", "trabalho", "colleghi", "lavoro", "collegas", "werk", "kollegor", "kolleger",
          "praca", "коллеги", "работа", "同僚", "仕事", "同事", "동료", "geschaftlich",
        ]
      ),
      (.acquaintance, ["acquaintance", "acquaintances", "bekannte"]),
    ]
    var map: [String: Kind] = [:]
    for (kind, list) in words { for word in list { map[word] = kind } }
    return map
  }()

  /// Words that are a relative's name when nothing else stands there.
  private static let alone: Set<String> = [
    "mom", "mum", "mommy", "mummy", "mama", "ma", "mother", "dad", "daddy", "papa", "pa", "father",
    "mutti", "vati", "mutter", "vater", "maman", "mere", "pere", "madre", "padre", "amma", "appa",
    "grandma", "grandpa", "granny", "nana", "gran", "oma", "opa", "abuela", "abuelo", "nonna",
    "nonno", "babushka", "dedushka", "мама", "папа", "бабушка", "дедушка", "妈妈", "爸爸", "お母さん",
    "お父さん", "엄마", "아빠", "sister", "brother", "sis", "bro", "schwester", "bruder", "hermana",
    "hermano", "son", "daughter", "mamma",
  ]

  /// Words that name a relative together with the name behind them; none that is a given name too.
  private static let before: Set<String> = [
    "aunt", "auntie", "aunty", "uncle", "tante", "onkel", "tio", "zio", "oncle", "grandma",
    "grandpa", "granny", "oma", "opa", "abuela", "abuelo", "nonna", "nonno", "cousin", "cousine",
    "masi", "mausi", "chacha", "chachi", "тетя", "дядя",
  ]

  /// Whether some word begins with two ASCII letters, in any case.
  private static let beginnings: [Bool] = {
    var beginnings = [Bool](repeating: false, count: 1 << 14)
    for word in alone.union(before) {
      let bytes = Array(word.utf8.prefix(2))
      if bytes.count == 2, bytes[0] < 0x80, bytes[1] < 0x80 {
        beginnings[slot(bytes[0], bytes[1])] = true
      }
    }
    return beginnings
  }()

  private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first | 0x20) << 7 | Int(second | 0x20)
  }
}
