import CirclesModel

/// What a message of LINE is.
enum LINEBody {
  /// The kind of a message, and its text without the quotes around several lines. Of the desktop
  /// program, placeholders stand without brackets.
  static func read(_ raw: String, isOfDesktop: Bool = false) -> (kind: MessageKind, text: String) {
    let text = unquoted(raw).trimmed
    if text.unicodeScalars.first == "☎" {
      return (.call, String(text.unicodeScalars.dropFirst()).withoutVariation.trimmed)
    }
    if text.isEmpty || isOfDesktop && media.contains(text.lowercased()) { return (.media, "") }
    guard text.first == "[", let end = text.firstIndex(of: "]") else { return (.text, text) }
    let word = text[text.index(after: text.startIndex)..<end].lowercased()
    let rest = String(text[text.index(after: end)...]).trimmed
    if rest.isEmpty, media.contains(word) { return (.media, "") }
    return titled.contains(word) ? (.media, rest) : (.text, text)
  }

  /// Messages of several lines stand in quotes.
  private static func unquoted(_ raw: String) -> String {
    guard raw.contains("\n"), raw.utf8.first == 0x22, raw.trimmed.utf8.last == 0x22 else {
      return raw
    }
    return String(raw.trimmed.dropFirst().dropLast())
  }

  /// In place of what is not text, in the languages of the app.
  private static let media: Set<String> = [
    "photo", "photos", "image", "images", "sticker", "stickers", "video", "videos", "voice message",
    "file", "location", "contact", "gift",
    "写真", "画像", "スタンプ", "動画", "ボイスメッセージ", "ファイル", "位置情報", "連絡先", "プレゼント",
    "照片", "圖片", "貼圖", "影片", "語音訊息", "檔案", "位置訊息", "聯絡資訊", "图片", "贴图", "视频", "语音信息", "文件",
    "사진", "스티커", "동영상", "음성 메시지", "음성메시지", "파일", "위치", "연락처",
    "รูป", "รูปภาพ", "สติกเกอร์", "วิดีโอ", "ข้อความเสียง", "ไฟล์", "ตำแหน่งที่ตั้ง",
    "foto", "stiker", "pesan suara", "berkas", "lokasi",
  ]
  /// What may have a name behind it.
  private static let titled: Set<String> = media.union([
    "album", "note", "アルバム", "ノート", "相簿", "記事本", "앨범", "노트", "อัลบั้ม", "โน้ต",
  ])
}

extension String {
  /// Without the selectors that make a sign an emoji.
  fileprivate var withoutVariation: String {
    var scalars = UnicodeScalarView()
    scalars.append(
      contentsOf: unicodeScalars.lazy.filter { $0.value != 0xFE0F && $0.value != 0xFE0E })
    return String(scalars)
  }
}
