import CirclesHTTP
import CirclesModel
import CirclesSync
import Foundation

/// Accounts, for people and for programs.
enum AccountLines {
  /// An account as a line of NDJSON.
  static func json(_ account: Account, _ last: String?) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.object { json in
      begin(account, &json)
      json.key("books")
      json.array(account.found ?? []) { json, book in write(book.href, book.title, &json) }
      json.key("push")
      json.value(account.push == true || account.publishTo != nil)
      json.key("last_sync")
      if let last { json.value(last) } else { json.null() }
    }
    json.newline()
    return json.bytes
  }

  /// What a test of an account found.
  static func json(_ account: Account, _ books: [ServerCollection], _ traffic: HTTPTraffic)
    -> [UInt8]
  {
    var json = JSONWriter(capacity: 256)
    json.object { json in
      begin(account, &json)
      json.key("books")
      json.array(books) { json, book in write(book.href, book.title, &json) }
      json.key("requests")
      json.value(traffic.requests)
    }
    json.newline()
    return json.bytes
  }

  /// That an account was forgotten.
  static func json(removed name: String) -> [UInt8] {
    var json = JSONWriter(capacity: 64)
    json.object { json in
      json.key("type")
      json.value("account")
      json.key("name")
      json.value(name)
      json.key("state")
      json.value("removed")
    }
    json.newline()
    return json.bytes
  }

  private static func begin(_ account: Account, _ json: inout JSONWriter) {
    json.key("type")
    json.value("account")
    json.key("name")
    json.value(account.name)
    json.key("kind")
    json.value(account.kind.rawValue)
    json.key("url")
    json.value(account.url.absoluteString)
    json.key("user")
    if let user = account.user { json.value(user) } else { json.null() }
  }

  private static func write(_ href: String, _ title: String, _ json: inout JSONWriter) {
    json.object { json in
      json.key("href")
      json.value(href)
      json.key("title")
      json.value(title)
    }
  }

  /// The address without its query, which may be what keeps a feed private.
  private static func address(of account: Account) -> String {
    var parts = URLComponents(url: account.url, resolvingAgainstBaseURL: true)
    let isCut = parts?.query != nil
    parts?.query = nil
    return (parts?.string ?? "") + (isCut ? "?\u{2026}" : "")
  }

  /// All accounts for people.
  static func text(_ accounts: [Account], _ last: [String: String], _ style: Style) -> [String] {
    var table = TextTable(["account", "kind", "last sync", "address"], cellLimit: 48)
    for account in accounts {
      let day = last[account.name].map { String($0.prefix(16)).replacing("T", with: " ") }
      table.add([account.name, account.kind.rawValue, day ?? "never", address(of: account)])
    }
    return table.lines(style)
  }

  /// What a test of an account found, for people.
  static func text(_ account: Account, _ books: [ServerCollection]) -> [String] {
    let noun = account.kind == .carddav ? "address book" : "calendar"
    let count = books.count == 1 ? "1 \(noun)" : "\(books.count) \(noun)s"
    return ["\(TerminalText.escaped(account.name)) works: \(count)"]
      + books.map { "  \(TerminalText.escaped($0.title))  \(TerminalText.escaped($0.href))" }
  }
}
