import CirclesModel
public import CirclesPipeline
public import CirclesStore
import Foundation
import Synchronization

/// A notebook for assistants: answers messages of the Model Context Protocol, whatever brings them.
///
/// Keeps nothing between requests but what it knows of each `AssistantClient`. May be asked by
/// several threads at once.
public final class AssistantServer: Sendable {
  /// What an assistant may learn and do.
  public struct Policy: Sendable {
    /// How much is told.
    public var privacy: PrivacyLevel
    /// Whether notes may be written and filed.
    public var allowsWrites: Bool

    /// A policy.
    public init(privacy: PrivacyLevel = .full, allowsWrites: Bool = false) {
      self.privacy = privacy
      self.allowsWrites = allowsWrites
    }
  }

  let path: String
  let policy: Policy
  let settings: EditSettings
  let version: String
  private let questions: ReopeningNotebook
  private let editor = Mutex<ReopeningNotebook?>(nil)

  /// Opens the notebook, which must be there.
  /// - Parameters:
  ///   - settings: how notes are read that are written or filed.
  ///   - version: the program's, as clients show it.
  public init(
    path: String, policy: Policy, settings: EditSettings, version: String
  ) throws(StoreError) {
    self.path = path
    self.policy = policy
    self.settings = settings
    self.version = version
    questions = try ReopeningNotebook(path: path, mode: .existing(readOnly: true))
  }

  /// Answers one message; nil where none is due, as for a notification.
  public func answer(_ message: [UInt8], from client: AssistantClient) -> [UInt8]? {
    do throws(RPCError) {
      guard case .request(let request) = try RPCMessage(message) else { return nil }
      return answer(request, from: client)
    } catch {
      return error.answer(to: nil)
    }
  }

  /// Closes the notebook; later questions fail.
  public func close() {
    try? questions.close()
    editor.withLock { editor in
      try? editor?.current().gather()
      try? editor?.close()
      editor = nil
    }
  }

  /// Brings what was written into the one file, so that a copy of it alone is whole.
  func gather() { editor.withLock { try? $0?.current().gather() } }

  /// Answers a request.
  func answer(_ request: RPCRequest, from client: AssistantClient) -> [UInt8] {
    do throws(RPCError) {
      let revision = try revision(of: request, from: client)
      return try result(of: request, as: revision, from: client)
    } catch {
      return error.answer(to: request.id)
    }
  }

  /// The tools that this policy offers, in an order that stays.
  var tools: [any AssistantTool] {
    ToolBox.all.filter { policy.allowsWrites || !$0.isWrite }
  }

  /// The notebook for questions.
  func reader() throws(StoreError) -> Notebook { try questions.current() }

  /// What writes answers as this policy tells them.
  var renderer: AnswerRenderer {
    AnswerRenderer(level: policy.privacy) { [questions] identifier in
      guard case .one(let person)? = try? questions.current().resolvePerson(identifier)
      else { return nil }
      return person.id
    }
  }

  /// What a tool works with.
  func desk(for client: AssistantClient) throws(StoreError) -> AssistantContext {
    AssistantContext(notebook: try reader(), editor: openEditor, settings: settings, client: client)
  }

  private func openEditor() throws(StoreError) -> Notebook {
    guard policy.allowsWrites else { throw .readOnly(path: "the notebook") }
    do {
      return try editor.withLock { editor in
        if let editor { return try editor.current() }
        let opened = try ReopeningNotebook(
          path: path, mode: .existing(readOnly: false),
          busyTimeout: ReopeningNotebook.patientTimeout)
        editor = opened
        return try opened.current()
      }
    } catch let failure as StoreError {
      throw failure
    } catch {
      throw .internal("a notebook that cannot be opened")
    }
  }
}

/// All that an assistant can ever be offered.
enum ToolBox {
  static let all: [any AssistantTool] = [
    FindPeopleTool(), PersonBriefTool(), TimelineTool(), SearchTool(), UpcomingTool(), InboxTool(),
    FileNoteTool(), AddNoteTool(), UndoTool(),
  ]
}
