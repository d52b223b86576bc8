/// A look back in sentences, the same for terminal and page.
public enum StatsWords {
  /// How much there was.
  public static func opening(_ stats: ChatStats) -> String {
    if stats.messages == 0 { return "No messages; \(many(stats.notes, "note"))." }
    let share = stats.mine * 100 / stats.messages
    let people =
      stats.peopleCount == 1 ? "one person" : "\(number(stats.peopleCount)) people"
    return "\(many(stats.messages, "message")) with \(people) on \(many(stats.days, "day")), "
      + "\(share) % of them yours; \(many(stats.words, "word")), \(many(stats.notes, "note"))."
  }

  /// The busiest day, the longest streak, who is new.
  public static func remarkable(_ stats: ChatStats) -> [String] {
    var lines: [String] = []
    if let busiest = stats.busiest {
      lines.append("Busiest day: \(busiest.name), \(many(busiest.messages, "message")).")
    }
    if let streak = stats.streak, streak.days > 1 {
      lines.append("Longest streak: \(number(streak.days)) days in a row from \(streak.from).")
    }
    if !stats.newPeople.isEmpty {
      lines.append("New this year: \(stats.newPeople.joined(separator: ", ")).")
    }
    return lines
  }

  /// Who writes first, who answers how fast, who fell silent.
  public static func habits(_ stats: ChatStats) -> [String] {
    stats.people.prefix(5).filter { $0.starts > 0 }.map { person in
      var line =
        "\(person.name): you began \(number(person.myStarts)) of "
        + many(person.starts, "conversation")
      if let reply = person.theirReply { line += ", they answer within \(reply)" }
      if let reply = person.myReply { line += ", you within \(reply)" }
      if person.longestSilence >= 14 { line += "; longest silence \(person.longestSilence) days" }
      return line + "."
    }
  }

  /// `1 message`, `2,000 messages`.
  public static func many(_ count: Int, _ word: String) -> String {
    "\(number(count)) \(word)\(count == 1 ? "" : "s")"
  }

  /// A number with its thousands apart.
  public static func number(_ count: Int) -> String {
    var digits = Array(String(count).reversed())
    for place in stride(from: 3, to: digits.count, by: 3).reversed() {
      digits.insert(",", at: place)
    }
    return String(digits.reversed())
  }
}
