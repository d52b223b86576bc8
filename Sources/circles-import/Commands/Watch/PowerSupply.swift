import Foundation

/// Whether this machine runs on its battery, as Linux tells; elsewhere it is taken for plugged in.
enum PowerSupply {
  /// Looks at the supplies in a folder (the kernel's `sysfs-class-power`): on battery is where one is
  /// discharging and no mains or USB supply is online.
  static func isOnBattery(_ folder: String = "/sys/class/power_supply") -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    func said(_ name: String, _ attribute: String) -> String {
      let file = FileHandle(forReadingAtPath: "\(folder)/\(name)/\(attribute)")
      let data = (try? file?.read(upToCount: 64)) ?? Data()
      return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if names.contains(where: { said($0, "type") != "Battery" && said($0, "online") == "1" }) {
      return false
    }
    // Those of a mouse or a keyboard do not power the machine.
    return names.contains {
      said($0, "type") == "Battery" && said($0, "scope") != "Device"
        && said($0, "status") == "Discharging"
    }
  }
}
