/// The weights, one line each.
enum WeightTable {
  static let values: [(Feature, Double)] = [
    (.full, 6.5), (.nearlyFull, 5.0), (.company, 4.5), (.initial, 4.6), (.titled, 5.2),
    (.label, 5.0), (.halfLabel, 3.8), (.nickname, 4.4), (.given, 4.0), (.hiddenGiven, 1.0),
    (.diminutive, 3.4),
    (.otherShort, 2.6),
    (.homophone, 3.5), (.sound, 1.6), (.look, 3.2), (.cousinForm, 1.6), (.family, 2.4),
    (.part, 1.2), (.trade, 3.0),
    (.secondName, 1.2), (.calledSo, 1.8), (.phone, 8.0), (.email, 8.0), (.handle, 7.0),
    (.phoneInText, 3.5), (.relation, 4.6),
    (.partner, 3.5), (.title, 2.0), (.heading, 1.9), (.first, 1.2), (.early, 0.5), (.subject, 0.7),
    (.met, 0.8), (.credit, 2.0), (.count, 0.4), (.salutation, 0.5), (.signature, 1.5),
    (.passing, -1.0), (.possessor, -0.5), (.modifier, -2.5), (.listed, -1.0), (.small, -0.4),
    (.chatMention, -2.5),
    (.organization, 2.5), (.category, 2.2), (.jobTitle, 1.8), (.cardNote, 1.0), (.place, 2.0),
    (.placeCode, 2.5), (.topic, 1.6), (.related, 2.4), (.pronoun, 0.7),
    (.strangeSurname, -5.0), (.pronounAgainst, -2.0), (.companyOfPerson, -2.0),
    (.unlikelyPartner, -3.0), (.among, -1.5), (.sharedGroup, 1.3),
    (.nobody, 3.2), (.strangePartner, 4.0), (.group, 6.0), (.noLead, 1.0),
  ]
}
