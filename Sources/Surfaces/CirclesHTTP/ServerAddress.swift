public import Foundation

/// Rules for addresses: what may be asked at all, and where a password may go.
public enum ServerAddress {
  /// The address that a user typed, or why it cannot be used.
  public static func checked(_ text: String) throws(HTTPClientError) -> URL {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      let host = parts.host, !host.isEmpty, let url = parts.url
    else { throw .address("this is not a server address; write it like https://example.com/") }
    if parts.user != nil || parts.password != nil {
      throw .address(
        "an address may not contain a user or password: use --user and --password-command")
    }
    guard scheme == "https" || scheme == "http" else {
      throw .address("a server's address starts with https://")
    }
    if scheme == "http", !isLoopback(host) {
      throw .address("http:// is only for this machine; elsewhere use https://")
    }
    return url
  }

  /// Whether an address is safe to be asked: https, or this machine.
  public static func isSafe(_ url: URL) -> Bool {
    guard let host = url.host(percentEncoded: false), url.user() == nil else { return false }
    switch url.scheme?.lowercased() {
    case "https": return !host.isEmpty
    case "http": return isLoopback(host)
    default: return false
    }
  }

  /// Whether a host is this machine.
  public static func isLoopback(_ host: String) -> Bool {
    let host = host.lowercased().trimmingCharacters(in: ["[", "]"])
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Whether two addresses are of one server: scheme, host and port.
  public static func isSameServer(_ one: URL, _ other: URL) -> Bool {
    origin(one) == origin(other)
  }

  /// Whether a server's answer may send us to another host of its own: over https, and below the same
  /// registrable domain.
  public static func mayDelegate(_ from: URL, to other: URL) -> Bool {
    if isSameServer(from, other) { return true }
    guard other.scheme?.lowercased() == "https", isSafe(other),
      let one = from.host(percentEncoded: false).flatMap(domain),
      let two = other.host(percentEncoded: false).flatMap(domain)
    else { return false }
    return one == two
  }

  private static func origin(_ url: URL) -> [String] {
    let scheme = url.scheme?.lowercased() ?? ""
    let port = url.port ?? (scheme == "https" ? 443 : 80)
    return [scheme, url.host(percentEncoded: false)?.lowercased() ?? "", String(port)]
  }

  /// The registrable domain of a host, by rule of thumb: two labels, or three below such as `co.uk`.
  /// Nil for addresses in figures and for names of one label.
  static func domain(_ host: String) -> String? {
    let labels = host.lowercased().split(separator: ".").map(String.init)
    guard labels.count >= 2, let top = labels.last, UInt(top) == nil, !host.contains(":") else {
      return nil
    }
    let second = labels[labels.count - 2]
    let isShared = top.count == 2 && (second.count <= 2 || Self.shared.contains(second))
    let count = isShared ? 3 : 2
    return labels.count >= count ? labels.suffix(count).joined(separator: ".") : nil
  }

  /// What countries have registered names below, beside `co`, `ac`, `ne` and other short ones.
  private static let shared: Set<String> = [
    "com", "edu", "gov", "net", "org", "mil", "nom", "gob", "gub", "int", "ltd", "plc", "sch",
    "nhs",
    "art", "biz", "firm", "ind", "info", "name", "gouv", "govt", "asso", "school",
  ]
}
