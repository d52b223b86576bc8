import CirclesAssistant
import Testing

@Suite struct AssistantSessionTests {
  @Test func builds() { _ = AssistantSession() }
}
