/// Turns what the kernel says into hints.
enum InotifyInterpreter {
  /// Puts the hints of a buffer into the mailbox, and forgets the watches that are no more.
  static func tell(
    _ bytes: UnsafeRawBufferPointer, _ watches: FolderWatches, _ mailbox: ChangeMailbox
  ) {
    let isWhole = InotifyEvents.parse(bytes) { event in
      if event.mask.contains(.forgotten) { watches.forget(event.watch) }
      if !event.mask.isDisjoint(with: .upheaval) {
        mailbox.lost()
      } else if !event.mask.isDisjoint(with: .news), let folder = watches.folder(of: event.watch) {
        mailbox.changed(folder)
      }
    }
    if !isWhole { mailbox.lost() }
  }
}
