import Recurrences
import Testing

/// The examples of RFC 5545, 3.8.5.3, with the dates that it lists.
@Suite("The examples of RFC 5545")
struct StandardExamplesTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var rule: String
    var start = "19970902T090000"
    /// As the standard lists them; days without a time are at the start's hour.
    var dates: String
    var isEndless = false

    var testDescription: String { rule }
  }

  static let examples: [Example] = [
    Example(
      rule: "FREQ=DAILY;COUNT=10",
      dates: "0902 0903 0904 0905 0906 0907 0908 0909 0910 0911"),
    Example(rule: "FREQ=DAILY;INTERVAL=10;COUNT=5", dates: "0902 0912 0922 1002 1012"),
    Example(rule: "FREQ=DAILY;INTERVAL=2", dates: "0902 0904 0906 0908", isEndless: true),
    Example(
      rule: "FREQ=WEEKLY;COUNT=10",
      dates: "0902 0909 0916 0923 0930 1007 1014 1021 1028 1104"),
    Example(
      rule: "FREQ=WEEKLY;INTERVAL=2;WKST=SU", dates: "0902 0916 0930 1014 1028 1111",
      isEndless: true),
    Example(
      rule: "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
      dates: "0902 0904 0909 0911 0916 0918 0923 0925 0930 1002"),
    Example(
      rule: "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
      start: "19970901T090000",
      dates: "0901 0903 0905 0915 0917 0919 0929 1001 1003 1013 1015 1017 1027 1029 1031 1110 1112 "
        + "1114 1124 1126 1128 1208 1210 1212 1222"),
    Example(
      rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
      dates: "0902 0904 0916 0918 0930 1002 1014 1016"),
    Example(
      rule: "FREQ=MONTHLY;COUNT=4;BYDAY=1FR", start: "19970905T090000",
      dates: "0905 1003 1107 1205"),
    Example(
      rule: "FREQ=MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU", start: "19970907T090000",
      dates: "0907 0928 1102 1130"),
    Example(
      rule: "FREQ=MONTHLY;BYMONTHDAY=-3", start: "19970928T090000", dates: "0928 1029 1128 1229",
      isEndless: true),
    Example(
      rule: "FREQ=MONTHLY;COUNT=8;BYMONTHDAY=2,15",
      dates: "0902 0915 1002 1015 1102 1115 1202 1215"),
    Example(
      rule: "FREQ=MONTHLY;COUNT=6;BYMONTHDAY=1,-1", start: "19970930T090000",
      dates: "0930 1001 1031 1101 1130 1201"),
    Example(
      rule: "FREQ=MONTHLY;INTERVAL=18;COUNT=8;BYMONTHDAY=10,11,12,13,14,15",
      start: "19970910T090000",
      dates: "0910 0911 0912 0913 0914 0915 19990310 19990311"),
    Example(
      rule: "FREQ=YEARLY;COUNT=4;BYMONTH=6,7", start: "19970610T090000",
      dates: "0610 0710 19980610 19980710"),
    Example(
      rule: "FREQ=YEARLY;INTERVAL=3;COUNT=5;BYYEARDAY=1,100,200", start: "19970101T090000",
      dates: "0101 0410 0719 20000101 20000409"),
    Example(
      rule: "FREQ=YEARLY;BYDAY=20MO", start: "19970519T090000",
      dates: "0519 19980518 19990517", isEndless: true),
    Example(
      rule: "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", start: "19970512T090000",
      dates: "0512 19980511 19990517", isEndless: true),
    Example(
      rule: "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", start: "19980213T090000",
      dates: "19980213 19980313 19981113 19990813 20001013", isEndless: true),
    Example(
      rule: "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
      start: "19961105T090000", dates: "19961105 20001107 20041102", isEndless: true),
    Example(
      rule: "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", start: "19970904T090000",
      dates: "0904 1007 1106"),
    Example(
      rule: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", start: "19970929T090000",
      dates: "0929 1030 1127 1230 19980129", isEndless: true),
    Example(
      rule: "FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000",
      dates: "19970902T090000 19970902T120000 19970902T150000"),
    Example(
      rule: "FREQ=MINUTELY;INTERVAL=90;COUNT=4",
      dates: "19970902T090000 19970902T103000 19970902T120000 19970902T133000"),
    Example(
      rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", start: "19970805T090000",
      dates: "0805 0810 0819 0824"),
    Example(
      rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", start: "19970805T090000",
      dates: "0805 0817 0819 0831"),
    Example(
      rule: "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", start: "20070115T090000",
      dates: "20070115 20070130 20070215 20070315 20070330"),
  ]

  @Test("Take place when the standard says", arguments: examples)
  func example(_ example: Example) throws {
    let expected = example.dates.split(separator: " ").map { date in
      let day = date.count == 4 ? "1997" + date : String(date)
      return day.contains("T") ? day : day + "T090000"
    }
    let set = RecurrenceSet(
      start: try #require(CalendarTime(example.start)), rules: [try RecurrenceRule(example.rule)])
    let told = set.occurrences(
      through: try #require(CalendarTime("20200101T000000")), limit: 100
    ).times.map(\.description)
    #expect(Array(told.prefix(expected.count)) == expected)
    #expect(example.isEndless ? told.count > expected.count : told.count == expected.count)
  }
}
