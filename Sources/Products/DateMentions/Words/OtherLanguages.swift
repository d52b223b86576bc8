extension Language {
  /// Plain dates in Spanish.
  static let spanish = Language(
    words: numbered(
      .month,
      "enero/ene febrero marzo abril/abr mayo junio julio agosto/ago septiembre/setiembre"
        + " octubre noviembre diciembre/dic")
      + numbered(.weekday, "lunes martes miercoles jueves viernes sabado domingo")
      + numbered(
        .card, from: 1,
        "uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince"
          + " dieciseis diecisiete dieciocho diecinueve veinte veintiuno/veintiun veintidos"
          + " veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve"
          + " treinta")
      + [
        .init(.dn, 31, "treinta_y_uno treinta_y_un"),
        .init(.ords, 0, "ro o"),
        .init(.early, 0, "principios_de inicios_de comienzos_de primeros_de"),
        .init(.middle, 0, "mediados_de"), .init(.late, 0, "fines_de finales_de fin_de final_de"),
        .init(.weekon, 1, "en_ocho en_ocho_dias"), .init(.weekon, 2, "en_quince"),
        .init(.dayword, 7, "de_hoy_en_ocho"), .init(.dayword, 14, "de_hoy_en_quince"),
        .init(.age, 0, "cuarenta cincuenta sesenta setenta ochenta noventa"),
        .init(.ord, 1, "primero"), .init(.unit, 3, "dia dias"), .init(.unit, 5, "semana semanas"),
        .init(.unit, 6, "mes meses"), .init(.unit, 8, "ano anos"), .init(.unit, 2, "hora horas"),
        .init(.the, 0, "el la los las dia"), .init(.of, 0, "de del"), .init(.on, 0, "el"),
        .init(.from, 0, "desde del"), .init(.to, 0, "al a hasta"), .init(.till, 0, "hasta"),
        .init(.since, 0, "desde"), .init(.in, 0, "en dentro_de"), .init(.at, 0, "a_las a_la"),
        .init(.agofirst, 0, "hace"), .init(.and, 0, "y"), .init(.before, 0, "antes_de antes_del"),
        .init(.next, 0, "proximo proxima"), .init(.coming, 0, "que_viene siguiente"),
        .init(.last, 0, "pasado pasada ultimo ultima"), .init(.this, 0, "este esta"),
        .init(.dayword, 0, "hoy"), .init(.dayword, 1, "manana"), .init(.dayword, -1, "ayer"),
        .init(.dayword, 2, "pasado_manana"), .init(.dayword, -2, "anteayer antier"),
        .init(.H, 3, "esta_noche"), .init(.partday, 10, "de_la_manana"),
        .init(.partday, 11, "de_la_tarde"), .init(.partday, 13, "de_la_noche"),
        .init(.every, 0, "cada todos_los"),
        .init(.weekend, 0, "fin_de_semana"), .init(.half, 0, "media"),
        .init(.quarter, 0, "cuarto"), .init(.less, 0, "menos"),
      ] + spanishTimes + spanishHolidays,
    groups: [
      .pasts: "fue estuvo fui vino nacio murio salio", .futures: "sera voy va iremos",
      .aheads: "para hasta",
      .stamps: "fecha enviado hoy ayer", .shortDays: "lun mar mie jue vie sab dom",
      .names: "domingo julio abril",
      .nameVerbs: "ha esta dice dijo quiere cree sabe piensa pregunta"
        + " pregunto llamo escribio manda mando prefiere vive trae trajo viene va llega",
      .arrangers: "quedado reservado reservada aplazado aplazada",
      .inners: "desde", .comesOfAge: "cumple cumplo cumplira cumplire",
      .light: "es el su de la mi del era sera fue anos", .copulas: "es era sera fue",
      .functions: "y o pero porque que si cuando donde es son esta estan va van viene vienen sale"
        + " llega a en con por para de del desde hasta hay tiene tengo se me te le nos no ya"
        + " tambien muy mi su sus un una los las",
    ], cues: [(.birth, "cumpleanos nacio nacido nacida cumple"), (.wedding, "aniversario")],
    pastForms: .spanish,
    articledDays: ArticledDays.Words(
      articles: "el", from: "del", to: "al", and: "y", day: "dia", percent: "por ciento"))

  /// What people become in German, in words beyond twelve.
  private static let ages: String = {
    let tens = "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig".split(
      separator: " ")
    let ones = "ein zwei drei vier funf sechs sieben acht neun".split(separator: " ")
    let teens = "drei vier funf sech sieb acht neun".split(separator: " ").map { $0 + "zehn" }
    let others = tens.flatMap { ten in ones.map { "\($0)und\(ten)" } }
    return (teens.map { String($0) } + tens.map(String.init) + others + ["hundert"])
      .joined(separator: " ")
  }()

  /// "Oktoberwoche"
  private static let germanWeeks = numbered(
    .monthweek,
    "januarwoche/jannerwoche februarwoche marzwoche aprilwoche maiwoche juniwoche juliwoche"
      + " augustwoche septemberwoche oktoberwoche novemberwoche dezemberwoche")

  /// Words a German sentence goes on with after a day.
  private static let germanFunctions =
    "ich du er sie es wir ihr man und oder aber denn weil wenn dass ob als wie wo was wer ist sind"
    + " war waren wird werden hat haben hatte kann konnen soll sollen muss mussen will wollen darf"
    + " geht kommt macht fangt beginnt in im an am um auf aus bei mit nach von vom zu zum zur fur"
    + " bis ab seit vor uber unter ohne nicht kein keine nur noch schon wieder auch dann da dort"
    + " hier jetzt mal raus frei weg los statt wegen je ja nein doch der die das den dem ein eine"
    + " einen mein meine sein seine ihre unser unsere"

  /// Plain dates in German.
  static let german = Language(
    words: numbered(
      .month,
      "januar/janner/jan februar/feber marz/maerz april mai juni juli august september oktober/okt"
        + " november dezember/dez")
      + numbered(
        .weekday,
        "montag dienstag mittwoch donnerstag freitag samstag/sonnabend sonntag")
      + numbered(
        .card, from: 1,
        "eins/ein/eine/einem/einer zwei drei vier funf sechs sieben acht neun zehn elf zwolf")
      + numbered(
        .ord,
        "erste/ersten zweite/zweiten dritte/dritten vierte/vierten funfte/funften"
          + " sechste/sechsten siebte/siebten achte/achten neunte/neunten zehnte/zehnten"
          + " elfte/elften zwolfte/zwolften dreizehnte/dreizehnten vierzehnte/vierzehnten"
          + " funfzehnte/funfzehnten sechzehnte/sechzehnten siebzehnte/siebzehnten"
          + " achtzehnte/achtzehnten neunzehnte/neunzehnten zwanzigste/zwanzigsten"
          + " einundzwanzigste/einundzwanzigsten zweiundzwanzigste/zweiundzwanzigsten"
          + " dreiundzwanzigste/dreiundzwanzigsten vierundzwanzigste/vierundzwanzigsten"
          + " funfundzwanzigste/funfundzwanzigsten sechsundzwanzigste/sechsundzwanzigsten"
          + " siebenundzwanzigste/siebenundzwanzigsten achtundzwanzigste/achtundzwanzigsten"
          + " neunundzwanzigste/neunundzwanzigsten"
          + " dreissigste/dreissigsten"
          + " einunddreissigste/einunddreissigsten")
      + numbered(.weekday, "mo di mi do")
      + [
        .init(.age, 0, ages), .init(.partday, 10, "vormittag"),
        .init(.partday, 11, "nachmittag"), .init(.partday, 12, "abend"), .init(.weekday, 6, "sa"),
        .init(.afternext, 1, "ubernachste ubernachsten ubernachster"),
        .init(.unit, 3, "tag tage tagen"), .init(.unit, 5, "woche wochen"),
        .init(.unit, 6, "monat monate monaten monats"), .init(.unit, 8, "jahr jahre jahren"),
        .init(.unit, 2, "stunde stunden"), .init(.the, 0, "der die das den dem"),
        .init(.on, 0, "am zum"), .init(.in, 0, "im in"), .init(.from, 0, "von vom"),
        .init(.to, 0, "bis bis_zum"), .init(.till, 0, "bis bis_zum"), .init(.since, 0, "seit ab"),
        .init(.agofirst, 0, "vor"), .init(.before, 0, "vor"), .init(.and, 0, "und"),
        .init(.next, 0, "nachste nachsten nachster nachstes nachstem"),
        .init(.last, 0, "letzte letzten letzter letztes vergangene vergangenen vorige vorigen"),
        .init(.this, 0, "diese diesen dieser dieses diesem"), .init(.dayword, 0, "heute"),
        .init(.dayword, 1, "morgen"), .init(.dayword, -1, "gestern"),
        .init(.dayword, 2, "ubermorgen"), .init(.dayword, -2, "vorgestern"),
        .init(.H, 3, "heute_abend"), .init(.half, 0, "halb"), .init(.quarter, 0, "viertel"),
        .init(.oclock, 0, "uhr"), .init(.at, 0, "um"),
        .init(.every, 0, "jeden jede jedes"), .init(.weekend, 0, "wochenende"),
        .init(.early, 0, "anfang"), .init(.middle, 0, "mitte"), .init(.late, 0, "ende"),
        .init(.weekno, 0, "kw kalenderwoche"),
        .init(.weekon, 1, "in_acht_tagen"), .init(.weekon, 2, "in_vierzehn_tagen"),
      ] + germanWeeks + germanTimes + germanHolidays,
    groups: [
      .pasts:
        "war waren hatte hatten ging gingen kam kamen starb gestorben geboren traf trafen sah sahen"
        + " fuhr fuhren zog zogen bekam bekamen fiel begann gab flog fand rief heiratete"
        + " kaufte feierte umgezogen ausgezogen eingezogen gefahren geflogen gekommen gegangen gefallen"
        + " angekommen gewesen gesturzt passiert verlor verstarb verstorben",
      .arrangers: "verabredet geplant gebucht eingeladen angesetzt reserviert vorgesehen",
      .otherwise: "was", .own: "du er wir ihr ist das der den habt hast machst macht",
      .inners: "seit vom", .aheads: "bis fur auf",
      .functions: germanFunctions, .shadows: "mai august", .light: "ist hat am im ja auch sie er",
      .copulas: "ist war",
      .futures:
        "wird werden kommt fahrt zieht beginnt kann konnen soll sollen muss mussen fallt findet",
      .stamps: "datum gesendet heute gestern",
      .comesOfAge: "wird werde wirst werd", .haves: "hab habe hast hat haben habt ist sind bin",
      .shortDays: "mo di mi do fr sa so", .shortMonths: "jan", .names: "august jan",
      .nameVerbs: "hat war ist sagt"
        + " sagte meint will kommt bringt ruft wohnt fragt schreibt schrieb macht holt kann mag",
    ],
    cues: [
      (.birth, "geburtstag geboren geb"), (.wedding, "hochzeitstag jahrestag"),
      (.party, "feiern feiert feiere"),
    ],
    writesDottedDays: true, countsHoursTo24: true, pastForms: .german)

  /// Plain dates in French.
  static let french = Language(
    words: numbered(
      .month,
      "janvier/janv fevrier/fevr/fev mars avril/avr mai juin juillet/juil aout septembre octobre"
        + " novembre decembre")
      + numbered(.weekday, "lundi mardi mercredi jeudi vendredi samedi dimanche")
      + numbered(
        .card, from: 1,
        "un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze"
          + " seize")
      + numbered(
        .dn, from: 17,
        "dix_sept dix_huit dix_neuf vingt vingt_et_un vingt_deux vingt_trois vingt_quatre"
          + " vingt_cinq vingt_six vingt_sept vingt_huit vingt_neuf trente trente_et_un")
      + [
        .init(.age, 0, "quarante cinquante soixante quatre_vingt quatre_vingts"),
        .init(.ord, 1, "premier"), .init(.ords, 0, "er e eme"), .init(.unit, 3, "jour jours"),
        .init(.unit, 5, "semaine semaines"), .init(.unit, 6, "mois"),
        .init(.unit, 8, "an ans annee annees"), .init(.unit, 2, "heure heures"),
        .init(.the, 0, "le la les"), .init(.on, 0, "le"), .init(.of, 0, "de du"),
        .init(.in, 0, "en dans"), .init(.from, 0, "du"), .init(.to, 0, "au jusquau"),
        .init(.till, 0, "jusquau"), .init(.since, 0, "depuis"), .init(.agofirst, 0, "il_y_a"),
        .init(.before, 0, "avant"), .init(.after, 0, "apres"), .init(.and, 0, "et"),
        .init(.coming, 0, "prochain prochaine"), .init(.next, 0, "prochain prochaine"),
        .init(.last, 0, "dernier derniere passe"), .init(.this, 0, "ce cette"),
        .init(.dayword, 0, "aujourdhui aujourd_hui"), .init(.dayword, 1, "demain"),
        .init(.dayword, -1, "hier"), .init(.dayword, 2, "apres_demain"),
        .init(.dayword, -2, "avant_hier"), .init(.H, 3, "ce_soir"),
        .init(.every, 0, "chaque tous_les"), .init(.early, 0, "debut"), .init(.late, 0, "fin"),
        .init(.middle, 0, "mi milieu"), .init(.at, 0, "a vers"),
        .init(.weekend, 0, "week_end weekend"),
        .init(.weekon, 1, "en_huit"), .init(.weekon, 2, "en_quinze"),
      ] + frenchTimes + frenchHolidays,
    groups: [
      .pasts: "etait fut etaient", .futures: "sera va vais vont part",
      .aheads: "pour jusquau jusqu jusque",
      .stamps: "date envoye aujourdhui hier", .shortDays: "lun mar mer jeu ven sam dim",
      .names: "avril", .nameVerbs: "est dit veut pense demande habite apporte",
      .inners: "depuis", .comesOfAge: "aura aurai fete",
      .light: "est le son sa de la du c sera", .copulas: "est sera",
      .functions: "et ou mais car que qui quand si est sont va vont vient part arrive il elle on je"
        + " tu nous vous ils elles a au aux en dans avec pour par de du des depuis jusqu chez sur"
        + " ne pas plus se me te y c j l d s n qu un une",
    ], cues: [(.birth, "anniversaire ne nee")], countsHoursTo24: true, pastForms: .french,
    articledDays: ArticledDays.Words(
      articles: "le", from: "du", to: "au", and: "et", percent: "pour cent"))
}
