/// What the holidays are called in languages other than English.
extension Language {
  /// The words of holidays by the name they have in ``Holiday/all``.
  private static func holidays(_ names: [String: String]) -> [Words] {
    names.sorted { $0.key < $1.key }.compactMap { name, list in
      Holiday.place(of: name).map { Words(.holiday, $0, list) }
    }
  }

  static let spanishHolidays = holidays([
    "Christmas": "dia_de_navidad", "New Year's Day": "fin_de_ano_nuevo dia_de_ano_nuevo",
    "New Year's Eve": "fin_de_ano noche_vieja", "Christmas Eve": "noche_buena",
    "Epiphany": "dia_de_reyes dia_de_los_reyes",
    "Epiphany Eve": "noche_de_reyes", "Holy Week": "semana_santa",
    "Palm Sunday": "domingo_de_ramos", "Maundy Thursday": "jueves_santo",
    "Good Friday": "viernes_santo", "Holy Saturday": "sabado_santo sabado_de_gloria",
    "Easter": "domingo_de_resurreccion domingo_de_pascua", "Easter Monday": "lunes_de_pascua",
    "Ash Wednesday": "miercoles_de_ceniza", "Mardi Gras": "martes_de_carnaval",
    "St. Joseph's Day": "dia_del_padre", "Día de la Madre": "dia_de_la_madre",
    "International Workers' Day": "dia_del_trabajo dia_del_trabajador",
    "Midsummer": "dia_de_san_juan", "Midsummer Eve": "noche_de_san_juan",
    "Assumption": "la_asuncion", "Fiesta Nacional": "dia_de_la_hispanidad",
    "All Saints' Day": "todos_los_santos", "All Souls' Day": "dia_de_los_muertos dia_de_muertos",
    "Día de la Constitución": "dia_de_la_constitucion",
    "Immaculate Conception": "la_inmaculada", "Valentine's Day": "san_valentin",
    "Black Friday": "viernes_negro",
  ])

  static let portugueseHolidays = holidays([
    "Christmas": "natal dia_de_natal", "Christmas Eve": "vespera_de_natal noite_de_natal",
    "New Year's Day": "ano_novo dia_de_ano_novo",
    "New Year's Eve": "reveillon vespera_de_ano_novo passagem_de_ano fim_de_ano",
    "Epiphany": "dia_de_reis", "Mardi Gras": "carnaval terca_feira_de_carnaval",
    "Ash Wednesday": "quarta_feira_de_cinzas quarta_de_cinzas", "Holy Week": "semana_santa",
    "Palm Sunday": "domingo_de_ramos", "Good Friday": "sexta_feira_santa sexta_santa",
    "Easter": "pascoa domingo_de_pascoa", "Easter Monday": "segunda_feira_de_pascoa",
    "International Workers' Day": "dia_do_trabalhador dia_do_trabalho",
    "Santo Antônio": "dia_de_santo_antonio", "Midsummer": "sao_joao dia_de_sao_joao",
    "All Saints' Day": "todos_os_santos dia_de_todos_os_santos",
    "All Souls' Day": "finados dia_de_finados", "Immaculate Conception": "imaculada_conceicao",
  ])

  static let italianHolidays = holidays([
    "Christmas": "natale giorno_di_natale", "Christmas Eve": "vigilia_di_natale la_vigilia",
    "Boxing Day": "santo_stefano", "New Year's Day": "capodanno",
    "New Year's Eve": "san_silvestro ultimo_dell_anno vigilia_di_capodanno",
    "Epiphany": "epifania befana", "Valentine's Day": "san_valentino",
    "Mardi Gras": "martedi_grasso", "Ash Wednesday": "mercoledi_delle_ceneri",
    "St. Joseph's Day": "festa_del_papa", "Palm Sunday": "domenica_delle_palme",
    "Holy Week": "settimana_santa", "Maundy Thursday": "giovedi_santo",
    "Good Friday": "venerdi_santo", "Holy Saturday": "sabato_santo",
    "Easter": "pasqua domenica_di_pasqua", "Easter Monday": "pasquetta lunedi_dell_angelo",
    "Pentecost": "pentecoste", "Liberation Day": "festa_della_liberazione",
    "International Workers' Day": "festa_del_lavoro festa_dei_lavoratori",
    "Muttertag": "festa_della_mamma", "Festa della Repubblica": "festa_della_repubblica",
    "Assumption": "ferragosto", "All Saints' Day": "ognissanti",
    "All Souls' Day": "giorno_dei_morti", "Immaculate Conception": "immacolata",
  ])

  static let frenchHolidays = holidays([
    "Christmas": "jour_de_noel", "Christmas Eve": "reveillon_de_noel veille_de_noel",
    "New Year's Day": "jour_de_l_an premier_de_l_an nouvel_an",
    "New Year's Eve": "reveillon_du_nouvel_an reveillon_du_jour_de_l_an la_saint_sylvestre",
    "Epiphany": "epiphanie", "Candlemas": "chandeleur", "Valentine's Day": "saint_valentin",
    "Ash Wednesday": "mercredi_des_cendres", "Palm Sunday": "dimanche_des_rameaux",
    "Maundy Thursday": "jeudi_saint", "Good Friday": "vendredi_saint",
    "Easter": "dimanche_de_paques", "Easter Monday": "lundi_de_paques",
    "Ascension Day": "jeudi_de_l_ascension", "Pentecost": "pentecote dimanche_de_pentecote",
    "Whit Monday": "lundi_de_pentecote", "International Workers' Day": "fete_du_travail",
    "Fête des Mères": "fete_des_meres", "Father's Day": "fete_des_peres",
    "Fête de la Musique": "fete_de_la_musique", "Bastille Day": "fete_nationale",
    "Assumption": "assomption", "All Saints' Day": "toussaint", "Veterans Day": "armistice",
  ])

  static let dutchHolidays = holidays([
    "Christmas": "kerst kerstmis kerstdag eerste_kerstdag", "Boxing Day": "tweede_kerstdag",
    "Christmas Eve": "kerstavond", "New Year's Day": "nieuwjaar nieuwjaarsdag",
    "New Year's Eve": "oudjaar oudjaarsavond oudejaarsavond oud_en_nieuw",
    "Epiphany": "driekoningen", "Good Friday": "goede_vrijdag", "Holy Saturday": "stille_zaterdag",
    "Easter": "pasen paasdag eerste_paasdag paaszondag",
    "Easter Monday": "tweede_paasdag paasmaandag",
    "Ascension Day": "hemelvaart hemelvaartsdag",
    "Pentecost": "pinksteren pinksterdag eerste_pinksterdag",
    "Whit Monday": "tweede_pinksterdag pinkstermaandag", "Dodenherdenking": "dodenherdenking",
    "Bevrijdingsdag": "bevrijdingsdag", "Muttertag": "moederdag", "Father's Day": "vaderdag",
    "Prinsjesdag": "prinsjesdag", "All Saints' Day": "allerheiligen",
    "All Souls' Day": "allerzielen", "St. Martin's Day": "sint_maarten",
    "Pakjesavond": "pakjesavond sinterklaasavond", "Valentine's Day": "valentijnsdag",
  ])

  static let germanHolidays = holidays([
    "Christmas": "erster_weihnachtstag ersten_weihnachtstag erster_weihnachtsfeiertag"
      + " ersten_weihnachtsfeiertag weihnachtsfeiertag erster_feiertag ersten_feiertag",
    "Boxing Day": "zweiter_weihnachtstag zweiten_weihnachtstag zweiter_weihnachtsfeiertag"
      + " zweiten_weihnachtsfeiertag zweiter_feiertag zweiten_feiertag stefanitag stephanstag",
    "Christmas Eve": "heiligen_abend weihnachtsabend", "New Year's Day": "neujahrstag",
    "New Year's Eve": "silvesterabend",
    "Epiphany": "dreikonig dreikonigstag heilige_drei_konige heiligen_drei_konige",
    "Weiberfastnacht": "weiberfastnacht altweiber", "Rose Monday": "rosenmontag",
    "Mardi Gras": "faschingsdienstag fastnachtsdienstag veilchendienstag",
    "Ash Wednesday": "aschermittwoch", "Palm Sunday": "palmsonntag", "Holy Week": "karwoche",
    "Maundy Thursday": "grundonnerstag", "Holy Saturday": "karsamstag",
    "Walpurgis Night": "walpurgisnacht", "Muttertag": "muttertag",
    "Ascension Day": "christi_himmelfahrt vatertag", "Easter": "osterfeiertag",
    "Pentecost": "pfingstsonntag pfingstfeiertag",
    "Assumption": "maria_himmelfahrt", "Bundesfeier": "bundesfeier bundesfeiertag",
    "Nationalfeiertag": "nationalfeiertag", "Reformation Day": "reformationstag",
    "All Souls' Day": "allerseelen", "St. Martin's Day": "martinstag",
    "St. Nicholas Day": "nikolaustag", "Valentine's Day": "valentinstag",
    "Tag der Deutschen Einheit": "einheitsfeiertag",
  ])

  static let nordicHolidays = holidays([
    "Christmas": "jul juldagen juledag juldag julen forste_juledag",
    "Christmas Eve": "julafton juleaften julaften julekvelden", "Lille juleaften": "lillejulaften",
    "Boxing Day": "annandag_jul annandagen andre_juledag anden_juledag",
    "New Year's Day": "nyarsdagen nyarsdag nyttarsdag forste_nyttarsdag nytarsdag",
    "New Year's Eve": "nyarsafton nytarsaften nyttarsaften nyar nytar nyttar",
    "Epiphany": "trettondagen trettondedag_jul", "Epiphany Eve": "trettondagsafton",
    "Maundy Thursday": "skartorsdag skartorsdagen skjartorsdag",
    "Good Friday": "langfredag langfredagen", "Holy Saturday": "paskafton paskeaften",
    "Easter": "pask paske paskdagen paskedag forste_paskedag paskesondag",
    "Easter Monday": "annandag_pask andre_paskedag anden_paskedag",
    "Walpurgis Night": "valborg valborgsmassoafton sista_april",
    "International Workers' Day": "forsta_maj forste_mai",
    "Ascension Day": "kristi_himmelsfardsdag kristi_himmelsfard kristi_himmelfartsdag"
      + " kristi_himmelfart",
    "Pentecost": "pingst pingstdagen pinse pinsedag", "Whit Monday": "annen_pinsedag",
    "Syttende mai": "syttende_mai grunnlovsdagen", "Grundlovsdag": "grundlovsdag",
    "Sveriges nationaldag": "nationaldagen",
    "Midsommarafton": "midsommarafton midsommar", "Midsommardagen": "midsommardagen",
    "Midsummer Eve": "sankthans sankthansaften sankt_hans", "Mårtensaften": "mortensaften",
    "Alla helgons dag": "alla_helgons_dag alla_helgon", "Mardi Gras": "fettisdagen fettisdag",
    "St. Lucia's Day": "luciadagen", "Valentine's Day": "alla_hjartans_dag valentinsdag",
  ])
}
