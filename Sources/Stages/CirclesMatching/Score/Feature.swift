/// The pieces of evidence that are added up, each with the word by which `evidence` calls it.
enum Feature: Int, CaseIterable, Sendable {
  // How well the name agrees.
  case full, nearlyFull, company, initial, titled, label, halfLabel, nickname, given, hiddenGiven,
    diminutive,
    otherShort
  case homophone, heard, sound, look, cousinForm, family, soleFamily, part, trade
  // Further names of the same person.
  case secondName, calledSo
  // The header is the very name that the contact is shown by.
  case shownSo
  // Nobody else of the book can be called so.
  case soleBearer
  // Who the name is known to be.
  case phone, email, handle, mailbox, phoneInText, relation
  // What a correction by hand taught, and what part they play.
  case learnedThread, learnedHeader
  case partner, title, heading, first, early, subject, met, credit, salutation
  case passing, possessor, modifier, listed, small, chatMention
  // What goes with them.
  case organization, category, jobTitle, cardNote, place, placeCode, topic, related, sharedGroup,
    pronoun, birthday
  // Of several whom the same words name, the only one with whom the rest of the text goes.
  case distinct, rivalled
  // Nobody names them, but something in the text goes with them: enough to suggest them.
  case alluded
  // What speaks against them.
  case strangeSurname, ruledOut, pronounAgainst, companyOfPerson, unlikelyPartner, among
  // What speaks for nobody.
  case nobody, strangePartner, strangerLeads, group, couple, noLead

  /// The name in `evidence`.
  var kind: String {
    switch self {
    case .full, .nearlyFull: "full_name"
    case .shownSo: "display_name"
    case .company: "company"
    case .initial: "name_initial"
    case .titled: "title_name"
    case .label, .halfLabel: "relation_label"
    case .nickname: "nickname"
    case .given, .hiddenGiven, .soleBearer: "first_name"
    case .diminutive, .otherShort, .cousinForm: "short_name"
    case .homophone, .heard, .sound: "sounds_like"
    case .look: "looks_like"
    case .secondName: "second_name"
    case .calledSo: "trade"
    case .family, .soleFamily: "family_name"
    case .part: "part_of_name"
    case .trade: "trade"
    case .phone, .phoneInText: "phone"
    case .email: "email"
    case .handle, .mailbox: "handle"
    case .relation: "relation"
    case .learnedThread: "learned_thread"
    case .learnedHeader: "learned_header"
    case .partner: "header"
    case .title: "title"
    case .heading, .first, .early, .subject, .met, .credit, .salutation:
      "subject"
    case .passing, .possessor, .modifier, .listed, .small, .chatMention: "mentioned"
    case .organization: "organization"
    case .category: "category"
    case .jobTitle: "job_title"
    case .cardNote: "note"
    case .place, .placeCode: "place"
    case .topic: "topic"
    case .related, .sharedGroup: "mentioned_with"
    case .pronoun: "pronoun"
    case .birthday: "birthday"
    case .distinct, .rivalled, .alluded: "context"
    case .strangeSurname: "other_family_name"
    case .ruledOut: "ruled_out"
    case .pronounAgainst: "other_pronoun"
    case .companyOfPerson: "company_of_somebody"
    case .unlikelyPartner: "not_the_chat_partner"
    case .among: "one_of_many"
    case .nobody, .strangePartner, .strangerLeads, .group, .couple, .noLead: "nobody"
    }
  }
}
