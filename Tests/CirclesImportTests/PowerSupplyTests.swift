import Foundation
import Testing

@testable import circles_import

@Suite struct PowerSupplyTests {
  @Test(
    "On battery is where it discharges and nothing else gives power",
    arguments: [
      ([], false),
      ([["type": "Mains", "online": "1"], ["type": "Battery", "status": "Charging"]], false),
      ([["type": "Mains", "online": "0"], ["type": "Battery", "status": "Discharging"]], true),
      ([["type": "USB", "online": "1"], ["type": "Battery", "status": "Discharging"]], false),
      ([["type": "Battery", "status": "Discharging", "scope": "Device"]], false),
      ([["type": "Battery", "status": "Full"]], false),
    ] as [([[String: String]], Bool)])
  func battery(supplies: [[String: String]], isOnBattery: Bool) throws {
    let folder = NSTemporaryDirectory() + "circles-power-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (number, supply) in supplies.enumerated() {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(number)", withIntermediateDirectories: true)
      for (name, value) in supply {
        try Data((value + "\n").utf8).write(to: URL(filePath: "\(folder)/\(number)/\(name)"))
      }
    }
    #expect(PowerSupply.isOnBattery(folder) == isOnBattery)
  }
}

/// Whether the daemon may spend bytes.
@Suite struct MeteredNetworkTests {
  @Test(
    "What NetworkManager says of its networks",
    arguments: [("u 1\n", true), ("u 3\n", true), ("u 2\n", false), ("u 4\n", false), ("", false)])
  func says(text: String, isMetered: Bool) {
    #expect(MeteredNetwork.says(text) == isMetered)
  }

  #if !canImport(Network)
    @Test("Who is not there, or fails, says nothing")
    func silent() {
      #expect(MeteredNetwork.answer(of: "/nowhere/busctl", []) == nil)
      #expect(MeteredNetwork.answer(of: "/bin/sh", ["-c", "echo u 1; exit 1"]) == nil)
      #expect(MeteredNetwork.answer(of: "/bin/sh", ["-c", "echo u 1"]) == "u 1\n")
    }
  #endif
}
