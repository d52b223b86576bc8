import VCard

/// The X-ABLabels of a card, each bound to the properties of its group.
///
/// A label may stand before or after its property, and groups match without case (Android writes
/// `ITEM1.X-ABLABEL`).
struct GroupLabels {
  private struct Entry {
    let group: String
    let text: String?
    var isUsed = false
  }

  private var entries: [Entry] = []
  /// Where each group's entry is; made only for a card of many labels.
  private var places: [String: Int] = [:]

  /// How many labels are looked through one by one.
  private static let fewLabels = 16

  /// The labels of a card; the first that says something counts for its group.
  init(_ properties: [Property]) {
    for property in properties where property.name == "X-ABLABEL" {
      guard let group = property.group, let text = AppleLabel.text(of: property.text) else {
        continue
      }
      entries.append(Entry(group: group.asciiLowercased, text: text))
    }
    if entries.count > Self.fewLabels {
      for (index, entry) in entries.enumerated() where places[entry.group] == nil {
        places[entry.group] = index
      }
    }
  }

  /// The label of a group, which is then taken to be used.
  mutating func label(of group: String) -> String? {
    guard let index = place(of: group) else { return nil }
    entries[index].isUsed = true
    return entries[index].text
  }

  /// Whether this X-ABLabel has given its group a name: another says the same, or it was used.
  func isUsed(group: String, text: String) -> Bool {
    guard let index = place(of: group) else { return false }
    return entries[index].isUsed && entries[index].text == text
  }

  private func place(of group: String) -> Int? {
    if entries.isEmpty { return nil }
    let group = group.asciiLowercased
    if entries.count > Self.fewLabels { return places[group] }
    return entries.firstIndex { $0.group == group }
  }
}
