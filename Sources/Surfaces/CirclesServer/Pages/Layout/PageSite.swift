import CirclesModel
import CirclesPipeline
import CirclesQueries
import CirclesStore
import Foundation
import HTTPTypes
import Hummingbird

/// What every page needs: the notebook, how texts are read, and which day it is.
struct PageSite: Sendable {
  let desk: NotebookPool
  /// How files and notes are read; nil for as the newest import was told.
  var importing: ImportOptions?
  /// Pages that were made.
  private let kept = PageCache()

  init(desk: NotebookPool, importing: ImportOptions?) {
    self.desk = desk
    self.importing = importing
  }

  /// What a page shows beside its frame.
  struct Content {
    var title: String
    var section: PageSection?
    var aside: HTML = .none
    var html: HTML

    init(_ title: String, _ section: PageSection?, aside: HTML = .none, _ html: HTML) {
      self.title = title
      self.section = section
      self.aside = aside
      self.html = html
    }
  }

  /// A page out of one look at the notebook, with what was just done above it.
  /// - Parameter isKept: whether nothing but the notebook and the day stands in it.
  func page(
    for request: Request, isKept: Bool = true,
    _ content: @escaping @Sendable (Notebook) throws -> Content
  ) async throws -> Response {
    let fields = FormFields(of: request)
    let back = PagePath(own: request.uri.string) ?? PagePath()
    let address = "\(today) \(request.uri.string)"
    return try await desk.read { notebook in
      let mark = try desk.mark()
      if isKept, let html = kept.page(address, at: mark) { return PageFrame.response(html) }
      let content = try content(notebook)
      let html = PageFrame(
        title: content.title, section: content.section,
        waiting: try notebook.inboxEntryCount(),
        notice: try Notice(fields, in: notebook)?.html(back: back) ?? .none,
        aside: content.aside, content: content.html
      ).document
      if isKept { kept.keep(html, of: address, at: mark) }
      return PageFrame.response(html)
    }
  }

  /// A change, after which the browser goes on to where the answer says. The change's run is told
  /// there. With `isHeld` nobody's writing comes between what it looks at and what it writes.
  func change(
    isHeld: Bool = false, _ body: @escaping @Sendable (Notebook, PageSite) throws -> PagePath
  ) async throws -> Response {
    let change: @Sendable (Notebook) throws -> PagePath = { notebook in
      do { return try body(notebook, self) } catch { throw Self.problem(error) }
    }
    return Self.seeOther(try await isHeld ? desk.editHolding(change) : desk.edit(change))
  }

  /// The same, but a form whose words cannot be taken comes back with them.
  func change(
    refusing request: Request, form: @escaping @Sendable (Notebook, String) throws -> Content,
    _ body: @escaping @Sendable (Notebook, PageSite) throws -> PagePath
  ) async throws -> Response {
    do {
      return try await change(isHeld: true, body)
    } catch let problem as Problem where problem.status == .unprocessableContent {
      var page = try await page(for: request, isKept: false) { try form($0, problem.detail) }
      page.status = problem.status
      return page
    }
  }

  /// Sends the browser elsewhere.
  static func seeOther(_ path: PagePath) -> Response {
    Response(status: .seeOther, headers: [.location: path.text])
  }

  private static func problem(_ failure: any Error) -> any Error {
    switch failure {
    case StoreError.gone:
      Problem(.notFound, "Somebody else changed this in the meantime; it no longer exists.")
    case StoreError.notPossible(let why): Problem(.unprocessableContent, why)
    default: failure
    }
  }

  /// Today on the local clock (`2026-03-14`).
  var today: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day], from: .now)
    return GregorianDay(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)?.iso
      ?? "0001-01-01"
  }

  /// The zone of the local clock.
  var zone: TimeZone { importing?.timeZone.flatMap(TimeZone.init(identifier:)) ?? .current }

  /// What reads the words for a time, with dates of figures as notes are read.
  func when(_ notebook: Notebook) throws -> When {
    let options = try told(notebook)
    return When(now: .now, in: zone, order: options.dateOrder, region: options.region)
  }

  /// What reads texts that are changed by hand.
  func reading(_ notebook: Notebook) throws -> NoteReading {
    let options = try told(notebook).knowing(notebook)
    return NoteReading(TextReader(options, names: FullNameIndex(try notebook.people())))
  }

  /// The region of numbers written nationally.
  func region(_ notebook: Notebook) throws -> String { try told(notebook).region }

  /// What reading is told.
  func told(_ notebook: Notebook) throws -> ImportOptions {
    if let importing { return importing }
    let locale = Locale.current.region?.identifier ?? "ZZ"
    return ImportOptions(like: try notebook.lastSettings(), region: locale)
  }
}
