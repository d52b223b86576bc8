import Testing

@testable import CirclesReaders

/// What `make fuzz` and the reviews beside it found, each as small as it could be made.
@Suite("What fuzzing found")
struct FuzzFindingTests {
  @Test("a length of a call in characters that are numbers by themselves is none, and no trap")
  func hugeNumerals() {
    #expect(VoiceChat.seconds("PT1H3M21S") == 3801)
    #expect(VoiceChat.seconds("PT" + String(repeating: "兆H", count: 3000)) == nil)
  }
}
