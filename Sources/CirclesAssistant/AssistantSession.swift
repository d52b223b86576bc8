/// One conversation with a client of the Model Context Protocol.
public struct AssistantSession {
  public init() {}
}
