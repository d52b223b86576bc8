public import CirclesModel
import CirclesReaders
public import Foundation

/// A text that the phone hands over: read off a screenshot, or said into it.
public struct SharedText: Sendable {
  private let source: NoteSource
  private let text: String
  private let timestamp: String?
  private let contact: String?

  /// A text with when it was taken, as the phone says it; without, the contact (by id) tells it from
  /// others.
  public init(_ source: NoteSource, _ text: String, timestamp: String?, contact: String?) {
    self.source = source
    self.text =
      text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
    self.timestamp = timestamp
    self.contact = contact
  }

  /// The record: the same text of the same instant is the same note, however often it comes. Nil where
  /// the time is none.
  public func record(at now: Date = Date(), _ options: ImportOptions) -> NoteRecord? {
    var clock = LocalClock(zone: options.timeZone)
    var seconds = now.timeIntervalSince1970
    if let timestamp {
      if let said = Self.seconds(timestamp) {
        seconds = said
      } else if let wall = Self.seconds(timestamp + "Z") {
        // Without an offset it is the time of the local clock.
        seconds = wall - Double(clock.offset(at: Int64(wall)))
      } else {
        return nil
      }
    }
    // The instant and not the words: a phone may tell it in another zone the next time.
    let instant = timestamp == nil ? "" : String(Int64((seconds * 1000).rounded()))
    let digest = RecordDigest(
      of: [instant, timestamp == nil ? contact ?? "" : "", text]
        .joined(separator: "\u{0}").utf8, seed: timestamp == nil ? "handed/1" : "handed/2")
    let whole = Int64(seconds)
    return NoteRecord(
      source: RecordSource(path: "", format: "note", index: 0, line: 1),
      id: "\(source.rawValue)/\(digest.hex.prefix(32))", noteSource: source,
      capturedAt: .instant(seconds: whole, offset: clock.offset(at: whole)), text: text)
  }

  /// Seconds since 1970 of an ISO 8601 time, or of a number of seconds or milliseconds.
  private static func seconds(_ text: String) -> Double? {
    if let number = Double(text) {
      let seconds = abs(number) > 100_000_000_000 ? number / 1000 : number
      return (0...32_503_680_000).contains(seconds) ? seconds : nil
    }
    let plain = Date.ISO8601FormatStyle()
    let fine = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    let date = (try? plain.parse(text)) ?? (try? fine.parse(text))
    guard let seconds = date?.timeIntervalSince1970, (0...32_503_680_000).contains(seconds)
    else { return nil }
    return seconds
  }
}
