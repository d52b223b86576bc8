import CResolv
public import CirclesHTTP
public import Foundation

/// Finds the server of an e-mail address by the DNS of its domain (RFC 6764).
public struct ServiceDiscovery: Sendable {
  /// Asks for the records of a type (33 SRV, 16 TXT) of a name; no bytes where there is no answer.
  let ask: @Sendable (String, Int32) -> [UInt8]

  /// With the system's resolver.
  public init() {
    ask = { name, type in
      var answer = [UInt8](repeating: 0, count: 1 << 14)
      let length = circles_dns_ask(name, type, &answer, Int32(answer.count))
      return length > 0 ? Array(answer.prefix(Int(length))) : []
    }
  }

  init(ask: @escaping @Sendable (String, Int32) -> [UInt8]) { self.ask = ask }

  /// What was found.
  public struct Found: Hashable, Sendable {
    /// Where to begin looking for books.
    public var url: URL
    /// Whether the domain itself vouches for the server: any other host could have been put into the
    /// answer by somebody else.
    public var isOwn: Bool
  }

  /// The domain of an e-mail address; nil where the text is none.
  public static func domain(of address: String) -> String? {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !address.contains("/"), !address.contains(":"),
      !address.contains(where: \.isWhitespace), parts[1].contains("."), parts[1].utf8.count <= 253
    else { return nil }
    return String(parts[1])
  }

  /// The server of a domain. Plain connections are not looked for.
  public func find(_ kind: Account.Kind, of domain: String) throws(HTTPClientError) -> Found {
    let label = "_\(kind == .caldav ? "caldavs" : "carddavs")._tcp.\(domain)"
    let services = services(ask(label, 33))
    guard let service = services.first else {
      return Found(url: try ServerAddress.checked("https://\(domain)/"), isOwn: true)
    }
    if service.host.isEmpty {
      throw .address(
        "\(domain) says that it has no \(kind == .caldav ? "calendars" : "address books")")
    }
    let port = service.port == 443 ? "" : ":\(service.port)"
    let path = path(ask(label, 16)) ?? "/"
    let url = try ServerAddress.checked("https://\(service.host)\(port)\(path)")
    let home = try ServerAddress.checked("https://\(domain)/")
    return Found(url: url, isOwn: ServerAddress.mayDelegate(home, to: url))
  }

  private struct Service {
    var host: String
    var port: Int
    var priority: Int
    var weight: Int
  }

  /// The services of an answer, the one to ask first before others.
  private func services(_ answer: [UInt8]) -> [Service] {
    var services: [Service] = []
    var host = [CChar](repeating: 0, count: 1025)
    for index in 0..<Int32(32) {
      var (priority, weight, port): (Int32, Int32, Int32) = (0, 0, 0)
      guard
        circles_dns_service(
          answer, Int32(answer.count), index, &priority, &weight, &port, &host, 1025) == 0
      else { break }
      let bytes = host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      services.append(
        Service(
          host: String(decoding: bytes, as: UTF8.self), port: Int(port), priority: Int(priority),
          weight: Int(weight)))
    }
    return services.sorted { ($0.priority, -$0.weight) < ($1.priority, -$1.weight) }
  }

  /// The path that an answer names.
  private func path(_ answer: [UInt8]) -> String? {
    var text = [CChar](repeating: 0, count: 256)
    for index in 0..<Int32(32) {
      let length = circles_dns_text(answer, Int32(answer.count), index, &text, 256)
      if length < 0 { return nil }
      let bytes = text.prefix(Int(length)).map { UInt8(bitPattern: $0) }
      let word = String(decoding: bytes, as: UTF8.self)
      if word.hasPrefix("path=/") { return String(word.dropFirst(5)) }
    }
    return nil
  }
}
