import Testing
import VCard

@Suite("Android's custom rows")
struct AndroidCustomTests {
  private func row(_ kind: String, _ data: String...) -> AndroidCustom? {
    AndroidCustom(components: ["vnd.android.cursor.item/" + kind] + data)
  }

  @Test("a nickname is read")
  func nickname() { #expect(row("nickname", "Nana", "1", "", "") == .nickname("Nana")) }

  @Test("events are told by their number, or by the user's label")
  func events() {
    #expect(
      row("contact_event", "2009-06-05", "1")
        == .event(
          date: "2009-06-05", kind: .labelled("anniversary")))
    #expect(
      row("contact_event", "--06-05", "2") == .event(date: "--06-05", kind: .labelled("other")))
    #expect(
      row("contact_event", "1990-03-15", "3", "") == .event(date: "1990-03-15", kind: .birthday))
    #expect(
      row("contact_event", "2001-09-01", "0", "First day")
        == .event(
          date: "2001-09-01", kind: .labelled("First day")))
    #expect(
      row("contact_event", "2001-09-01") == .event(date: "2001-09-01", kind: .labelled("other")))
  }

  @Test("relations are told by their number, or by the user's label")
  func relations() {
    #expect(row("relation", "Robin Ash", "14") == .relation(name: "Robin Ash", type: "spouse"))
    #expect(
      row("relation", "Robin Ash", "0", "coach") == .relation(name: "Robin Ash", type: "coach"))
    #expect(row("relation", "Robin Ash") == .relation(name: "Robin Ash", type: ""))
  }

  @Test("rows of other kinds, and rows without a value, are none")
  func none() {
    #expect(row("nickname", "") == nil)
    #expect(row("nickname") == nil)
    #expect(row("vnd.com.example.thing", "x", "1") == nil)
    #expect(AndroidCustom(components: []) == nil)
  }
}
