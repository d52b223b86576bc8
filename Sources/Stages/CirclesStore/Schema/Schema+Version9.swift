extension Schema {
  /// What version 9 adds to version 8: a file is found by what it holds, under whatever name, so that
  /// a copy has the time of the file that was read first.
  static let from8to9 = "CREATE INDEX open_file_size ON open_file (size);"
}
