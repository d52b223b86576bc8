import CirclesModel

/// What the name of a recording's file tells: its title, and often when it was made.
struct RecordingName {
  /// The last component of the path.
  let title: String
  /// When it was recorded, as the name or that of its folder says.
  let recordedAt: MessageTime?

  /// Reads a path. `order` and `region` tell day and month apart where both are numbers.
  init(path: String, order: DateOrder? = nil, region: String = "") {
    let parts = path.split(separator: "/")
    title = parts.last.map { String($0).cleanLabel } ?? path
    let order = order ?? (region == "US" ? .mdy : .dmy)
    // A cut mail address or number before the last dot harms nothing.
    let stem =
      title.contains(".")
      ? String(title[..<(title.lastIndex(of: ".") ?? title.endIndex)])
      : title
    let own = FileNameTime(stem, order)
    if let time = own.time {
      recordedAt = time
      return
    }
    // Zoom: `2022-03-14 19.00.12 Topic 123/chat.txt`; Just Press Record: `2022-03-14/19-05-33.txt`.
    let folder = parts.dropLast().last.map { FileNameTime(String($0).cleanLabel, order) }
    if let folder, folder.hasClock {
      recordedAt = folder.time
    } else if let clock = FileNameTime.clock(stem), case .wall(var day) = folder?.time {
      (day.hour, day.minute, day.second) = clock
      recordedAt = .wall(day)
    } else {
      recordedAt = nil
    }
  }
}
