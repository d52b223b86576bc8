import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("The layout of a watched folder")
struct WatchLayoutTests {
  @Test("everything lies below the folder that the user named")
  func below() {
    let layout = WatchLayout(root: "/srv/circles")
    #expect(layout.drop == "/srv/circles/drop")
    #expect(layout.done == "/srv/circles/done")
    #expect(layout.failed == "/srv/circles/failed")
    #expect(layout.lock == "/srv/circles/.circles/lock")
    #expect(layout.status == "/srv/circles/.circles/status.json")
  }
}
