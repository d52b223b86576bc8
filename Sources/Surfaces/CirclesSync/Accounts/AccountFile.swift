import CirclesPipeline
import Foundation

/// The file of accounts, beside the settings: JSON, for its owner alone, without passwords.
public struct AccountFile: Sendable {
  /// Where it is.
  public let path: String

  private static let maximumSize = 1 << 20

  /// The file in a folder, which need not be there.
  public init(folder: String) { path = folder + "/accounts.json" }

  /// The accounts, in the order in which they were added.
  public func read() throws(SyncError) -> [Account] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: Self.maximumSize + 1)
    else { throw .pipeline(.io(path: path, errno: errno == 0 ? EIO : errno)) }
    guard data.count <= Self.maximumSize,
      let accounts = try? JSONDecoder().decode([Account].self, from: data)
    else { throw .secret("\(path) is not a file of accounts") }
    return accounts
  }

  /// The account of a name.
  public func account(_ name: String) throws(SyncError) -> Account {
    guard let account = try read().first(where: { $0.name == name }) else {
      throw .unknownAccount(name)
    }
    return account
  }

  /// Adds an account, with a password of which a file is made where there is one.
  public func add(_ account: Account, password: String?) throws(SyncError) {
    var account = account
    let all = try read()
    if all.contains(where: { $0.name == account.name }) {
      throw .usage("there is an account '\(account.name)' already; give another name: --name")
    }
    if let password {
      let file = (path as NSString).deletingLastPathComponent + "/passwords/\(UUID().uuidString)"
      account.passwordFile = file
      account.ownsPasswordFile = true
      do throws(PipelineError) {
        try PrivateFile.write(Array(password.utf8) + [0x0A], to: file)
      } catch {
        throw .pipeline(error)
      }
    }
    try write(all + [account])
  }

  /// Takes an account out, with the password's file that was made for it.
  public func remove(_ name: String) throws(SyncError) {
    let account = try account(name)
    try write(try read().filter { $0.name != name })
    if account.ownsPasswordFile == true, let file = account.passwordFile { unlink(file) }
  }

  /// Remembers what is known of an account by now, if it is still there.
  func update(_ account: Account) throws(SyncError) {
    let all = try read()
    let new = all.map { $0.name == account.name ? account : $0 }
    if new != all { try write(new) }
  }

  private func write(_ accounts: [Account]) throws(SyncError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do throws(PipelineError) {
      guard let data = try? encoder.encode(accounts) else {
        throw .io(path: path, errno: EINVAL)
      }
      try PrivateFile.write(Array(data) + [0x0A], to: path)
    } catch {
      throw .pipeline(error)
    }
  }
}
