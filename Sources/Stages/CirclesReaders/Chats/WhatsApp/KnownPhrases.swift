/// What WhatsApp itself puts in place of a message, in the languages where it is known.
///
/// These only ever stand for a whole message, or for what its last brackets hold: no ordinary
/// sentence that merely contains such words is touched. They are for what the rules that need no
/// language cannot tell; a language that is missing loses nothing but the name of the kind.
enum KnownPhrases {
  /// What a phrase says, without marks, in lower case, without a full stop at its end.
  static func fold(_ text: some StringProtocol) -> String {
    var folded = String(text).withoutMarks.lowercased().trimmed
    while folded.last == "." || folded.last == "。" { folded.removeLast() }
    return folded
  }

  /// Whether a body may be one of the phrases: a quick look at its length and its last byte, before
  /// a comma too, since nearly every message is none.
  static func mayBe(_ body: String) -> Bool {
    var body = body
    return body.withUTF8 { utf8 in
      if utf8.count > longest { return false }
      if let comma = utf8.firstIndex(where: { $0 == 0x2C || $0 == 0x2E }), mayBe(utf8[..<comma]) {
        return true
      }
      return mayBe(utf8[...])
    }
  }

  private static func mayBe(_ utf8: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // A mark of direction may stand anywhere in it.
    if utf8.contains(0xE2) { return true }
    var rest = utf8
    while let last = rest.last, last == 0x2E || last == 0x20 { rest.removeLast() }
    if rest.suffix(3).elementsEqual("。".utf8) { rest.removeLast(3) }
    guard let last = rest.last else { return false }
    return outlines.contains(
      rest.count << 8 | Int(last >= 0x41 && last <= 0x5A ? last | 0x20 : last))
  }

  /// Lengths and last bytes of all phrases.
  private static let outlines: Set<Int> = {
    let all = [media, deleted, missedCalls, calls].joined()
    return Set(
      all.compactMap { phrase in phrase.utf8.last.map { phrase.utf8.count << 8 | Int($0) } })
  }()

  /// Whether a folded phrase is a known one in another language than English.
  static func isForeign(_ folded: String) -> Bool {
    let isEnglish = english.contains { folded.contains($0) }
    return !isEnglish
      && [media, deleted, edited, missedCalls].contains { $0.contains(folded) }
  }

  /// Whether a text is the app's name of a call.
  static func isCall(_ text: String) -> Bool {
    let name = fold(text.split(maxSplits: 1) { ",.".contains($0) }.first ?? "")
    return missedCalls.contains(name) || calls.contains(name)
  }

  private static let english = ["omitted", "shared", "deleted", "edited", "missed"]
  private static let longest = 160

  /// In place of media that the export left out.
  static let media = set(
    """
    media omitted|image omitted|photo omitted|video omitted|audio omitted|gif omitted
    sticker omitted|document omitted|contact card omitted|video note omitted|voice message omitted
    live location shared|view once message omitted|view once voice message omitted
    multimedia omitido|imagen omitida|video omitido|vídeo omitido|audio omitido|gif omitido
    sticker omitido|documento omitido|tarjeta de contacto omitida|archivo omitido
    medien ausgeschlossen|bild weggelassen|video weggelassen|audio weggelassen|gif weggelassen
    sticker weggelassen|dokument weggelassen|kontaktkarte ausgelassen|kontaktkarte weggelassen
    videonachricht weggelassen|médias omis|image absente|vidéo absente|audio omis|gif retiré
    sticker omis|document manquant|fiche contact manquante|mídia oculta|mídia omitida
    arquivo de mídia oculto|ficheiro não revelado|imagem ocultada|vídeo ocultado|áudio ocultado
    gif ocultado|imagem omitida|áudio omitido|figurinha omitida|cartão do contato omitido
    cartão de contacto omitido|media omessi|immagine omessa|video omesso|audio omesso|gif esclusa
    sticker omesso|sticker non incluso|documento omesso|scheda contatto omessa|media weggelaten
    afbeelding weggelaten|video weggelaten|audio weggelaten|gif weggelaten|sticker weggelaten
    document weggelaten|contactkaart weggelaten|без медиафайлов|изображение отсутствует
    видео отсутствует|аудиофайл отсутствует|gif отсутствует|стикер отсутствует
    документ отсутствует|карточка контакта отсутствует|medya dahil edilmedi
    görüntü dahil edilmedi|video dahil edilmedi|ses dahil edilmedi|gif dahil edilmedi
    çıkartma dahil edilmedi|belge dahil edilmedi|kişi kartı dahil edilmedi|pominięto multimedia
    multimedia pominięte|pominięto obraz|pominięto film|pominięto dźwięk|obraz pominięto
    pominięto naklejkę|media tidak disertakan|gambar tidak disertakan|video tidak disertakan
    audio tidak disertakan|stiker tidak disertakan|dokumen tidak disertakan|media dikeluarkan
    メディアなし|画像は含まれていません|画像なし|動画なし|音声なし|スタンプなし|미디어 파일 제외됨
    사진 생략|이미지 생략|동영상 생략|오디오 생략|스티커 생략|忽略多媒體檔|省略多媒体文件
    已忽略多媒體檔案|已省略媒体文件|忽略图片|忽略视频|忽略音频|已忽略圖片|已忽略影片|圖片已略去|影片已略去
    音訊已略去|貼圖已略去|文件已略去|图像已忽略|视频已忽略|音频已忽略|تم استبعاد الوسائط|تم حذف الصورة
    صورة محذوفة|لم يتم إدراج الصورة|המדיה לא נכללה|תמונה הושמטה|סרטון הושמט|קובץ שמע הושמט
    मीडिया शामिल नहीं है|मीडिया के बिना|media utelämnade|media har utelämnats|bild utelämnades
    bilden har utelämnats|medier udeladt|billede udeladt|medier utelatt|bilde utelatt
    media jätetty pois|kuva jätetty pois|video jätetty pois|média vynechána|obrázek vynechán
    médiá vynechané|média kihagyva|hiányzó médiafájl|kép kihagyva|media omise|imagine omisă
    медіа пропущено|без медіафайлів|зображення пропущено|τα μέσα παραλείφθηκαν|η εικόνα παραλείφθηκε
    пропуснат мултимедиен файл|medijski zapis izostavljen|mitjans omesos|imatge omesa
    fitxers multimèdia omesos|bỏ qua tệp phương tiện|đã bỏ qua media|ไม่รวมสื่อ|ไฟล์สื่อถูกละเว้น
    """)

  /// In place of a message that was withdrawn.
  static let deleted = set(
    """
    this message was deleted|you deleted this message|this message was deleted by an admin
    se eliminó este mensaje|eliminaste este mensaje|este mensaje fue eliminado
    eliminó este mensaje|mensaje eliminado|diese nachricht wurde gelöscht
    du hast diese nachricht gelöscht|ce message a été supprimé|vous avez supprimé ce message
    tu as supprimé ce message|mensagem apagada|você apagou esta mensagem|esta mensagem foi apagada
    essa mensagem foi apagada|apagou esta mensagem|questo messaggio è stato eliminato
    hai eliminato questo messaggio|dit bericht is verwijderd|je hebt dit bericht verwijderd
    u hebt dit bericht verwijderd|данное сообщение удалено|вы удалили данное сообщение
    это сообщение удалено|вы удалили это сообщение|bu mesaj silindi|bu mesajı sildiniz
    ta wiadomość została usunięta|usunięto tę wiadomość|usunąłeś tę wiadomość
    pesan ini telah dihapus|pesan ini dihapus|anda menghapus pesan ini|anda telah menghapus pesan ini
    このメッセージは削除されました|このメッセージを削除しました|メッセージを削除しました|삭제된 메시지입니다
    이 메시지는 삭제되었습니다|이 메시지를 삭제했습니다|이 메시지를 삭제하셨습니다|此消息已删除|此消息已被删除
    您已删除此消息|你已删除此消息|此訊息已刪除|此訊息已被刪除|你已刪除此訊息|您已刪除此訊息|تم حذف هذه الرسالة
    حذفت هذه الرسالة|لقد حذفت هذه الرسالة|הודעה זו נמחקה|מחקת הודעה זו|این پیام حذف شد
    यह संदेश हटा दिया गया|यह मैसेज मिटाया गया|आपने यह संदेश मिटाया|det här meddelandet togs bort
    du tog bort det här meddelandet|meddelandet har raderats|denne besked blev slettet
    du slettede denne besked|denne meldingen ble slettet|du slettet denne meldingen
    tämä viesti poistettiin|poistit tämän viestin|tato zpráva byla odstraněna
    tuto zprávu jste odstranili|táto správa bola odstránená|це повідомлення видалено
    ви видалили це повідомлення|acest mesaj a fost șters|ai șters acest mesaj
    ez az üzenet törölve lett|törölted ezt az üzenetet|αυτό το μήνυμα διαγράφηκε
    διαγράψατε αυτό το μήνυμα|това съобщение беше изтрито|aquest missatge s'ha eliminat
    tin nhắn này đã bị xóa|bạn đã xóa tin nhắn này|ข้อความนี้ถูกลบแล้ว|คุณลบข้อความนี้
    """)

  /// The same in a group, before the name of who did it.
  static let deletedByAdmin = "this message was deleted by admin "

  /// In the brackets behind a message that was changed.
  static let edited = set(
    """
    this message was edited|se editó este mensaje|diese nachricht wurde bearbeitet
    ce message a été modifié|mensagem editada|esta mensagem foi editada
    questo messaggio è stato modificato|dit bericht is bewerkt|сообщение изменено
    это сообщение было изменено|данное сообщение изменено|bu mesaj düzenlendi|wiadomość edytowana
    ta wiadomość została zmieniona|pesan ini diedit|このメッセージは編集されました|수정된 메시지입니다
    此消息已编辑|此訊息已編輯|此訊息已經過編輯|تم تعديل هذه الرسالة|הודעה זו נערכה
    det här meddelandet redigerades|denne besked blev redigeret|denne meldingen ble redigert
    tätä viestiä muokattiin|це повідомлення змінено|यह मैसेज बदला गया है
    """)

  /// A call that was not taken; a whole message, or all of it before a comma.
  static let missedCalls = set(
    """
    silenced voice call|silenced video call|missed voice call|missed video call|missed group voice call|missed group video call
    llamada perdida|llamada de voz perdida|videollamada perdida|videollamada grupal perdida
    verpasster sprachanruf|verpasster videoanruf|verpasster anruf|appel vocal manqué
    appel vidéo manqué|chamada de voz perdida|chamada de vídeo perdida|ligação de voz perdida
    ligação de vídeo perdida|chamada perdida|chiamata vocale persa|videochiamata persa
    chiamata persa|gemiste spraakoproep|gemiste video-oproep|gemiste oproep
    пропущенный аудиозвонок|пропущенный видеозвонок|пропущенный звонок|cevapsız sesli arama
    cevapsız görüntülü arama|nieodebrane połączenie głosowe|nieodebrane połączenie wideo
    panggilan suara tak terjawab|panggilan video tak terjawab|不在着信|不在音声着信|不在ビデオ着信
    부재중 음성 통화|부재중 음성전화|부재중 영상 통화|부재중 영상통화|未接语音通话|未接视频通话|未接語音來電
    未接語音通話|未接視訊通話|未接視像來電|مكالمة صوتية فائتة|مكالمة فيديو فائتة|שיחה קולית שלא נענתה
    שיחת וידאו שלא נענתה|missat röstsamtal|missat videosamtal|ubesvaret taleopkald
    ubesvaret videoopkald|ubesvart taleanrop|ubesvart videoanrop|vastaamaton äänipuhelu
    vastaamaton videopuhelu|zmeškaný hlasový hovor|zmeškaný videohovor|пропущений аудіодзвінок
    пропущений відеодзвінок|apel vocal pierdut|nem fogadott hanghívás|αναπάντητη κλήση ήχου
    """)

  /// A call that was taken, before a comma with how long it was.
  static let calls = set(
    """
    voice call|video call|group voice call|group video call|llamada de voz|videollamada
    sprachanruf|videoanruf|appel vocal|appel vidéo|chamada de voz|chamada de vídeo|ligação de voz
    ligação de vídeo|chiamata vocale|videochiamata|spraakoproep|video-oproep|аудиозвонок
    видеозвонок|sesli arama|görüntülü arama|połączenie głosowe|połączenie wideo|panggilan suara
    panggilan video|音声通話|ビデオ通話|음성 통화|영상 통화|语音通话|视频通话|語音通話|視訊通話
    مكالمة صوتية|مكالمة فيديو|שיחה קולית|röstsamtal|videosamtal|taleopkald|videoopkald|taleanrop
    äänipuhelu|videopuhelu|hlasový hovor|videohovor
    """)

  /// In the brackets behind the name of a file.
  static let attached = set(
    """
    file attached|archivo adjunto|datei angehängt|fichier joint|arquivo anexado|ficheiro anexado
    file allegato|bestand bijgevoegd|файл добавлен|файл прикреплен|dosya ekli|dosya eklendi
    załączono plik|plik załączono|file terlampir|fail dilampirkan|添付ファイル|ファイル添付|파일 첨부됨|첨부 파일
    文件附件|附加檔案|檔案已附加|文件已附加|ملف مرفق|קובץ מצורף|फ़ाइल अटैच की गई है|fil bifogad
    bifogad fil|vedhæftet fil|fil vedlagt|tiedosto liitetty|soubor byl přiložen|fișier atașat
    файл додано|fájl csatolva|επισυνάφθηκε αρχείο|fitxer adjunt|tệp đính kèm
    """)

  private static func set(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: { $0 == "|" || $0 == "\n" }).map { fold($0) })
  }
}
