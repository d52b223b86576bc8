import CirclesExtraction
import Testing

@Suite("What is better not mentioned, in other languages")
struct LocalTopicTests {
  @Test(
    "Requests, secrets and sore points name their topic",
    arguments: [
      ("Bitte sprich sie nicht auf die Scheidung an.", "die Scheidung"),
      ("Die Scheidung bitte nicht erwähnen.", "Die Scheidung"),
      ("Sie ist schwanger, das weiß noch keiner.", "Sie ist schwanger"),
      ("Das ist ein heikles Thema: ihr Bruder.", "ihr Bruder"),
      ("Über Politik redet sie nicht gern.", "Politik"),
      ("No le menciones el divorcio.", "el divorcio"),
      ("No le preguntes por su hermano.", "su hermano"),
      ("Evita hablar de su ex.", "su ex"),
      ("El divorcio es un tema delicado.", "El divorcio es un tema delicado"),
      ("Ne lui parle pas de son frère.", "son frère"),
      ("Elle est enceinte, c'est un secret.", "Elle est enceinte"),
      ("Éviter de parler du divorce avec elle.", "divorce"),
      ("Não fala do irmão com ela.", "irmão"),
      ("Ela está grávida, é segredo.", "Ela está grávida"),
      ("Non chiederle di suo fratello.", "suo fratello"),
      ("Non nominare il divorzio.", "il divorzio"),
      ("Begin niet over haar broer.", "haar broer"),
      ("Vraag niet hoe het met haar vader gaat.", "hoe het met haar vader gaat"),
      ("Nämn inte skilsmässan.", "skilsmässan"),
      ("Hon är gravid, men ingen vet om det än.", "Hon är gravid"),
      ("Nævn ikke hendes bror.", "hendes bror"),
      ("Ikke nevn broren hennes.", "broren hennes"),
    ])
  func topics(text: String, topic: String) {
    #expect(Sample.manual(text).topicTexts == [topic])
  }

  @Test(
    "A report, a reminder, and what another is not to know are none",
    arguments: [
      "Sie hat nicht von der Scheidung gesprochen.", "Wir haben nie über Geld gesprochen.",
      "Vergiss nicht, sie nach der Prüfung zu fragen.", "Sag Tom nichts von der Party.",
      "Das ist kein Geheimnis.", "Marta no habló del divorcio.",
      "No olvides preguntarle por el examen.",
      "No le digas nada a Tomás de la fiesta.", "Elle n'a pas parlé de son divorce.",
      "N'oublie pas de lui parler du stage.", "Elle ne parle pas de son travail.",
      "Ne dis rien à Thomas de la fête.", "A Marta não falou do divórcio.",
      "Não diga nada ao Tomás sobre a festa.", "Marta non ha parlato del divorzio.",
      "Non dimenticare di chiederle dell'esame.", "Marta heeft niet over de scheiding gepraat.",
      "Vergeet niet te vragen naar haar examen.", "Zeg niets tegen Tom over het feest.",
      "Marta har inte pratat om skilsmässan.", "Glöm inte att fråga om tentan.",
      "Marta har ikke talt om skilsmissen.", "Glem ikke at spørge til hendes eksamen.",
    ])
  func none(text: String) {
    #expect(Sample.manual(text).topicsToAvoid.isEmpty, "\(Sample.manual(text).topicTexts)")
  }
}
