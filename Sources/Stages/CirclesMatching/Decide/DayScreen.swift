import CirclesModel

/// Screens of what a phone tells of the day: reminders, birthdays, notifications. They list what several
/// apps say, and are about nobody.
enum DayScreen {
  static func isOne(_ view: NoteFeatures) -> Bool {
    guard view.source == .shortcutImport else { return false }
    var lines = 0
    var isNamed = false
    var line: [TextToken] = []
    func take() {
      let words = line.filter { $0.flags.isDisjoint(with: .digit) }
      if words.isEmpty { return }
      let isPart =
        phrases.contains(PersonFacts.display(words.lazy.map(\.hash)))
        || words.allSatisfy { parts.contains($0.hash) }
      if isPart || words.allSatisfy({ days.contains($0.hash) }) { lines += 1 }
      isNamed = isNamed || isPart
    }
    for token in view.text.tokens.prefix(longest) {
      if token.flags.contains(.opensLine) {
        take()
        line = []
      }
      line.append(token)
    }
    take()
    return lines >= 2 && isNamed || isFeed(view)
  }

  /// Whether it is what an app shows of what many did: `Tony, Joaquín and 11 others gave kudos`. What is
  /// liked and commented alone may be what one of them posted.
  static func isFeed(_ view: NoteFeatures) -> Bool {
    guard view.source == .shortcutImport else { return false }
    let tokens = view.text.tokens.prefix(longest)
    return tokens.contains { $0.hash == kudos }
      && tokens.indices.dropFirst().contains { at in
        tokens[at - 1].flags.contains(.digit) && counted.contains(tokens[at].hash)
      }
  }

  /// What a feed counts below what people did.
  private static let counted = set(
    "others comments comment weitere autres otros outros altri andere")
  private static let kudos = WordHash.of("kudos")

  /// As many words are looked at.
  private static let longest = 200

  private static func set(_ text: String) -> Set<UInt64> {
    Set(FoldedText(text).tokens.map(\.hash))
  }

  /// What such a screen calls its parts.
  private static let parts = set(
    """
    notifications reminders calendar weather stocks upcoming birthdays widgets agenda
    mitteilungen benachrichtigungen mitteilungszentrale kalender erinnerungen wetter geburtstage
    calendrier rappels meteo anniversaires notificaciones calendario recordatorios clima cumpleanos
    notifiche promemoria compleanni notificacoes lembretes aniversarios
    meldingen berichtencentrum herinneringen verjaardagen notiser paminnelser vader meddelelser pamindelser vejr
    fodselsdage varsler bursdager
    """)
  /// The same in several words.
  private static let phrases = Set(
    [
      "up next", "next up", "clear all", "notification center", "notification centre",
      "alle loschen",
      "als nachstes", "tout effacer", "borrar todo", "cancella tutto", "limpar tudo", "wis alles",
      "rensa alla",
    ].map { PersonFacts.display(FoldedText($0)) })
  /// What stands above a day of it; a chat has these, too.
  private static let days = set(
    """
    monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag
    lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo
    today tomorrow heute morgen aujourd hui demain hoy manana oggi domani hoje amanha vandaag idag imorgon i dag
    """)
}
