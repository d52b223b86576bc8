import CirclesModel
import Foundation
import GRDB

/// A device that may ask the server.
public struct AccessToken: Hashable, Sendable {
  /// What the user calls it.
  public var name: String
  /// When it was let in.
  public var createdAt: String
}

extension Notebook {
  /// The longest name of a token, in bytes.
  public static let maximumTokenNameLength = 100

  /// Lets a device in that knows the secret behind a digest.
  public func addAccessToken(_ name: String, digest: [UInt8]) throws(StoreError) {
    let longest = Self.maximumTokenNameLength
    let isPlain = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard !name.isEmpty, name.utf8.count <= longest, isPlain else {
      throw .notPossible("a token's name must have 1 to \(longest) bytes and no control characters")
    }
    try write { db in
      let names = try String.fetchAll(db, sql: "SELECT name FROM access_token")
      if names.contains(name) {
        throw StoreError.notPossible("there is already a token of this name; revoke it first")
      }
      try db.execute(
        sql: "INSERT INTO access_token (name, digest, created_at) VALUES (?, ?, ?)",
        arguments: [name, Data(digest), Timestamp.text(Date())])
    }
  }

  /// Who is let in, by name.
  public func accessTokens() throws(StoreError) -> [AccessToken] {
    try read { db in
      try Row.fetchAll(db, sql: "SELECT name, created_at FROM access_token ORDER BY name")
        .map { try AccessToken(name: $0["name"], createdAt: $0["created_at"]) }
    }
  }

  /// Lets a device in no more. Answers whether there was one of the name.
  public func revokeAccessToken(_ name: String) throws(StoreError) -> Bool {
    try write { db in
      try db.execute(sql: "DELETE FROM access_token WHERE name = ?", arguments: [name])
      return db.changesCount > 0
    }
  }

  /// Whether a device is let in whose secret has this digest.
  public func hasAccessToken(digest: [UInt8]) throws(StoreError) -> Bool {
    try read { db in
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM access_token WHERE digest = ?", arguments: [Data(digest)])
    } == 1
  }

  /// The key of an address that has one of its own; `made` becomes it where there is none yet.
  public func addressKey(_ name: String, orElse made: String) throws(StoreError) -> String {
    if let known = try addressKey(name) { return known }
    return try write { db in
      try db.execute(
        sql: "INSERT OR IGNORE INTO address_key (name, value) VALUES (?, ?)",
        arguments: [name, made])
      return try String.fetchOne(
        db, sql: "SELECT value FROM address_key WHERE name = ?", arguments: [name]) ?? made
    }
  }

  /// The key of an address that has one of its own; nil where nobody asked for it yet.
  public func addressKey(_ name: String) throws(StoreError) -> String? {
    try read { db in
      try String.fetchOne(
        db, sql: "SELECT value FROM address_key WHERE name = ?", arguments: [name])
    }
  }
}
