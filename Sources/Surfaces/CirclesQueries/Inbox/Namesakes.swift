import CirclesModel
public import CirclesStore

extension [InboxItem.Suggestion] {
  /// What tells those of one name apart, by id; nobody is in it who has no namesake here.
  public func tellingNamesakesApart() -> [String: String] {
    var words: [String: String] = [:]
    for namesakes in Dictionary(grouping: self, by: { NameNormalizer.normalize($0.name) }).values
    where namesakes.count > 1 {
      for one in namesakes {
        let isUnlike = namesakes.allSatisfy { $0.id == one.id || $0.about != one.about }
        let parts = isUnlike && !one.about.isEmpty ? [] : [String(one.id.prefix(8))]
        words[one.id] = ([one.about].filter { !$0.isEmpty } + parts).joined(separator: ", ")
      }
    }
    return words
  }
}
