import CirclesHTTP
import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation

extension AccountSync {
  /// Resources in bunches, with what was gone when they were fetched.
  typealias Fetched = [ResourceFetcher.Fetched]

  /// Fetches at once what is too much to be loaded unseen, and loads it on trial: a server that calls
  /// every card changed may say the same as before. Nil where there is not that much.
  func bounded(
    _ plans: [CollectionPlan], _ state: SyncState, _ account: Account, _ notebook: Notebook,
    _ result: inout SyncResult
  ) async throws(SyncError) -> [String: Fetched]? {
    let later = plans.filter { !$0.isFirst }
    // A card that lies elsewhere now is gone from one place and new in another.
    let gone = later.reduce(0) { $0 + $1.gone.count }
    let fetch = later.reduce(0) { $0 + $1.fetch.count }
    guard gone + fetch > limit(state.items.count) else { return nil }
    var early: [String: Fetched] = [:]
    for plan in later {
      early[plan.book.href] = try await fetchAll(plan, account, &result)
    }
    try await check(later, early, state, account, notebook)
    return early
  }

  /// Loads on trial what was fetched, and fails where it changes too much at once. A first sync may
  /// change whatever there is.
  func check(
    _ plans: [CollectionPlan], _ early: [String: Fetched], _ state: SyncState, _ account: Account,
    _ notebook: Notebook
  ) async throws(SyncError) {
    let later = plans.filter { !$0.isFirst && !($0.fetch.isEmpty && $0.gone.isEmpty) }
    guard !later.isEmpty else { return }
    var trial = options.importing
    trial.isDryRun = true
    var counted = SyncResult(account: account.name)
    try await load(later, early, account, notebook, NullObserver(), &counted, importing: trial)
    let isCalendar = account.kind != .carddav
    let changed = isCalendar ? counted.report.notes.assigned : counted.changed
    let removed = isCalendar ? counted.leftMeetings : counted.removed
    let limit = limit(account.kind == .ics ? counted.fetched : state.items.count)
    guard changed + removed <= limit else {
      throw .tooMany(
        SyncError.TooMany(
          changed: changed, gone: removed, limit: limit,
          noun: isCalendar ? "meetings" : "people"))
    }
  }

  /// How much may change at once, of so many resources.
  func limit(_ count: Int) -> Int { options.maximumChanges ?? max(50, count / 10) }

  private func fetchAll(
    _ plan: CollectionPlan, _ account: Account, _ result: inout SyncResult
  ) async throws(SyncError) -> Fetched {
    var all: Fetched = []
    for bunch in Self.bunches(plan.wanted) {
      all.append(try await fetch(bunch, of: plan.book, account, &result))
    }
    return all
  }

  private static func bunches(_ items: [SyncedItem]) -> [[SyncedItem]] {
    stride(from: 0, to: items.count, by: ResourceFetcher.bunch).map {
      Array(items[$0..<min($0 + ResourceFetcher.bunch, items.count)])
    }
  }

  private func fetch(
    _ bunch: [SyncedItem], of book: ServerCollection, _ account: Account,
    _ result: inout SyncResult
  ) async throws(SyncError) -> ResourceFetcher.Fetched {
    do throws(HTTPClientError) {
      let fetched = try await ResourceFetcher(client: client(account), book: book).fetch(bunch)
      result.fetched += fetched.cards.count
      return fetched
    } catch {
      throw .http(error)
    }
  }

  /// Loads what the plans want, fetched before or now.
  func load(
    _ plans: [CollectionPlan], _ early: [String: Fetched]?, _ account: Account,
    _ notebook: Notebook, _ observer: any PipelineObserver, _ result: inout SyncResult,
    importing: ImportOptions? = nil
  ) async throws(SyncError) {
    let load = try begin(account, notebook, importing ?? options.importing, observer)
    do throws(SyncError) {
      var gone = plans.flatMap(\.gone)
      var states: [SyncedCollection] = []
      for plan in plans {
        var missing = plan.unavailable
        let bunches = Self.bunches(plan.wanted)
        for place in bunches.indices {
          let fetched: ResourceFetcher.Fetched
          if let known = early?[plan.book.href] {
            fetched = known[place]
          } else {
            fetched = try await fetch(bunches[place], of: plan.book, account, &result)
          }
          gone += fetched.gone
          missing += fetched.unavailable
          try Self.pipeline { () throws(PipelineError) in
            try load.load(fetched.cards, leaving: gone)
          }
        }
        load.refuse(missing)
        // What is not there is asked for again the next time.
        let state = missing.isEmpty ? plan.state?.text : plan.last?.token
        states.append(SyncedCollection(href: plan.book.href, token: state))
      }
      try Self.pipeline { () throws(PipelineError) in try load.leave(gone) }
      if let cards = load as? AccountLoad {
        try Self.pipeline { () throws(PipelineError) in try cards.settleConflicts() }
        if importing == nil {
          try await push(cards, plans.map(\.book), account, notebook, &result)
        }
        result.conflicts = try Self.pipeline { () throws(PipelineError) in
          try cards.conflictCount()
        }
      }
      result.report = try Self.pipeline { () throws(PipelineError) in
        try load.finish(states)
      }
    } catch {
      load.abandon()
      throw error
    }
    if let meetings = load.meetings {
      result.leftMeetings = meetings.removed
      if account.kind == .ics { result.fetched = meetings.events }
    }
  }

  private func begin(
    _ account: Account, _ notebook: Notebook, _ importing: ImportOptions,
    _ observer: any PipelineObserver
  ) throws(SyncError) -> any SyncLoad {
    try Self.pipeline { () throws(PipelineError) -> any SyncLoad in
      if account.kind == .carddav {
        return try AccountLoad(notebook, importing, account: account.name, observer)
      }
      return try CalendarLoad(
        notebook, importing, account: account.name, owner: account.user,
        isFeed: account.kind == .ics, observer)
    }
  }
}
