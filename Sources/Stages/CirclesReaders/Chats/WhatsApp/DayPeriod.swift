/// What a word for a part of the day says of an hour from one to twelve.
enum DayPeriod: Sendable {
  /// Before noon: 12 is midnight.
  case am
  /// After noon: 12 is noon.
  case pm
  /// About noon: 11 and 12 stand, 1 to 3 follow.
  case noon
  /// Evening and night: 6 to 11 are before midnight, 12 and 1 to 5 after it.
  case night

  /// The hour of the day, 0 to 23. Japanese writes noon as `午後0`.
  func hour(_ written: Int) -> Int {
    if written > 12 { return written == 24 ? 0 : written }
    switch self {
    case .am: return written == 12 ? 0 : written
    case .pm: return written == 12 ? 12 : written + 12
    case .noon: return written < 6 ? written + 12 : written
    case .night: return written == 12 ? 0 : written >= 5 ? written + 12 : written
    }
  }

  /// The words of CLDR's locales, in lower case without spaces, dots and quotes.
  static let known: [String: DayPeriod] = {
    var words: [String: DayPeriod] = [:]
    for (period, list) in table {
      for word in list.split(whereSeparator: \.isWhitespace) { words[String(word)] = period }
    }
    return words
  }()

  private static let table: [(DayPeriod, String)] = [
    (
      .am,
      """
      am a vm vorm fm ap fh pd paradite eparadites dop dopoledne de öö pg pagi yb rn to пробед претпл
      претпладне преподне prepodne prijepodne утра утром дп дополудня πμ ص صباحا صباحًا قظ قبلازظهر
      לפנהצ בבוקר पूर्वाह्न मपू सकाळी सुबह পূর্বাহ্ণ পূর্বাহ্ন সকাল ভোর ਪੂਦੁ ਸਵੇਰੇ પૂર્વાહ્ન સવારે முற்பகல் காலை
      ఉదయం ಪೂರ್ವಾಹ್ನ ಬೆಳಗ್ಗೆ രാവിലെ පෙව ก่อนเที่ยง ກ່ອນທ່ຽງ နံနက် ព្រឹក 上午 午前 凌晨 早上 清晨 오전 새벽 үө
      ጥዋት priekšpusdienā priešpiet sa delamañana mañana damanhã manhã matin mattina morgens madrugada
      """
    ),
    (
      .pm,
      """
      pm p nm nachm em ip eh md pasdite epasdites odp odpoledne du ös ptg petang yh in tk слобед попл
      попладне поподне popodne poslijepodne дня вечера пп пополудні μμ م مساء مساءً بظ بعدازظهر אחהצ
      אחרהצהריים अपराह्न मउ संध्याकाळी शाम অপরাহ্ণ অপরাহ্ন বিকাল সন্ধ্যা ਬਾਦੁ ਸ਼ਾਮ અપરાહ્ન સાંજે பிற்பகல் மாலை
      సాయంత్రం ಅಪರಾಹ್ನ ಸಂಜೆ വൈകുന്നേരം පව หลังเที่ยง ຫຼັງທ່ຽງ ညနေ ល្ងាច 下午 午後 傍晚 오후 저녁 үх ከሰዓት
      pēcpusdienā popiet ch delatarde tarde datarde soir sera abends
      """
    ),
    (
      .noon,
      """
      中午 正午 दोपहर दुपारी দুপুর ਦੁਪਹਿਰ બપોરે மதியம் మధ్యాహ్నం ಮಧ್ಯಾಹ್ನ ഉച്ചയ്ക്ക് mittags 낮
      """
    ),
    (
      .night,
      """
      晚上 夜晚 半夜 午夜 深夜 रात रात्री রাত ਰਾਤ રાત્રે இரவு రాత్రి ರಾತ್ರಿ രാത്രി delanoche noche danoite noite
      nachts ночи 밤
      """
    ),
  ]
}
