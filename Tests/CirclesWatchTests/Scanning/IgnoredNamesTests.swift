import Testing

@testable import CirclesWatch

@Suite("Names that are passed over")
struct IgnoredNamesTests {
  @Test(
    "what is being written, or was never meant, is ignored",
    arguments: [
      ".hidden", "._card.vcf", ".card.vcf.swp", "card.vcf~", "~$card.docx", "card.tmp", "card.TMP",
      "card.part", "card.vcf.partial", "card.crdownload", "card.download", "card.swp", "4913",
      "#card.vcf#", ".~lock.card.csv#", "Thumbs.db", "desktop.ini", ".syncthing.card.vcf.tmp",
      "~syncthing~card.vcf.tmp", ".stfolder", ".stversions", "@eaDir", "__MACOSX", ".Trash-1000",
      ".circles", ".goutputstream-X", "$RECYCLE.BIN",
    ])
  func ignored(_ name: String) {
    #expect(IgnoredNames.ignores(FileName(bytes: Array(name.utf8))))
  }

  @Test(
    "everything else is taken",
    arguments: [
      "card.vcf", "49131", "tmp", "part.txt", "#hash", "thumbs.dbx", "_chat.txt", "~card.vcf",
      "desktop", "Grüße.vcf", "card.vcf.zip", "$x",
    ])
  func taken(_ name: String) {
    #expect(!IgnoredNames.ignores(FileName(bytes: Array(name.utf8))))
  }
}
