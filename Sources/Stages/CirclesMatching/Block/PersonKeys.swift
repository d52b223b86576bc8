/// The keys of a person: by what a text can find them.
enum PersonKeys {
  /// Gives each key and the space it is in; a key may come more than once.
  static func each(_ facts: PersonFacts, _ give: (UInt64, BlockKey) -> Void) {
    for word in facts.names {
      give(BlockKey.word.of(word.hash), .word)
      guard !word.role.isDisjoint(with: [.given, .nickname]) else { continue }
      for place in Diminutives.all.places(of: word.hash) {
        give(BlockKey.group.of(place.group), .group)
      }
      for sound in Homophones.sounds(of: word.hash) {
        give(BlockKey.homophone.of(sound), .homophone)
      }
    }
    for phone in facts.phones { give(BlockKey.phone.of(phone), .phone) }
    for email in facts.emails { give(BlockKey.email.of(email), .email) }
    for handle in facts.handles { give(BlockKey.handle.of(handle), .handle) }
    for label in facts.labels { give(BlockKey.label.of(UInt32(label.rawValue)), .label) }
    for label in facts.ownRelations { give(BlockKey.label.of(UInt32(label.rawValue)), .label) }
    for trade in facts.trades { give(BlockKey.trade.of(trade), .trade) }
    for relation in facts.relationsOf { give(BlockKey.relationOf.of(relation), .relationOf) }
    for full in facts.fulls where full != 0 { give(BlockKey.full.of(full), .full) }
    for key in facts.displays where key != 0 { give(BlockKey.display.of(key), .display) }
    for key in facts.displayLooks { give(BlockKey.displayLook.of(key), .displayLook) }
    for key in facts.givenSounds { give(BlockKey.homophone.of(key), .homophone) }
    for key in facts.familySounds { give(BlockKey.homophone.of(key), .homophone) }
    for key in facts.soundKeys { give(BlockKey.sound.of(key), .sound) }
    for key in facts.roughKeys { give(BlockKey.rough.of(key), .rough) }
    for key in facts.mailboxes { give(BlockKey.mailbox.of(key), .mailbox) }
    for key in facts.lookKeys { give(BlockKey.look.of(key), .look) }
    for key in facts.skeletons { give(BlockKey.skeleton.of(key), .skeleton) }
    for key in facts.conversations { give(BlockKey.conversation.of(key), .conversation) }
    for key in facts.headers { give(BlockKey.header.of(key), .header) }
    if facts.birthday.key != 0 {
      give(BlockKey.birthday.of(UInt32(facts.birthday.key)), .birthday)
      give(BlockKey.birthMonth.of(UInt32(facts.birthday.month)), .birthMonth)
    }
    for key in facts.denied { give(BlockKey.denied.of(key), .denied) }
    for word in facts.context {
      switch word.field {
      case .organization, .department:
        give(BlockKey.organization.of(word.stem), .organization)
      default: give(BlockKey.context.of(word.stem), .context)
      }
    }
  }
}
