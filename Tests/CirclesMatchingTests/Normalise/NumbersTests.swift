import Testing

@testable import CirclesMatching

@Suite struct NumbersTests {
  private func found(_ text: String) -> [UInt64] { Numbers.find(in: Array(text.utf8)).map(\.key) }
  private func keys(_ number: String) -> [UInt64] { Numbers.keys(Numbers.digits(number)) }

  @Test("A number is found however it is grouped, national or international")
  func spellings() {
    let keys = keys("+447700900123")
    for text in [
      "07700 900123", "+44 7700 900 123", "ring 07700-900-123 soon", "(07700) 900123",
      "0044 7700 900123",
    ] {
      #expect(found(text).contains(where: keys.contains), "\(text)")
    }
  }

  @Test("Another number is not found")
  func other() {
    let keys = keys("+447700900123")
    #expect(!found("07700 900124").contains(where: keys.contains))
  }

  @Test("Seven local digits are enough, six are none")
  func local() {
    #expect(found("555 0123").contains(where: keys("+15035550123").contains))
    #expect(found("550123").isEmpty)
  }

  @Test("Longer rows of digits and lists of numbers are bounded")
  func bounds() {
    #expect(found(String(repeating: "7", count: 200_000)).isEmpty)
    let many = String(repeating: "07700 900123, ", count: 500)
    #expect(found(many).count == Numbers.maximumFound)
  }
}

@Suite struct AddressesTests {
  private func found(_ text: String) -> [Addresses.Found] { Addresses.find(in: Array(text.utf8)) }

  @Test("An address is found within a text, without case and without the stop behind it")
  func email() {
    let found = found("write to Bea.Lumley@Example.org.")
    #expect(found.map(\.key) == [Addresses.key("bea.lumley@example.org")])
    #expect(found.first?.isEmail == true)
  }

  @Test("A platform name is found with its sign, and dots or strokes do not count")
  func handle() {
    #expect(found("see @bea_lumley").first?.key == Addresses.handleKey("bea.lumley"))
    #expect(Addresses.handleKey("@bea") == nil)
  }

  @Test("Mail providers say nothing of where somebody works")
  func providers() {
    #expect(Addresses.isMailProvider("gmail"))
    #expect(!Addresses.isMailProvider("sahyadri"))
  }

  @Test("A text of nothing but signs is read once")
  func signs() {
    #expect(found(String(repeating: "@", count: 100_000)).isEmpty)
    #expect(found(String(repeating: "a@b.c ", count: 500)).count == Addresses.maximumFound)
  }
}
