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

  /// Whether it is what an app shows of many: `Tony, Joaquín and 11 others gave kudos`, `2 comments`.
  static func isFeed(_ view: NoteFeatures) -> Bool {
    guard view.source == .shortcutImport else { return false }
    let tokens = view.text.tokens
    var signs = 0
    // What one person posts is counted, too, but seldom names who liked it.
    var hasOthers = false
    for at in tokens.indices.prefix(longest) where counted.contains(tokens[at].hash) {
      let isCounted = at > 0 && tokens[at - 1].flags.contains(.digit)
      let isAlone =
        tokens[at].flags.contains(.opensLine)
        && (at + 1 == tokens.count || tokens[at + 1].flags.contains(.opensLine))
      guard isCounted || isAlone else { continue }
      signs += 1
      hasOthers = hasOthers || others.contains(tokens[at].hash)
    }
    return signs >= 2 && hasOthers
  }

  /// What a feed counts below what people did.
  private static let counted = others.union(
    set(
      """
      comments comment likes like shares views reactions kommentare kommentar commentaires comentarios curtidas
      commenti reacties
      """))
  private static let others = set(
    "kudos others weitere autres otros personas outros altri anderen andra andre")

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
