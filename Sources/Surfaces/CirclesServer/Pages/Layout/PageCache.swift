import Synchronization

/// Pages that were made, kept for as long as nothing of the notebook changes: reloading one, going back
/// to it and typing the same again cost nothing.
final class PageCache: Sendable {
  private struct Kept {
    var mark = ""
    var pages: [String: (html: String, made: ContinuousClock.Instant)] = [:]
    var bytes = 0
  }

  /// No more is kept than this.
  private static let maximumBytes = 4 << 20
  /// Whether an import still runs stands in no notebook, so nothing is kept for long.
  private static let lifetime = Duration.seconds(30)
  private let kept = Mutex(Kept())

  /// The page of an address where the notebook is still as the mark tells; nil where it is to be made.
  func page(_ address: String, at mark: String) -> String? {
    kept.withLock { kept in
      guard kept.mark == mark, let page = kept.pages[address],
        page.made + Self.lifetime > .now
      else { return nil }
      return page.html
    }
  }

  /// Keeps a page that was made of what the mark tells.
  func keep(_ html: String, of address: String, at mark: String) {
    kept.withLock { kept in
      if kept.mark != mark || kept.bytes + html.utf8.count > Self.maximumBytes {
        kept = Kept(mark: mark)
      }
      kept.bytes += html.utf8.count - (kept.pages[address]?.html.utf8.count ?? 0)
      kept.pages[address] = (html, .now)
    }
  }
}
