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
      throw ValidationError("there is no such format; known are: " + known.joined(separator: ", "))
    }
    return name.lowercased()
  }
}
