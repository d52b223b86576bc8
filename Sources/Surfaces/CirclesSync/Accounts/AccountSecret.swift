public import CirclesHTTP
public import Foundation

/// Where passwords come from. They are held in memory alone, and are in no message.
public enum AccountSecret {
  /// How long a password may be.
  private static let maximumSize = 1 << 14

  /// Who signs in to an account; nil where nobody has to.
  public static func credentials(of account: Account) throws(SyncError) -> HTTPCredentials? {
    guard let user = account.user else { return nil }
    if let command = account.passwordCommand {
      return HTTPCredentials(user: user, password: try said(by: command))
    }
    guard let file = account.passwordFile else {
      throw .secret("there is no password for '\(account.name)'")
    }
    return HTTPCredentials(user: user, password: try read(file))
  }

  /// The first line of a file that nobody else can read.
  public static func read(_ path: String) throws(SyncError) -> String {
    try firstLine(try data(path), of: "the password file \(path)")
  }

  /// All of a file that nobody else can read.
  public static func readAll(_ path: String) throws(SyncError) -> String {
    String(decoding: try data(path), as: UTF8.self)
  }

  private static func data(_ path: String) throws(SyncError) -> Data {
    CoreFiles.forbid()
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      throw .secret(
        "the password file \(path) cannot be opened: \(String(cString: strerror(errno)))")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .secret("the password file \(path) is not a file")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw .secret("others on this machine can read the password file; run: chmod 600 \(path)")
    }
    return (try? file.read(upToCount: maximumSize)) ?? Data()
  }

  /// The first line that a command prints.
  static func said(by command: String) throws(SyncError) -> String {
    CoreFiles.forbid()
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw .secret("the password command cannot be started")
    }
    let data = (try? output.fileHandleForReading.read(upToCount: maximumSize)) ?? Data()
    try? output.fileHandleForReading.close()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw .secret("the password command failed (\(process.terminationStatus))")
    }
    return try firstLine(data, of: "the password command")
  }

  /// The first line of bytes, which must hold something.
  public static func firstLine(_ data: Data, of source: String) throws(SyncError) -> String {
    CoreFiles.forbid()
    let line = data.prefix { $0 != 0x0A }
    let text = String(decoding: line, as: UTF8.self)
    let password = text.hasSuffix("\r") ? String(text.dropLast()) : text
    guard !password.isEmpty, line.count < maximumSize else {
      throw .secret("\(source) has no password in its first line")
    }
    return password
  }
}
