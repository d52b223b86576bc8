import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import SourceDiagnostics

/// `POST /api/files`: files that are handed over, as if they were dropped into the watched folder. They
/// go to the disk as they come, and through the pipeline when all of them are there.
struct FileUpload {
  /// Where they are sent to.
  static let path = "/api/files"

  let desk: NotebookPool
  let importing: ImportOptions
  private let turns = Turns()

  init(desk: NotebookPool, importing: ImportOptions) {
    self.desk = desk
    self.importing = importing
  }

  private static let problem = APISchema.answer(
    APIMember("severity", .text), APIMember("code", .text), APIMember("file", .text),
    APIMember.optional("line", .integer(nil)), APIMember("message", .text))

  var operation: APIOperation {
    APIOperation(
      method: .post, path: "/files",
      summary: "Imports files as if they were dropped into the watched folder",
      form: .answer(APIMember("file", .list(.file))),
      answer: .answer(
        APIMember("type", .word(["report"])), APIMember("files", .integer(nil)),
        APIMember("records", .answer()), APIMember("contacts", .answer()),
        APIMember("notes", .answer()), APIMember("problems", .list(Self.problem)))
    ) { call in
      let files = try await Self.received(call.request)
      let (report, problems) = try await turns.next { try await load(files) }
      // Sent by the page's form where no script runs: the browser goes on to what was done.
      if call.headers[.accept]?.contains("text/html") == true {
        let page = report.run.map { PagePath("runs", $0) } ?? PagePath("folder")
        return PageSite.seeOther(page)
      }
      return APIResponse.object { json in
        report.writeMembers(to: &json)
        json.key("problems")
        json.array(problems) { json, problem in problem.write(to: &json) }
      }
    }
  }

  // MARK: Receiving

  private static func received(_ request: Request) async throws -> UploadedFiles {
    guard let type = request.headers[.contentType],
      var reader = MultipartReader(contentType: type)
    else {
      throw Problem(.unsupportedMediaType, "Files come as multipart/form-data, in fields 'file'.")
    }
    let files = try UploadedFiles()
    var isFile = false
    do {
      for try await chunk in request.body {
        for event in try reader.read(chunk.readableBytesView) {
          try take(event, files, &isFile)
        }
      }
    } catch is MultipartReader.Malformed {
      throw Problem(.badRequest, "The body is not multipart/form-data.")
    }
    guard reader.isWhole else {
      throw Problem(.badRequest, "The body ends before its last boundary.")
    }
    guard !files.paths.isEmpty else {
      throw Problem(.unprocessableContent, "The field 'file' has no file.")
    }
    return files
  }

  private static func take(
    _ event: MultipartReader.Event, _ files: UploadedFiles, _ isFile: inout Bool
  ) throws {
    do {
      switch event {
      case .begin(let field, let name):
        isFile = field == "file"
        if isFile { try files.begin(name ?? "") }
      case .bytes(let bytes): if isFile { try files.write(bytes) }
      case .end: if isFile { try files.end() }
      }
    } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
      throw Problem(
        HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage"),
        "No space left for the files.")
    }
  }

  // MARK: Loading

  private static func open(_ desk: NotebookPool) throws(PipelineError) -> Notebook {
    do throws(StoreError) {
      return try Notebook.open(
        path: desk.path, mode: .existing(readOnly: false), busyTimeout: desk.patience)
    } catch {
      throw .store(error)
    }
  }

  private func load(_ files: UploadedFiles) async throws -> (RunReport, [UploadDiagnostic]) {
    var options = importing
    options.databasePath = desk.path
    options.makesFolder = false
    let names = files.paths.map { ($0 as NSString).lastPathComponent }
    options.command = (["import"] + names).joined(separator: " ")
    let observer = UploadObserver()
    do throws(PipelineError) {
      // A connection of its own: an import takes long, and other changes go on beside it.
      let notebook = try Self.open(desk)
      let report = try await ImportPipeline().load(
        files.paths, into: notebook, options, observer)
      return (report, observer.problems)
    } catch {
      switch error {
      case .store(let failure): throw failure
      case .missing, .io:
        throw Problem(.internalServerError, "The files could not be read back.")
      case .usage, .configuration:
        throw Problem(.unprocessableContent, "These files contain nothing to import.")
      }
    }
  }
}

/// What was wrong with a file; no value of it stands in it.
struct UploadDiagnostic: Sendable {
  let diagnostic: Diagnostic

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("severity")
      json.value(diagnostic.severity.rawValue)
      json.key("code")
      json.value(diagnostic.code.description)
      json.key("file")
      json.value(((diagnostic.location.path ?? "") as NSString).lastPathComponent)
      if let line = diagnostic.location.line {
        json.key("line")
        json.value(line)
      }
      json.key("message")
      json.value(diagnostic.message)
    }
  }
}

/// Hears what a run says of files that were handed over.
private final class UploadObserver: PipelineObserver {
  /// More are counted in the report alone.
  private static let maximum = 50
  private(set) var problems: [UploadDiagnostic] = []

  func diagnostic(_ diagnostic: Diagnostic) {
    if problems.count < Self.maximum { problems.append(UploadDiagnostic(diagnostic: diagnostic)) }
  }
  func records(ndjson: [UInt8]) {}
  func contactResult(_ result: ContactResult) {}
  func decision(_ decision: AssignedDecision) {}
  func progress(_ progress: PipelineProgress) {}
}

/// Lets work be done one after another, in the order that it came.
private actor Turns {
  private var last: Task<Void, Never>?

  func next<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws
    -> Value
  {
    let before = last
    let task = Task {
      await before?.value
      return try await work()
    }
    last = Task { _ = try? await task.value }
    return try await task.value
  }
}
