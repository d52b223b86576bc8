/// Texts that no person wrote to the owner: one-time codes, deliveries, adverts, alerts.
enum AutomatedText {
  /// Signs of such a text, each with how much it says; words stand folded, in their order.
  private static let signs: [(String, Int)] = [
    ("verification code", 4), ("is your code", 4), ("security code", 3), ("one time code", 4),
    ("one time password", 4), ("otp", 3), ("your code is", 4), ("passcode", 3), ("login code", 4),
    ("do not share", 2), ("dont share", 2), ("never share", 2), ("codigo de verificacion", 4),
    ("bestatigungscode", 4), ("code de verification", 4), ("expires in", 2), ("tan lautet", 4),
    ("reply stop", 4), ("text stop", 4), ("stop to opt", 4), ("to unsubscribe", 4),
    ("unsubscribe", 3), ("view in browser", 5), ("view this email", 5), ("view online", 3),
    ("manage preferences", 3), ("email preferences", 3), ("newsletter abbestellen", 4),
    ("im browser ansehen", 5), ("desabonner", 4), ("desinscrire", 4),
    ("voir dans le navigateur", 5),
    ("cancelar suscripcion", 4), ("ver en el navegador", 5),
    ("cancelar inscricao", 4), ("ver no navegador", 5), ("disiscriviti", 4),
    ("annulla iscrizione", 4), ("visualizza nel browser", 5),
    ("bekijk in browser", 5),
    ("msg data rates", 4), ("message and data rates", 4), ("do not reply", 3),
    ("noreply", 3), ("no reply", 2), ("your package", 2), ("your parcel", 2), ("your delivery", 2),
    ("has been delivered", 2), ("out for delivery", 3), ("could not be delivered", 3),
    ("tracking number", 1), ("track your", 2), ("has shipped", 2), ("your order", 2),
    ("order number", 1), ("redeliver", 2), ("customs fee", 3), ("reschedule your delivery", 3),
    ("account ending", 3), ("card ending", 3), ("was declined", 2), ("was debited", 3),
    ("has been debited", 3), ("has been credited", 3), ("available balance", 3), ("avl bal", 3),
    ("suspicious activity", 3), ("account has been", 2), ("verify your", 2), ("click here", 3),
    ("click the link", 3), ("click link", 3), ("tap to", 1), ("limited time", 2),
    ("off your next", 3),
    ("promo code", 3), ("use code", 3), ("free shipping", 3), ("sale ends", 3), ("shop now", 3),
    ("offer ends", 3), ("off everything", 3), ("t cs apply", 3), ("terms apply", 3),
    ("you have won", 3), ("youve won", 3), ("congratulations you", 1), ("claim your", 2),
    ("virtual assistant", 4), ("automated message", 4), ("auto reply", 3), ("out of office", 3),
    ("out of the office", 3), ("automatic reply", 5), ("automatische antwort", 5),
    ("abwesenheitsnotiz", 5), ("nicht im buro", 3), ("reponse automatique", 5),
    ("absent du bureau", 3), ("absente du bureau", 3), ("respuesta automatica", 5),
    ("fuera de la oficina", 3), ("resposta automatica", 5), ("fora do escritorio", 3),
    ("risposta automatica", 5), ("fuori ufficio", 3), ("automatisch antwoord", 5),
    ("niet op kantoor", 3), ("autosvar", 5), ("automatiskt svar", 5), ("automatisk svar", 5),
    ("this is an automated", 4), ("forwarded many times", 3), ("share with all", 3),
    ("breaking news", 2), ("press 1", 2), ("appointment reminder", 3), ("this is a reminder", 2),
    ("confirm your appointment", 3), ("reply y", 3), ("reply yes", 3), ("reply c to", 3),
    ("cash buyer", 3), ("loan offer", 3), ("pre approved", 3), ("your statement", 2),
    ("your bill", 2), ("bill is due", 2), ("payment due", 2), ("streak", 1), ("ihr paket", 3),
    ("ihre sendung", 3), ("votre colis", 3), ("su paquete", 3), ("tu pedido", 2),
    ("your ride", 2), ("your driver", 2), ("your table", 2), ("rate your", 2), ("how did we do", 3),
    ("privacy policy", 2), ("subscribe", 1), ("newsletter", 2), ("lock screen", 3),
    ("low battery", 2), ("screen time", 2), ("new login", 3), ("new sign in", 3),
    ("you are receiving", 3), ("notification emails", 3), ("notification e mails", 3),
    ("automatisch bericht", 4), ("automatisch gegenereerd", 4), ("messaggio automatico", 4),
    ("automatiskt meddelande", 4), ("automatisk melding", 4), ("automatisk besked", 4),
    ("herinnering aan uw afspraak", 4), ("erinnerung an ihren termin", 4),
    ("rappel de votre rendez vous", 4), ("recordatorio de su cita", 4),
    ("recordatorio de tu cita", 4),
    ("lembrete da sua consulta", 4), ("promemoria appuntamento", 4), ("paminnelse om din tid", 4),
    ("reminder of your appointment", 4), ("paid you", 1), ("sent you money", 3),
    ("faster payment", 3),
    ("dear patient", 3), ("you have an appointment", 3), ("reply cancel", 3),
    ("missed appointments", 3), ("appointment is confirmed", 3), ("may be charged", 2),
    ("abmelden konnen sie sich", 5), ("nur solange vorrat", 4), ("solange der vorrat", 4),
    ("is not monitored", 4), ("dear customer", 3), ("repeat prescription is ready", 3),
    ("is ready to collect", 3), ("is ready for collection", 3), ("is ready for pickup", 3),
    ("automatische nachricht", 4), ("automatisch generiert", 4), ("automatisch erstellt", 4),
    ("bitte nicht antworten", 4), ("genere automatiquement", 4), ("generado automaticamente", 4),
    ("gerada automaticamente", 4), ("generato automaticamente", 4), ("split bill", 3),
    ("transaction id", 3), ("transaction fee", 3), ("new balance", 3), ("current balance", 3),
    ("your balance", 2), ("status completed", 2), ("add to vault", 2), ("payment made", 2),
    ("payment received", 3), ("payment sent", 3), ("antworten sie nicht", 4),
    ("rappel rdv", 3), ("rappel de rendez vous", 3), ("rappel rendez vous", 3), ("stop au", 3),
    ("repondez stop", 4), ("terminerinnerung", 3), ("erinnerung ihr termin", 4),
    ("stopp an", 3), ("recordatorio de turno", 3), ("recordatorio turno", 3),
    ("recordatorio cita", 3), ("responda si para", 3), ("para cancelar responda", 3),
    ("lembrete de consulta", 3), ("promemoria visita", 3), ("herinnering afspraak", 3),
    ("you have an appt", 3), ("appt reminder", 3), ("assistente virtual", 4),
    ("asistente virtual", 4), ("assistant virtuel", 4), ("assistente virtuale", 4),
    ("virtuele assistent", 4), ("virtuelle assistentin", 4), ("responda 1 para", 4),
    ("responde 1 para", 4), ("digite 1 para", 4), ("rispondi 1 per", 4), ("repondez 1 pour", 4),
    ("salve nosso contato", 4), ("antwoord 1 om", 4),
    ("no responda", 4), ("no responder", 4), ("ne pas repondre", 4), ("nao responda", 4),
    ("non rispondere", 4), ("mensaje automatico", 4), ("message automatique", 4),
  ]

  /// What banks, shops and carriers write of money and goods, and their apps show.
  private static let receipts: [(String, Int)] = [
    ("payment successful", 4), ("payment complete", 3), ("pay again", 3), ("total paid", 3),
    ("add to wallet", 3), ("booking ref", 3), ("booking reference", 3), ("order confirmed", 3),
    ("dir geld gesendet", 4), ("ihnen geld gesendet", 4), ("kontostand anzeigen", 4),
    ("zahlung erfolgreich", 4), ("zahlung erhalten", 3), ("uberweisung ausgefuhrt", 4),
    ("wurde zugestellt", 3), ("paket abgelegt", 3), ("in zubereitung", 3),
    ("paiement effectue", 3), ("paiement accepte", 4), ("paiement recu", 3),
    ("virement recu", 2), ("virement effectue", 3),
    ("a ete livre", 3), ("colis livre", 4), ("colis remis", 4), ("votre livraison", 3),
    ("pagamento effettuato", 4), ("pagamento riuscito", 4), ("bonifico ricevuto", 4),
    ("bonifico eseguito", 4), ("in preparazione", 3), ("e stato consegnato", 3),
    ("pago realizado", 3), ("pago recibido", 3), ("transferencia recibida", 3),
    ("transferencia realizada", 3), ("ha sido entregado", 3), ("te ha enviado un bizum", 4),
    ("pagamento realizado", 4), ("pix recebido", 3), ("pix enviado", 2),
    ("foi entregue", 3), ("pedido em preparo", 4),
    ("betaling gelukt", 4), ("betaling ontvangen", 3), ("is bezorgd", 3),
    ("betalningen genomford", 4), ("betaling gennemfort", 4),
    ("betalingen er gjennomfort", 4), ("vous avez rdv", 3), ("vous avez rendez vous", 3),
    ("a ete remis", 2), ("votre livreur", 2), ("rib", 2), ("iban", 2), ("verwendungszweck", 2),
    ("causale", 2), ("consegna", 1), ("lieferung", 1), ("livraison", 1),
    ("entrega", 1), ("bezorging", 1), ("rappel automatique", 5), ("automatische erinnerung", 5),
    ("automatic reminder", 5), ("recordatorio automatico", 5), ("promemoria automatico", 5),
    ("lembrete automatico", 5), ("automatische herinnering", 5),
  ]

  /// The same of what companies' machines send. People write such words, too, so they count only where a
  /// text was sent, and not in a note or a memo.
  private static let sent: [(String, Int)] = [
    ("rappel vous avez", 2), ("reminder you have an", 2), ("erinnerung sie haben", 2),
    ("recordatorio tiene", 2), ("promemoria ha un", 2), ("annuler ou deplacer", 2),
    ("cancel or reschedule", 2), ("annuler ou reporter", 2), ("absagen oder verschieben", 2),
    ("cancelar o reprogramar", 2), ("cancelar ou remarcar", 2), ("annulla o sposta", 2),
    ("do not reply to this message", 4), ("do not reply to this email", 4),
    ("text cancel to cancel", 4), ("buzon no admite respuesta", 4),
    ("correo no admite respuesta", 4),
    ("bustia no admet resposta", 4),
    ("to confirm reply", 4), ("booking confirmed", 3), ("booking is confirmed", 3),
    ("has been confirmed", 3), ("your booking", 2), ("your reservation", 2), ("access code", 2),
    ("we remind you", 3), ("please do not respond", 4), ("le recordamos", 4),
    ("les recordamos", 4), ("te recordamos", 3), ("para confirmar responda", 4),
    ("para confirmar responde", 4), ("su reserva", 2), ("tu reserva", 2),
    ("ha sido confirmada", 3), ("ha sido confirmado", 3), ("codigo de acceso", 2),
    ("codigo acceso", 2), ("su pedido", 3), ("numero de seguimiento", 2),
    ("no conteste a este", 4), ("no respondre", 4), ("no respongueu", 4), ("no contesteu", 4),
    ("les recordem", 4), ("li recordem", 4), ("us recordem", 3), ("la seva cita", 2),
    ("la seva reserva", 2), ("nous vous rappelons", 4), ("vous rappelle votre", 4),
    ("pour confirmer repondez", 4), ("repondez oui", 4), ("votre commande", 3),
    ("votre reservation", 2), ("a ete confirmee", 3), ("votre code", 3), ("wir erinnern sie", 4),
    ("erinnern wir sie", 4), ("zur bestatigung antworten", 4), ("ihr termin wurde", 3),
    ("wurde bestatigt", 3), ("ihre buchung", 2), ("ihre reservierung", 2), ("ihre bestellung", 3),
    ("ihr code", 3), ("zugangscode", 2), ("lembramos a sua", 4), ("lembramos que", 3),
    ("lembramos da sua", 4), ("responda sim", 4), ("a sua marcacao", 3), ("sua reserva", 2),
    ("foi confirmada", 2), ("foi confirmado", 2), ("o seu pedido", 3), ("seu codigo", 3),
    ("le ricordiamo", 4), ("vi ricordiamo", 3), ("e stata confermata", 3),
    ("e stato confermato", 3), ("la sua prenotazione", 3), ("il suo ordine", 3),
    ("il tuo ordine", 3), ("codice di verifica", 4), ("rispondi si", 4),
    ("per confermare risponda", 4), ("wij herinneren u", 4), ("we herinneren u", 4),
    ("herinneren u aan", 4), ("uw bestelling", 3), ("uw reservering", 2), ("uw code", 3),
    ("antwoord ja", 4), ("is bevestigd", 2), ("vi paminner", 4), ("paminner om din", 4),
    ("din bestallning", 3), ("din bokning", 2), ("ar bekraftad", 3), ("svara ja", 4),
    ("vi minder om", 4), ("minder om din", 4), ("er bekraeftet", 3), ("svar ja", 4),
    ("din ordre", 3), ("din bestilling", 2), ("vi minner om", 4), ("minner om din", 4),
    ("er bekreftet", 3),
  ]

  private typealias Table = [UInt64: [(rest: [UInt64], weight: Int)]]

  private static let written = table(of: signs)
  private static let received = table(of: signs + sent + receipts)

  private static func table(of signs: [(String, Int)]) -> Table {
    var table: Table = [:]
    for (text, weight) in signs {
      let words = FoldedText(text).tokens.map(\.hash)
      guard let first = words.first else { continue }
      table[first, default: []].append((Array(words.dropFirst()), weight))
    }
    return table
  }

  /// How much a text looks so: from 4 on it is. Where signs overlap, the weightiest one counts:
  /// `to unsubscribe` is no second sign beside `unsubscribe`.
  static func strength(of text: FoldedText, isSent: Bool = true) -> Int {
    let table = isSent ? received : written
    var sum = 0
    var at = 0
    let end = min(text.tokens.count, 400)
    while at < end {
      let found = (table[text.tokens[at].hash] ?? []).filter { follows($0.rest, text, at + 1) }
      guard let sign = found.max(by: { $0.weight < $1.weight }) else {
        at += 1
        continue
      }
      sum += sign.weight
      at += 1 + sign.rest.count
    }
    return sum
  }

  /// How much it says that a text begins a line with its sender's name in capitals: `PIZARRO DENTAL: ...`.
  static func strength(of text: FoldedText, from name: String) -> Int {
    let words = Set(FoldedText(name, limit: 8).tokens.map(\.hash))
    let tokens = text.tokens
    for start in tokens.indices.prefix(60) where tokens[start].flags.contains(.opensLine) {
      let head = tokens[start...].prefix(6).prefix { token in
        token.flags.contains(.shouting) && words.contains(token.hash)
      }
      if let last = head.last, last.flags.contains(.colon) { return byName }
    }
    return 0
  }

  private static let byName = 4

  private static func follows(_ words: [UInt64], _ text: FoldedText, _ at: Int) -> Bool {
    for (offset, word) in words.enumerated() {
      guard at + offset < text.tokens.count, text.tokens[at + offset].hash == word else {
        return false
      }
    }
    return true
  }

  /// From here on nobody wrote it.
  static let certain = 4
  /// From here on not even somebody of the book, in whose name it was sent: newsletters.
  static let evenOfKnown = 8
}
