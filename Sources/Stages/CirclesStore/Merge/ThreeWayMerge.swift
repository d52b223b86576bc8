import CirclesModel

/// Merges what a source said, says now, and what the notebook has, field by field
/// (`Architecture.md` section 4).
struct ThreeWayMerge {
  /// The outcome.
  private(set) var result: ContactState
  /// The fields in which source and user both changed something and the user's stays, by the names
  /// of `Contract.md` section 2.
  var keptEdits: [String] {
    conflicts.map(\.field).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
  /// The same, one by one.
  private(set) var conflicts: [MergeConflict] = []

  private let base: ContactState
  private let theirs: ContactState
  private let mine: ContactState
  private let others: [ContactState]
  /// What the user typed.
  private let typed: ContactState?
  /// Of the others, those that the record takes the place of, and the rest.
  private let outdated: [ContactState]
  private let lasting: [ContactState]
  /// Whether the record is met for the first time: then nothing it says was ever edited.
  private let isNew: Bool
  /// Whether what both sides added is as the record has it.
  private let completes: Bool

  /// Merges. `base` is nil for a record that is new to the contact: it fills what is empty and adds
  /// to lists. `others` is what the contact's other records say, but for `outdated`, which the record
  /// takes the place of; `typed` is what the user has put in place of something. `completes` is for
  /// records that are written back: what both sides added keeps the label that it has there.
  init(
    base: ContactState?, theirs: ContactState, mine: ContactState, others: [ContactState],
    outdated: [ContactState] = [], typed: ContactState? = nil, completes: Bool = false
  ) {
    self.base = base ?? .nothing
    self.theirs = theirs
    self.mine = mine
    self.others = others + outdated
    lasting = others
    self.outdated = outdated
    self.typed = typed
    isNew = base == nil
    self.completes = completes
    result = mine
    mergeScalars()
    mergeLists()
  }

  private mutating func mergeScalars() {
    mergeName()
    // A person does not become an organization by a second opinion.
    if !isNew { scalar(\.fields.kind, "kind", empty: .individual, isPart: true) }
    scalar(\.fields.birthday, "birthday", empty: nil)
    scalar(\.fields.organization, "organization", empty: "", follows: true)
    scalar(\.fields.department, "department", empty: "", follows: true)
    scalar(\.fields.jobTitle, "job_title", empty: "", follows: true)
    scalar(\.fields.note, "note", empty: "", follows: true)
    scalar(\.fields.photo, "photo", empty: nil, isPart: true)
    scalar(\.relationshipType, "relationship_type", empty: ContactState.defaultRelationship)
    scalar(\.jobInfo, "job_info", empty: "", follows: true)
  }

  private mutating func mergeName() {
    // An empty name would leave a contact without any: the last one stays.
    if !theirs.fields.name.display.isEmpty {
      scalar(\.fields.name.display, "name", empty: "", isPart: true)
    }
    scalar(\.fields.name.prefix, "name", empty: "", isPart: true)
    scalar(\.fields.name.given, "name", empty: "", isPart: true)
    scalar(\.fields.name.middle, "name", empty: "", isPart: true)
    scalar(\.fields.name.family, "name", empty: "", isPart: true)
    scalar(\.fields.name.suffix, "name", empty: "", isPart: true)
    scalar(\.fields.name.phoneticGiven, "name", empty: "", isPart: true)
    scalar(\.fields.name.phoneticMiddle, "name", empty: "", isPart: true)
    scalar(\.fields.name.phoneticFamily, "name", empty: "", isPart: true)
    // A name is one thing: where both sides changed it, no part of the other one is taken.
    if conflicts.contains(MergeConflict(field: "name", member: "")) {
      result.fields.name = mine.fields.name
    }
  }

  private mutating func mergeLists() {
    list(\.fields.nicknames, "nicknames")
    list(\.fields.phones, "phones")
    list(\.fields.emails, "emails")
    list(\.fields.addresses, "addresses")
    list(\.fields.dates, "dates")
    list(\.fields.categories, "categories")
    list(\.fields.urls, "urls")
    list(\.fields.handles, "handles")
    list(\.fields.related, "related")
    // Their order says nothing: writers put properties where they like.
    if Set(base.fields.extra) != Set(theirs.fields.extra) { list(\.fields.extra, "extra") }
  }

  /// `isPart` says that the field means nothing without others of its record, `follows` that already
  /// the first words of a record count for more than those that it takes the place of.
  private mutating func scalar<Value: Equatable>(
    _ path: WritableKeyPath<ContactState, Value>, _ name: String, empty: Value,
    isPart: Bool = false, follows: Bool = false
  ) {
    let before = base[keyPath: path]
    let now = theirs[keyPath: path]
    let current = mine[keyPath: path]
    if now == before || now == current { return }
    if isNew {
      // Empty though another record says something: the user emptied it.
      let isOpen = current == empty && others.allSatisfy { $0[keyPath: path] == empty }
      guard isOpen || (follows && now != empty && isOutdated(path)) else { return }
      result[keyPath: path] = now
    } else if current == before {
      // What this source no longer says stays while another one says it.
      if now == empty, others.contains(where: { $0[keyPath: path] == current }) { return }
      // Then another record's word counts; but no part of a name comes from another name, and of a
      // photo the records keep no more than the digest.
      let other = isPart ? nil : others.map { $0[keyPath: path] }.first { $0 != empty }
      // Unless the user put something else in its place.
      if now == empty, other != nil, typed?[keyPath: path] == current { return }
      result[keyPath: path] = now == empty ? other ?? empty : now
    } else if !others.contains(where: { $0[keyPath: path] == current && current != empty }) {
      keep(name)
    }
  }

  /// Whether only records that this one takes the place of say what the contact has.
  private func isOutdated<Value: Equatable>(_ path: KeyPath<ContactState, Value>) -> Bool {
    let current = mine[keyPath: path]
    func says(_ state: ContactState) -> Bool { state[keyPath: path] == current }
    return outdated.contains(where: says) && !lasting.contains(where: says)
      && typed.map(says) != true
  }

  private mutating func list<Value: MergeableValue>(
    _ path: WritableKeyPath<ContactState, [Value]>, _ name: String
  ) {
    if base[keyPath: path] == theirs[keyPath: path] { return }
    let merge = ListMerge(
      base: base[keyPath: path], theirs: theirs[keyPath: path], mine: mine[keyPath: path],
      others: others.map { $0[keyPath: path] }, completes: completes)
    result[keyPath: path] = merge.result
    for key in merge.keptEdits { keep(name, key) }
  }

  private mutating func keep(_ name: String, _ member: String = "") {
    let conflict = MergeConflict(field: name, member: member)
    if !conflicts.contains(conflict) { conflicts.append(conflict) }
  }
}

/// What source and user both changed.
struct MergeConflict: Hashable {
  /// The field's name.
  var field: String
  /// Of a list the merge key of the member, else empty.
  var member: String
}
