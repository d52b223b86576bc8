/// Why a pipeline file cannot be used: the place, what is wrong there, and what would be right.
///
/// Values of the file are never repeated; they may be names and numbers of people.
public struct PipelineFileError: Error, Hashable, Sendable {
  /// The pipeline file as the user named it.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars, as YAML counts.
  public var column: Int
  /// What is wrong, in a sentence without a full stop.
  public var message: String
  /// What is allowed, a line each.
  public var hints: [String]

  /// A problem at a place.
  public init(
    path: String, line: Int, column: Int, _ message: String, hints: [String] = []
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.hints = hints
  }
}

extension PipelineFileError: CustomStringConvertible {
  /// `path:line:column: message`, the form editors jump on.
  public var description: String { "\(path):\(line):\(column): \(message)" }
}
