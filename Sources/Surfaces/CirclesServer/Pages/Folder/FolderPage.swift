import CirclesModel
import CirclesStore
import CirclesWatch
import Foundation
import HTTPTypes
import Hummingbird
import SystemPackage

/// The watched folder: how its daemon is, what could not be read, and a place to drop files.
struct FolderPage {
  let site: PageSite

  func add(to router: Router<ServerContext>) {
    router.get("folder") { request, _ in try await show(request) }
    router.post("folder/retry") { request, _ in try await retry(request) }
  }

  private func show(_ request: Request) async throws -> Response {
    try await site.page(for: request, isKept: false) { notebook in
      let root = try notebook.watchedRoot()
      let view = try FolderView(
        root: root, folder: root.flatMap(Self.look),
        failed: (notebook.ledgerEntries(in: .rejected, root: root)
          + notebook.ledgerEntries(in: .quarantined, root: root)))
      return .init("Folder", .folder, view.html)
    }
  }

  /// A look into a folder; nil where there is none any more.
  private static func look(_ root: String) -> FolderView.Folder? {
    let layout = WatchLayout(root: FilePath(root))
    guard FileManager.default.fileExists(atPath: root) else { return nil }
    let status = (try? StatusFile(layout).read()) ?? nil
    let entries = (try? FailedFolder(layout).entries()) ?? []
    return FolderView.Folder(
      status: status, health: WatchHealth.of(status, now: .now),
      files: entries.map { entry in
        (name: entry.path.lastComponent?.string ?? "", digest: entry.digest)
      })
  }

  private func retry(_ request: Request) async throws -> Response {
    let wanted = try await FormFields(sentBy: request)["file"]
    return try await site.change { notebook, _ in
      guard let root = try notebook.watchedRoot() else {
        throw Problem(.notFound, "No folder is watched for this notebook.")
      }
      let layout = WatchLayout(root: FilePath(root))
      let folder = FailedFolder(layout)
      do {
        let entries = try folder.entries().filter { entry in
          wanted == nil || entry.path.lastComponent?.string == wanted
        }
        for entry in entries { _ = folder.retry(entry) }
        if wanted == nil { try RetryRequest(layout).leave() }
      } catch {
        throw Problem(.internalServerError, "The system refuses to move the files.")
      }
      return PagePath("folder").adding(["said": Notice.Said.retried.rawValue])
    }
  }
}
