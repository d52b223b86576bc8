import CirclesModel
import CirclesReaders
import SourceDiagnostics
import Testing

@Suite("Birthdays and other days of a card")
struct DateMappingTests {
  private let may5 = PartialDate(year: 1990, month: 5, day: 5)

  @Test("a birthday is read, whole or in part")
  func birthday() {
    #expect(mapped("BDAY:1990-05-05").fields.birthday == may5)
    #expect(
      mapped("BDAY;VALUE=date-and-or-time:--0505", version: "4.0").fields.birthday
        == PartialDate(month: 5, day: 5))
    #expect(mapped("BDAY:---15").fields.birthday == PartialDate(day: 15))
    #expect(mapped("BDAY:").fields.birthday == nil)
    #expect(mapped("BDAY:").extras.isEmpty)
  }

  @Test(
    "Apple's year that stands for none is none, with or without its parameter",
    arguments: [
      "BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-05", "BDAY;X-APPLE-OMID-YEAR=1604:1604-05-05",
      "BDAY;value=date:1604-05-05", "BDAY;X-APPLE-OMIT-YEAR=1900:1900-05-05",
    ])
  func yearless(line: String) {
    #expect(mapped(line).fields.birthday == PartialDate(month: 5, day: 5))
  }

  @Test("a year other than the parameter's is real")
  func realYear() {
    #expect(mapped("BDAY;X-APPLE-OMIT-YEAR=1604:1990-05-05").fields.birthday == may5)
  }

  @Test("what is no date is kept as text, with a warning at its place")
  func badDates() {
    let card = mapped("BDAY:1980-02-31")
    #expect(card.fields.birthday == nil)
    #expect(card.extras == ["BDAY=1980-02-31"])
    #expect(card.codes == ["vcard.bad-date"])
    let found = card.diagnostics.first
    #expect(found?.message == "BDAY is not a date; kept as text")
    #expect(found?.property == "BDAY")
    #expect(found?.location.line == 4)
    #expect(found?.record == 0)
    #expect(found?.value == "1980-02-31")
  }

  @Test("a birthday said to be text is text, without a warning, but for a whole date")
  func textBirthdays() {
    let card = mapped("BDAY;VALUE=text:circa 1800", version: "4.0")
    #expect(card.fields.birthday == nil)
    #expect(card.extras == ["BDAY=circa 1800"])
    #expect(card.codes.isEmpty)
    #expect(mapped("BDAY;VALUE=text:1800", version: "4.0").fields.birthday == nil)
    #expect(mapped("BDAY;VALUE=text:1990-05-05", version: "4.0").fields.birthday == may5)
  }

  @Test("of several birthdays the first that is a date counts")
  func several() {
    let card = mapped(
      "BDAY;ALTID=1;VALUE=text:in spring", "BDAY;ALTID=1:1990-05-05", "BDAY:1990-05-06",
      version: "4.0")
    #expect(card.fields.birthday == may5)
    #expect(card.extras == ["BDAY=in spring", "BDAY=1990-05-06"])
  }

  @Test("a birthday in another calendar is one where there is no other, and kept as written")
  func otherCalendars() {
    let hebrew = mapped("BDAY;CALSCALE=hebrew:57450203")
    #expect(
      hebrew.fields.birthday == PartialDate(year: 5745, month: 2, day: 3, calendar: "hebrew"))
    #expect(hebrew.extras == ["BDAY=57450203"])
    let chinese = mapped("X-ALTBDAY;CALSCALE=chinese:007800021101")
    #expect(
      chinese.fields.birthday
        == PartialDate(year: 2, month: 11, day: 1, calendar: "chinese", era: 78))
    #expect(chinese.extras == ["X-ALTBDAY=007800021101"])
    #expect(chinese.codes.isEmpty)
  }

  @Test("beside a BDAY, wherever that stands, it is a date of its own")
  func besideBirthday() {
    let card = mapped("X-ALTBDAY;CALSCALE=islamic:-14100910", "BDAY:1990-05-05")
    #expect(card.fields.birthday == may5)
    #expect(
      card.fields.dates == [
        LabelledDate(
          label: "birthday",
          date: PartialDate(year: 1410, month: 9, day: 10, calendar: "islamic"))
      ])
    let same = mapped("X-ALTBDAY;CALSCALE=gregorian:1990-05-05", "BDAY:19900505")
    #expect(same.fields.dates.isEmpty)
    let yearless = mapped("X-ALTBDAY;CALSCALE=gregorian:0071-0815")
    #expect(yearless.fields.birthday == PartialDate(month: 8, day: 15))
  }

  @Test("a calendar that is not known, or not named, makes no date")
  func unknownCalendar() {
    for line in ["X-ALTBDAY;CALSCALE=martian:00010101", "X-ALTBDAY:00010101"] {
      let card = mapped(line)
      #expect(card.fields.birthday == nil)
      #expect(card.extras == ["X-ALTBDAY=00010101"])
      #expect(card.codes == ["vcard.bad-date"])
    }
    #expect(mapped("BDAY;CALSCALE=martian:00010101").fields.birthday == nil)
  }

  @Test(
    "every exporter's anniversary is one",
    arguments: [
      "ANNIVERSARY:2009-06-05", "X-ANNIVERSARY:20090605", "X-EVOLUTION-ANNIVERSARY:2009-06-05",
      "X-MS-ANNIVERSARY;VALUE=DATE:20090605", "X-KADDRESSBOOK-X-Anniversary:2009-06-05",
    ])
  func anniversaries(line: String) {
    #expect(
      mapped(line).fields.dates == [
        LabelledDate(label: "anniversary", date: PartialDate(year: 2009, month: 6, day: 5))
      ])
  }

  @Test("days with labels bear them, and a day of death is called so")
  func labelledDates() {
    let card = mapped(
      "item1.X-ABDATE;type=pref:20210729", "item1.X-ABLabel:_$!<Anniversary>!$_",
      "item2.X-ABDATE;X-APPLE-OMIT-YEAR=1604:1604-07-29", "item2.X-ABLabel:Overlijden",
      "DEATHDATE:19960415")
    #expect(
      card.fields.dates == [
        LabelledDate(label: "anniversary", date: PartialDate(year: 2021, month: 7, day: 29)),
        LabelledDate(label: "Overlijden", date: PartialDate(month: 7, day: 29)),
        LabelledDate(label: "death", date: PartialDate(year: 1996, month: 4, day: 15)),
      ])
    #expect(card.extras.isEmpty)
  }

  @Test("a labelled day that is no date keeps its label")
  func badLabelledDate() {
    let card = mapped("item1.X-ABDATE:someday", "item1.X-ABLabel:First date")
    #expect(card.extras == ["X-ABDATE=someday [First date]"])
    #expect(card.codes == ["vcard.bad-date"])
    let text = mapped("DEATHDATE;VALUE=text:circa 1800", version: "4.0")
    #expect(text.extras == ["DEATHDATE=circa 1800"])
    #expect(text.codes.isEmpty)
  }
}
