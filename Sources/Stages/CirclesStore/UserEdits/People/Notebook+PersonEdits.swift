public import CirclesModel
import GRDB

/// What the user may change of a person by hand.
public struct EditedPerson: Hashable, Sendable {
  /// The fields of the card.
  public var fields: ContactFields
  /// Family, Friend, Partner, Colleague, Acquaintance, or the user's own word.
  public var relationshipType: String
  /// How often the user wants to be in touch, in days; 0 for never, nil as for their relationship.
  public var cadenceDays: Int?
  /// The job in a few words, as the app shows it; it follows the card's until somebody changes it.
  public var jobInfo = ""
  /// What the app shows of the family.
  public var familyDetails = ""
  /// What the app shows of travels.
  public var travelNotes = ""
}

/// A person who was added by hand.
public struct AddedPerson: Hashable, Sendable {
  /// The run that it is, for taking it back.
  public var run: String
  /// The contact's id.
  public var id: String
  /// Whether the notebook had the person already, by name and number; then what was typed was added.
  public var wasKnown: Bool
}

extension Notebook {
  /// Adds a person as the user types them. Who has the name and a number, an address or the birthday
  /// of somebody in the notebook is that person (`Architecture.md` section 3). A run of its own.
  ///
  /// With a `key` the same person is added once, however often that is tried.
  public func addPerson(
    _ fields: ContactFields, relationship: String? = nil, key recordKey: String? = nil,
    command: String = "people add"
  ) throws(StoreError) -> AddedPerson {
    var id = ""
    var wasKnown = false
    let run = try edit(command) { db, run, time in
      let loader = ContactLoader(run: run, startedAt: time)
      let record = PreparedContact(UserRecord.make(fields, key: recordKey))
      let outcome = try loader.load(
        [.prepared(record)], source: UserRecord.source, readInFull: { [] }, db)
      guard let result = outcome.first?.result,
        let key = try Int.fetchOne(
          db, sql: "SELECT key FROM contact WHERE identifier = ?", arguments: [result.identifier])
      else { throw StoreError.internal("a person who was added is not there") }
      if result.action == .created { try loader.attachKeptCards(for: key, db) }
      try loader.link(db)
      guard let added = try ContactRows.read(key, db) else {
        throw StoreError.gone(id: result.identifier)
      }
      id = added.header.id
      wasKnown = result.action != .created
      var state = added.state
      if let relationship { state.relationshipType = relationship }
      // The image says what the run left, so that undo knows whether somebody has edited it since.
      try ChangeJournal(db: db, run: run).contact(
        key, before: ContactSnapshot(added.header, added.state),
        after: ContactSnapshot(added.header, state))
      try ContactRows(db).update(
        key, from: added.state, to: state, photo: ContactRows.photo(key, db), modifiedAt: time)
    }
    return AddedPerson(run: run, id: id, wasKnown: wasKnown)
  }

  /// What the user may change of a person (by id).
  public func editable(_ person: String) throws(StoreError) -> EditedPerson {
    try read { db in
      guard let (header, state) = try ContactRows.read(Self.key(of: person, db), db) else {
        throw StoreError.gone(id: person)
      }
      return EditedPerson(header, state)
    }
  }

  /// Changes a person (by id) by hand: no import changes it back. A run of its own; answers its id, or
  /// nil where nothing differs, which is no run.
  public func editPerson(
    _ person: String, command: String = "people edit", _ change: (inout EditedPerson) -> Void
  ) throws(StoreError) -> String? {
    var wanted = try editable(person)
    let before = wanted
    change(&wanted)
    if wanted == before { return nil }
    guard !wanted.fields.name.display.isEmpty else { throw .notPossible("a person needs a name") }
    return try edit(command) { db, run, time in
      guard let (header, state) = try ContactRows.read(Self.key(of: person, db), db) else {
        throw StoreError.gone(id: person)
      }
      var edited = EditedPerson(header, state)
      change(&edited)
      let after = edited.state(over: state)
      var later = header
      later.modifiedAt = time
      later.cadenceDays = edited.cadenceDays
      later.familyDetails = edited.familyDetails
      later.travelNotes = edited.travelNotes
      let photo = try ContactRows.photo(header.key, db)
      try ChangeJournal(db: db, run: run).contact(
        header.key, before: ContactSnapshot(header, state), after: ContactSnapshot(later, after))
      try ContactRows(db).update(
        header.key, from: state, to: after, photo: photo, modifiedAt: time)
      try db.run(
        """
        UPDATE contact SET cadence_days = ?, family_details = nullif(?, ''),
          travel_notes = nullif(?, ''), modified_at = ? WHERE key = ?
        """,
        [later.cadenceDays, later.familyDetails, later.travelNotes, time, header.key])
      if state.fields.name.display != after.fields.name.display {
        try ContactMerge.keepCardNames(of: header.key, state, run: run, db)
      }
      if state.fields.name != after.fields.name || state.fields.related != after.fields.related {
        try Linker(db: db, identity: ContactLoader.loadIdentity(db)).run()
      }
    }
  }
}

extension EditedPerson {
  init(_ header: ContactHeader, _ state: ContactState) {
    fields = state.fields
    relationshipType = state.relationshipType
    cadenceDays = header.cadenceDays
    jobInfo = state.jobInfo
    familyDetails = header.familyDetails
    travelNotes = header.travelNotes
  }

  /// The contact's state with the changes; the job in a few words follows the job, unless somebody
  /// has put it otherwise.
  func state(over old: ContactState) -> ContactState {
    var state = old
    let isOwn = old.jobInfo == ContactState(saying: old.fields).jobInfo
    state.fields = fields
    state.relationshipType = relationshipType
    if jobInfo != old.jobInfo {
      state.jobInfo = jobInfo
    } else if isOwn {
      state.jobInfo = ContactState(saying: fields).jobInfo
    }
    return state
  }
}

extension EditedPerson {
  /// What becomes of a person as they are `now`, when somebody made this of the card that they saw: only
  /// what they changed in it. Where others changed the same meanwhile, this stands.
  public func changing(_ now: EditedPerson, since seen: EditedPerson) -> EditedPerson {
    let merged = ThreeWayMerge(
      base: seen.merging, theirs: now.merging, mine: merging, others: []
    ).result
    var person = now
    person.fields = merged.fields
    person.relationshipType = merged.relationshipType
    person.jobInfo = merged.jobInfo
    if cadenceDays != seen.cadenceDays { person.cadenceDays = cadenceDays }
    return person
  }

  private var merging: ContactState {
    ContactState(fields: fields, relationshipType: relationshipType, jobInfo: jobInfo)
  }

  /// The relationship of people of whom nobody says another.
  public static let usualRelationship = ContactState.defaultRelationship

  /// Somebody of whom nothing is said yet.
  public init() {
    fields = ContactFields()
    relationshipType = Self.usualRelationship
  }
}
