import Foundation
import Testing

extension Faults {
  /// F12: things that are no files.
  @Suite struct SpecialFiles {
    @Test("F12: links, pipes, sockets and folders are passed over with one note each")
    func skipped() async throws {
      let place = try WatchedPlace()
      let path = place.drop.path
      let outside = place.folder.appendingPathComponent("outside.vcf")
      try SampleFile(.card, 1).data.write(to: outside)
      #expect(symlink(outside.path, path + "/link.vcf") == 0)
      // Links that lead in a circle, and back to the folder itself.
      #expect(symlink(path + "/two.vcf", path + "/one.vcf") == 0)
      #expect(symlink(path + "/one.vcf", path + "/two.vcf") == 0)
      #expect(symlink(path, path + "/loop") == 0)
      #expect(mkfifo(path + "/pipe.vcf", 0o600) == 0)
      let server = try socket(at: place.folder, named: "root/drop/s.vcf")
      defer { close(server) }
      try FileManager.default.createDirectory(
        atPath: path + "/x.vcf", withIntermediateDirectories: true)
      var file = SampleFile(.card, 2)
      file.name = "x.vcf/inside.vcf"
      try place.drop(file)

      let daemon = try place.start(["--poll", "0.1"])
      try await place.until("the one file is taken") { try place.doneNames().count == 1 }
      try await place.until("it was listed again and again") { place.said("listed") > 5 }
      #expect(try await daemon.stopped() == .exit(0))
      #expect(place.said("skipped") == 6)
      try place.expectWhole(files: 1)
      #expect(
        try place.files(in: place.drop)
          == ["link.vcf", "loop", "one.vcf", "pipe.vcf", "s.vcf", "two.vcf"])
      #expect(try place.notebook().texts("SELECT identifier FROM contact") == ["person-2"])
    }

    /// A socket; its address has no room for a long path, so it is made in the folder and moved.
    private func socket(at folder: URL, named name: String) throws -> Int32 {
      let short = "/tmp/c\(UInt16.random(in: 1...9999))\(getpid())"
      #if canImport(Glibc)
        let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      #else
        let descriptor = Foundation.socket(AF_UNIX, SOCK_STREAM, 0)
      #endif
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: short.utf8) }
      let isBound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
      guard isBound, rename(short, folder.appendingPathComponent(name).path) == 0 else {
        unlink(short)
        throw WatchedPlace.Failed(code: errno)
      }
      return descriptor
    }
  }
}
