import CirclesModel
import PhoneNumbers
import SourceDiagnostics

/// Takes one page, which is small, in a single step.
final class GoogleVoiceParser: ThreadParser {
  private let bytes: [UInt8]
  private let name: GoogleVoiceFileName
  private let normalizer: PhoneNormalizer
  private(set) var offset = 0

  init(_ bytes: [UInt8], _ path: String, _ context: ReadingContext) {
    self.bytes = bytes
    name = GoogleVoiceFileName(path)
    normalizer = PhoneNormalizer(region: context.region)
  }

  func step(into window: ThreadWindow) throws(ThreadParserError) -> Bool {
    let builder = GoogleVoicePageBuilder()
    let isWhole = LenientMarkup.parse(WholeText.decode(bytes), builder)
    offset = bytes.count
    let page = builder.page
    if page.isChat || page.isCall {
      GoogleVoiceChat(page: page, name: name, normalizer: normalizer).add(to: window)
    } else {
      window.report(
        .error, "google-voice.no-messages", "the page has no chat or call of Google Voice")
    }
    if !isWhole {
      window.report(.error, "google-voice.malformed", "elements of the page are nested too deeply")
    }
    return false
  }
}
