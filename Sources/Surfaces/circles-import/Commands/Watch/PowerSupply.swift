import Foundation

#if canImport(IOKit)
  import IOKit.ps
#endif

/// Whether this machine runs on its battery.
enum PowerSupply {
  #if canImport(IOKit)
    /// As macOS tells.
    static func isOnBattery() -> Bool {
      guard let info = IOPSCopyPowerSourcesInfo()?.takeRetainedValue(),
        let type = IOPSGetProvidingPowerSourceType(info)?.takeUnretainedValue()
      else { return false }
      return type as String == kIOPSBatteryPowerValue
    }
  #else
    /// As Linux tells.
    static func isOnBattery() -> Bool { isOnBattery("/sys/class/power_supply") }
  #endif

  /// Looks at the supplies in a folder (the kernel's `sysfs-class-power`): on battery is where one is
  /// discharging and no mains or USB supply is online.
  static func isOnBattery(_ folder: String) -> Bool {
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
