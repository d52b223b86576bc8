/// Ideas for presents by kind of interest and by occasion, in money of any kind.
enum GiftTable {
  /// An idea.
  struct Entry {
    let name: String
    let description: String
    let price: ClosedRange<Int>

    init(_ name: String, _ description: String, _ price: ClosedRange<Int>) {
      (self.name, self.description, self.price) = (name, description, price)
    }
  }

  /// The ideas for an interest: those of its kind, else two that suit any.
  static func entries(for interest: String) -> [Entry] {
    let words = FoldedWords.of(interest)
    let kind = kinds.first { kind in
      kind.words.contains { stem in words.contains { $0.hasPrefix(stem) } }
    }
    let own = kind?.ideas ?? []
    return own + [
      Entry("A book about \(interest)", "A well-made one, new or second-hand.", 15...35),
      Entry(
        "A day course or an event: \(interest)",
        "A voucher for a class, a talk or a visit, at a date of their choice.", 40...120),
    ]
  }

  /// Kinds of interests, told by how their words begin.
  static let kinds: [(words: [String], ideas: [Entry])] = [
    (
      ["climb", "boulder", "mountain", "alpin"],
      [
        Entry("Chalk bag", "A sturdy one with a brush loop.", 15...35),
        Entry("Day at a climbing wall", "A ten-visit card or an introduction for two.", 50...100),
      ]
    ),
    (
      ["hik", "walk", "trek", "camp", "ramb", "forag"],
      [
        Entry("Insulated flask", "Keeps tea hot until the top of the hill.", 20...45),
        Entry(
          "Maps of a region they do not know", "Two or three sheets and an evening to plan.",
          15...40),
        Entry("Head torch", "Small, rechargeable, for long evenings out.", 30...70),
      ]
    ),
    (
      ["run", "marathon", "jog"],
      [
        Entry("Running belt", "Holds keys and a phone without bouncing.", 15...35),
        Entry("Entry to a race", "One within an hour of home, for a date they choose.", 30...90),
      ]
    ),
    (
      ["cycl", "bik"],
      [
        Entry("Set of bicycle lights", "Rechargeable, front and back.", 25...60),
        Entry(
          "Service at a good workshop", "A voucher for a full check before the season.", 50...110),
      ]
    ),
    (
      ["garden", "allot", "plant", "fern", "bee"],
      [
        Entry("Hand tools for the garden", "A trowel and a fork that do not bend.", 25...60),
        Entry("Seeds by subscription", "A packet each month, in season.", 20...60),
        Entry(
          "Voucher of a good nursery", "For something that stays longer than a bouquet.", 30...100),
      ]
    ),
    (
      ["cook", "bak", "bread", "food", "recipe"],
      [
        Entry("Good kitchen knife", "One that keeps its edge.", 50...120),
        Entry("Box of spices", "Whole, fresh, with a few recipes.", 20...45),
      ]
    ),
    (
      ["pot", "ceramic", "clay"],
      [
        Entry("Set of pottery tools", "Ribs, loops and a wire in a roll.", 20...45),
        Entry("Hours at a shared pottery studio", "Wheel time and one firing.", 50...120),
      ]
    ),
    (
      ["knit", "crochet", "sew", "weav", "quilt", "embroid"],
      [
        Entry("Hand-dyed yarn or cloth", "Enough for one good piece.", 25...60),
        Entry("Project bag", "With pockets for needles and notions.", 25...50),
      ]
    ),
    (
      ["paint", "draw", "sketch", "watercol", "linocut", "print", "calligra", "art"],
      [
        Entry("Sketchbook with good paper", "Heavy enough for wet colour.", 15...40),
        Entry(
          "Set of artists' colours", "A small box of a better grade than one buys oneself.", 30...90
        ),
      ]
    ),
    (
      ["photo", "camera", "film"],
      [
        Entry("Photo book", "A voucher to print a year's best pictures.", 30...80),
        Entry("Camera strap", "Comfortable over a long day.", 25...60),
      ]
    ),
    (
      [
        "piano", "guitar", "violin", "cello", "harp", "whistle", "pipes", "melodeon", "flute",
        "drum", "choir", "sing", "music", "concert", "samba", "opera", "handbell", "jazz",
      ],
      [
        Entry("Tickets for a concert", "Two seats, so that they need not go alone.", 40...120),
        Entry("Sheet music or a songbook", "Of a composer or band they like.", 15...40),
      ]
    ),
    (
      ["read", "book", "novel", "poet", "literat", "writ"],
      [
        Entry("Voucher of an independent bookshop", "With a title you liked tucked in.", 20...60),
        Entry("Notebook with sewn binding", "Opens flat, takes ink well.", 15...35),
      ]
    ),
    (
      ["swim", "surf", "sail", "row", "kayak", "div", "cold"],
      [
        Entry("Changing robe", "Warm and dry after the water.", 60...130),
        Entry("Dry bag", "Keeps a phone and a towel dry.", 20...40),
      ]
    ),
    (
      ["danc", "ballet", "yoga", "pilates", "gym", "tai"],
      [
        Entry("Card for ten classes", "At the studio nearest to them.", 80...160),
        Entry("Good mat or shoe bag", "Whichever they carry most often.", 25...70),
      ]
    ),
    (
      ["chess", "game", "puzzle", "cross", "quiz"],
      [
        Entry("Board game for two", "One that takes an hour, not a weekend.", 25...50),
        Entry("Wooden puzzle", "Hard enough for a rainy week.", 20...60),
      ]
    ),
    (
      ["coffee", "tea"],
      [Entry("Coffee or tea from a small roaster", "Three kinds to compare.", 20...45)]
    ),
    (
      ["wood", "carpent", "carv", "diy"],
      [
        Entry("Carving or marking knife", "Good steel, a handle that fits.", 30...70),
        Entry("Board of fine timber", "Walnut or cherry, enough for a box.", 25...60),
      ]
    ),
    (
      ["football", "rugby", "tennis", "padel", "hockey", "handball", "cricket", "golf", "fenc"],
      [
        Entry("Tickets for a match", "Two seats at a game nearby.", 40...120),
        Entry("Sports bag", "With a place for wet things.", 30...70),
      ]
    ),
    (
      ["travel", "language", "italian", "irish", "french", "spanish", "german", "japan", "ukrain"],
      [
        Entry("Conversation lessons", "Five hours with a native speaker.", 60...130),
        Entry("Stories in two languages", "A page each, side by side.", 15...30),
      ]
    ),
    (
      ["dog", "cat", "horse", "bird", "pet"],
      [
        Entry("Portrait of their animal", "Drawn from a photograph.", 40...120),
        Entry("Field guide or training book", "The one their club recommends.", 15...30),
      ]
    ),
  ]

  /// Ideas that suit many people, by occasion; they say nothing of the person.
  static func general(_ occasion: String) -> [Entry] {
    let words = FoldedWords.of(occasion)
    let known = occasions.first { one in
      one.words.contains { stem in words.contains { $0.hasPrefix(stem) } }
    }
    return known?.ideas ?? anyTime
  }

  private static let occasions: [(words: [String], ideas: [Entry])] = [
    (
      ["wedding", "engage"],
      [
        Entry("Dinner for two", "A voucher of a restaurant they can reach on foot.", 60...150),
        Entry("Printed photo album of the day", "A voucher, to be filled later.", 40...100),
      ]
    ),
    (
      ["baby", "birth of", "christening", "shower"],
      [
        Entry("Meals brought to the door", "A week's worth, from you or a good kitchen.", 40...120),
        Entry("Soft blanket", "Cotton, washable.", 25...60),
      ]
    ),
    (
      ["house", "moving", "home"],
      [
        Entry("Sturdy house plant", "One that forgives a missed week.", 20...50),
        Entry("Good tea towels and a board", "Useful on the first evening.", 20...45),
      ]
    ),
    (
      ["thank"],
      [
        Entry("Handwritten card with flowers", "Say what it was for.", 15...40),
        Entry("Box of something local", "From where you live.", 20...50),
      ]
    ),
    (
      ["graduat", "exam"],
      [
        Entry("Fountain pen", "Engraved if there is time.", 30...90),
        Entry("Framed photograph of the day", "Printed well.", 25...60),
      ]
    ),
  ]

  private static let anyTime = [
    Entry("Time together", "A meal, a walk or a show, with a date already proposed.", 20...100),
    Entry("Printed photograph of the two of you", "In a plain frame.", 15...40),
    Entry("Voucher of a shop nearby", "One they would choose themselves.", 20...100),
  ]
}
