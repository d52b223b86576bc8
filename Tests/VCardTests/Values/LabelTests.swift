import Testing
import VCard

@Suite("Labels")
struct LabelTests {
  @Test(
    "Apple's labels are spelt in words",
    arguments: [
      ("_$!<HomePage>!$_", "home page"), ("_$!<Mobile>!$_", "mobile"),
      ("_$!<HomeFAX>!$_", "home fax"), ("_$!<WorkFAX>!$_", "work fax"),
      ("_$!<Anniversary>!$_", "anniversary"), ("_$!<FAXNumber>!$_", "fax number"),
      ("_$!<domesticPartner>!$_", "domestic partner"), ("_$!<École>!$_", "École"),
    ])
  func appleLabels(written: String, text: String) {
    #expect(AppleLabel.text(of: written) == text)
  }

  @Test(
    "a user's own label stays as written",
    arguments: ["Ferienhaus", "HomePage", "$!<x>!$", "_$!<half", "PROFILE"])
  func ownLabels(text: String) { #expect(AppleLabel.text(of: text) == text) }

  @Test(
    "a label that says nothing is none", arguments: ["", "  ", "_$!<>!$_", "$!!$", "_$!< >!$_"])
  func emptyLabels(written: String) { #expect(AppleLabel.text(of: written) == nil) }

  private func label(_ types: String...) -> String {
    PropertyLabel(types.map { Parameter("TYPE", $0) }).text
  }

  @Test("a number's TYPE words make one label")
  func typeWords() {
    #expect(label("CELL") == "mobile")
    #expect(label("iPhone", "CELL", "VOICE") == "mobile")
    #expect(label("HOME", "CELL") == "mobile")
    #expect(label("work", "home") == "work")
    #expect(label("FAX") == "fax")
    #expect(label("HOME", "FAX") == "home fax")
    #expect(label("FAX", "WORK") == "work fax")
    #expect(label("WORK", "PAGER") == "pager")
    #expect(label("MAIN") == "main")
    #expect(label("OTHER") == "other")
    #expect(label("textphone") == "textphone")
    #expect(label("cell,home") == "mobile")
  }

  @Test("words that are no names leave no label")
  func noLabel() {
    #expect(label("VOICE", "MSG", "pref", "INTERNET", "x400", "TEXT", "") == "")
    #expect(label("DOM", "INTL", "POSTAL", "PARCEL") == "")
    #expect(PropertyLabel([]).text == "")
  }

  @Test("words of single exporters are known, also behind their X-")
  func exporterWords() {
    #expect(label("X-INTERNET") == "")
    #expect(label("X-Mobile", "HOME") == "mobile")
    #expect(label("CELLULAR") == "mobile")
    #expect(label("X-EVOLUTION-CALLBACK") == "callback")
    #expect(label("SCHOOL", "VOICE") == "school")
    #expect(label("HOMEPAGE") == "home page")
    #expect(label("workfax") == "work fax")
    #expect(label("TLX") == "telex")
  }

  @Test("a word of the user's own is kept as written, without its X-")
  func ownWords() {
    #expect(label("School") == "School")
    #expect(label("BOAT") == "BOAT")
    #expect(label("VOICE", "X-Boat House") == "Boat House")
    #expect(label("Grandma's") == "Grandma's")
    #expect(label("HOME", "X-Shed") == "home")
  }

  @Test("PREF and TYPE=pref say how preferred a property is")
  func preference() {
    #expect(PropertyLabel([Parameter("TYPE", "PREF")]).preference == 1)
    #expect(PropertyLabel([Parameter("PREF", "50")]).preference == 50)
    #expect(PropertyLabel([Parameter("PREF", "")]).preference == 1)
    #expect(PropertyLabel([Parameter("PREF", "999999999999999999999")]).preference == 1)
    #expect(PropertyLabel([Parameter("PREF", "-3")]).preference == 1)
    #expect(PropertyLabel([Parameter("PREF", "1000")]).preference == 100)
    #expect(PropertyLabel([Parameter("TYPE", "HOME")]).preference == nil)
    #expect(PropertyLabel([Parameter("PREF", "7"), Parameter("PREF", "3")]).preference == 3)
  }

  @Test("Android numbers its relations")
  func androidRelations() {
    #expect(RelationType.android(1) == "assistant")
    #expect(RelationType.android(14) == "spouse")
    #expect(RelationType.android(0) == nil)
    #expect(RelationType.android(15) == nil)
    #expect(RelationType.android(Int.min) == nil)
  }

  @Test(
    "properties that stand for a relation name it",
    arguments: [
      ("X-MS-SPOUSE", "spouse"), ("X-EVOLUTION-MANAGER", "manager"), ("X-ASSISTANT", "assistant"),
      ("X-KADDRESSBOOK-X-SPOUSENAME", "spouse"), ("X-MS-CHILD", "child"),
    ])
  func relationProperties(name: String, type: String) {
    #expect(RelationType.property(name) == type)
    #expect(RelationType.property(name + "-X") == nil)
  }
}
