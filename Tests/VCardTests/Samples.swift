/// Synthetic files that show much at once, for tests that turn bytes about.
enum Samples {
  /// Well-formed and broken cards of all versions.
  static let everything: [UInt8] =
    Array(old.utf8) + Array(apple.utf8) + latin + Array(broken.utf8) + Array(modern.utf8)

  static let old = """
    BEGIN:VCARD\r
    VERSION:2.1\r
    N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=98=D0=B2=\r
     =D0=B0=D0=BD;=41;;;\r
    TEL;CELL;VOICE:+1 503 555 0101\r
    NOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0Atwo and=\r
    three=\r
    EMAIL;INTERNET:ivan@example.com\r
    PHOTO;JPEG;ENCODING=BASE64:\r
        /9j/4AAQSkZJRgABAQAAAQABAAD/\r
        2wBDAAUDBAQEAwUEBAQ=\r
    \r
    AGENT:\r
    BEGIN:VCARD\r
    VERSION:2.1\r
    FN:Boss\r
    END:VCARD\r
    END:VCARD\r

    """
  static let apple = """
    BEGIN:VCARD
    VERSION:3.0
    N:Ruiz;Ana;María,José;Dr.;
    item1.TEL;type=pref:5550102
    item1.X-ABLabel:_$!<HomePage>!$_
    NOTE:a\\, b\\; c\\nd \\\\ e
     and more
    PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ
    SkZJRgABAQAAAQABAAD/2wBDAAUDBAQE
    AwUEBAQ=

    URL:https\\://example.com/x
    END:VCARD

    """
  static let latin =
    Array("BEGIN:VCARD\rVERSION:3.0\rFN;CHARSET=ISO-8859-1:J".utf8) + [0xFC]
    + Array("rgen\rEND:VCARD\r".utf8)
  static let broken = """
    stray text
    BEGIN:VCARD
    FN:No version
    this is no property
    NOTE:begins
    and goes on
    :no name
    TEL;TYPE="home:555-0103
    BEGIN:VCARD
    VERSION: 3.0
    FN:Second
    AGENT:BEGIN:VCARD\\nVERSION:3.0\\nFN:Helper\\nEND:VCARD\\n
    END:VCARD
    BEGIN:VCALENDAR
    SUMMARY:x
    END:VCALENDAR

    """
  static let modern = """
    BEGIN:VCARD\r
    FN;X-NOTE="a:b;c,d";LABEL=x^ny^'z^^:Zoë\r
    VERSION:4.0\r
    TEL;VALUE=uri;TYPE="voice,home":tel:+1-503-555-0104\r
    PHOTO:data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Unended
    """
}
