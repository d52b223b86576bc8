import Testing
import VCard

@Suite("Android's custom rows in cards")
struct AndroidCustomRowTests {
  private func row(_ version: String, _ line: String) -> AndroidCustom? {
    Fixture.card(version, line).cards.first?.first("X-ANDROID-CUSTOM").flatMap {
      AndroidCustom(components: $0.joinedComponents())
    }
  }

  @Test("a row is the same in every version", arguments: ["2.1", "3.0", "4.0"])
  func versions(version: String) {
    let item = "X-ANDROID-CUSTOM:vnd.android.cursor.item/"
    #expect(row(version, item + "nickname;Nana;1;;;;;;;;;;;;;") == .nickname("Nana"))
    #expect(
      row(version, item + "relation;Robin\\; Ash;14;;;")
        == .relation(name: "Robin; Ash", type: "spouse"))
    #expect(
      row(version, item + "contact_event;1990-03-15;3;;")
        == .event(date: "1990-03-15", kind: .birthday))
  }

  @Test("a row in quoted-printable is read as well")
  func quotedPrintable() {
    #expect(
      row(
        "2.1",
        "X-ANDROID-CUSTOM;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:vnd.android.cursor.item/nickname;J=C3=BCrg=3B;0"
      )
        == .nickname("Jürg"))
  }

  @Test(
    "an event's number decides; its label only where the number says so",
    arguments: [
      ("1", "x", "anniversary"), ("0", "x", "x"), ("0", "", ""), ("2", "", "other"),
      ("2", "x", "x"),
      ("9", "", "other"), ("", "", "other"), ("1.0", "x", "x"),
    ])
  func events(type: String, label: String, expected: String) {
    let row = AndroidCustom(components: [
      "vnd.android.cursor.item/contact_event", "1990", type, label,
    ])
    #expect(row == .event(date: "1990", kind: .labelled(expected)))
  }

  @Test(
    "a relation's number decides; a number nobody knows leaves the label",
    arguments: [
      ("1", "x", "assistant"), ("0", "coach", "coach"), ("15", "coach", "coach"), ("-1", "", ""),
      ("99999999999999999999", "coach", "coach"), ("", "coach", "coach"),
    ])
  func relations(type: String, label: String, expected: String) {
    let row = AndroidCustom(components: [
      "vnd.android.cursor.item/relation", "Robin Ash", type, label,
    ])
    #expect(row == .relation(name: "Robin Ash", type: expected))
  }
}
