import CirclesMatching
public import CirclesStore

extension Notebook {
  /// Pairs of contacts that may be one person, where `Mike` and `Michael` are one name.
  public func likelyDuplicates() throws(StoreError) -> [DuplicatePair] {
    try duplicates(areForms: NameForms.areForms)
  }
}
