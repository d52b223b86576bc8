/// What inotify says of a watched folder (inotify(7)). The numbers are the kernel's, and stand here
/// so that reading them can be tested anywhere.
struct InotifyMask: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  /// A file that was open for writing was closed.
  static let closedAfterWriting = InotifyMask(rawValue: 0x0000_0008)
  /// Something was renamed into the folder.
  static let movedIn = InotifyMask(rawValue: 0x0000_0080)
  /// Something appeared: matters for folders, and for hard links, which nobody ever closes.
  static let created = InotifyMask(rawValue: 0x0000_0100)
  /// The folder itself was removed.
  static let folderRemoved = InotifyMask(rawValue: 0x0000_0400)
  /// The folder itself was renamed: its path, and those below it, are wrong now.
  static let folderMoved = InotifyMask(rawValue: 0x0000_0800)
  /// What the folder lies on was unmounted.
  static let unmounted = InotifyMask(rawValue: 0x0000_2000)
  /// The queue was full, and events were dropped. Comes with watch -1.
  static let overflow = InotifyMask(rawValue: 0x0000_4000)
  /// The watch is no more.
  static let forgotten = InotifyMask(rawValue: 0x0000_8000)

  /// Fails for anything but a folder.
  static let onlyFolders = InotifyMask(rawValue: 0x0100_0000)
  /// Fails for a symbolic link.
  static let followsNoLink = InotifyMask(rawValue: 0x0200_0000)
  /// Files that were deleted while open say nothing more.
  static let withoutUnlinked = InotifyMask(rawValue: 0x0400_0000)

  /// What folders are watched for. Narrow: with modifications the queue overflows many times sooner.
  static let wanted: InotifyMask = [
    .closedAfterWriting, .movedIn, .created, .folderRemoved, .folderMoved, .onlyFolders,
    .followsNoLink, .withoutUnlinked,
  ]
  /// After these, paths that were known may be wrong.
  static let upheaval: InotifyMask = [.folderRemoved, .folderMoved, .unmounted, .overflow]
  /// After these, there may be something new in the folder.
  static let news: InotifyMask = [.closedAfterWriting, .movedIn, .created]
}

/// An event, without the name: the folder is listed anyway.
struct InotifyEvent: Hashable, Sendable {
  /// The number of the watch; -1 for the queue itself.
  let watch: Int32
  /// What happened.
  let mask: InotifyMask
}

/// Reads the kernel's buffers of events.
enum InotifyEvents {
  /// The bytes before the name: watch, mask, cookie, length of the name.
  static let headerSize = 16

  /// Calls `body` for each event; false if the buffer does not end where an event does, which no
  /// kernel does, and after which nothing in it is sure.
  static func parse(
    _ bytes: UnsafeRawBufferPointer, _ body: (InotifyEvent) -> Void
  ) -> Bool {
    var offset = 0
    while offset < bytes.count {
      guard bytes.count - offset >= headerSize else { return false }
      let watch = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
      let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
      let length = bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self)
      guard let name = Int(exactly: length), name <= bytes.count - offset - headerSize else {
        return false
      }
      body(InotifyEvent(watch: watch, mask: InotifyMask(rawValue: mask)))
      offset += headerSize + name
    }
    return true
  }
}
