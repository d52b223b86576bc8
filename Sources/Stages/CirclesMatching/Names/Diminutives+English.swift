/// Short forms of English given names, from general knowledge: the full forms, a colon, the short.
extension Diminutives {
  static let english = """
    abigail: abby abbie gail
    abraham: abe bram
    adelaide adeline: addie addy della
    agnes: aggie nessie
    albert: al bert bertie albie
    alexander alexandre: alex al xander zander sandy lex alec alasdair sasha
    alexandra: alex lexi lexie sandra sandy sasha alix ali allie
    alfred: alf alfie fred freddie
    alice: ali allie
    alison allison: ali allie
    amanda: mandy manda
    amelia: amy millie mia melia
    andrea: andie andy drea
    andrew: andy drew dandy
    angela: angie ange
    anne ann anna: annie nan nancy anya
    annabel annabelle: bella belle annie
    anthony antony: tony ant
    archibald: archie baldie
    arthur: art artie
    augustus augustine august: gus augie
    barbara: barb barbie babs bobbie
    bartholomew: bart
    beatrice beatrix: bea bee trixie
    benjamin: ben benji benny bennie
    bernadette: bernie detta
    bernard: bernie barney
    bethany: beth
    beverly beverley: bev
    bradley bradford: brad
    bridget: bridie biddy
    bruce: brucie
    caitlin kaitlyn: cait kate katie
    calvin: cal
    cameron: cam
    caroline carolyn: carrie caro carol lynn
    cassandra: cass cassie sandra
    catherine katherine kathryn katharine cathryn: cathy kathy kate katie kat kit kitty cat kath kay cate
    cecilia cecily: cece cissy celia
    charles: charlie chuck chas chip charley
    charlotte: charlie lottie lotte char
    chester: chet
    christian: chris
    christina christine kristina kristine: chris chrissy tina kris kristy christy tine
    christopher: chris kit topher kris
    clarence: clare
    clementine: clem clemmie
    clifford: cliff
    constance: connie
    cornelius: neil corny
    cynthia: cindy cyndi
    daniel: dan danny dani
    danielle daniela: dani danny elle
    david: dave davey davy
    deborah debra: deb debbie debby
    delia cordelia: del dee
    dennis: denny den
    diana diane: di
    dominic dominick: dom nick
    donald: don donnie
    dorothy dorothea: dot dottie dolly dora thea
    douglas: doug dougie
    edmund edmond: ed eddie ned ted
    edward: ed eddie ted teddy ned ward
    edwin: ed eddie win
    eleanor elinor: ellie nell nellie nora lenny ella
    elijah elias: eli
    elizabeth elisabeth: liz lizzie lizzy beth betty bess bessie betsy eliza libby lisa elsie ella lilibet liza
    emily: em emmy emmie millie
    emma: em emmie
    ernest: ernie
    esther: essie hettie
    eugene: gene
    evelyn: evie eve
    ezekiel: zeke
    florence: flo flossie florrie
    frances: fran frannie francie
    francis: frank frankie fran
    franklin: frank
    frederick fredrick: fred freddie freddy rick
    gabriel: gabe
    gabrielle gabriella: gabby gabi ella
    genevieve: gen genny evie
    geoffrey jeffrey: geoff jeff
    george: georgie geo
    georgina georgia: georgie gina
    gerald: gerry jerry
    gerard: gerry jerry
    gilbert: gil bert
    gordon: gordy gord
    gregory: greg
    gwendolyn gwendolen: gwen wendy
    hannah: han
    harold: harry hal
    harriet: hattie harri
    harrison: harry
    helen helena: nell lena nellie
    henrietta: hetty etta hettie
    henry: harry hank hal
    herbert: herb bert
    hubert: bert hugh
    howard: howie
    ignatius: iggy nate
    imogen: immy
    irene: rene renie
    isaac: ike zac
    isabel isabella isabelle: izzy bella belle isa ibby
    isaiah: zay
    jackson: jack
    jacob: jake jay coby
    jacqueline: jackie jacqui
    james: jim jimmy jamie jem jimbo jay
    jane: janie janey
    janet: jan
    jason: jay jase
    jasmine: jas jazz
    jefferson: jeff
    jennifer: jen jenny jenn jennie
    jeremiah jeremy: jem jerry
    jerome: jerry
    jessica: jess jessie
    joan joanna joanne: jo joanie
    john: jack johnny jon
    jonathan johnathan: jon jonny johnny nathan
    joseph: joe joey jo
    josephine: jo josie fifi
    joshua: josh
    judith: judy jude
    julia julie juliet: jules
    julian: jules
    justin: just
    kenneth: ken kenny
    kimberly kimberley: kim kimmy
    kristen kristin: kris kristy
    laura lauren laurence: laurie lori
    lawrence laurence: larry laurie lars loz
    leonard: leo len lenny
    leonora: nora leo
    leslie lesley: les
    lillian lilian: lily lil lilly
    louis lewis: lou louie lew
    louise louisa: lou lulu
    lucas: luke luca
    lucille lucy lucinda: lu lucy cindy
    lydia: lyddie liddy
    madeline madeleine: maddie maddy
    magdalena magdalene: maggie lena magda
    malcolm: mal
    marcus mark: marc
    margaret margarete: maggie meg peggy peg marg marge margie greta rita meggie daisy margo madge mags
    maria mary marie: molly polly mae mamie may
    marilyn: mary lyn
    marjorie: marge margie
    martha: marty mattie
    martin: marty
    martina: tina
    matilda: tilly tilda mattie
    matthew: matt matty
    maureen: mo
    maxwell maximilian maximus: max
    melanie: mel
    melissa: mel lissa missy
    melvin: mel
    mercedes: sadie
    michael: mike mikey mick mickey mitch
    michelle: shelly shell chelle
    mildred: millie
    miranda: randy mandy
    miriam: mimi miri
    mitchell: mitch
    monica: mona
    montgomery: monty
    morgan: mo
    morris maurice: mo morrie
    nancy: nan
    natalie: nat nattie
    natasha: tasha nat
    nathan nathaniel: nate nat
    nicholas nicolas: nick nicky nico nik
    nicole nicola: nicky nikki nic nickie
    norman: norm
    oliver: ollie oli
    olivia: liv livvy ollie livia
    oscar: ozzie
    oswald: oz ozzie
    pamela: pam pammy
    patricia: pat patty trish tricia patti trisha
    patrick: pat paddy rick patsy
    penelope: penny pen nell
    peter: pete
    philip phillip: phil pip
    philippa: pippa pip
    phyllis: phyl
    priscilla: cilla prissy
    prudence: pru
    rachel rachael: rach rae
    randolph randall: randy
    raymond: ray
    rebecca: becca becky bec beck
    regina: gina reggie
    reginald: reg reggie
    richard: rick dick rich richie ricky
    robert: bob bobby rob robbie bert robby
    roberta: bobbie robbie
    roderick: rod roddy
    rodney: rod
    roger: rog
    roland: rollie
    ronald: ron ronnie
    rosalind rosalyn: roz ros rosie
    rose rosemary: rosie romy
    rudolph: rudy
    rufus: rufe
    russell: russ
    ruth: ruthie
    samantha: sam sammy
    samuel: sam sammy
    sarah sara: sally sadie
    sebastian: seb bas bastian
    sharon: shaz
    sheila: shell
    sidney sydney: sid syd
    silvia sylvia: syl
    simon: si
    solomon: sol
    sophia sophie: soph
    stanley: stan
    stephanie: steph stevie
    stephen steven: steve stevie ste
    stuart stewart: stu
    susan susanna susannah suzanne: sue susie suzie sukie suze
    sylvester: sly
    tabitha: tabby
    tamara: tammy tam
    terence terrence: terry
    theodora: thea dora teddy
    theodore: theo ted teddy
    theresa teresa: tess terry tessa tracy terri
    thomas: tom tommy thom
    timothy: tim timmy
    tobias: toby
    tiffany: tiff
    tyler: ty
    tyrone: ty
    valentina valentine: val tina
    valerie: val
    vanessa: nessa ness
    veronica: ronnie vera roni
    victor: vic
    victoria: vicky vicki tori vic
    vincent: vince vinny vin
    virginia: ginny ginger
    vivian vivienne: viv
    walter: walt wally wat
    wesley: wes
    wilfred: wilf fred
    wilhelmina: mina billie willa
    william: bill billy will willy liam wills
    winifred: winnie fred
    winston: win
    yvonne: von
    zachary zachariah: zach zack zac zak
    """
}
