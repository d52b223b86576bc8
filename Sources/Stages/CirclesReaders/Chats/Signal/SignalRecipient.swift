import CirclesModel
import Foundation
import VCard

/// A person or group of a Signal backup, by an id that only holds within the file.
struct SignalRecipient {
  enum Kind { case contact, group, own, other }

  var id = ""
  var kind = Kind.other
  /// The account id of a person (ACI), or the master key of a group: the same in every backup.
  var stableID: String?
  /// The id of its number (PNI), under which a person is known who has not answered yet.
  var numberID: String?
  var phone: String?
  var username: String?
  var name = PersonName()
  /// The name that the person gave themself, where the owner calls them otherwise.
  var profileName = ""
  var note = ""
  var title = ""
  var members: [String] = []

  /// How many members of a group are listed.
  static let maximumMembers = 1000

  init(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.scalar() ?? ""
      case "contact":
        kind = .contact
        try contact(&json)
      case "group":
        kind = .group
        try group(&json)
      case "self":
        kind = .own
        try json.skip()
      default: try json.skip()
      }
    }
  }

  /// What the person is called: by the owner, by the address book, by themself.
  var displayName: String? {
    for name in [name.display, profileName, username ?? ""] where !name.isEmpty { return name }
    return nil
  }

  private mutating func contact(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    var system = PersonName()
    var profile = PersonName()
    var nickname = PersonName()
    while let key = try json.nextKey() {
      switch key {
      case "aci": stableID = try json.words().map(Self.accountID)
      case "pni": numberID = try json.words().map(Self.accountID)
      case "e164": phone = Self.number(try json.scalar())
      case "username": username = try json.words()?.cleanLabel
      case "profileGivenName": profile.given = try json.string()?.cleanLabel ?? ""
      case "profileFamilyName": profile.family = try json.string()?.cleanLabel ?? ""
      case "systemGivenName": system.given = try json.string()?.cleanLabel ?? ""
      case "systemFamilyName": system.family = try json.string()?.cleanLabel ?? ""
      case "systemNickname":
        if system.given.isEmpty { system.given = try json.string() ?? "" } else { try json.skip() }
      case "nickname": nickname = try Self.name(&json)
      case "note": note = try json.string()?.inNFC ?? ""
      default: try json.skip()
      }
    }
    stableID = stableID ?? numberID
    profileName = Self.joined(profile)
    name = [nickname, system, profile].first { !Self.joined($0).isEmpty } ?? PersonName()
    name.display = Self.joined(name)
  }

  private static func name(_ json: inout JSONReader) throws(ThreadParserError) -> PersonName {
    var name = PersonName()
    guard try json.beginObject() else { return name }
    while let key = try json.nextKey() {
      switch key {
      case "given": name.given = try json.string()?.cleanLabel ?? ""
      case "family": name.family = try json.string()?.cleanLabel ?? ""
      default: try json.skip()
      }
    }
    return name
  }

  private mutating func group(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "masterKey": stableID = try json.words()
      case "snapshot": try snapshot(&json)
      default: try json.skip()
      }
    }
  }

  private mutating func snapshot(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginObject() else { return }
    while let key = try json.nextKey() {
      switch key {
      case "title": title = try json.string(in: "title")?.cleanLabel ?? ""
      case "members":
        guard try json.beginArray() else { continue }
        while try json.nextElement() {
          let member = try json.string(in: "userId")
          if let member, members.count < Self.maximumMembers {
            members.append(Self.accountID(member))
          }
        }
      default: try json.skip()
      }
    }
  }

  private static func joined(_ name: PersonName) -> String {
    [name.given, name.family].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The digits of a number that is written without its plus.
  private static func number(_ text: String?) -> String? {
    guard let text, !text.isEmpty, text != "0" else { return nil }
    return text.hasPrefix("+") ? text : "+" + text
  }

  /// An account id as a UUID; proto3-JSON writes its sixteen bytes in base64.
  static func accountID(_ text: String) -> String {
    guard text.utf8.count == 24, let bytes = Data(base64Encoded: text), bytes.count == 16 else {
      return text.lowercased()
    }
    let hex = bytes.map { String(format: "%02x", $0) }.joined()
    var parts: [Substring] = []
    var rest = hex[...]
    for length in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return parts.joined(separator: "-")
  }
}
