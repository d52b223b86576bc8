/// One vCard, as its properties stand in the file.
public struct Card: Hashable, Sendable {
  /// The version the card is read as: the one it declares wherever that line stands, else a guess
  /// from its syntax.
  public var version: Version
  /// The text of the VERSION property as written; nil where there is none.
  public var declaredVersion: String?
  /// The properties in the order written, without BEGIN, VERSION and END.
  public var properties: [Property]
  /// Cards inside this one, each with the index in `properties` of the AGENT property that holds it.
  public var agents: [Agent]
  /// The card's number in its file, from 0.
  public var index: Int
  /// The physical line of BEGIN, from 1.
  public var line: Int

  /// A card within a card (AGENT of 2.1, or escaped in 3.0).
  public struct Agent: Hashable, Sendable {
    /// Where in `properties` the AGENT property stands.
    public var property: Int
    /// The card itself; an array of one, since a struct cannot hold itself.
    public var cards: [Card]

    /// Makes an agent.
    public init(property: Int, cards: [Card]) {
      self.property = property
      self.cards = cards
    }
  }

  /// Makes a card.
  public init(
    version: Version, declaredVersion: String? = nil, properties: [Property] = [],
    agents: [Agent] = [], index: Int = 0, line: Int = 1
  ) {
    self.version = version
    self.declaredVersion = declaredVersion
    self.properties = properties
    self.agents = agents
    self.index = index
    self.line = line
  }

  /// The first property of that name (upper case), or nil.
  public func first(_ name: String) -> Property? {
    for property in properties where property.name == name { return property }
    return nil
  }
}
