public import CirclesModel
import Foundation
import GRDB

/// How notes and conversations are taken.
public struct AssignOptions: Hashable, Sendable {
  /// The zone of the user's clock (IANA); nil for the system's.
  public var timeZone: String?
  /// Whether texts are kept as they were read; without, only summaries and digests are.
  public var keepsRaw: Bool
  /// The version of the matcher that decides: notes of an older one are looked at again.
  public var matcherVersion: Int
  /// The version of what reads notes, likewise; 0 where nothing does.
  public var extractorVersion: Int

  /// Makes options.
  public init(
    timeZone: String? = nil, keepsRaw: Bool = true, matcherVersion: Int = 0,
    extractorVersion: Int = 0
  ) {
    self.extractorVersion = extractorVersion
    self.timeZone = timeZone
    self.keepsRaw = keepsRaw
    self.matcherVersion = matcherVersion
  }
}

extension ImportSession {
  /// The digests (`NoteDigest`) of all notes that were loaded before.
  public func knownNotes() throws(StoreError) -> Set<RecordDigest> {
    try step { db in
      var digests: Set<RecordDigest> = []
      try SQLReader(db, "SELECT digest FROM note WHERE thread_key IS NULL").forEach { row in
        digests.insert(row.digest(0))
      }
      return digests
    }
  }

  /// Loads notes with what was decided of them; answers an outcome for each, in their order.
  ///
  /// `reader` reads a note whose findings are not those of whom it lies under in the end. `totals` says
  /// what the run has come to with these outcomes; they are stored with the next commit.
  public func load(
    notes: [Decided<NoteRecord>], _ options: AssignOptions, _ reader: (any TextReading)? = nil,
    totals: ([NoteOutcome]) -> RunReport? = { _ in nil }
  ) throws(StoreError) -> [NoteOutcome] {
    try batch(of: notes.count) { db in
      var loader = NoteLoader(
        db: db, filer: self.filer(db, options, reader), clock: LocalClock(zone: options.timeZone))
      let outcomes = try loader.load(notes)
      came(to: totals(outcomes))
      return outcomes
    }
  }

  /// Loads the messages of conversations; answers for each how many of its messages are new.
  ///
  /// What they belong to is not filed yet: that is for `pendingParts` and `file`.
  public func load(
    conversations: [(ConversationRecord, NoteSource)], _ options: AssignOptions
  ) throws(StoreError) -> [Int] {
    let count = conversations.reduce(0) { $0 + $1.0.messages.count }
    return try batch(of: count, isWhole: false) { db in
      let loader = self.conversationLoader(options)
      let statements = try ConversationStatements(db)
      return try conversations.map { try loader.load($0.0, source: $0.1, statements) }
    }
  }

  /// How many messages `pendingParts` goes through once more since some came between others: it is worth
  /// to wait until as many are new.
  public var regroupingCost: Int { conversations?.regroupingCost ?? 0 }

  /// How many messages the parts of one call have at most, but for the last part.
  private static let pendingMessages = 16_384

  /// The parts that got messages since the last call, to be decided and then filed; no more than so many,
  /// fewer where they are long, and none where there are none left.
  public func pendingParts(
    _ options: AssignOptions, limit: Int = .max
  ) throws(StoreError) -> [PendingPart] {
    try batch(of: 0, isWhole: false) { db in
      let loader = self.conversationLoader(options)
      try loader.regroup(db)
      let rows = PartRows(db: db, filer: self.filer(db, options), memory: loader.memory)
      var pending: [PendingPart] = []
      var room = Self.pendingMessages
      while pending.count < limit, room > 0, let (key, fresh) = loader.nextTouched() {
        let part: PendingPart? =
          if let fresh, !fresh.messages.isEmpty {
            try rows.pending(key, fresh)
          } else {
            try rows.read(key, &loader.clock)
          }
        guard let part else {
          try rows.removeEmpty(key)
          continue
        }
        room -= part.messages.count
        pending.append(part)
      }
      return pending
    }
  }

  /// Files parts; answers an outcome for each, in their order. `reader` and `totals` as for notes. With
  /// the last of those that are pending the work is whole, and may be committed.
  public func file(
    parts: [Decided<PreparedPart>], isWhole: Bool = true, _ options: AssignOptions,
    _ reader: (any TextReading)? = nil, totals: ([NoteOutcome]) -> RunReport? = { _ in nil }
  ) throws(StoreError) -> [NoteOutcome] {
    try batch(of: parts.count, isWhole: isWhole) { db in
      let rows = PartRows(
        db: db, filer: self.filer(db, options, reader),
        memory: self.conversationLoader(options).memory)
      let outcomes = try parts.map { try rows.file($0) }
      came(to: totals(outcomes))
      return outcomes
    }
  }
}
