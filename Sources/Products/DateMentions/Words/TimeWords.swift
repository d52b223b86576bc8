/// Words of hours, of parts of the day and of days that come again, in languages other than English.
extension Language {
  static let spanishTimes: [Words] =
    [
      .init(.between, 0, "entre"), .init(.a, 0, "un una"),
      .init(
        .at, 0, "sobre_las hacia_las a_eso_de_las a_partir_de_las a_partir_de_la pasadas_las"),
      .init(.from, 0, "de_las de_la desde_las"), .init(.to, 0, "a_las a_la hasta_las"),
      .init(.around, 0, "aproximadamente"), .init(.oclock, 0, "hrs hs"),
      .init(.every, 0, "todas_las todos_los"), .init(.weekends, 0, "fines_de_semana"),
      .init(.partday, 10, "de_la_madrugada por_la_manana"), .init(.partday, 11, "por_la_tarde"),
      .init(.partday, 13, "por_la_noche"), .init(.partday, 14, "del_mediodia"),
      .init(.noon, 12, "mediodia al_mediodia a_mediodia"),
      .init(.noon, 0, "medianoche a_medianoche"),
      .init(.weekpart, 93, "anoche"), .init(.weekpart, 101, "esta_tarde"),
      .init(.next, 0, "proximos proximas"),
      .init(.last, 0, "pasados pasadas ultimos ultimas"),
      .init(.coming, 0, "entrante"), .init(.weekend, 0, "finde"),
      .init(.after, 0, "despues_de despues_del tras"), .init(.since, 0, "a_partir_del a_partir_de"),
      .init(.the, 0, "los_dias"),
    ]
    + numbered(
      .weekdays,
      "los_lunes los_martes los_miercoles los_jueves los_viernes los_sabados los_domingos"
    ) + numbered(.weekday, "lun mar mie jue vie sab dom")
    + numbered(.weekdays, from: 6, "sabados domingos")

  static let portugueseTimes: [Words] =
    [
      .init(.between, 0, "entre"), .init(.a, 0, "um uma"),
      .init(.at, 0, "pelas por_volta_das a_partir_das la_pelas"),
      .init(.from, 0, "das desde_as"), .init(.to, 0, "as ate_as"), .init(.oclock, 0, "hrs hs"),
      .init(.every, 0, "toda todo a_cada"), .init(.weekends, 0, "fins_de_semana"),
      .init(.partday, 10, "de_manha da_manha pela_manha"),
      .init(.partday, 10, "da_madrugada de_madrugada"),
      .init(.partday, 11, "a_tarde da_tarde de_tarde pela_tarde"),
      .init(.partday, 13, "a_noite da_noite de_noite"),
      .init(.noon, 12, "meio_dia ao_meio_dia"), .init(.noon, 0, "meia_noite a_meia_noite"),
      .init(.next, 0, "proximos proximas"), .init(.last, 0, "passados passadas ultimos ultimas"),
      .init(.coming, 0, "proximo proxima"), .init(.this, 0, "esse essa nesse nessa"),
      .init(.in, 0, "daqui_a daqui_por"), .init(.the, 0, "os_dias nos_dias"),
      .init(.after, 0, "depois_de depois_da depois_do apos"), .init(.weekend, 0, "fds"),
      .init(.since, 0, "a_partir_de a_partir_do"), .init(.before, 0, "antes_da"),
    ]
    + numbered(
      .weekdays,
      "as_segundas/nas_segundas/as_segundas_feiras as_tercas/nas_tercas/as_tercas_feiras"
        + " as_quartas/nas_quartas/as_quartas_feiras as_quintas/as_quintas_feiras"
        + " as_sextas/nas_sextas/as_sextas_feiras aos_sabados/nos_sabados aos_domingos/nos_domingos"
    ) + numbered(.weekday, "seg ter qua qui sex sab dom")
    + numbered(
      .weekdays,
      "todas_as_segundas todas_as_tercas todas_as_quartas todas_as_quintas"
        + " todas_as_sextas todos_os_sabados todos_os_domingos")
    + numbered(.month, "jan fev mar abr mai jun jul ago")
    + [.init(.month, 9, "de_set"), .init(.month, 10, "de_out"), .init(.month, 12, "dez")]

  static let italianTimes: [Words] =
    [
      .init(.between, 0, "tra fra"), .init(.a, 0, "un uno una"),
      .init(.at, 0, "ore alle_ore per_le verso_le intorno_alle dalle_ore a_partire_dalle"),
      .init(.from, 0, "dalle dall"), .init(.to, 0, "alle all fino_alle"),
      .init(.every, 0, "tutte_le"), .init(.after, 0, "dopo"), .init(.the, 0, "i_giorni"),
      .init(.since, 0, "a_partire_dal"), .init(.before, 0, "prima_della"),
      .init(.weekon, 1, "a_otto"), .init(.weekon, 2, "a_quindici"),
      .init(.partday, 10, "mattina di_mattina del_mattino di_mattino mattino"),
      .init(.partday, 11, "pomeriggio del_pomeriggio di_pomeriggio nel_pomeriggio"),
      .init(.partday, 12, "sera di_sera della_sera"), .init(.partday, 13, "notte di_notte"),
      .init(.noon, 12, "mezzogiorno a_mezzogiorno"), .init(.noon, 0, "mezzanotte a_mezzanotte"),
      .init(.weekpart, 100, "stamattina stamani stamane"), .init(.weekpart, 110, "domattina"),
      .init(.weekpart, 103, "stanotte"),
      .init(.next, 0, "prossimi prossime"), .init(.last, 0, "scorsi scorse ultimi ultime"),
    ]
    + numbered(
      .weekdays,
      "il_lunedi il_martedi il_mercoledi il_giovedi il_venerdi il_sabato la_domenica"
    ) + numbered(.weekday, "lun mar mer gio ven sab dom")
    + numbered(
      .month, "gen feb mar apr mag giu lug ago") + [
      .init(.month, 10, "ott"), .init(.month, 12, "dic"),
    ]

  static let frenchTimes: [Words] =
    [
      .init(.between, 0, "entre"), .init(.a, 0, "un une"),
      .init(.at, 0, "a_partir_de"), .init(.to, 0, "a jusqua"),
      .init(.till, 0, "jusqua"), .init(.around, 0, "des environ"),
      .init(.partday, 10, "matin du_matin au_matin"),
      .init(.partday, 11, "apres_midi de_l_apres_midi l_apres_midi"),
      .init(.partday, 12, "soir du_soir au_soir"),
      .init(.noon, 12, "midi a_midi"), .init(.noon, 0, "minuit a_minuit"),
      .init(.every, 0, "toutes_les"), .init(.since, 0, "a_partir_du des_le"),
      .init(.the, 0, "les_jours"), .init(.coming, 0, "prochains prochaines"),
      .init(.last, 0, "derniers dernieres passee"), .init(.this, 0, "cet"),
    ]
    + numbered(
      .weekdays,
      "le_lundi/les_lundis/lundis le_mardi/les_mardis/mardis le_mercredi/les_mercredis/mercredis"
        + " le_jeudi/les_jeudis/jeudis le_vendredi/les_vendredis/vendredis"
        + " le_samedi/les_samedis/samedis le_dimanche/les_dimanches/dimanches"
    ) + numbered(.weekday, "lun mar mer jeu ven sam dim")
    + [
      .init(
        .freq, 105,
        "une_semaine_sur_deux un_lundi_sur_deux un_mardi_sur_deux un_mercredi_sur_deux"
          + " un_jeudi_sur_deux un_vendredi_sur_deux un_samedi_sur_deux un_dimanche_sur_deux")
    ]

  static let dutchTimes: [Words] =
    [
      .init(.between, 0, "tussen"), .init(.a, 0, "een"), .init(.unit, 2, "u"),
      .init(.at, 0, "omstreeks"), .init(.around, 0, "rond ongeveer omstreeks circa"),
      .init(.to, 0, "tot_en_met tem t_e_m"), .init(.till, 0, "tot_en_met tem t_e_m"),
      .init(.quarter, 15, "kwart_over"), .init(.quarter, -15, "kwart_voor"),
      .init(.past, 0, "over"), .init(.freq, 105, "om_de_week om_de_twee_weken"),
      .init(.freq, 3, "dagelijks"), .init(.freq, 5, "wekelijks"),
      .init(.freq, 6, "maandelijks"), .init(.freq, 8, "jaarlijks"),
      .init(.partday, 10, "s_morgens s_ochtends ochtend"),
      .init(.partday, 11, "s_middags middag"), .init(.partday, 12, "s_avonds avond"),
      .init(.partday, 13, "s_nachts nacht"), .init(.noon, 0, "middernacht"),
      .init(.next, 0, "volgend"),
      .init(.coming, 0, "komend komende aanstaand aanstaande eerstvolgende"),
      .init(.last, 0, "vorig afgelopen laatst"), .init(.every, 0, "elk ieder"),
      .init(.weekpart, 100, "vanmorgen vanochtend"), .init(.weekpart, 101, "vanmiddag"),
      .init(.weekpart, 103, "vannacht"),
    ]
    + numbered(
      .weekdays,
      "s_maandags/maandags dinsdags s_woensdags/woensdags donderdags vrijdags zaterdags"
        + " s_zondags/zondags"
    )
    + numbered(
      .weekdays,
      "maandagen dinsdagen woensdagen donderdagen vrijdagen zaterdagen zondagen"
    ) + numbered(.weekday, "ma di wo do vr za zo")
    + weekParts(
      "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
      "ochtend/morgen middag avond nacht")
    + dayParts(-1, "gister", "ochtend/morgen middag avond nacht")
    + dayParts(1, "morgen", "ochtend middag avond nacht")

  static let germanTimes: [Words] =
    [
      .init(.between, 0, "zwischen"), .init(.a, 0, "ein einen einem eines"),
      .init(.around, 0, "gegen ca etwa ungefahr circa"),
      .init(.partday, 10, "morgens vormittags in_der_fruh am_morgen am_vormittag"),
      .init(.partday, 11, "nachmittags am_nachmittag"), .init(.partday, 12, "abends am_abend"),
      .init(.partday, 13, "nachts in_der_nacht nacht"), .init(.partday, 14, "mittag mittags"),
      .init(.noon, 0, "mitternacht"), .init(.weekday, 5, "fr"), .init(.weekday, 7, "so"),
      .init(.every, 0, "jedem jeder immer_am alle"), .init(.past, 0, "nach"),
      .init(.quarter, 15, "viertel_nach"), .init(.quarter, -15, "viertel_vor"),
      .init(.freq, 3, "taglich"), .init(.freq, 5, "wochentlich"), .init(.freq, 6, "monatlich"),
      .init(.freq, 8, "jahrlich"),
      .init(.coming, 0, "kommende kommenden kommender kommendes kommendem"),
      .init(.last, 0, "vergangener vergangenes letztem"),
      .init(.month, 3, "mrz"),
    ]
    + numbered(
      .weekdays,
      "montags dienstags mittwochs donnerstags freitags samstags/sonnabends sonntags")
    + weekParts(
      "montag dienstag mittwoch donnerstag freitag samstag sonntag",
      "morgen/vormittag/fruh nachmittag abend nacht mittag")

  static let nordicTimes: [Words] =
    [
      .init(.between, 0, "mellan mellem mellom"), .init(.a, 0, "en ett et ei"),
      .init(.the, 0, "d"), .init(.around, 0, "ca cirka omkring rundt"),
      .init(.at, 0, "vid_klockan"),
      .init(.weekon, 1, "otte_dage atte_dager"),
      .init(.quarter, 15, "kvart_over"), .init(.quarter, -15, "kvart_i kvart_pa"),
      .init(.past, 0, "over"),
      .init(.freq, 105, "varannan_vecka hver_anden_uge annenhver_uke annen_hver_uke"),
      .init(.partday, 10, "morgon morgonen formiddag formiddagen pa_morgonen pa_formiddagen"),
      .init(.partday, 10, "morgen om_morgenen om_formiddagen pa_morgenen"),
      .init(.partday, 11, "eftermiddag eftermiddagen ettermiddag pa_eftermiddagen"),
      .init(.partday, 11, "om_eftermiddagen om_ettermiddagen pa_ettermiddagen"),
      .init(.partday, 12, "kvall kvallen pa_kvallen aften om_aftenen kveld kvelden om_kvelden"),
      .init(.partday, 13, "natt natten pa_natten nat om_natten"),
      .init(.noon, 0, "midnatt midnat"),
      .init(.weekpart, 100, "i_morse i_formiddag"), .init(.weekpart, 103, "i_natt i_nat"),
      .init(.weekpart, 101, "i_eftermiddag i_ettermiddag"),
      .init(.next, 0, "naste neste"), .init(.coming, 0, "kommande kommende"),
      .init(.last, 0, "forra forrige sist"),
      .init(.every, 0, "varje varenda hver hvert"),
      .init(.weekend, 0, "helga"), .init(.month, 12, "des"),
      .init(.unit, 5, "veckan ugen uka uken"), .init(.unit, 6, "manaden maneden"),
      .init(.unit, 8, "aret"),
      .init(.other, 1, "varannan varannat hver_anden hvert_andet annenhver annen_hver"),
    ]
    + numbered(
      .weekdays,
      "mandagar/mandagarna/mandage/mandager/om_mandagen"
        + " tisdagar/tisdagarna/tirsdage/tirsdager/om_tirsdagen"
        + " onsdagar/onsdagarna/onsdage/onsdager/om_onsdagen"
        + " torsdagar/torsdagarna/torsdage/torsdager/om_torsdagen"
        + " fredagar/fredagarna/fredage/fredager/om_fredagen"
        + " lordagar/lordagarna/lordage/lordager/om_lordagen"
        + " sondagar/sondagarna/sondage/sondager/om_sondagen")
    + numbered(
      .lastday,
      "i_mandags i_tisdags/i_tirsdags i_onsdags i_torsdags i_fredags i_lordags i_sondags")
    + numbered(.weekday, "man tis/tir ons tor/tors fre lor son")
    + numbered(
      .weekday, "mandagen tisdagen/tirsdagen onsdagen torsdagen fredagen lordagen sondagen")
    + weekParts(
      "mandag tisdag/tirsdag onsdag torsdag fredag lordag sondag",
      "morgon/morgen/smorgon/smorgen/formiddag/sformiddag"
        + " eftermiddag/seftermiddag/ettermiddag/settermiddag kvall/skvall/aften/kveld/skveld natt/snatt/nat"
    )

  /// Weekdays and parts of the day in one word, `Freitagabend`: ten times the weekday and the part.
  private static func weekParts(_ days: String, _ parts: String) -> [Words] {
    days.split(separator: " ").enumerated().flatMap { day, names in
      joined(10 * (day + 1), String(names), parts)
    }
  }

  /// The same of a day counted from today, `gisteravond`: 100 for today.
  private static func dayParts(_ offset: Int, _ day: String, _ parts: String) -> [Words] {
    joined(100 + 10 * offset, day, parts)
  }

  private static func joined(_ value: Int, _ names: String, _ parts: String) -> [Words] {
    parts.split(separator: " ").enumerated().map { part, endings in
      let words = names.split(separator: "/").flatMap { name in
        endings.split(separator: "/").map { "\(name)\($0)" }
      }
      return Words(.weekpart, value + part, words.joined(separator: " "))
    }
  }
}
