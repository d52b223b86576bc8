import NIOCore
import NIOPosix

/// The names that this server answers to. A page of another site can have its own name lead here (DNS
/// rebinding), but not one of these.
struct HostNames: Sendable {
  /// The port that is really listened at.
  let port: Int
  /// What the user said the server is reached at, without the port.
  let listen: String?
  /// Whether connections are encrypted.
  let isSecure: Bool

  /// The scheme of the server's addresses.
  var scheme: String { isSecure ? "https" : "http" }

  /// A host that the server is reached at: where it listens at every address, one that others know.
  var reachable: String {
    guard let listen else { return "127.0.0.1" }
    guard listen == "0.0.0.0" || listen == "::" else { return listen }
    let addresses = (try? System.enumerateDevices().compactMap(\.address?.ipAddress)) ?? []
    let own = addresses.first { address in
      !Self.isLoopback(address) && address.contains(":") == (listen == "::")
        && !address.hasPrefix("fe80")
    }
    return own ?? (listen == "::" ? "::1" : "127.0.0.1")
  }

  /// Whether an address is one that only this machine reaches.
  static func isLoopback(_ host: String) -> Bool {
    let host = host.lowercased()
    if host == "localhost" || host == "::1" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Whether a request says one of the names, with the port. `local` is the address that the connection
  /// was made to.
  func allow(_ authority: String, at local: SocketAddress?) -> Bool {
    let authority = authority.lowercased()
    var names = ["localhost", "127.0.0.1", "[::1]"]
    if let listen { names.append(Self.inAddress(listen).lowercased()) }
    if let address = local?.ipAddress { names.append(Self.inAddress(address).lowercased()) }
    return names.contains { name in
      authority == "\(name):\(port)" || (port == (isSecure ? 443 : 80) && authority == name)
    }
  }

  /// A host as it stands in an address: IPv6 within brackets.
  static func inAddress(_ host: String) -> String {
    host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
  }
}
