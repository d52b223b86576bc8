/// A place in a file that a person can jump to.
///
/// Lines and columns count from 1 and name *physical* places: a value that was folded over three
/// lines is reported where it really stands. Columns count UTF-8 bytes, as the Swift compiler does.
public struct SourceLocation: Hashable, Sendable {
  /// The file as the user named it; nil for input without a name.
  public var path: String?
  /// The physical line, from 1; nil when the whole file is meant.
  public var line: Int?
  /// The byte within the line, from 1.
  public var column: Int?

  /// Makes a place; leave out what is not known.
  public init(path: String? = nil, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}
