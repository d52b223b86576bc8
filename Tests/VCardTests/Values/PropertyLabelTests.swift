import Testing
import VCard

@Suite("Labels of properties")
struct PropertyLabelTests {
  private func label(_ words: [String]) -> PropertyLabel {
    PropertyLabel(words.map { Parameter("TYPE", $0) })
  }

  /// All orders of a few words.
  private static func orders(_ words: [String]) -> [[String]] {
    if words.count < 2 { return [words] }
    return words.indices.flatMap { index -> [[String]] in
      var rest = words
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }

  @Test(
    "where the words are of different kinds, their order makes no difference",
    arguments: [
      (["HOME", "FAX", "VOICE"], "home fax"), (["WORK", "FAX", "pref"], "work fax"),
      (["OTHER", "FAX"], "other fax"), (["MAIN", "FAX"], "fax"), (["FAX", "Boat"], "fax"),
      (["CELL", "HOME", "Boat"], "mobile"), (["PAGER", "FAX", "WORK"], "pager"),
      (["HOME", "Boat", "VOICE"], "home"), (["VOICE", "Boat", "pref"], "Boat"),
    ])
  func anyOrder(words: [String], text: String) {
    for order in Self.orders(words) { #expect(label(order).text == text) }
  }

  @Test("a list in one parameter is the same as a parameter for each word")
  func lists() {
    for words in [["home", "fax"], ["cell", "pref"], ["Boat", "voice"], ["work", "home"]] {
      let joined = PropertyLabel([Parameter("TYPE", words.joined(separator: ", "))])
      #expect(joined == label(words))
    }
    #expect(PropertyLabel([Parameter("TYPE", ",,")]).text == "")
  }

  @Test("of several words of one kind the first counts")
  func first() {
    #expect(label(["WORK", "HOME"]).text == "work")
    #expect(label(["Boat", "Shed"]).text == "Boat")
    #expect(label(["PAGER", "CELL"]).text == "pager")
  }

  @Test("the better of several preferences counts, whichever comes first")
  func preferences() {
    let pref = Parameter("TYPE", "pref")
    for parameters in [[pref, Parameter("PREF", "9")], [Parameter("PREF", "9"), pref]] {
      #expect(PropertyLabel(parameters).preference == 1)
    }
    for (written, number) in [
      ("1", 1), ("100", 100), ("101", 100), ("0", 1), (" 42 ", 42), ("x", 1),
    ] {
      #expect(PropertyLabel([Parameter("PREF", written)]).preference == number)
    }
  }

  @Test("other parameters make no label")
  func others() {
    let label = PropertyLabel([Parameter("VALUE", "home"), Parameter("X-TYPE", "work")])
    #expect(label.text == "" && label.preference == nil)
    #expect(label == PropertyLabel([]))
  }
}
