/// Words that tell that a number near them is an age, or a day a birthday.
enum BirthdayWords {
  static let cues = Set(
    FoldedText(
      """
      birthday bday birthdays turns turning turned geburtstag wird werde cumple cumpleanos cumplir cumplio anos
      verjaardag jarig wordt worden anniversaire ans aniversario compleanno compie compira anni fyller fodelsedag
      fylder fodselsdag bursdag
      """
    ).tokens.map(\.hash))

  /// The words that can mean nothing else.
  static let names = Set(
    FoldedText(
      """
      birthday bday geburtstag cumple cumpleanos verjaardag jarig anniversaire aniversario aniversaria compleanno
      fodelsedag fodselsdag bursdag
      """
    ).tokens.map(\.hash))

  /// How many days away a word says that a day is.
  static let relativeDays: [UInt64: Int] = {
    var days: [UInt64: Int] = [:]
    let words = [
      (0, "today tonight heute hoy vandaag aujourd oggi hoje idag"),
      (1, "tomorrow tmrw morgen manana demain domani amanha imorgon"),
      (-1, "yesterday gestern ayer gisteren hier ieri ontem igar"),
    ]
    for (away, text) in words {
      for token in FoldedText(text).tokens { days[token.hash] = away }
    }
    return days
  }()

  /// Between an age and its day: `35 was yesterday`.
  static let copulas = Set(
    FoldedText("is was are s war ist est etait era fue foi e").tokens.map(\.hash))

  /// Behind an age that a day follows: `36 on Tuesday`, `27 friday`.
  static let days = Set(
    FoldedText(
      """
      on monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun today
      tomorrow tmrw yesterday last next this heute morgen gestern am montag dienstag mittwoch donnerstag freitag
      samstag sonntag hoy manana ayer el lunes martes miercoles jueves viernes sabado domingo vandaag gisteren op
      maandag dinsdag woensdag donderdag vrijdag zaterdag zondag demain hier lundi mardi mercredi jeudi vendredi
      samedi dimanche oggi domani ieri hoje amanha ontem
      """
    ).tokens.map(\.hash))

  /// Behind a number that is no age.
  static let units = Set(
    FoldedText(
      """
      am pm percent pounds quid dollars euros euro bucks km miles kilo kilos kg grams litres hours hour minutes
      minute mins min days day weeks week months month people seats tickets times pages episodes stunden minuten
      tage wochen monate uhr horas minutos dias semanas meses uur minuten dagen weken heures minutes jours semaines
      mois ore minuti giorni settimane
      """
    ).tokens.map(\.hash))

  /// The month that a word names, from 1.
  static let months: [UInt64: Int] = {
    var months: [UInt64: Int] = [:]
    let names = [
      "january jan januar januari enero janvier gennaio janeiro",
      "february feb februar februari febrero fevrier febbraio fevereiro",
      "march mar marz maart marzo mars marco marts",
      "april apr abril avril aprile",
      "may mai mei mayo maggio maio maj",
      "june jun juni junio juin giugno junho",
      "july jul juli julio juillet luglio julho",
      "august aug agosto aout augustus augusti",
      "september sep sept septiembre septembre settembre setembro",
      "october oct okt oktober octubre octobre ottobre outubro",
      "november nov noviembre novembre novembro",
      "december dec dez dezember diciembre decembre dicembre dezembro",
    ]
    for (index, line) in names.enumerated() {
      for token in FoldedText(line).tokens { months[token.hash] = index + 1 }
    }
    return months
  }()
}
