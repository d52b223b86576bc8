#if canImport(Darwin)
  import Darwin
  public import SystemPackage

  /// Hints by kqueue(2): what is added to, renamed in or taken out of a folder. A file that grows in
  /// place gives none, but then it was seen when it appeared, and settles under the loop's eyes.
  ///
  /// Each folder costs an open descriptor, of which a process has 256 by default: hence the limit.
  public final class KqueueNotifier: ChangeNotifier {
    /// More folders than this are not watched.
    public static let folderLimit = 128

    /// How changes are noticed.
    public var mode: NotifierMode { .kqueue }

    private let source: KqueueSource
    private let mailbox = ChangeMailbox()
    private let watches = FolderWatches()

    /// Asks the system for a queue; throws what is to be done where it gives none.
    public init() throws(ChangeNotifierError) {
      source = try KqueueSource()
      source.start(mailbox, watches)
    }

    deinit { stop() }

    /// Watches these folders and no others, each anew: a folder keeps its descriptor when another
    /// one takes its name, so an old watch may look at the wrong one.
    public func arm(exactly wanted: [FilePath]) -> NotifierArming {
      let known = watches.all
      for folder in known {
        if !wanted.contains(folder) || !source.isCurrent(watches.watch(of: folder), folder) {
          if let watch = watches.remove(folder) { close(watch) }
        }
      }
      return arm(also: wanted)
    }

    /// Watches these folders too.
    public func arm(also wanted: [FilePath]) -> NotifierArming {
      var arming = NotifierArming()
      for folder in wanted where !watches.contains(folder) {
        do throws(Errno) {
          if watches.count >= Self.folderLimit { throw .noSpace }
          if try watches.add(folder, source.watch) { arming.added.append(folder) }
        } catch {
          arming.missing.append(folder)
          switch error {
          case .noSpace: arming.state = .exhausted(.ownLimit)
          case .tooManyOpenFiles: arming.state = .exhausted(.openFiles)
          case .tooManyOpenFilesInSystem: arming.state = .exhausted(.systemFiles)
          default: break
          }
        }
      }
      return arming
    }

    /// The next hint.
    public func next(within limit: Duration) async -> ChangeEvent? {
      await mailbox.next(within: limit)
    }

    /// Gives the hint `.lost`.
    public func nudge() { mailbox.lost() }

    /// Ends the thread and the waiting, and closes the folders.
    public func stop() {
      source.stop()
      mailbox.stop()
      for folder in watches.all {
        if let watch = watches.remove(folder) { close(watch) }
      }
    }
  }
#endif
