/// What the pictures speak of that people put beside a name: `Pedro 🥁` drums.
enum EmojiTopics {
  private static let lines = """
    ⚽ football
    🏈 football
    🏀 basketball
    🏐 volleyball
    🏉 rugby
    🏏 cricket
    🏒 hockey
    🏑 hockey
    🥎 softball
    ⚾ softball
    🎾 tennis
    🏸 badminton
    🏃 running
    🚴 cycling
    🚵 cycling
    🚲 bike
    🏊 swimming
    ⛵ sailing
    🚣 rowing
    🛶 kayak
    🥾 hiking
    🏔 mountain
    ⛰ mountain
    🧗 climbing
    🧘 yoga
    📚 books
    📖 book
    🍳 cooking
    🥖 bread
    🍞 bread
    🎂 cake
    🧁 cake
    🍺 beer
    🍻 beer
    🍷 wine
    ☕ coffee
    🌱 gardening
    🌻 gardening
    🪴 plants
    🩺 doctor
    🦷 dentist
    🐾 vet
    🐶 dog
    🐕 dog
    🐱 cat
    🐈 cat
    🎸 guitar
    🎹 piano
    🎻 violin
    🥁 drums
    🎺 trumpet
    🎷 saxophone
    🎼 orchestra
    🎤 singing
    🎭 theatre
    💃 dance
    🕺 dance
    🎨 art
    📷 photography
    📸 photography
    💻 software
    🤖 robotics
    ⛪ church
    👶 baby
    🧵 sewing
    🧶 knitting
    🚜 farm
    🐄 farm
    ✂ haircut
    💇 haircut
    🔧 mechanic
    🚒 firefighter
    ⚖ lawyer
    """

  /// The folded word that each picture stands for.
  private static let table: [Unicode.Scalar: UInt64] = {
    var table: [Unicode.Scalar: UInt64] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let sign = parts[0].unicodeScalars.first,
        let word = FoldedText(String(parts[1])).tokens.first
      else { continue }
      table[sign] = word.hash
    }
    return table
  }()

  /// The words of the pictures in a name.
  static func words(in name: String) -> [UInt64] {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return [] }
    return name.unicodeScalars.compactMap { table[$0] }
  }
}
