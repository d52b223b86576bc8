import CirclesExports
import CirclesHTTP
import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation
import SourceDiagnostics
import VCard

/// Writes what the user changed into the cards on a server, with If-Match: no card is overwritten that
/// somebody else has changed, and nothing of it but what the user changed.
struct CardPusher {
  let client: DAVClient
  let load: AccountLoad
  /// The books that are synced.
  let books: [ServerCollection]
  /// The book that new people are put into; nil where they stay here.
  let newPeopleTo: ServerCollection?

  /// What is to be written.
  struct Plan {
    var cards: [CardToPush] = []
    var people: [PersonToPush] = []

    var count: Int { cards.count + people.count }
  }

  /// What became of it.
  struct Outcome {
    var pushed = 0
    var failed = 0
    var diffs: [CardDiff] = []
  }

  /// What the user changed.
  func plan() throws(SyncError) -> Plan {
    try AccountSync.pipeline { () throws(PipelineError) in
      Plan(
        cards: try load.cardsToPush(),
        people: newPeopleTo == nil ? [] : try load.peopleToPush())
    }
  }

  /// Writes it, or only looks how each card would change.
  func push(_ plan: Plan, isDryRun: Bool) async throws(SyncError) -> Outcome {
    var outcome = Outcome()
    for book in books {
      let cards = plan.cards.filter { $0.item.collection == book.href }
      var written: [CardToPush] = []
      for var card in cards {
        guard let url = DAVHref.resolve(card.item.href, from: book.url),
          let (old, new, etag, changes) = try await changed(card, at: url)
        else {
          outcome.failed += 1
          continue
        }
        if changes.count < card.changes.count {
          outcome.failed += 1
          card.changes = changes
        }
        outcome.diffs.append(CardDiff(name: card.name, old, new))
        if isDryRun {
          outcome.pushed += 1
        } else if try await put(new, at: url, .init("If-Match", etag), card.item.href) {
          written.append(card)
        } else {
          outcome.failed += 1
        }
      }
      outcome.pushed += written.count
      try await readAgain(written, of: book)
    }
    for person in plan.people { try await add(person, isDryRun: isDryRun, &outcome) }
    return outcome
  }

  /// The card as it is on the server, with the user's changes that it can hold, and its version; nil
  /// where it can hold none. What it cannot hold is told.
  private func changed(
    _ card: CardToPush, at url: URL
  ) async throws(SyncError) -> (old: [UInt8], new: [UInt8], etag: String, changes: [CardChange])? {
    // By itself, since within XML line breaks are not kept as they are.
    let response = try await DAVClient.answer { () async throws(HTTPClientError) in
      try await client.resource(url)
    }
    let etag = EntityTag.usable(response.headers["etag"], known: card.item.etag)
    guard response.status == 200, !etag.isEmpty else {
      tell(.rejected(response.status), card.item.href)
      return nil
    }
    // A header may write the version in another way than the list does; then the words decide.
    guard
      etag == card.item.etag || load.reader.fields(response.body)?.agrees(with: card.base) == true
    else {
      tell(.changedMeanwhile, card.item.href)
      return nil
    }
    let new = CardPatch.patchedAsFarAsPossible(response.body, card.changes, load.reader)
    if new?.changes != card.changes { tell(.cannotBeWritten, card.item.href) }
    return new.map { (response.body, $0.card, etag, $0.changes) }
  }

  /// Writes a card; false where the server does not take it, which is told.
  private func put(
    _ body: [UInt8], at url: URL, _ condition: HTTPRequest.Header, _ href: String
  ) async throws(SyncError) -> Bool {
    let response = try await DAVClient.written(to: url) { () async throws(HTTPClientError) in
      try await client.put(body, at: url, condition)
    }
    // Xandikos may answer with a multistatus (207), which is a success, too.
    if response.status / 100 == 2 { return true }
    tell(response.status == 412 ? .changedMeanwhile : .rejected(response.status), href)
    return false
  }

  /// Takes what the server made of the cards for what it says from now on.
  private func readAgain(
    _ cards: [CardToPush], of book: ServerCollection
  ) async throws(SyncError) {
    let written = Dictionary(cards.map { ($0.item.href, $0) }) { first, _ in first }
    for resource in try await fetch(cards.map(\.item), of: book) {
      guard let card = written[resource.item.href] else { continue }
      try AccountSync.pipeline { () throws(PipelineError) in
        try load.pushed(resource, base: card.base, changes: card.changes)
      }
    }
  }

  /// Puts somebody new into the book for them.
  private func add(
    _ person: PersonToPush, isDryRun: Bool, _ outcome: inout Outcome
  ) async throws(SyncError) {
    guard let book = newPeopleTo else { return }
    let card = ContactCard.make(
      person.fields, identifier: person.contact, photo: nil, as: .v30)
    let body = VCardWriter.write(card, as: .v30)
    outcome.diffs.append(CardDiff(name: person.fields.name.display, [], body))
    if isDryRun {
      outcome.pushed += 1
      return
    }
    let href = book.href + DAVHref.key(person.contact) + ".vcf"
    guard let url = DAVHref.resolve(href, from: book.url) else { return }
    try AccountSync.pipeline { () throws(PipelineError) in try load.willPush(person) }
    let response = try await DAVClient.written(to: url) { () async throws(HTTPClientError) in
      try await client.put(body, at: url, .init("If-None-Match", "*"))
    }
    // A sync that was cut short put them there already.
    guard response.status / 100 == 2 || response.status == 412 else {
      tell(.rejected(response.status), href)
      outcome.failed += 1
      return
    }
    outcome.pushed += 1
    let item = SyncedItem(href: href, collection: book.href, etag: "")
    for resource in try await fetch([item], of: book) {
      try AccountSync.pipeline { () throws(PipelineError) in
        try load.load(new: resource, of: person)
      }
    }
  }

  /// Takes somebody's cards out on the server; answers those that are gone.
  func delete(_ items: [SyncedItem], isDryRun: Bool) async throws(SyncError) -> Outcome {
    var outcome = Outcome()
    for item in items {
      guard let book = books.first(where: { $0.href == item.collection }),
        let url = DAVHref.resolve(item.href, from: book.url), !item.etag.isEmpty
      else { continue }
      if isDryRun {
        outcome.pushed += 1
        continue
      }
      let response = try await DAVClient.written(to: url) { () async throws(HTTPClientError) in
        try await client.delete(url, etag: item.etag)
      }
      guard response.status / 100 == 2 || [404, 410].contains(response.status) else {
        tell(response.status == 412 ? .changedMeanwhile : .rejected(response.status), item.href)
        outcome.failed += 1
        continue
      }
      outcome.pushed += 1
      try AccountSync.pipeline { () throws(PipelineError) in try load.leave([item]) }
    }
    return outcome
  }

  private func fetch(
    _ items: [SyncedItem], of book: ServerCollection
  ) async throws(SyncError) -> [FetchedResource] {
    var all: [FetchedResource] = []
    for start in stride(from: 0, to: items.count, by: ResourceFetcher.bunch) {
      let bunch = Array(items[start..<min(start + ResourceFetcher.bunch, items.count)])
      do throws(HTTPClientError) {
        all += try await ResourceFetcher(client: client, book: book).fetch(bunch).cards
      } catch {
        throw .http(error)
      }
    }
    return all
  }
}

extension CardPusher {
  /// Why a card was not written.
  enum Problem {
    case changedMeanwhile, cannotBeWritten
    case rejected(Int)
  }

  private func tell(_ problem: Problem, _ href: String) {
    let place = SourceLocation(path: href)
    switch problem {
    case .changedMeanwhile:
      load.tell(
        Diagnostic(
          .error, "carddav.changed-meanwhile",
          "the card was changed on the server in the meantime; sync again", at: place))
    case .cannotBeWritten:
      load.tell(
        Diagnostic(
          .error, "carddav.cannot-be-written",
          "this card cannot hold all that you changed; change the rest on the server", at: place))
    case .rejected(let status):
      load.tell(
        Diagnostic(
          .error, "carddav.rejected", "the server rejected the card (status \(status))", at: place))
    }
  }
}
