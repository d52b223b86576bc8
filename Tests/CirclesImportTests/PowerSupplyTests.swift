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
