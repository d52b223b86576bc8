import CirclesMatching
import CirclesModel
import CirclesStore

/// Makes the matcher of a run from the contacts of the notebook.
struct MatcherSource {
  /// The version of the matcher.
  static let version = Matcher.version

  /// Tells whose a text is.
  let matcher: Matcher
  /// The contacts that changed since a run.
  private(set) var changed: [ReviewRequest.ChangedContact] = []
  /// The identifiers of contacts, by id.
  private(set) var names: [String: String] = [:]
  /// Who bears which full name.
  private(set) var book = FullNameIndex()
  /// Who is meant by an attendee of a meeting.
  private(set) var attendees = AttendeeResolver()

  /// A matcher that knows all contacts as they are now, and which of them have changed since that
  /// run; nil asks for none.
  init(
    _ session: ImportSession, _ options: ImportOptions, changedSince run: Int? = nil
  ) throws(StoreError) {
    var gone: [ReviewRequest.ChangedContact] = []
    try self.init(options, changedSince: run) { body throws(StoreError) in
      try session.matchedPeople(body) { matched in
        gone.append(
          ReviewRequest.ChangedContact(
            id: matched.id, generation: matched.generation,
            keys: Matcher.keys(of: matched.person)))
      }
    }
    if run != nil { changed += gone }
  }

  /// The same of whatever gives the contacts.
  init(
    _ options: ImportOptions, changedSince run: Int?,
    people: ((MatchedPerson) -> Void) throws(StoreError) -> Void
  ) throws(StoreError) {
    var settings = MatchingSettings(owners: options.everyOwner, region: options.region)
    if let assign = options.matching.assign { settings.assignThreshold = assign }
    if let margin = options.matching.margin { settings.margin = margin }
    var builder = PersonIndexBuilder(settings: settings)
    var changed: [ReviewRequest.ChangedContact] = []
    var names: [String: String] = [:]
    var book = FullNameIndex()
    var attendees = AttendeeResolver()
    try people { matched in
      builder.add(matched.person)
      book.add(matched.person.identifier, named: matched.person.name)
      attendees.add(matched.person)
      guard let run else { return }
      names[matched.id] = matched.person.identifier
      if matched.generation > run {
        changed.append(
          ReviewRequest.ChangedContact(
            id: matched.id, generation: matched.generation,
            keys: Matcher.keys(of: matched.person)))
      }
    }
    matcher = Matcher(index: builder.finish(), settings: settings)
    self.changed = changed
    self.names = names
    self.book = book
    self.attendees = attendees
  }
}
