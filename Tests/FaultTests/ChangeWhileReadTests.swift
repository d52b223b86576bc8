import Foundation
import Testing

extension Faults {
  /// F6 and F7: a file changes while it is taken.
  @Suite struct ChangesWhileTaken {
    private let old = Person(1).card()
    private let new = Person(2).card()

    /// What somebody does to the file.
    enum Change: CaseIterable { case cut, replace, append, rewrite, remove }

    private func act(_ change: Change, _ place: WatchedPlace) throws {
      let path = place.drop.appendingPathComponent("a.vcf")
      switch change {
      case .cut: try WatchedPlace.Writer(path, flags: O_WRONLY).cut(old.utf8.count / 2)
      case .replace: try place.drop(SampleFile("a.vcf", new))
      case .append: try WatchedPlace.Writer(path, flags: O_WRONLY | O_APPEND).write(Data(new.utf8))
      case .rewrite: try WatchedPlace.Writer(path).write(Data(new.utf8))
      case .remove: try FileManager.default.removeItem(at: path)
      }
    }

    /// The people that are to be in the notebook in the end.
    private func expected(_ change: Change) -> [String] {
      switch change {
      case .cut, .remove: []
      case .replace, .rewrite: ["person-2"]
      case .append: ["person-1", "person-2"]
      }
    }

    @Test(
      "F6: what changes while it is read is not taken, and waits to be quiet again",
      arguments: ["opened", "read"], Change.allCases)
    func whileRead(point: String, change: Change) async throws {
      let place = try WatchedPlace()
      let daemon = try place.start(fault: "\(point):wait")
      try place.drop(SampleFile("a.vcf", old))
      try await place.reached()
      try act(change, place)
      try place.open()
      if change == .cut {
        try await place.until("it is put off") { place.said("file deferred") == 1 }
      } else {
        try await place.untilEmpty()
      }
      #expect(try await daemon.stopped() == .exit(0))
      let notebook = try place.notebook()
      #expect(
        try notebook.texts("SELECT identifier FROM contact ORDER BY 1") == expected(change))
      // Of what was there before, the ledger knows nothing: no mixed content, no attempt.
      #expect(try notebook.states().values.reduce(0, +) == (change == .remove ? 0 : 1))
    }

    @Test(
      "F7: a file that takes the place of one that was loaded stays, and is next",
      arguments: ["after-commit", "before-rename"])
    func replaced(point: String) async throws {
      let place = try WatchedPlace()
      let daemon = try place.start(fault: "\(point):wait")
      try place.drop(SampleFile("a.vcf", old))
      try await place.reached()
      try place.drop(SampleFile("a.vcf", new))
      try place.open()
      // The folder is empty for an instant before that: the new file is moved away with the old one's
      // name, and put back.
      try await place.until("both are loaded") { place.said("file loaded") == 2 }
      try await place.untilEmpty()
      #expect(try await daemon.stopped() == .exit(0))
      let notebook = try place.notebook()
      #expect(
        try notebook.texts("SELECT identifier FROM contact ORDER BY 1")
          == ["person-1", "person-2"])
      #expect(try notebook.states().values.reduce(0, +) == 2)
      let kept = try place.doneNames()
      #expect(kept.count == 1)
      let path = try #require(place.files(in: place.done).first)
      #expect(
        try String(contentsOf: place.done.appendingPathComponent(path), encoding: .utf8) == new)
    }
  }
}
