/// Files that are handed over, as if they were dropped into the watched folder.
struct FileDrop {
  /// Where they are sent to.
  static let path = "/api/files"
}
