import CirclesModel
import PhoneNumbers
import SourceDiagnostics

/// Takes LinkedIn's messages one by one, after a first look for who takes part where.
final class LinkedInMessagesParser: ThreadParser {
  private var rows: CSVRows
  private let header: CSVHeader
  private let census: LinkedInStatistics
  private var threads: [String: Int] = [:]
  private var hasMessages = false

  init(_ sheet: CSVSheet, _ context: ReadingContext) throws(ReadError) {
    rows = sheet.rows
    header = sheet.header
    var census = LinkedInStatistics(context)
    var ahead = sheet.rows
    while let row = try ahead.next() { census.take(LinkedInMessageRow(row, sheet.header)) }
    census.close()
    self.census = census
  }

  var offset: Int { rows.offset }

  func step(into window: ThreadWindow) throws(ThreadParserError) -> Bool {
    let row: CSVRow?
    do throws(ReadError) {
      row = try rows.next()
    } catch {
      throw .failed(error)
    }
    guard let row else {
      if !hasMessages {
        window.report(.error, "linkedin-messages.none", "the file has no messages")
      }
      return false
    }
    if row.problem == .tooLong {
      window.refuse("csv.too-long", "the line is too long for a record", line: row.line)
    } else if row.problem == .cutOff {
      window.refuse("csv.cut", "the file ends inside this message", line: row.line)
    } else if !row.isBlank {
      take(LinkedInMessageRow(row, header), row.line, window)
    }
    return true
  }

  private func take(_ row: LinkedInMessageRow, _ line: Int, _ window: ThreadWindow) {
    if row.conversation.isEmpty {
      return window.refuse(
        "linkedin-messages.no-conversation", "the row names no conversation", line: line)
    }
    hasMessages = true
    let text = row.text
    if text.isEmpty, row.attachments.isEmpty {
      return window.skip("linkedin-messages.empty", "a message without text", line: line)
    }
    let thread = thread(row, window)
    let isGroup = window.isGroup(thread)
    var from = MessageSender.named(row.from.name)
    if census.isOwner(row.from) {
      from = .me
    } else if row.from.name.isEmpty {
      from = .unknown
    } else if !isGroup, census.knowsOwner {
      from = .them
    }
    window.add(
      MessageDraft(
        thread: thread, from: from, sender: row.from.key, text: text, at: row.time,
        kind: text.isEmpty ? .media : .text, order: row.time?.order, line: line))
  }

  private func thread(_ row: LinkedInMessageRow, _ window: ThreadWindow) -> Int {
    if window.isEmpty, window.threads.count > ThreadWindow.maximumThreads {
      window.threads = []
      threads = [:]
    }
    if let thread = threads[row.conversation] { return thread }
    let people = census.others(in: row.conversation)
    let isGroup = people.count > (census.knowsOwner ? 1 : 2)
    var thread = ThreadDescription(
      app: "linkedin", key: MessageKeys.thread(app: "linkedin", row.conversation),
      isGroup: isGroup)
    thread.title = row.title.cleanLabel
    if !isGroup, census.knowsOwner, let other = people.first {
      thread.chatWith = ChatPartner(
        name: other.name.isEmpty ? nil : other.name, handle: other.page.isEmpty ? nil : other.page)
    } else {
      thread.participants = people.map(\.name).filter { !$0.isEmpty }
    }
    let number = window.add(thread)
    threads[row.conversation] = number
    return number
  }
}

/// Who takes part in which conversation, and who of them is the owner.
struct LinkedInStatistics {
  private var people: [String: [LinkedInMessageRow.Person]] = [:]
  private var owner: String?
  private let matcher: OwnerMatcher
  private let owners: Set<String>

  /// How many people of a conversation count.
  private static let maximumPeople = 200

  init(_ context: ReadingContext) {
    matcher = OwnerMatcher(context.owners, PhoneNormalizer(region: context.region))
    owners = Set(context.owners.map { LinkedInPage.slug(of: $0) ?? $0.lowercased() })
  }

  /// Whether anybody is the owner.
  var knowsOwner: Bool { owner != nil || !matcher.isEmpty }

  mutating func take(_ row: LinkedInMessageRow) {
    if row.conversation.isEmpty || people.count >= ThreadWindow.maximumThreads { return }
    for person in [row.from] + row.recipients where !person.key.isEmpty {
      if people[row.conversation, default: []].count >= Self.maximumPeople { continue }
      if !people[row.conversation, default: []].contains(where: { $0.key == person.key }) {
        people[row.conversation, default: []].append(person)
      }
    }
  }

  /// Settles who the owner is: the only one who takes part in every conversation of several.
  mutating func close() {
    var counts: [String: Int] = [:]
    for person in people.values.joined() { counts[person.key, default: 0] += 1 }
    let everywhere = counts.filter { $0.value == people.count }
    if people.count > 1, everywhere.count == 1 { owner = everywhere.first?.key }
  }

  func isOwner(_ person: LinkedInMessageRow.Person) -> Bool {
    if person.key == owner { return true }
    if matcher.isEmpty { return false }
    return matcher.matches(person.name) || owners.contains(person.page)
  }

  /// Those of a conversation who are not the owner.
  func others(in conversation: String) -> [LinkedInMessageRow.Person] {
    (people[conversation] ?? []).filter { !isOwner($0) }
  }
}
