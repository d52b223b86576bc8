#if canImport(Darwin)
  import Darwin
  import Foundation
  import SystemPackage

  /// The kernel's side of `KqueueNotifier`: the queue, and the thread that reads it.
  final class KqueueSource: @unchecked Sendable {
    private let queue: Int32
    private static let stopBell: UInt = 1

    /// Asks the system for a queue.
    init() throws(ChangeNotifierError) {
      let made = kqueue()
      guard made >= 0 else {
        switch errno {
        case EMFILE: throw .exhausted(.openFiles)
        case ENFILE: throw .exhausted(.systemFiles)
        default: throw .failed(errno)
        }
      }
      queue = made
      change(Self.stopBell, EVFILT_USER, EV_ADD | EV_CLEAR, 0)
    }

    deinit { close(queue) }

    /// Ends the thread.
    func stop() { change(Self.stopBell, EVFILT_USER, 0, UInt32(NOTE_TRIGGER)) }

    /// Watches a folder; the descriptor that stands for it, which closing takes off the queue.
    func watch(_ folder: FilePath) throws(Errno) -> Int32 {
      let watch = folder.withPlatformString { path in
        open(path, O_EVTONLY | O_CLOEXEC | O_NOFOLLOW | O_DIRECTORY)
      }
      guard watch >= 0 else { throw Errno(rawValue: errno) }
      let wanted = UInt32(NOTE_WRITE | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE)
      guard change(UInt(watch), EVFILT_VNODE, EV_ADD | EV_CLEAR, wanted) else {
        let code = errno
        close(watch)
        throw Errno(rawValue: code)
      }
      return watch
    }

    /// Whether a descriptor still is the folder of that name.
    func isCurrent(_ watch: Int32?, _ folder: FilePath) -> Bool {
      guard let watch else { return false }
      var held = stat()
      var named = stat()
      let isThere = folder.withPlatformString { lstat($0, &named) } == 0
      return isThere && fstat(watch, &held) == 0 && held.st_dev == named.st_dev
        && held.st_ino == named.st_ino
    }

    /// Begins to read.
    func start(_ mailbox: ChangeMailbox, _ watches: FolderWatches) {
      let thread = Thread { [self] in read(into: mailbox, watches) }
      thread.name = "circles-hints"
      thread.start()
    }

    private func read(into mailbox: ChangeMailbox, _ watches: FolderWatches) {
      var events = [kevent](repeating: kevent(), count: 64)
      while true {
        let count = kevent(queue, nil, 0, &events, Int32(events.count), nil)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return mailbox.failed(errno) }
        for event in events.prefix(Int(count)) {
          if event.filter == Int16(EVFILT_USER) { return }
          let upheaval = UInt32(NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE)
          if event.fflags & upheaval != 0 {
            mailbox.lost()
          } else if let folder = watches.folder(of: Int32(truncatingIfNeeded: event.ident)) {
            mailbox.changed(folder)
          }
        }
      }
    }

    @discardableResult
    private func change(_ ident: UInt, _ filter: Int32, _ flags: Int32, _ notes: UInt32) -> Bool {
      var event = kevent(
        ident: ident, filter: Int16(filter), flags: UInt16(flags), fflags: notes, data: 0,
        udata: nil)
      return kevent(queue, &event, 1, nil, 0, nil) == 0
    }
  }
#endif
