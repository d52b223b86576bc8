/// The tabs at the foot of an app: they stand below lists, and never below a chat.
enum TabBar {
  /// Whether the last lines of a screen hold them.
  static func ends(_ lines: [String]) -> Bool { lines.suffix(2).contains(where: isWhole) }

  /// Whether a line is nothing but tabs: three and more, of which two are known.
  static func isWhole(_ line: String) -> Bool {
    let words = line.split(separator: " ").filter { $0.count > 2 }
    guard (3...7).contains(words.count), words.allSatisfy({ $0.first?.isLowercase != true }) else {
      return false
    }
    return words.count { known.contains(FoldedText.fold(String($0))) } >= 2
  }

  private static let known: Set<String> = [
    "chats", "calls", "status", "settings", "updates", "communities", "contacts", "inbox", "home",
    "search", "profile", "stories", "people", "activity", "messages", "mail", "meet", "notes",
    "llamadas", "ajustes", "novedades", "comunidades", "contactos", "inicio", "buscar", "perfil",
    "anrufe", "einstellungen", "kontakte", "aktuelles", "suche", "profil", "nachrichten",
    "communitys",
    "appels", "reglages", "parametres", "discussions", "actus", "communautes", "accueil",
    "recherche",
    "chiamate", "impostazioni", "contatti", "aggiornamenti", "cerca", "profilo", "messaggi",
    "chamadas", "ligacoes", "configuracoes", "definicoes", "atualizacoes", "contatos", "conversas",
    "oproepen", "instellingen", "contacten", "zoeken", "berichten", "samtal", "installningar",
    "kontakter", "opkald", "indstillinger", "polaczenia", "ustawienia", "kontakty", "czaty",
  ]
}
