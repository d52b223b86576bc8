import Hummingbird

/// Which methods each address takes, to tell an unknown address from an unknown method.
struct RouteTable: Sendable {
  private let routes: [(path: String, pieces: [Substring], method: String)]

  init(_ router: Router<ServerContext>) {
    routes = router.routes.map { route in
      let path = route.path.description
      return (path, path.split(separator: "/"), route.method.rawValue)
    }
  }

  /// Everything that is answered, as `GET /api/contacts/{id}`, but for what HEAD repeats.
  var all: [String] {
    routes.filter { $0.method != "HEAD" }.map { route in
      let pieces = route.pieces.map { $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0) }
      return "\(route.method) /\(pieces.joined(separator: "/"))"
    }
  }

  /// The methods that an address takes; empty where there is no such address.
  func methods(at path: String) -> [String] {
    var methods = Set(matching(path).map(\.method))
    if methods.contains("GET") { methods.insert("HEAD") }
    return methods.sorted()
  }

  /// What an address is an example of, for the log: addresses themselves name people.
  func template(_ request: Request) -> String {
    "\(request.method.rawValue) \(matching(request.uri.path).first?.path ?? "(unknown)")"
  }

  private func matching(_ path: String) -> [(path: String, pieces: [Substring], method: String)] {
    let pieces = path.split(separator: "/")
    return routes.filter { route in
      if route.pieces.last == "**" {
        let fixed = route.pieces.dropLast()
        return pieces.count >= fixed.count && zip(fixed, pieces).allSatisfy(Self.fits)
      }
      return route.pieces.count == pieces.count && zip(route.pieces, pieces).allSatisfy(Self.fits)
    }
  }

  private static func fits(_ pattern: Substring, _ piece: Substring) -> Bool {
    pattern == piece || pattern.contains("{") || pattern == "*" || pattern.hasPrefix(":")
  }
}
