import CirclesModel
public import CirclesStore
import Foundation
import GRDB

/// A hit before its snippet is cut: only those that are shown get one.
struct SearchCandidate {
  var hit: SearchHit
  var text: String
}

/// Answers one question within one transaction.
struct SearchFinder {
  let db: Database
  let request: SearchRequest

  var query: SearchQuery { request.query }
  var terms: SearchTerms { request.query.terms }

  /// How many messages are ranked with one another: the newest that fit. What comes after them is
  /// on later pages.
  static let window = 1000

  /// The weight of a day: what is new counts more, by half in a year.
  func newness(of day: String?) -> Double {
    guard let day = day.flatMap({ GregorianDay(iso: $0.prefix(10)) }) else { return 0.5 }
    let today = Int(request.now.timeIntervalSince1970) / 86_400
    let age = Double(max(0, today - day.daysSince1970))
    return 0.4 + 0.6 * exp2(-age / 365)
  }

  /// The hits of a page.
  func page(_ cursor: SearchCursor) throws -> SearchPage {
    var (found, after) = try messages(cursor.window)
    if cursor.window == nil { found += try notes() + contacts() + findings() }
    found.sort { left, right in
      if left.hit.score != right.hit.score { return left.hit.score > right.hit.score }
      return (left.hit.at ?? "", left.hit.kind.rawValue, left.hit.id)
        > (right.hit.at ?? "", right.hit.kind.rawValue, right.hit.id)
    }
    let shown = found.dropFirst(cursor.offset).prefix(request.limit)
    var next: SearchCursor?
    if cursor.offset + shown.count < found.count {
      next = SearchCursor(window: cursor.window, offset: cursor.offset + shown.count)
    } else if let after {
      next = SearchCursor(window: after, offset: 0)
    }
    let hits = shown.map { candidate in
      var hit = candidate.hit
      hit.snippet = SearchSnippet.of(candidate.text, terms.wanted)
      return hit
    }
    return SearchPage(hits: hits, next: next?.cursor)
  }
}

/// Where a page of hits begins.
struct SearchCursor {
  /// Before which message the window begins: two numbers by which they are sorted; nil for the first.
  struct Window: Hashable {
    var major: Int
    var minor: Int
  }

  var window: Window?
  var offset = 0

  init(window: Window? = nil, offset: Int = 0) {
    self.window = window
    self.offset = offset
  }

  /// What a page printed; nil for the cursor of another list.
  init?(_ cursor: PageCursor) {
    let numbers = cursor.fields.dropFirst().compactMap(Int.init)
    guard cursor.fields.first == "search", numbers.count == cursor.fields.count - 1,
      numbers.count == 1 || numbers.count == 3, let offset = numbers.first, offset >= 0
    else { return nil }
    self.offset = offset
    if numbers.count == 3 { window = Window(major: numbers[1], minor: numbers[2]) }
  }

  var cursor: PageCursor {
    let window = window.map { ["\($0.major)", "\($0.minor)"] } ?? []
    return PageCursor(["search", "\(offset)"] + window)
  }
}

extension Notebook {
  /// A page of what a question finds, the best first; nil where its cursor is no page's.
  public func search(_ request: SearchRequest) throws(StoreError) -> SearchPage? {
    var cursor = SearchCursor()
    if let page = request.page {
      guard let known = SearchCursor(page) else { return nil }
      cursor = known
    }
    var request = request
    request.limit = max(1, min(SearchRequest.mostHits, request.limit))
    let (asked, start) = (request, cursor)
    return try read { db in try SearchFinder(db: db, request: asked).page(start) }
  }
}
