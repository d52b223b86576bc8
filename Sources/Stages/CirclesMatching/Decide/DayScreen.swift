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
      if words.allSatisfy({ parts.contains($0.hash) || days.contains($0.hash) }) {
        lines += 1
        isNamed = isNamed || words.contains { parts.contains($0.hash) }
      }
    }
    for token in view.text.tokens.prefix(longest) {
      if token.flags.contains(.opensLine) {
        take()
        line = []
      }
      line.append(token)
    }
    take()
    return lines >= 2 && isNamed
  }

  /// As many words are looked at.
  private static let longest = 200

  private static func set(_ text: String) -> Set<UInt64> {
    Set(FoldedText(text).tokens.map(\.hash))
  }

  /// What such a screen calls its parts.
  private static let parts = set(
    """
    up next stocks notifications notification center centre reminders calendar weather upcoming birthdays widgets agenda clear all
    mitteilungen benachrichtigungen mitteilungszentrale kalender erinnerungen wetter geburtstage alle loschen
    calendrier rappels meteo anniversaires tout effacer notificaciones calendario recordatorios clima cumpleanos borrar todo
    notifiche promemoria compleanni cancella tutto tutte notificacoes lembretes aniversarios limpar tudo
    meldingen berichtencentrum herinneringen verjaardagen notiser paminnelser vader meddelelser pamindelser vejr
    fodselsdage varsler bursdager
    """)
  /// What stands above a day of it; a chat has these, too.
  private static let days = set(
    """
    monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag
    lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo
    today tomorrow heute morgen aujourd hui demain hoy manana oggi domani hoje amanha vandaag idag imorgon i dag
    """)
}
