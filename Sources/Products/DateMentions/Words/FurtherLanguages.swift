extension Language {
  /// Plain dates in Portuguese.
  static let portuguese = Language(
    words: numbered(
      .month,
      "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro")
      + numbered(
        .weekday,
        "segunda_feira/segunda terca_feira/terca quarta_feira/quarta quinta_feira/quinta"
          + " sexta_feira/sexta sabado domingo")
      + numbered(
        .card, from: 1,
        "um/uma dois/duas tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze"
          + " quinze dezesseis dezessete dezoito dezenove vinte")
      + numbered(
        .dn, from: 21,
        "vinte_e_um vinte_e_dois vinte_e_tres vinte_e_quatro vinte_e_cinco vinte_e_seis"
          + " vinte_e_sete vinte_e_oito vinte_e_nove trinta trinta_e_um")
      + [
        .init(.ords, 0, "o"),
        .init(.age, 0, "quarenta cinquenta sessenta setenta oitenta noventa"),
        .init(.ord, 1, "primeiro"), .init(.unit, 3, "dia dias"),
        .init(.unit, 5, "semana semanas"), .init(.unit, 6, "mes meses"),
        .init(.unit, 8, "ano anos"), .init(.unit, 2, "hora horas"),
        .init(.the, 0, "o a os as no_dia dia"), .init(.of, 0, "de do da"),
        .init(.on, 0, "em no na"), .init(.from, 0, "de desde do"), .init(.to, 0, "a ao ate"),
        .init(.till, 0, "ate"), .init(.since, 0, "desde"), .init(.in, 0, "em daqui_a dentro_de"),
        .init(.at, 0, "as a"), .init(.agofirst, 0, "ha faz"), .init(.and, 0, "e"),
        .init(.before, 0, "antes_de antes_do"), .init(.next, 0, "proximo proxima"),
        .init(.coming, 0, "que_vem seguinte"), .init(.last, 0, "passado passada ultimo ultima"),
        .init(.this, 0, "este esta neste nesta"), .init(.dayword, 0, "hoje"),
        .init(.dayword, 1, "amanha"), .init(.dayword, -1, "ontem"),
        .init(.dayword, 2, "depois_de_amanha"), .init(.dayword, -2, "anteontem"),
        .init(.H, 3, "hoje_a_noite"), .init(.half, 0, "meia"),
        .init(.every, 0, "cada todos_os todas_as"),
        .init(.weekend, 0, "fim_de_semana"), .init(.early, 0, "inicio_de comeco_de"),
        .init(.middle, 0, "meados_de"), .init(.late, 0, "fim_de final_de finais_de"),
      ] + portugueseTimes + portugueseHolidays,
    groups: [
      .pasts: "foi estava fui chegou veio nasceu morreu saiu", .futures: "sera vai vou vamos",
      .aheads: "para ate",
      .shortDays: "seg ter qua qui sex sab dom",
      .shortMonths: "jan fev mar abr mai jun jul ago dez", .names: "abril",
      .nameVerbs: "disse diz quer acha sabe vai vem tem trouxe ligou mora",
      .inners: "desde", .comesOfAge: "faz faco fara farei completa completo",
      .light: "e o do da no dia de seu sua foi na", .copulas: "e foi sera",
      .functions: "e ou mas porque que se quando onde esta estao vai vao vem tem tenho a em com por"
        + " para de do da desde ate nao ja tambem muito meu minha seu sua um uma os as ele ela",
    ], cues: [(.birth, "aniversario nasceu nascido nascida")],
    countsHoursTo24: true, pastForms: .portuguese,
    articledDays: ArticledDays.Words(
      articles: "o", from: "do", to: "ao", and: "e", day: "dia", percent: "por cento"))

  /// Plain dates in Italian.
  static let italian = Language(
    words: numbered(
      .month,
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre"
        + " dicembre")
      + numbered(.weekday, "lunedi martedi mercoledi giovedi venerdi sabato domenica")
      + numbered(
        .card, from: 1,
        "un/uno/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici"
          + " quattordici quindici sedici diciassette diciotto diciannove venti ventuno/ventun"
          + " ventidue ventitre ventiquattro venticinque ventisei ventisette ventotto ventinove"
          + " trenta trentuno")
      + [
        .init(.ord, 1, "primo"), .init(.unit, 3, "giorno giorni"),
        .init(
          .age, 0,
          "quaranta cinquanta sessanta settanta ottanta novanta vent trent quarant cinquant sessant"
            + " settant ottant novant"),
        .init(.unit, 5, "settimana settimane"), .init(.unit, 6, "mese mesi"),
        .init(.unit, 8, "anno anni"), .init(.unit, 2, "ora ore"),
        .init(.the, 0, "il lo la l i gli le"), .init(.of, 0, "di del della"),
        .init(.on, 0, "il"), .init(.from, 0, "dal da"), .init(.to, 0, "al a fino_al"),
        .init(.till, 0, "fino_a fino_al entro"), .init(.since, 0, "dal da"),
        .init(.in, 0, "in tra fra a"), .init(.at, 0, "alle all"), .init(.ago, 0, "fa"),
        .init(.and, 0, "e"), .init(.before, 0, "prima_di prima_del"),
        .init(.next, 0, "prossimo prossima"), .init(.coming, 0, "prossimo prossima"),
        .init(.last, 0, "scorso scorsa ultimo ultima"), .init(.this, 0, "questo questa"),
        .init(.dayword, 0, "oggi"), .init(.dayword, 1, "domani"), .init(.dayword, -1, "ieri"),
        .init(.dayword, 2, "dopodomani"), .init(.dayword, -2, "altro_ieri altroieri"),
        .init(.half, 0, "mezza mezzo"), .init(.quarter, 0, "quarto"), .init(.less, 0, "meno"),
        .init(.H, 3, "stasera"),
        .init(.every, 0, "ogni tutti_i"), .init(.weekend, 0, "fine_settimana"),
        .init(.early, 0, "inizio"), .init(.middle, 0, "meta"), .init(.late, 0, "fine"),
      ] + italianTimes + italianHolidays,
    groups: [
      .pasts: "era ero andai venne nato nata morto morta stato stata",
      .futures: "sara va vado andremo arriva si_sposa", .inners: "dal", .aheads: "per entro fino",
      .shortDays: "lun mar mer gio ven sab dom",
      .shortMonths: "gen feb mar apr mag giu lug ago ott dic",
      .names: "domenica", .nameVerbs: "dice disse vuole pensa chiede porta abita ha",
      .comesOfAge: "compie compira compio",
      .light: "e il del della di suo sua la gli anni", .copulas: "e era sara",
      .functions: "e o ma perche che se quando dove sono va vanno viene arriva parte ha ho abbiamo"
        + " a in con per di del della da fino non gia anche molto mio mia suo sua un una gli le",
    ], cues: [(.birth, "compleanno nato nata compie"), (.wedding, "anniversario")],
    countsHoursTo24: true, pastForms: .italian,
    articledDays: ArticledDays.Words(
      articles: "il", from: "dal", to: "al", and: "e", day: "giorno", percent: "per cento"))

  /// Plain dates in Dutch.
  static let dutch = Language(
    words: numbered(
      .month,
      "januari februari maart/mrt april mei juni juli augustus september oktober/okt november"
        + " december")
      + numbered(.weekday, "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag")
      + numbered(
        .card, from: 1,
        "een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien"
          + " zestien zeventien achttien negentien twintig eenentwintig tweeentwintig"
          + " drieentwintig vierentwintig vijfentwintig zesentwintig zevenentwintig achtentwintig"
          + " negenentwintig dertig eenendertig")
      + numbered(
        .ord, from: 1,
        "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde"
          + " dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende"
          + " twintigste eenentwintigste tweeentwintigste drieentwintigste vierentwintigste"
          + " vijfentwintigste zesentwintigste zevenentwintigste achtentwintigste"
          + " negenentwintigste dertigste eenendertigste")
      + [
        .init(.age, 0, "veertig vijftig zestig zeventig tachtig negentig"),
        .init(.ords, 0, "e ste de"), .init(.unit, 3, "dag dagen"),
        .init(.unit, 5, "week weken"), .init(.unit, 6, "maand maanden"),
        .init(.unit, 8, "jaar jaren"), .init(.unit, 2, "uur uren"), .init(.the, 0, "de het"),
        .init(.of, 0, "van"), .init(.on, 0, "op"), .init(.in, 0, "in over"),
        .init(.from, 0, "van vanaf"), .init(.to, 0, "tot tot_en_met t_m naar"),
        .init(.till, 0, "tot t_m"), .init(.since, 0, "sinds vanaf"), .init(.ago, 0, "geleden"),
        .init(.and, 0, "en"), .init(.after, 0, "na"),
        .init(.next, 0, "volgende"),
        .init(.last, 0, "vorige afgelopen laatste"), .init(.this, 0, "deze dit"),
        .init(.dayword, 0, "vandaag"), .init(.dayword, 1, "morgen"),
        .init(.dayword, -1, "gisteren"), .init(.dayword, 2, "overmorgen"),
        .init(.dayword, -2, "eergisteren"), .init(.H, 3, "vanavond"), .init(.at, 0, "om"),
        .init(.oclock, 0, "uur"), .init(.every, 0, "elke iedere"), .init(.weekend, 0, "weekend"),
        .init(.early, 0, "begin"), .init(.middle, 0, "midden half"), .init(.late, 0, "eind einde"),
      ] + dutchTimes + dutchHolidays,
    groups: [
      .pasts: "was waren had ging kwam werd geboren overleden", .inners: "sinds",
      .aheads: "voor tot", .haves: "heeft hebben heb hebt is zijn ben werd werden",
      .arrangers: "afgesproken gepland geboekt gereserveerd uitgenodigd", .otherwise: "met",
      .own: "komt gaat ik niet op voor de het een heeft hebben mijn naar van bij",
      .futures: "zal wordt worden komt gaat verhuist begint",
      .shortDays: "ma di wo do vr za zo", .shortMonths: "jan", .names: "mei jan",
      .nameVerbs: "zegt zei wil vindt vraagt komt gaat heeft is was belt belde woont",
      .comesOfAge: "wordt word", .light: "op de van zijn haar", .copulas: "is was",
      .functions:
        "en of maar want dat als wanneer waar is zijn gaat komt heeft ik jij hij zij ze wij"
        + " we te in met voor van naar bij niet nog ook al een het de die dan er",
    ], cues: [(.birth, "verjaardag geboren jarig"), (.wedding, "trouwdag")],
    countsHoursTo24: true, pastForms: .dutch)

  /// Plain dates in Danish, Norwegian and Swedish, which share most of these words.
  static let nordic = Language(
    words: numbered(
      .month,
      "januari/januar februari/februar mars/marts april maj/mai juni juli augusti/august september"
        + " oktober november december/desember")
      + numbered(
        .weekday,
        "mandag tisdag/tirsdag onsdag torsdag fredag lordag/loerdag sondag/soendag")
      + numbered(
        .card, from: 1,
        "en/ett/et tva/to tre fyra/fire fem sex/seks sju/syv atta/atte/otte nio/ni tio/ti"
          + " elva/elleve/ellve tolv")
      + [
        .init(.ord, 1, "forsta forste"), .init(.ords, 0, "e a"),
        .init(.unit, 3, "dag dagar dage dager"),
        .init(.unit, 5, "vecka veckor uge uger uke uker"),
        .init(.unit, 6, "manad manader maned maneder"), .init(.unit, 8, "ar"),
        .init(.unit, 2, "timme timmar time timer"), .init(.the, 0, "den det"),
        .init(.on, 0, "pa om den"), .init(.in, 0, "i om"), .init(.from, 0, "fran fra"),
        .init(.to, 0, "till til"), .init(.till, 0, "till til"), .init(.since, 0, "sedan siden"),
        .init(.ago, 0, "sedan siden"), .init(.agofirst, 0, "for"), .init(.and, 0, "och og"),
        .init(.before, 0, "fore innan for inden"), .init(.after, 0, "efter etter"),
        .init(.next, 0, "nasta naste naeste neste"),
        .init(.last, 0, "forra sidste sist forrige"), .init(.this, 0, "denna denne detta dette"),
        .init(.dayword, 0, "idag i_dag"), .init(.dayword, 1, "imorgon i_morgon i_morgen imorgen"),
        .init(.dayword, -1, "igar i_gar"),
        .init(.dayword, 2, "i_overmorgon overmorgon i_overmorgen overmorgen"),
        .init(.dayword, -2, "i_forrgar i_forgars"), .init(.H, 3, "ikvall i_kvall i_aften i_kveld"),
        .init(.at, 0, "klockan kl klokken klokka"), .init(.half, 0, "halv"),
        .init(.every, 0, "varje hver"),
        .init(.weekend, 0, "helgen helg weekenden weekend"),
        .init(.early, 0, "borjan_av starten_af starten_av"),
        .init(.middle, 0, "mitten_av midten_af"),
        .init(.late, 0, "slutet_av slutningen_af slutten_av"),
      ] + nordicTimes + nordicHolidays,
    groups: [
      .pasts: "var hade havde hadde gick gik fodd fodt dog dode", .inners: "sedan siden",
      .aheads: "till til",
      .futures: "ska skal blir bliver kommer flyttar flytter borjar begynder",
      .shortDays: "man tis tir ons tor tors fre lor son", .shortMonths: "jan",
      .names: "maj august helga",
      .nameVerbs:
        "sager siger sier sa vill vil tycker synes har er ar var kommer bor ringte ringde",
      .comesOfAge: "fyller fylder blir bliver", .light: "er ar den pa hans hennes hendes",
      .copulas: "er ar var",
      .functions: "och og eller men at att som nar hvor er ar kommer har jag jeg du han hon hun det"
        + " den vi de till til i pa med for fran fra av af ikke inte ej ogsa ocksa en et ett",
    ],
    cues: [
      (.birth, "fodelsedag fodselsdag fodd fodt foddes fodtes bursdag fyller fylder"),
      (.wedding, "brollopsdag bryllupsdag"),
    ], writesDottedDays: true, countsHoursTo24: true, pastForms: .nordic)
}
