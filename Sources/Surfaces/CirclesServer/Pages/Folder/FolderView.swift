import CirclesModel
import CirclesStore
import CirclesWatch
import Foundation

/// The watched folder as HTML.
struct FolderView {
  /// As many files that failed are listed.
  private static let most = 100

  /// What was seen in it.
  struct Folder {
    var status: WatchStatus?
    var health: WatchHealth
    var files: [(name: String, digest: String?)]
  }

  let root: String?
  let folder: Folder?
  let failed: [LedgerEntry]

  var html: HTML {
    HTML {
      drop
      tag(.section, .class("card"), .id("daemon"), .label("Daemon")) {
        tag(.h2, text: "The watched folder")
        daemon
      }
      if let folder, !folder.files.isEmpty { problems(folder) }
    }
  }

  private var drop: HTML {
    tag(
      .form, .class("card drop"), .id("drop"), Attribute("method", "post"),
      .action(PagePath("api", "files")), Attribute("enctype", "multipart/form-data")
    ) {
      tag(.h2, text: "Bring in files")
      tag(
        .p,
        text: "Address books, chats, recordings' transcripts: drop them here, or choose them. "
          + "What is already in the notebook is not imported twice.")
      tag(.p, .class("field")) {
        tag(.label, .for("files"), text: "Files")
        tag(.input, .id("files"), .type("file"), .name("file"), .flag("multiple"))
      }
      tag(.button, text: "Import")
      tag(.progress, .id("sent"), .flag("hidden"), Attribute("max", "1"), .label("Sent"))
      tag(.p, .id("dropped"), Attribute("role", "status"))
    }
  }

  @HTMLBuilder private var daemon: HTML {
    if let root, let folder {
      tag(.p) {
        tag(.span, .class("state \(folder.health.rawValue)"), text: Self.words(folder.health))
        " "
        tag(.bdi, .class("quiet"), text: root)
      }
      if let status = folder.status {
        tag(.dl, .class("fields")) {
          row("Now", status.state.rawValue)
          row("Sign of life", Words.moment(status.heartbeat.formatted(.iso8601)) + " UTC")
          row("Waiting", Words.count(status.pending + status.deferred, "file"))
          row("In the notebook", Words.count(status.committed, "file") + " since it began")
          row("Failed", Words.count(status.failed, "file"))
        }
        for problem in status.problems { tag(.p, .class("problem"), text: problem.sentence) }
      }
    } else {
      tag(.p) {
        "No folder is watched for this notebook. "
        tag(.kbd, text: "circles-import watch ~/Circles")
        " watches one; whatever is saved there is imported."
      }
    }
  }

  private static func words(_ health: WatchHealth) -> String {
    switch health {
    case .healthy: "All is well."
    case .degraded: "This needs attention."
    case .silent: "The daemon is not running."
    }
  }

  @HTMLBuilder private func row(_ title: String, _ value: String) -> HTML {
    tag(.dt, text: title)
    tag(.dd, text: value)
  }

  private func problems(_ folder: Folder) -> HTML {
    tag(.section, .class("card"), .label("Failed files")) {
      tag(.h2, text: "Could not be read (\(Words.number(folder.files.count)))")
      tag(.ul, .class("rows")) {
        for file in folder.files.prefix(Self.most) {
          tag(.li) {
            tag(.span) {
              tag(.strong) { Words.name(file.name) }
              tag(.small, text: reason(file.digest))
            }
            posting(to: PagePath("folder", "retry")) {
              Field.hidden("file", file.name)
              tag(.button, .class("plain")) {
                "Retry"
                tag(.span, .class("unseen"), text: " \(file.name)")
              }
            }
          }
        }
      }
      posting(to: PagePath("folder", "retry")) { tag(.button, text: "Retry all") }
    }
  }

  /// Why a file failed, as the notebook keeps it.
  private func reason(_ digest: String?) -> String {
    guard let digest,
      let entry = failed.first(where: { Self.hex($0.sha256).hasPrefix(digest) }),
      let code = entry.lastCode
    else { return "for an unknown reason" }
    return code + (entry.lastLine.map { ", line \($0)" } ?? "")
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
