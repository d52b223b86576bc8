import SourceDiagnostics

/// The X-ABLabels of a card, each bound to the properties of its group.
///
/// A label may stand before or after its property, and groups match without case (Android writes
/// `ITEM1.X-ABLABEL`).
package struct GroupLabels {
  private struct Entry {
    let group: String
    let text: String
    /// Where in the card it stands.
    let index: Int
    var isUsed = false
  }

  private var entries: [Entry] = []
  /// Where each group's entry is; made only for a card of many labels.
  private var places: [String: Int] = [:]

  /// How many labels are looked through one by one.
  private static let fewLabels = 16

  /// The labels of a card; the first that says something counts for its group.
  package init(_ properties: [Property]) {
    for index in properties.indices where properties[index].name == "X-ABLABEL" {
      var ignored: [Diagnostic] = []
      guard let group = properties[index].group,
        let text = AppleLabel.text(of: properties[index].trimmedText(reporting: &ignored))
      else { continue }
      entries.append(Entry(group: group.asciiLowercased, text: text, index: index))
    }
    if entries.count > Self.fewLabels {
      for (index, entry) in entries.enumerated() where places[entry.group] == nil {
        places[entry.group] = index
      }
    }
  }

  /// The label of a group; nil where it has none.
  func text(of group: String) -> String? { place(of: group).map { entries[$0].text } }

  /// The label of a group, which is then taken to be used.
  package mutating func label(of group: String) -> String? {
    guard let index = place(of: group) else { return nil }
    entries[index].isUsed = true
    return entries[index].text
  }

  /// Whether the label at this place in the card was used.
  package func isUsed(at index: Int) -> Bool {
    // The labels are in the order of the card.
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].index == index && entries[low].isUsed
  }

  private func place(of group: String) -> Int? {
    if entries.isEmpty { return nil }
    let group = group.asciiLowercased
    if entries.count > Self.fewLabels { return places[group] }
    return entries.firstIndex { $0.group == group }
  }
}
