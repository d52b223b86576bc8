public import CirclesHTTP
public import Foundation

/// A place of the app's cloud: the database of a container.
public struct CloudPlace: Hashable, Sendable {
  /// Which of a container's databases.
  public enum Database: String, Hashable, Sendable, CaseIterable {
    /// The user's own.
    case `private`
    /// That of all users, which has no zones of its own and tells no changes.
    case `public`
  }

  /// Where the cloud is.
  public let server: URL
  /// The container: `iCloud.org.example.circles`.
  public let container: String
  /// `production` or `development`.
  public let environment: String
  /// The database.
  public let database: Database

  /// Apple's address.
  public static let apple = "https://api.apple-cloudkit.com/"

  /// A place, or why there can be none.
  public init(
    container: String, environment: String, database: Database, server: String = Self.apple
  ) throws(HTTPClientError) {
    self.server = try ServerAddress.checked(server)
    let letters = container.utf8.allSatisfy {
      ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
        || $0 == 0x2E
    }
    guard container.hasPrefix("iCloud."), letters, container.utf8.count <= 200 else {
      throw .address("a container has a name such as iCloud.org.example.circles")
    }
    self.container = container
    self.environment = environment
    self.database = database
  }

  /// The name of what is agreed on with it.
  var name: String {
    let host = server.host(percentEncoded: false) ?? ""
    return "\(host)/\(container)/\(environment)/\(database.rawValue)"
  }

  /// The zone that the records lie in.
  var zone: String { database == .public ? "_defaultZone" : "CirclesZone" }

  /// The path of an operation, as it is signed.
  func path(_ operation: String) -> String {
    "/database/1/\(container)/\(environment)/\(database.rawValue)/\(operation)"
  }
}

/// Who asks the app's cloud.
public enum CloudAccess: Sendable {
  /// A server-to-server key and its id.
  case key(id: String, pem: String)
  /// A token of the app and one of a user who signed in.
  case tokens(api: String, web: String)
}
