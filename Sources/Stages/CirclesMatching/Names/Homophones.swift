/// Names that a speech recogniser writes for one another, beyond what `SoundKey` tells; from general
/// knowledge. Each line is one sound.
enum Homophones {
  static let lines = """
    aaron erin aron eryn arin arron eren
    alan allen allan alun
    alicia alisha elisha alesha
    alison allison alyson
    amy aimee aimi
    andrea andria
    ann anne an
    anna ana ann anne hannah
    anita aneeta
    anya ania anja
    brian bryan brien
    britney brittany brittney
    caitlin kaitlyn katelyn caitlyn kaitlin
    carl karl
    carla karla
    carol carole carrol karol
    catherine katherine kathryn katharine cathryn catharine katrine
    cathy kathy
    cara kara
    carrie kerry keri cary kari carey
    chris kris
    christine kristine christina kristina kristin kristen christen
    claire clare clair
    colin collin colleen
    craig greg
    dana dayna
    dawn don
    deborah debra
    derek derrick derik
    dillon dylan
    eileen aileen ilene
    elaine alaine
    ellen helen elin
    elliot eliot elliott
    emily emilie emely
    eric erik erich
    erica erika
    eva ava eve
    ewan euan ewen owen
    fiona viona
    francis frances
    frederick fredrik friedrich
    gail gale gayle
    gareth garith
    gene jean jeanne
    geoff jeff jeffrey geoffrey
    gerry jerry
    gillian jillian
    gina jeana
    graham graeme
    gretchen grechen
    harry hari
    ian iain eon
    ilse elsa else
    isabel isabelle isobel
    ivan evan yvonne
    jack jacques
    jackie jacqui jacquie jaqui
    jaden jayden jaiden jadon jaydon
    hayden haden
    caden kaden cayden kayden
    jamie jaime
    jan jann yan
    jasmine yasmin yasmine jasmin yasmeen
    jayne jane
    jenny jennie ginny
    jill gill
    joan joanne
    joe jo
    john jon
    johnny jonny
    jonathan johnathan jonathon
    joanna johanna
    josé jose
    julie jules jolie
    kaya kaia
    kate cate
    keira kira kiera ciara
    kelly kelley
    kim kym
    kirsten kristen kirstin
    kyle kile
    lara laura lora
    laurie lori lorie
    lauren loren lorin
    lawrence laurence lorenz
    layla leila leyla laila lila lela
    lea leah lia lee
    lena leena lina
    lena elena
    leo lio
    lewis louis
    liam lyam
    linda lynda
    lisa liza leesa
    louise luise
    lucy luci lucie
    lynn lin lyn
    maddie maddy
    mara mora
    mei may mae
    marc mark
    maria mariah
    marie mari
    marion marian
    martin marten maarten
    matthew mathew
    maya mya maia
    megan meagan meghan
    mia mya
    michael mikael michel micheal
    michelle mischa
    mikaela michaela
    mohammed muhammad mohamed mohammad
    monika monica
    natalie natalia nathalie
    neil neal niall nial
    neve niamh neave neev
    nicholas nicolas
    nick nik
    nicky nikki nicki
    nicola nikola
    nigel nijel
    noah noa
    nora norah
    nuala noola
    oisin usheen osheen
    padraig patrick porig
    phil fill
    philip phillip
    priya pria preeya
    rachel rachael
    reece rhys reese rees
    renee rene renée rena
    robin robyn
    roisin rosheen
    ron ran
    rory ruari ruairi ruairí ruaridh ruaraidh ruaidhri
    rosa rose
    ruth rouf
    sadie zadie
    sam psalm
    saoirse seersha sersha
    sara sarah sera zara
    sean shawn shaun shane sian sharn
    shavonne siobhan shivaun shivawn shevaun shevon chevonne shivon shavon siobhán
    sheila shelagh
    sherry cherie cheri sheri shari
    sinead shinade shinead
    sofia sophia zofia
    stefan stephan stephen steffen
    stephanie stefanie
    stephen steven
    steve steph
    stuart stewart
    sue su
    susan suzanne
    tara terra
    teresa theresa
    terry teri terri
    tess tes
    thomas tomas
    tim tym
    toby tobi
    tony toni
    tracy tracey
    ursula orsola
    vivian vivienne vivien
    will bill
    xavier zavier javier
    yuri uri
    zoe zoey chloe zoë
    zach zack zac zak
    wayne duane
    caoimhe keeva kweeva
    aoife eefa efa eva
    eoin owen ewan
    aisling ashling
    niamh neve nieve
    ciaran kieran keiran
    cillian killian kilian
    deirdre deidre
    grainne gronya
    sorcha soraka
    maeve mave
    tadhg tyge tiger
    eimear eamer emer
    llewellyn lewellen
    dafydd david
    gwen gwyn
    joao jow
    joaquin wakeen joaquim
    jorge horhay george
    juan one wan
    jesus hesus
    javier havier
    guillermo giermo
    lukasz lucas luke wukash
    zoltan
    wei way whey
    xin shin
    xu shoe
    zhang jang chang
    chen chan
    li lee
    qian chen
    yue you
    nguyen win wynn
    duc duke duck
    thuy twee
    hai high
    rajesh rogesh
    anil a neil
    deepa dipa
    geeta gita
    meera mira
    neeta nita
    rina reena
    seema sima
    sunita suneeta
    asha usha
    aditi aditee
    ravi robbie
    arjun archan
    """

  private static let groups: [UInt64: [UInt32]] = {
    var groups: [UInt64: [UInt32]] = [:]
    for (index, line) in lines.split(separator: "\n").enumerated() {
      for token in FoldedText(String(line)).tokens {
        groups[token.hash, default: []].append(UInt32(index))
      }
    }
    return groups
  }()

  /// The sounds that a folded name is known to have.
  static func sounds(of hash: UInt64) -> [UInt32] { groups[hash] ?? [] }
}
