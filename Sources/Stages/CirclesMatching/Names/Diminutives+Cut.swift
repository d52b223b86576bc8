extension Diminutives {
  /// Given names as friends cut them short in messages, in the languages of the other tables and beside them;
  /// from general knowledge. Common words and whole names of others are left out: Annabel may be Bel, but `bel
  /// Piet` is Dutch, and `Max 20 people` calls no Maxime.
  static let cut = """
    angus: gus
    barry: bazza
    caroline: caz
    cordelia: cordy
    darren: daz
    deborah: debs
    duncan: dunc
    felicity: fliss
    fergus: ferg
    francesca: cesca franci
    gareth gary: gaz
    gemma: gems
    gillian: gilly
    gordon: gordo
    imogen: imo
    isabelle isobel: issy
    jasmine: jaz
    jennifer: jenni
    jeremy: jez jerem
    jonathan: jono jonty
    kirsten: kirsty
    latoya: toya
    lauren: loz laur
    malcolm: malc
    marjorie: marj
    megan: meg megs
    miriam: mim
    natasha: tash
    nicola: nicki
    nigel: nige
    olivia: livi
    rebecca: becs bex
    rory ruairi: ror
    rosamund: roz
    shaniqua: niqua
    shirley: shirl
    siobhan: shiv
    tamsin: tams
    tasneem: taz
    terrell: rell
    tristan: tris
    yvonne: vonnie
    delphine: delph
    emmanuelle: manu
    elisabeth: zabeth lisi
    florian: flo
    gerard: gege
    juliette: juju
    robert: bebert
    severine: sev
    therese: tere
    thierry: titi
    antoine: tonio
    christiane: christel
    claudia: claudi
    reinhard: reini
    thomas: tommi
    valentin: valli
    asuncion: asun
    concepcion: conchi
    inmaculada: inma
    monica: moni
    remedios: reme
    ricardo: richi
    rosario: chayo
    carlos: carlinhos
    joao: joca
    manuel: manel
    antonio: tonino
    giulia: giuli
    raffaele: lele
    adrianus: arie
    birgitta: gittan
    catharina: toos rina
    fredrik: frippe
    gustav: gurra
    henrik: henke
    katarina: kajsa
    bonginkosi sibongile: bongi
    chinonso: nonso
    faizel faisal: faiz
    ifeoma: ify
    khadija: dija
    lindiwe: lindi
    mandlenkosi: mandla
    nkosinathi: nathi
    thandeka: thandi
    yasmeen yasmin: yas
    """
}
