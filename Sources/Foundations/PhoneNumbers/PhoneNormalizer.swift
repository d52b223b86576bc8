import CPhoneNumber

/// Brings telephone numbers into E.164 (`+15035550101`), so that one number has one spelling.
///
/// Clean international numbers take a fast path of our own; everything else goes to libphonenumber,
/// which costs some 35 microseconds a number.
public struct PhoneNormalizer: Sendable {
  /// The region of numbers written nationally (ISO 3166, two letters, upper case).
  public let region: String

  /// A normalizer for numbers of a region.
  public init(region: String) { self.region = region.uppercased() }

  /// Whether a region's numbers are known at all.
  public static func knows(region: String) -> Bool {
    circles_phone_knows_region(region.uppercased()) != 0
  }

  /// The longest text worth looking at, in bytes.
  static let maximumLength = 250

  /// The E.164 form, or nil where the text cannot be a full number: short codes, words, remnants.
  ///
  /// Extensions, and the pauses that phones dial after a number (`p`, `w`, `,`, `;`), are left out.
  public func normalize(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { utf8 -> String? in
      if utf8.count < 2 || utf8.count > Self.maximumLength { return nil }
      if let clean = Self.cleanInternational(utf8) { return clean }
      return library(Self.withoutPauses(utf8))
    }
  }

  private func library(_ number: ArraySlice<UInt8>) -> String? {
    if !number.contains(where: { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x80 }) { return nil }
    return number.withUnsafeBytes { raw -> String? in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { out -> String? in
        let length = circles_phone_e164(
          raw.assumingMemoryBound(to: CChar.self).baseAddress, raw.count, region, out.baseAddress,
          out.count)
        if length == 0 { return nil }
        return String(decoding: UnsafeRawBufferPointer(out).prefix(length), as: UTF8.self)
      }
    }
  }
}
