import CirclesModel

/// What people call themselves on platforms, as far as a card lets one guess it.
extension PersonFacts {
  /// `sora.lee` of `sora.lee@mail.example`, where a person and not a desk reads it.
  mutating func takeMailbox(_ address: String) {
    guard let at = address.lastIndex(of: "@") else { return }
    take(mailbox: address[..<at])
  }

  /// `soralee` and `leesora` of Sora Lee.
  mutating func takeMadeHandles(_ name: PersonName) {
    if name.given.isEmpty || name.family.isEmpty { return }
    let given = FoldedText(name.given, limit: 2)
    let family = FoldedText(name.family, limit: 2)
    guard let first = given.tokens.first, let last = family.tokens.last else { return }
    let both = [
      Array(given.folded(first)) + family.folded(last),
      Array(family.folded(last)) + given.folded(first),
    ]
    for letters in both { take(mailbox: String(decoding: letters, as: UTF8.self)[...]) }
  }

  /// `ana.makes` of `https://www.instagram.com/ana.makes/`: cards often keep a profile as a link.
  mutating func takeProfile(_ url: String) {
    var parts = url.split(separator: "/")[...]
    if parts.first?.hasSuffix(":") == true { parts.removeFirst() }
    guard parts.count > 1, let host = parts.first?.lowercased().split(separator: ".") else {
      return
    }
    guard host.contains(where: { Self.platforms.contains(String($0)) }),
      let name = parts.last?.split(whereSeparator: { "?#".contains($0) }).first,
      let key = Addresses.handleKey(String(name)), !handles.contains(key)
    else { return }
    handles.append(key)
  }

  private static let platforms: Set<String> = [
    "instagram", "facebook", "fb", "twitter", "x", "threads", "t", "telegram", "linkedin", "tiktok",
    "snapchat", "bsky", "mastodon", "github", "youtube", "pinterest", "vk", "strava", "reddit",
    "twitch", "soundcloud", "tumblr", "flickr", "xing",
  ]

  private mutating func take(mailbox: Substring) {
    let words = FoldedText(String(mailbox), limit: 2).tokens
    if let word = words.first, Self.desks.contains(word.hash) { return }
    guard mailbox.utf8.count >= 6, let key = Addresses.handleKey(String(mailbox)),
      !mailboxes.contains(key)
    else { return }
    mailboxes.append(key)
  }

  /// Who reads these is nobody in particular.
  private static let desks = Set(
    FoldedText(
      """
      info office contact kontakt mail post hello hallo admin service support team sales noreply
      reception secretary praxis buero oficina contacto bureau accueil escuela school enquiries
      """
    ).tokens.map(\.hash))
}
