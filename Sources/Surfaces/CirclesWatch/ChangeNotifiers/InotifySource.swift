#if canImport(Glibc)
  import Foundation
  import Glibc
  import SystemPackage

  /// The kernel's side of `InotifyNotifier`: its descriptor, and the thread that reads it.
  ///
  /// The thread keeps this object, not the hints: whoever forgets to stop them still ends it.
  final class InotifySource: @unchecked Sendable {
    /// Holds a few thousand events; the kernel keeps the rest until the next read.
    static let bufferSize = 1 << 16

    /// The watcher's descriptor.
    let descriptor: Int32
    private let bell: (answer: Int32, ring: Int32)
    private let lock = NSLock()
    private var isAbandoned = false

    /// Asks the system for a watcher and for the pipe that ends the thread.
    init() throws(ChangeNotifierError) {
      let watcher = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard watcher >= 0 else { throw Self.refusal(errno, orElse: .instances) }
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        let code = errno
        close(watcher)
        throw Self.refusal(code, orElse: .openFiles)
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      descriptor = watcher
      bell = (ends[0], ends[1])
    }

    deinit {
      close(bell.answer)
      close(bell.ring)
      // The number of a descriptor that others closed may be something else by now.
      if !isAbandoned { close(descriptor) }
    }

    /// What a refused watcher means. inotify says EMFILE for two limits: its own number of watchers,
    /// and the files of this process; the second shows in that a pipe is refused too.
    static func refusal(_ code: Int32, orElse limit: NotifierLimit) -> ChangeNotifierError {
      switch code {
      case EMFILE: .exhausted(canOpenFiles ? limit : .openFiles)
      case ENFILE: .exhausted(.systemFiles)
      case ENOMEM: .exhausted(limit)
      default: .failed(code)
      }
    }

    private static var canOpenFiles: Bool {
      let end = dup(STDERR_FILENO)
      if end < 0 { return errno != EMFILE }
      close(end)
      return true
    }

    /// Whether the descriptor was closed behind our back.
    var isClosed: Bool { fcntl(descriptor, F_GETFD) < 0 && errno == EBADF }

    /// The descriptor is not ours any more.
    func abandon() {
      lock.withLock { isAbandoned = true }
      stop()
    }

    /// Ends the thread.
    func stop() {
      var byte: UInt8 = 0
      _ = write(bell.ring, &byte, 1)
    }

    /// Watches a folder; the number of its watch.
    func watch(_ folder: FilePath) throws(Errno) -> Int32 {
      let watch = folder.withPlatformString { path in
        inotify_add_watch(descriptor, path, InotifyMask.wanted.rawValue)
      }
      guard watch >= 0 else { throw Errno(rawValue: errno) }
      return watch
    }

    /// Begins to read.
    func start(_ mailbox: ChangeMailbox, _ watches: FolderWatches) {
      let thread = Thread { [self] in read(into: mailbox, watches) }
      thread.name = "circles-hints"
      thread.stackSize = 1 << 18
      thread.start()
    }

    private func read(into mailbox: ChangeMailbox, _ watches: FolderWatches) {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.bufferSize, alignment: 8)
      defer { buffer.deallocate() }
      var wanted = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: bell.answer, events: Int16(POLLIN), revents: 0),
      ]
      while true {
        let ready = poll(&wanted, nfds_t(wanted.count), -1)
        if ready < 0, errno == EINTR { continue }
        if ready < 0 { return mailbox.failed(errno) }
        if wanted[1].revents != 0 { return }
        let state = Int32(wanted[0].revents)
        if state & POLLNVAL != 0 {
          abandon()
          return mailbox.failed(EBADF)
        }
        if state & POLLIN == 0 { return mailbox.failed(EIO) }
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        if count <= 0 { return mailbox.failed(count < 0 ? errno : EIO) }
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        InotifyInterpreter.tell(bytes, watches, mailbox)
      }
    }
  }
#endif
