import Testing

@testable import VCard

@Suite("Labels of a card's groups")
struct GroupLabelsTests {
  private func property(_ group: String?, _ name: String, _ value: String) -> Property {
    Property(group: group, name: name, rawValue: Array(value.utf8)[...], version: .v30)
  }

  @Test("a group's first label that says something is its label")
  func first() {
    var labels = GroupLabels([
      property("item1", "X-ABLABEL", "_$!<>!$_"), property("item1", "X-ABLABEL", " Cabin "),
      property("item1", "X-ABLABEL", "Other"), property("item2", "TEL", "555-0101"),
    ])
    #expect(labels.label(of: "ITEM1") == "Cabin")
    #expect(labels.label(of: "item2") == nil)
    #expect(labels.label(of: "") == nil)
  }

  @Test("a label is used once its group was asked for, and only the one that was given")
  func used() {
    var labels = GroupLabels([
      property("a", "X-ABLABEL", "One"), property("a", "X-ABLABEL", "Two"),
      property("b", "X-ABLABEL", "Three"), property(nil, "X-ABLABEL", "Four"),
    ])
    #expect(!labels.isUsed(at: 0))
    _ = labels.label(of: "a")
    #expect(labels.isUsed(at: 0))
    #expect(!labels.isUsed(at: 1))
    #expect(!labels.isUsed(at: 2))
    #expect(!labels.isUsed(at: 3))
    #expect(!labels.isUsed(at: 99))
  }

  @Test("many labels are found as few are")
  func many() {
    var properties: [Property] = []
    for number in 0..<100 {
      properties.append(property("Item\(number)", "X-ABLABEL", "Label \(number)"))
      properties.append(property("Item\(number)", "X-ABLABEL", "Second \(number)"))
    }
    var labels = GroupLabels(properties)
    for number in 0..<100 { #expect(labels.label(of: "iTEM\(number)") == "Label \(number)") }
    #expect(labels.label(of: "item100") == nil)
    #expect(labels.isUsed(at: 198))
    #expect(!labels.isUsed(at: 199))
  }

  @Test("a card without labels has none")
  func none() {
    var labels = GroupLabels([])
    #expect(labels.label(of: "item1") == nil)
    #expect(!labels.isUsed(at: 0))
  }
}
