import ArgumentParser
import CirclesModel
import CirclesPipeline
import CirclesReaders
import Foundation

/// A value that must not be blank.
enum NonEmpty {
  /// The value, or a usage error that says why not.
  static func checked(_ value: String, _ complaint: String) throws -> String {
    if value.allSatisfy(\.isWhitespace) { throw ValidationError(complaint) }
    return value
  }
}

/// The name of a time zone.
enum ZoneName {
  /// The zone of an IANA name, or a usage error.
  static func checked(_ name: String) throws -> TimeZone {
    guard let zone = TimeZoneName.zone(name) else {
      throw ValidationError("there is no time zone of that name; write it like Europe/London")
    }
    return zone
  }
}

/// The name of a format.
enum FormatName {
  /// The name of a format that a reader is registered for, or a usage error that lists them.
  static func checked(_ name: String) throws -> String {
    let known = ReaderRegistry.standard.formats.map(\.id)
    guard known.contains(name.lowercased()) else {
      throw ValidationError("there is no such format; known: " + known.joined(separator: ", "))
    }
    return name.lowercased()
  }
}

/// A day.
enum DayText {
  /// A day written `2026-03-14`, or a usage error.
  static func checked(_ text: String) throws -> String {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let digits = parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard digits, parts.map(\.utf8.count) == [4, 2, 2],
      WallTime(
        year: Int(parts[0]) ?? 0, month: Int(parts[1]) ?? 0, day: Int(parts[2]) ?? 0) != nil
    else {
      throw ValidationError("there is no such day; write it like 2026-03-14")
    }
    return text
  }
}
