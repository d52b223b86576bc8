import GRDB

extension Notebook {
  /// Pairs of contacts that may be one person, those with the most reasons first. They are only
  /// shown: merging is the user's (`Architecture.md` section 3). `areForms` says whether two given names are
  /// forms of one, as Mike and Michael are.
  ///
  /// A value that more than `DuplicateFinder.largestBlock` contacts share (a switchboard, a mailing
  /// list) tells nobody apart, and makes no pairs.
  public func duplicates(
    areForms: (String, String) -> Bool = { $0 == $1 }
  ) throws(StoreError) -> [DuplicatePair] {
    try read { db in
      var finder = DuplicateFinder()
      try finder.read(db)
      try finder.readNames(db)
      let pairs = withoutActuallyEscaping(areForms) { finder.pairs(areForms: $0) }
      var people: [Int: PersonSummary] = [:]
      for pair in pairs {
        for key in [pair.left, pair.right] where people[key] == nil {
          people[key] = try PersonQuery.summaries(where: "c.key = ?", [key], db).first
        }
      }
      return pairs.compactMap { pair in
        guard let left = people[pair.left], let right = people[pair.right] else { return nil }
        return DuplicatePair(left: left, right: right, reasons: pair.reasons)
      }
    }
  }
}
