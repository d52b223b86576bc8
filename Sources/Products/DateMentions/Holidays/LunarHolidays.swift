extension Holiday {
  /// Days of the Hebrew calendar, each on its first full day but Hanukkah and Passover, which are
  /// named by the evening they begin with.
  static let jewish: [Holiday] = [
    make(
      "Hanukkah", .hebrew(3, 25), days: 8, eve: true, "chanukah", "hannukah", "hannukkah",
      "hanukah", "chanukkah", "channukah", "hanukkah"),
    make("Passover", .hebrew(8, 15), days: 8, eve: true, "pesach", "pesah", "pessach"),
    make(
      "Rosh Hashanah", .hebrew(1, 1), days: 2, eve: true, "rosh hashana", "rosh ha shanah",
      "yom teruah"),
    make("Yom Kippur", .hebrew(1, 10), eve: true, "day of atonement"),
    make(
      "Sukkot", .hebrew(1, 15), days: 7, eve: true, "feast of tabernacles", "sukkos",
      "feast of booths", "feast of the ingathering", "succos"),
    make("Shemini Atzeret", .hebrew(1, 22), eve: true),
    make("Simchat Torah", .hebrew(1, 23), eve: true, "simhat torah"),
    make("Purim", .hebrew(7, 14), eve: true),
    make("Tu BiShvat", .hebrew(5, 15), eve: true, "tu bishvat"),
    make("Lag BaOmer", .hebrew(9, 18), eve: true, "lag baomer", "lag bomer"),
    make("Yom HaShoah", .hebrew(8, 27), eve: true, "yom hashoah", "holocaust day"),
    make("Yom Ha'atzmaut", .hebrew(9, 5), "yom haatzmaut"),
    make("Shavuot", .hebrew(10, 6), days: 2, eve: true, "shovuos", "feast of weeks"),
    make("Tisha B'Av", .hebrew(12, 9), eve: true, "tisha bav"),
  ]

  /// Days of the Islamic calendar.
  static let muslim: [Holiday] = [
    make("Ramadan", .islamic(9, 1), days: 30, "ramadhan", "ramzan", "ramadan mubarak", "ramazan"),
    make("Eid al-Fitr", .islamic(10, 1), "eid", "eid al fitr", "eid ul fitr", "eid ul fitar"),
    make(
      "Eid al-Adha", .islamic(12, 10), "eid al adha", "eid ul adha", "id ul adha", "bakrid",
      "sacrifice feast", "kurban bayram"),
    make("Islamic New Year", .islamic(1, 1), "hijri new year", "amun jadid", "muharram"),
    make("Ashura", .islamic(1, 10), "day of ashura"),
    make(
      "Mawlid", .islamic(3, 12), "the birthday of the prophet", "mawlid al nabi",
      "birth of the prophet"),
    make(
      "Isra and Mi'raj", .islamic(7, 27), "isra and miraj", "laylat al miraj",
      "the night journey", "the prophets ascension"),
    make(
      "Laylat al-Qadr", .islamic(9, 27), "laylat al qadr", "night of power",
      "the night of power"),
  ]

  /// Days of China, India and Japan.
  static let asian: [Holiday] = [
    make(
      "Lunar New Year", .chinese(1, 1), "chinese new year", "chinese lunar new year",
      "spring festival", "chinese lunar new years day", "tet", "chinese new years day",
      "seollal", "chinese new years"),
    make("Lantern Festival", .chinese(1, 15)),
    make("Dragon Boat Festival", .chinese(5, 5)),
    make("Qixi Festival", .chinese(7, 7)),
    make(
      "Mid-Autumn Festival", .chinese(8, 15), "mid autumn festival", "moon festival",
      "mooncake festival", "chuseok"),
    make("Double Ninth Festival", .chinese(9, 9), "chongyang festival"),
    make("Qingming", .fixed(4, 5), "tomb sweeping day", "qingming festival"),
    make(
      "Diwali", .diwali(0), "deepavali", "deepawali", "lakshmi puja", "divali",
      "diwali day", "festival of lights"),
    make("Dhanteras", .diwali(-2), "dhanatrayodashi"),
    make("Bhai Dooj", .diwali(2), "bhai duj"), make("Govardhan Puja", .diwali(1)),
    make("Chhath", .diwali(6), "chhath puja", "chhathi"),
    make("Dussehra", .diwali(-20), "vijayadashami", "dasara", "dashain"),
    make("Navaratri", .diwali(-29), days: 9, "navratri", "durga puja"),
    make("Karva Chauth", .diwali(-11)),
    make("Pongal", .fixed(1, 15), "thai pongal", "makara sankranti"),
    make("Makar Sankranti", .fixed(1, 14)), make("Lohri", .fixed(1, 13)),
    make("Vaisakhi", .fixed(4, 14), "baisakhi", "vaisakhadi", "vasakhi", "vaishakhi"),
    make("Gandhi Jayanti", .fixed(10, 2)),
    make(
      "Nowruz", .fixed(3, 21), "persian new year",
      "naw ruz", "norouz"),
    make("Naga Panchami", .chinese(6, 5)),
  ]
}

/// A holiday with its other spellings in a row.
private func make(
  _ name: String, _ rule: Holiday.Rule, days: Int = 1, eve: Bool = false, _ others: String...
) -> Holiday {
  Holiday(name: name, rule: rule, days: days, eve: eve, others: others)
}
