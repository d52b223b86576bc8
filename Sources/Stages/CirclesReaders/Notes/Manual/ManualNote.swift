public import CirclesModel
import Foundation

/// A note that somebody writes down now.
public enum ManualNote {
  /// The longest text of a note, in bytes.
  public static let maximumLength = 1 << 20

  /// Why a text is not a note.
  public enum Problem: Error, Hashable, Sendable {
    /// There are no words in it.
    case empty
    /// It is longer than `maximumLength`.
    case tooLong
    /// It holds a NUL, which no text does.
    case nul
  }

  /// The record of a text.
  ///
  /// The same text for the same person within one minute is one note, however often it is written:
  /// somebody pressed return twice. Later it is another.
  /// - Parameters:
  ///   - person: the id of the person it is written for; nil where nobody said.
  ///   - seconds: when it was written, since 1970.
  ///   - zone: whose clock it was written by (IANA); nil for the system's.
  public static func record(
    _ text: String, for person: String? = nil, at seconds: Int64, zone: String?,
    source: RecordSource = RecordSource(path: "", format: "note", index: 0, line: 1)
  ) throws(Problem) -> NoteRecord {
    if text.utf8.count > maximumLength { throw .tooLong }
    if text.utf8.contains(0) { throw .nul }
    var words = text
    if words.utf8.contains(0x0D) {
      words = words.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
    words =
      words.trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCanonicalMapping
    if words.isEmpty { throw .empty }
    var clock = LocalClock(zone: zone)
    let minute = WallTime(secondsSince1970: seconds / 60 * 60).text.prefix(16)
    let digest = RecordDigest(
      of: [person ?? "", words].joined(separator: "\u{0}").utf8, seed: "manual/1")
    return NoteRecord(
      source: source, id: "manual/\(minute)Z/\(digest.hex.prefix(16))", noteSource: .manual,
      capturedAt: .instant(seconds: seconds, offset: clock.offset(at: seconds)), text: words)
  }
}
