#if canImport(Glibc)
  import Glibc
  public import SystemPackage

  /// Hints by inotify(7). One thread sleeps until the kernel has events; nothing else ever runs.
  ///
  /// Without use on network folders, where other machines' changes cause no events: leave those out.
  public final class InotifyNotifier: ChangeNotifier {
    /// More folders than this are not watched.
    public static let folderLimit = 8192

    /// How changes are noticed.
    public var mode: NotifierMode { .inotify }

    /// The kernel's side; a test closes its descriptor, and sees it go.
    let source: InotifySource
    private let mailbox = ChangeMailbox()
    private let watches = FolderWatches()
    private let folderLimit: Int

    /// Asks the system for a watcher; throws what is to be done where it gives none.
    public init(folderLimit: Int = InotifyNotifier.folderLimit) throws(ChangeNotifierError) {
      self.folderLimit = folderLimit
      source = try InotifySource()
      source.start(mailbox, watches)
    }

    deinit { stop() }

    /// Watches these folders and no others.
    public func arm(exactly wanted: [FilePath]) -> NotifierArming {
      for folder in watches.all.subtracting(wanted) {
        if let watch = watches.remove(folder) { _ = inotify_rm_watch(source.descriptor, watch) }
      }
      return arm(also: wanted)
    }

    /// Watches these folders too. To watch one again costs a system call and changes nothing, and
    /// finds out when another folder has taken its name.
    public func arm(also wanted: [FilePath]) -> NotifierArming {
      var arming = NotifierArming()
      for folder in wanted {
        do throws(Errno) {
          if watches.count >= folderLimit, !watches.contains(folder) { throw .noSpace }
          if try watches.add(folder, source.watch) { arming.added.append(folder) }
        } catch {
          arming.missing.append(folder)
          if let state = state(after: error) { arming.state = state }
        }
      }
      return arming
    }

    /// What a refused watch means for all of them; nil where it concerns its folder alone.
    private func state(after error: Errno) -> NotifierState? {
      switch error {
      case .noSpace, .noMemory:
        return .exhausted(watches.count >= folderLimit ? .ownLimit : .watches)
      case .badFileDescriptor, .invalidArgument:
        // Somebody closed the descriptor, and perhaps got its number for something else.
        source.abandon()
        mailbox.failed(EBADF)
        return .failed(EBADF)
      default: return nil
      }
    }

    /// The next hint.
    public func next(within limit: Duration) async -> ChangeEvent? {
      // A thread that sleeps on a descriptor does not notice that it is closed.
      if source.isClosed { mailbox.failed(EBADF) }
      return await mailbox.next(within: limit)
    }

    /// Gives the hint `.lost`.
    public func nudge() { mailbox.lost() }

    /// Ends the thread and the waiting.
    public func stop() {
      source.stop()
      mailbox.stop()
    }
  }
#endif
