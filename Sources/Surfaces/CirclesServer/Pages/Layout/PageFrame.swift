import HTTPTypes
import Hummingbird
import NIOCore

/// A part of the site, as the navigation lists it.
enum PageSection: String, CaseIterable {
  case today, inbox, people, search, graph, year, runs, folder

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  var path: PagePath { self == .today ? PagePath() : PagePath(rawValue) }
}

/// A whole page: what is the same on all of them around what is its own.
struct PageFrame {
  /// The heading, which is the beginning of the window's title, too.
  var title: String
  /// Where it belongs; nil for nowhere in the navigation.
  var section: PageSection?
  /// How many entries wait in the inbox.
  var waiting = 0
  /// What was just done.
  var notice: HTML = .none
  /// Stands beside the heading.
  var aside: HTML = .none
  var content: HTML

  /// The page as it is sent.
  static func response(_ document: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(string: document)))
  }

  /// The page.
  var document: String {
    HTML.document(
      tag(.html, Attribute("lang", "en")) {
        tag(.head) {
          tag(.meta, Attribute("charset", "utf-8"))
          tag(.meta, .name("viewport"), Attribute("content", "width=device-width"))
          tag(.meta, .name("color-scheme"), Attribute("content", "light dark"))
          tag(.title, text: "\(title) – Circles")
          tag(.link, Attribute("rel", "icon"), .href(PageAsset.icon.path))
          tag(.link, Attribute("rel", "stylesheet"), .href(PageAsset.style.path))
          tag(.script, Attribute("src", PageAsset.script.path.text), .flag("defer"))
        }
        body
      })
  }

  private var body: HTML {
    tag(.body, Attribute("data-page", section?.rawValue ?? "")) {
      tag(.a, .class("skip"), .href(part: "main"), text: "Skip to content")
      tag(.header, .class("site")) {
        tag(.nav, .label("Main")) {
          tag(.ul) { for section in PageSection.allCases { link(section) } }
        }
      }
      tag(.main, .id("main"), Attribute("tabindex", "-1")) {
        tag(.div, .class("head")) {
          tag(.h1, .anyScript, text: title)
          aside
        }
        tag(.div, .id("notice"), Attribute("role", "status")) { notice }
        content
      }
    }
  }

  private func link(_ section: PageSection) -> HTML {
    tag(.li) {
      tag(
        .a, .href(section.path),
        section == self.section ? Attribute("aria-current", "page") : nil
      ) {
        section.title
        if section == .inbox {
          tag(.span, .class("badge"), .id("waiting"), .flag("hidden", if: waiting == 0)) {
            Words.number(waiting)
            tag(.span, .class("unseen"), text: " waiting")
          }
        }
      }
    }
  }
}
