#if canImport(Glibc)
  import Foundation
  import Glibc
  import SystemPackage
  import Testing

  @testable import CirclesWatch

  @Suite struct InotifyNotifierTests {
    private let place: TemporaryFolder
    private let drop: FilePath
    private let hints: InotifyNotifier

    init() throws {
      place = try TemporaryFolder()
      drop = try place.folder("drop")
      hints = try InotifyNotifier()
    }

    private func move(_ from: String, _ to: String) throws {
      try FileManager.default.moveItem(
        atPath: place.path.appending(from).string, toPath: place.path.appending(to).string)
    }

    /// Whether something is noticed in a folder. There may be more: a file that was written before
    /// gives news late, where a program that another test starts held it open for a moment.
    private func news(in folder: FilePath) async -> Bool {
      let end = ContinuousClock.now + .seconds(10)
      while ContinuousClock.now < end {
        if case .changed(let folders) = await hints.next(within: .seconds(10)),
          folders.contains(folder)
        {
          return true
        }
      }
      return false
    }

    /// Whether everything is to be looked at.
    private func lost() async -> Bool {
      let end = ContinuousClock.now + .seconds(10)
      while ContinuousClock.now < end {
        if await hints.next(within: .seconds(10)) == .lost { return true }
      }
      return false
    }

    private func drain() async {
      while await hints.next(within: .milliseconds(300)) != nil {}
    }

    @Test("a file that is written, moved in or linked is noticed in its folder")
    func files() async throws {
      let phone = try place.folder("drop/phone")
      let arming = hints.arm(exactly: [drop, phone])
      #expect(arming.added == [drop, phone])
      #expect(arming.isWhole)

      try place.write("drop/a.vcf")
      #expect(await news(in: drop))
      try place.write("elsewhere.vcf")
      try move("elsewhere.vcf", "drop/phone/b.vcf")
      #expect(await news(in: phone))
      #expect(
        link(drop.appending("a.vcf").string, drop.appending("phone/linked.vcf").string) == 0)
      #expect(await news(in: phone))
    }

    @Test("reading a file, and what happens in folders that are not watched, is no news")
    func quiet() async throws {
      try place.write("drop/a.vcf")
      let other = try place.folder("drop/other")
      _ = hints.arm(exactly: [drop, other])
      _ = hints.arm(exactly: [drop])
      await drain()
      _ = try Data(contentsOf: URL(fileURLWithPath: drop.appending("a.vcf").string))
      try place.write("drop/other/b.vcf")
      #expect(await hints.next(within: .milliseconds(200)) == nil)
    }

    @Test("a new folder is noticed, and what fell into it before it was armed is its own business")
    func newFolder() async throws {
      _ = hints.arm(exactly: [drop])
      let deep = try place.folder("drop/new")
      #expect(await news(in: drop))
      #expect(hints.arm(also: [drop, deep]).added == [deep])
      try place.write("drop/new/c.vcf")
      #expect(await news(in: deep))
    }

    @Test("a folder that is moved means everything, and is known under its new name after that")
    func movedFolder() async throws {
      let old = try place.folder("drop/old")
      _ = hints.arm(exactly: [drop, old])
      try move("drop/old", "drop/new")
      #expect(await lost())
      let new = drop.appending("new")
      #expect(hints.arm(exactly: [drop, new]).added == [new])
      await drain()
      try place.write("drop/new/d.vcf")
      #expect(await news(in: new))
    }

    @Test("a folder that goes away means everything; when it is back it is armed anew")
    func goneAndBack() async throws {
      _ = hints.arm(exactly: [drop])
      try FileManager.default.removeItem(atPath: drop.string)
      #expect(await lost())
      let arming = hints.arm(exactly: [drop])
      #expect(arming.missing == [drop])
      #expect(!arming.isWhole)

      _ = try place.folder("drop")
      #expect(hints.arm(exactly: [drop]).added == [drop])
      await drain()
      try place.write("drop/a.vcf")
      #expect(await news(in: drop))
    }

    @Test("a file and a link in the place of a folder are not watched")
    func notFolders() throws {
      try place.write("file")
      let link = place.path.appending("link")
      #expect(symlink(drop.string, link.string) == 0)
      let wanted = [place.path.appending("file"), link, place.path.appending("none")]
      let arming = hints.arm(exactly: wanted)
      #expect(arming.missing == wanted)
      #expect(arming.state == .armed)
    }

    @Test("beyond the limit the rest is named, and the way out is told")
    func limit() throws {
      let few = try InotifyNotifier(folderLimit: 2)
      let folders = try (0..<4).map { try place.folder("drop/\($0)") }
      let arming = few.arm(exactly: folders)
      #expect(arming.added == Array(folders[..<2]))
      #expect(arming.missing == Array(folders[2...]))
      #expect(arming.state == .exhausted(.ownLimit))
      #expect(few.arm(exactly: Array(folders[1...2])).isWhole)
    }

    @Test("a descriptor closed behind our back is a failure, told once, and nothing spins")
    func closed() async throws {
      // Its number is out of the way of the descriptors that other tests open meanwhile.
      let lower = (0..<64).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
      let hints = try InotifyNotifier()
      for descriptor in lower { close(descriptor) }

      _ = hints.arm(exactly: [drop])
      close(hints.source.descriptor)
      #expect(await hints.next(within: .seconds(10)) == .failed(EBADF))
      #expect(hints.arm(exactly: [drop]).state == .failed(EBADF))
      let start = ContinuousClock.now
      #expect(await hints.next(within: .milliseconds(100)) == nil)
      #expect(ContinuousClock.now - start >= .milliseconds(90))
    }

    @Test("a descriptor that became another file is noticed when a folder is to be watched")
    func replaced() async throws {
      let other = open("/dev/null", O_RDONLY | O_CLOEXEC)
      #expect(dup2(other, hints.source.descriptor) >= 0)
      close(other)
      #expect(hints.arm(exactly: [drop]).state == .failed(EBADF))
      // The thread may have found out first, by reading what is no event.
      let event = await hints.next(within: .seconds(10))
      #expect(event == .failed(EBADF) || event == .failed(EIO))
      close(hints.source.descriptor)
    }

    @Test("ten thousand files at once are a handful of hints, or everything")
    func flood() async throws {
      _ = hints.arm(exactly: [drop])
      for number in 0..<10_000 {
        let file = open(drop.appending("\(number)").string, O_CREAT | O_WRONLY, 0o600)
        #expect(file >= 0)
        close(file)
      }
      var count = 0
      while await hints.next(within: .milliseconds(300)) != nil { count += 1 }
      #expect((1...20).contains(count))
    }

    @Test("a nudge wakes, and after the stop there is nothing")
    func nudged() async {
      hints.nudge()
      #expect(await hints.next(within: .seconds(10)) == .lost)
      hints.stop()
      #expect(await hints.next(within: .seconds(600)) == nil)
    }

    @Test("hints that nobody keeps end their thread and close their descriptors")
    func released() async throws {
      weak var source: InotifySource?
      do {
        let hints = try InotifyNotifier()
        _ = hints.arm(exactly: [drop])
        source = hints.source
      }
      for _ in 0..<500 where source != nil { try await Task.sleep(for: .milliseconds(20)) }
      #expect(source == nil)
    }
  }

  @Suite struct NotifierLimitTests {
    @Test("a refused watcher says which limit it is, and how to raise it")
    func refusals() {
      #expect(InotifySource.refusal(EMFILE, orElse: .instances) == .exhausted(.instances))
      #expect(InotifySource.refusal(ENFILE, orElse: .instances) == .exhausted(.systemFiles))
      #expect(InotifySource.refusal(EPERM, orElse: .instances) == .failed(EPERM))
      #expect(NotifierLimit.watches.advice.contains("fs.inotify.max_user_watches"))
      #expect(NotifierLimit.instances.advice.contains("fs.inotify.max_user_instances"))
    }
  }
#endif
