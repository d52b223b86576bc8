import CirclesModel
import Foundation
import SourceDiagnostics

/// Takes an SMS Backup & Restore file through the sieve and the parser, piece by piece.
final class SMSBackupParser: ThreadParser {
  private static let pieceBytes = 64 << 10

  private let input: any InputSource
  private let parser: SMSBackupMessageBuilder
  private let sax: SAXPush
  private var sieve: XMLSanitizer
  private let isSieved: Bool
  private var piece = [UInt8](repeating: 0, count: SMSBackupParser.pieceBytes)
  /// How many bytes of the piece were left over by the sieve.
  private var kept = 0
  private var sieved: [UInt8] = []
  private(set) var offset = 0

  init(_ input: any InputSource, _ window: ThreadWindow, _ context: ReadingContext) {
    self.input = input
    parser = SMSBackupMessageBuilder(window, context)
    sax = SAXPush(parser)
    let head = (try? input.probe())?.head ?? []
    isSieved = !head.starts(with: [0xFF, 0xFE]) && !head.starts(with: [0xFE, 0xFF])
    sieve = XMLSanitizer(dropping: "data", checksUTF8: !Self.namesOtherEncoding(head))
    sieved.reserveCapacity(2 * Self.pieceBytes)
  }

  func step(into window: ThreadWindow) throws(ThreadParserError) -> Bool {
    parser.makeRoom()
    let count = try read()
    let isLast = count == 0
    sieved.removeAll(keepingCapacity: true)
    if isSieved {
      let length = kept + count
      let taken = piece.withUnsafeBufferPointer {
        sieve.pass(UnsafeBufferPointer(rebasing: $0[..<length]), isLast: isLast, into: &sieved)
      }
      kept = length - taken
      piece.withUnsafeMutableBufferPointer { space in
        for index in 0..<kept { space[index] = space[taken + index] }
      }
    } else {
      sieved += piece[..<count]
    }
    try sievedPiece(isLast: isLast)
    if isLast { finish(window) }
    return !isLast
  }

  private func sievedPiece(isLast: Bool) throws(ThreadParserError) {
    var stop: ThreadParserError?
    sieved.withUnsafeBytes { bytes in
      do throws(ThreadParserError) {
        try sax.parse(bytes)
        if isLast { try sax.parse(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true) }
      } catch { stop = error }
    }
    if let stop { throw stop }
  }

  private func finish(_ window: ThreadWindow) {
    if !parser.isBackup {
      window.report(.error, "sms.no-backup", "the file is not an SMS Backup & Restore backup")
    }
    if sieve.damagedPlaces > 0 {
      window.report(
        .warning, "sms.invalid-utf8",
        "\(sieve.damagedPlaces) places in the text are not UTF-8; they are read as U+FFFD")
    }
  }

  private func read() throws(ThreadParserError) -> Int {
    do throws(ReadError) {
      let count = try input.fill(&piece, from: kept, at: offset)
      offset += count
      return count
    } catch {
      throw .failed(error)
    }
  }

  /// Whether the XML declaration names an encoding that is not UTF-8.
  private static func namesOtherEncoding(_ head: [UInt8]) -> Bool {
    let declaration = String(decoding: head.prefix { $0 != 0x3E }.prefix(200), as: UTF8.self)
      .lowercased()
    guard declaration.contains("<?xml"), let range = declaration.range(of: "encoding") else {
      return false
    }
    return !declaration[range.upperBound...].contains("utf-8")
  }
}
