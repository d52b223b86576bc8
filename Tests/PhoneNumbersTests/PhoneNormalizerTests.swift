import Testing

@testable import PhoneNumbers

@Suite("A telephone number")
struct PhoneNormalizerTests {
  @Test(
    "written nationally gets the country code of the region",
    arguments: [
      ("US", "(503) 555-0101", "+15035550101"),
      ("US", "503.555.0101", "+15035550101"),
      ("GB", "07700 900123", "+447700900123"),
      ("GB", "020 7946 0018", "+442079460018"),
      ("DE", "030 23125 014", "+493023125014"),
      ("FR", "01 99 00 12 34", "+33199001234"),
      ("gb", "07700900123", "+447700900123"),
    ])
  func nationalNumbers(region: String, written: String, expected: String) {
    #expect(PhoneNormalizer(region: region).normalize(written) == expected)
  }

  @Test(
    "written internationally keeps its own country, whatever the region",
    arguments: [
      ("+1 503 555 0101", "+15035550101"),
      ("+1 (503) 555-0101", "+15035550101"),
      ("+44 7700 900123", "+447700900123"),
      ("+44 (0)7700 900123", "+447700900123"),
      ("0044 7700 900123", "+447700900123"),
      ("+49 (0) 30 23125014", "+493023125014"),
      ("+49.30.23125.014", "+493023125014"),
      ("+91 98765 43210", "+919876543210"),
      ("+86 138 0013 8000", "+8613800138000"),
    ])
  func internationalNumbers(written: String, expected: String) {
    #expect(PhoneNormalizer(region: "GB").normalize(written) == expected)
  }

  @Test("of an Italian landline keeps the zero that belongs to it")
  func italianZero() {
    #expect(PhoneNormalizer(region: "US").normalize("+39 06 6982 0000") == "+390669820000")
  }

  @Test(
    "loses its extension and the pauses that a phone dials",
    arguments: [
      "+1 503 555 0101 ext. 42", "+1 503-555-0101x42", "+15035550101,,42#", "+15035550101;42",
      "+15035550101p42", "+1 503 555 0101w42",
    ])
  func extensions(written: String) {
    #expect(PhoneNormalizer(region: "US").normalize(written) == "+15035550101")
  }

  @Test("in vanity letters is dialled as its digits")
  func vanity() {
    #expect(PhoneNormalizer(region: "US").normalize("1-800-FLOWERS") == "+18003569377")
  }

  @Test("in other scripts' digits is the same number")
  func otherDigits() {
    #expect(PhoneNormalizer(region: "EG").normalize("+٢٠ ١٠٠ ١٢٣ ٤٥٦٧") == "+201001234567")
    #expect(PhoneNormalizer(region: "JP").normalize("０３－１２３４－５６７８") == "+81312345678")
  }

  @Test(
    "that cannot be one has no normal form",
    arguments: [
      "", "1", "112", "call me", "n/a", "+", "+0", "12", "*100#", "----------", "555-0101",
    ])
  func notANumber(written: String) {
    #expect(PhoneNormalizer(region: "US").normalize(written) == nil)
  }

  @Test("of any length and any bytes is looked at in bounded time")
  func hugeInput() {
    let normalizer = PhoneNormalizer(region: "US")
    #expect(normalizer.normalize(String(repeating: "5", count: 1_000_000)) == nil)
    #expect(normalizer.normalize(String(repeating: "+1 ", count: 80)) == nil)
    #expect(normalizer.normalize("\u{0}\u{FFFF}😀") == nil)
  }

  @Test("of an unknown region is still read when it is international")
  func unknownRegion() {
    let normalizer = PhoneNormalizer(region: "ZZ")
    #expect(normalizer.normalize("+15035550101") == "+15035550101")
    #expect(normalizer.normalize("(503) 555-0101") == nil)
  }

  @Test("is known by region")
  func regions() {
    #expect(PhoneNormalizer.knows(region: "GB"))
    #expect(PhoneNormalizer.knows(region: "us"))
    #expect(!PhoneNormalizer.knows(region: "XX"))
    #expect(!PhoneNormalizer.knows(region: ""))
  }

  @Test(
    "takes the same form on the fast path as through the library",
    arguments: [
      "+1 503 555 0101", "+44 7700 900123", "+33 199001234", "+7 912 1234567", "+81 3 1234 5678",
      "+49 3023125014", "+351 912 345 678", "+55 11 91234-5678",
    ])
  func fastPathAgreesWithLibrary(written: String) {
    var clean = written
    let fast = clean.withUTF8 { PhoneNormalizer.cleanInternational($0) }
    // A leading word sends the same number around the fast path.
    let slow = PhoneNormalizer(region: "US").normalize("tel " + written)
    #expect(fast != nil)
    #expect(fast == slow)
  }

  @Test("with a zero behind the country code is left to the library")
  func zeroIsNotClean() {
    var written = "+44 (0)20 7946 0018"
    #expect(written.withUTF8 { PhoneNormalizer.cleanInternational($0) } == nil)
  }
}
