/// The words for days and months by which apps head their messages, in the languages of most of
/// their users, folded as `FoldedText` folds.
enum DayNames {
  static let today: Set<String> = [
    "today", "heute", "hoy", "aujourdhui", "oggi", "hoje", "vandaag", "i dag", "idag", "dzisiaj",
    "dzis", "bugun", "сегодня", "сьогодні", "danes", "dnes", "ma", "tanaan", "今天", "今日", "오늘",
    "hari ini", "aaj", "आज", "اليوم", "היום",
  ]
  static let yesterday: Set<String> = [
    "yesterday", "gestern", "ayer", "hier", "ieri", "ontem", "gisteren", "i gar", "igar", "wczoraj",
    "dun", "вчера", "вчора", "vcera", "tegnap", "eilen", "昨天", "昨日", "어제", "kemarin", "कल",
    "أمس", "אתמול",
  ]

  /// All of them; some are phrases.
  static var words: [String] {
    Array(today) + Array(yesterday) + Array(weekdays.keys) + Array(months.keys)
  }

  /// 1 for Monday to 7 for Sunday.
  static func weekday(_ word: String) -> Int? { weekdays[word] }

  /// 1 to 12.
  static func month(_ word: String) -> Int? { months[word] }

  private static let weekdays = table([
    "monday mon pon pazartesi pzt ponedeljek pondeli pondelok lunes lun montag mo lundi lunedi segunda seg maandag ma mandag man poniedzialek",
    "tuesday tue wt sali tues martes mar dienstag di mardi martedi terca ter dinsdag tirsdag tisdag wtorek",
    "wednesday wed sr carsamba weds miercoles mie mittwoch mi mercredi mer mercoledi quarta qua woensdag wo "
      + "onsdag ons sroda",
    "thursday thu czw persembe thur thurs jueves jue donnerstag do jeudi jeu giovedi gio quinta qui donderdag "
      + "torsdag tor czwartek",
    "friday fri pt piat cuma viernes vie freitag fr vendredi ven venerdi sexta sex vrijdag vr fredag fre piatek",
    "saturday sat sob cumartesi cmt sabado sab samstag sonnabend sa samedi sam sabato zaterdag za lordag lordag "
      + "lordag sobota",
    "sunday sun niedz pazar domingo dom sonntag so dimanche dim domenica zondag zo sondag son niedziela",
  ])

  private static let months = table([
    "january jan sty ocak oca styczen enero ene januar janner jaenner janvier janv gennaio gen janeiro januari stycznia",
    "february feb lut subat sub luty febrero februar fevrier fevr febbraio fevereiro fev februari lutego",
    "march mar marzec mart marzo marz maerz mrz mars marco maart mrt marts marca",
    "april apr kwi nisan nis kwiecien abril abr avril avr aprile kwietnia",
    "may mayo maj mayis may mai maggio mag maio mei maj maja",
    "june jun cze haziran haz czerwiec junio juni juin giugno giu junho czerwca",
    "july jul lip temmuz tem lipiec julio juli juillet juil luglio lug julho lipca",
    "august aug sie agustos agu sierpien agosto ago aout augustus augusti sierpnia",
    "september sep wrz eylul eyl wrzesien sept septiembre septembre settembre set setembro wrzesnia",
    "october oct paz ekim eki pazdziernik octubre oktober okt octobre ottobre ott outubro out oktober pazdziernika",
    "november nov lis kasim kas listopad noviembre novembre novembro listopada",
    "december dec gru aralik ara grudzien diciembre dic dezember dez decembre dicembre dezembro desember des grudnia",
  ])

  private static func table(_ rows: [String]) -> [String: Int] {
    var table: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      for word in row.split(separator: " ") where table[String(word)] == nil {
        table[String(word)] = index + 1
      }
    }
    return table
  }
}
