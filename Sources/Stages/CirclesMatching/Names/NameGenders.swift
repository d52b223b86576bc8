/// Whether a given name is mostly a woman's or a man's, for reading pronouns. Names that are both are
/// left out; from general knowledge.
enum NameGenders {
  static let women = """
    abby abigail ada adele adriana adwoa agata agnes agnieszka aicha aimee aisha aisling akiko alba
    alejandra alessandra alessia alexandra alice alicia alina alison allison alma amalia amanda amara
    amber amelia amelie amina amira amrita amy ana anais anastasia andrea angela angelica angie anika
    anita anja anjali ann anna annabel anne annette annie annika antonia anu anuradha anya aoife aparna
    april archana aria arianna arlene asha astrid audrey aurora ava ayesha barbara bea beatrice beatriz
    becca becky belinda bella bernadette beth bethany betty beverly bianca birgit birgitta brenda
    bridget brigitte britta camila camille carla carmen carol carolina caroline carolyn carrie cassandra
    catalina catarina catherine cathy cecilia celeste celia celine chandra charlotte chiara chidinma
    chiyo chloe christa christina christine ciara cindy claire clara clare claudia colette colleen
    connie constance consuelo cordelia cristina cynthia dagmar dagny daisy dalia dana daniela danielle
    daphne daria dawn debbie deborah debra deepa deepika deirdre delia denise diana diane dina divya
    dolores donna dora doris dorothy ebele ebony edith edna eileen ekaterina elaine eleanor elena eleni
    elif elina elisa elisabeth elise eliza elizabeth ella ellen ellie eloise elsa elsie emilia emily
    emma erica erika erin esperanza esther ethel eugenia eva evelina eve evelyn farah fatima fatma
    felicia fernanda fiona flora florence frances francesca francisca franziska freya frida gabriela
    gabriella gabrielle gail gemma genevieve georgia georgina geraldine gertrude gina ginny gisela giulia
    gita gladys gloria grace graciela greta gretchen guadalupe gwen hana hanna hannah harriet hazel
    heather heidi heike helen helena helene helga hilda hildegard holly hortense ida ilana ilse imani
    imogen ines ingrid inge inga irena irene irina iris irma isabel isabella isabelle isla ivana ivy
    jacqueline jana jane janet janice janine jasmine jayne jean jeanette jeanne jelena jenna jennifer
    jenny jess jessica jill jo joan joanna joanne johanna jolene josephine josie joy joyce juanita judith
    judy julia juliana julie juliet june jutta kaitlyn kamala karen karin karina karla karolina kasia
    kate katarina katarzyna katherine kathleen kathryn kathy katia katie katja katrina katya kavita kavya
    kayla keiko keisha kelly kerstin khadija kim kimberly kiran kirsten kirsty klara komal kristen
    kristin kristina lakshmi lalita lara larisa larissa laura lauren lavanya layla lea leah leila lena
    leonie leonora leticia lila lilian lillian lily lina linda lindsay linh lisa liv livia liz liza
    lorena lorraine lottie louise lourdes lucia lucie lucinda lucy luisa luna lupe lydia lynn mabel
    madeleine madeline madhuri madison magda magdalena maggie maha mai maia maja malgorzata mala malin
    mamta mandy manuela mara marcela marcia margaret margarita margot maria mariam mariana marianne marie
    marina marion marisol marissa marjorie marlene marta martha martina mary maryam mathilde matilda
    maude maureen mavis maya meena meera meg megan mei melanie melinda melissa mercedes meredith mia
    michaela michelle mila mildred millie mina mira miranda miriam miyuki moira molly mona monica monika
    muriel myra nadia nadine naima nancy naomi natalia natalie natasha nathalie neha nell nella nicola
    nicole nikki nina nisha nkechi ngozi noemi nola nora norah noor nuala nuria octavia olena olga olivia
    oksana ophelia paloma pamela paola patience patricia patty paula pauline peggy penelope penny petra
    philippa phoebe phyllis pia pilar polly pooja poppy prerna priscilla priya priyanka prudence rachel
    radhika rajani ramona rania raquel rashmi rebecca regina rekha renata renee reshma rhea rhiannon rhoda
    rita roberta rocio roisin romina rosa rosalind rosalie rose rosemary rosie rowena roxana ruby rukmini
    ruth sabine sabrina sadie sakura sally salma samantha samira sandra sangeeta saoirse sara sarah
    saraswati savita selma seema serena shanti shalini sharon sheila shelley sheryl shirin shirley shivani
    shreya shruti sienna sigrid silvia simone sinead siobhan smita sneha sofia solange soledad sonia
    sonja sophia sophie stacey stefania stella stephanie sue suhana sunita surya susan susana susanna
    susanne suzanne svetlana swati sylvia sylvie tabitha tamara tamika tamsin tania tanja tanya tara tatiana tess
    tessa thea thandiwe theresa teresa therese thuy tiffany tina tomoko toni tova tracy trish trudy ulla
    uma ulrike una ursula valentina valeria valerie vandana vanessa vera verity veronica vesna vicky
    victoria vida vidya viola violet virginia viviana vivienne wanda wanjiru wendy wilma winifred xiomara
    yael yasmin yasmine yetunde yoko yolanda yuki yukiko yuliya yvette yvonne zahra zainab zara zelda
    zofia zoe zuzanna zsofia suharti ananya lotte lina maren silke anke sabrina uschi elke renate ute
    """
  static let men = """
    aaron abdul abdullah abel abraham adam adebayo aditya adrian adriano ahmad ahmed ahmet aidan ajay
    akira akshay alan alasdair albert alberto alejandro aleksander alessandro alessio alexander alfonso
    alfred alfredo ali alistair alonso amadou amir amit anand anders andre andreas andres andrew andrzej
    andy angelo anil ankit anthony antoine anton antonio antonius arjun armando arnold arthur arturo
    arvind ashok ashwin augustin axel babatunde barry bart bartosz bastian ben benedict benjamin bernard
    bernd bert bjorn bob bogdan boris brad bradley brandon brendan brett brian bruce bruno bryan bryn
    calvin carl carlo carlos cesar chad charles chidi chinedu chris christian christoph christopher
    chuck ciaran cillian clarence claude claudio clement cliff clive colin conor constantin cormac
    craig cyril dafydd damian damien dan daniel danilo danny darren dario dave david davide dean deepak
    dennis denis derek desmond dev dhruv didier diego dieter dilip dima dimitri dinesh dirk dmitri
    dominic don donald douglas duncan dustin duncan dwayne dylan earl eddie edgar eduardo edward edwin
    egil einar elias elijah elliot emanuel emeka emil emilio emmanuel emre enrique enzo eric erik ernest
    ernesto ethan etienne eugene evan fabian fabio farid federico felipe felix ferdinand fergus fernando
    filip finn florian francesco francis francisco franco francois frank franz fred freddie frederic
    frederick friedrich fritz gabor gabriel gareth gary gaurav gavin geoff geoffrey george georg georgios
    gerald gerard gerhard giacomo gianni gilbert giorgio giovanni girish giuseppe glen glenn gopal gordon
    graham grant greg gregor gregory grzegorz guido guillaume guillermo gunnar gunther gus gustav gustavo
    guy hakan hamid hans hari harald harish harold harry harsh hasan hassan hector heinrich heinz helmut
    hendrik henri henrik henry herbert hernan hiroshi horst howard hugh hugo hussein ian ibrahim igor ike
    ignacio ilya imran isaac ivan ivo jack jacob jacques jakob jakub james jamal jan jared jason javier
    jeff jeffrey jens jeremy jerome jerry jesus jim jimmy jiri joachim joao joaquin joe joel johan johann
    johannes john johnny jon jonas jonathan jorge jose joseph josh joshua josef juan jude julian julien
    julio jurgen justin kamal karan karel karl karthik kareem kaspar kazuo keith ken kenji kenneth kevin
    khalid kieran klaus kofi kojo konrad konstantin konstantinos kostas krishna krzysztof kumar kunal kurt
    kwabena kwame kyle lars lasse laszlo laurent lawrence lee leif len leo leon leonard leonardo leonid
    leroy lewis liam lionel lorenzo lothar louis luc luca lucas ludwig luigi luis lukas lukasz luke
    maciej magnus mahesh mahmoud malcolm malik manfred manish manoj manuel marc marcel marcelo marcin
    marco marcos marcus marek mario marius mark marko markus martin marvin mateo mateusz mathieu mats
    matt matteo matthew matthias maurice mauricio max maxim maximilian mehmet michael michal michel
    miguel mihai mikael mike mikhail milan milos mitchell mohamed mohammed mohan mohit moritz moses
    muhammad mukesh murat mustafa nabil naveen nathan nathaniel neil nelson niall nicholas nicolas niels
    nigel nikhil nikolai nikos nils nitin nnamdi norman obinna olaf ole oleg oliver olivier oluwaseun omar
    orlando oscar osman otto owen pablo padraig paolo pascal patrick paul pavel pawel pedro per pete peter
    petr phil philip philippe pierre pietro piotr pradeep prakash pranav prashant praveen qasim quentin
    radek rafael rafal rahul raj rajesh rajiv rakesh ralf ralph ram ramesh ramon randy rashid raul ravi
    ray raymond reinhard rene reza rhys ricardo richard rick rob robert roberto rodney rodrigo roger rohan
    rohit roland rolf roman ron ronald rory ross roy ruben rudolf rudy rui rupert russell ryan sachin
    saeed salvador salvatore sameer samuel sandeep sanjay santiago satish scott sean sebastian sergei
    sergio seth shane shankar shaun shawn shivam siddharth siegfried simon slobodan soren stan stanislav
    stavros stefan stefano stephen steve steven stewart stuart sudhir sundar sunil suresh sven takashi
    takeshi tariq taro ted terence thabo theo theodore thierry thomas thorsten tim timothy tobias toby
    todd tom tomas tomasz tommy tony torsten travis trevor tunde tyler tyrone ulrich umar uwe vadim
    valentin vasily venkat vernon victor vijay vikram viktor vinay vincent vincenzo vinod virat vishal
    vito vivek vladimir volker walter warren wayne werner wesley wilfred wilhelm will william willie
    wojciech wolfgang xavier yannick yannis yash yousef yuri yusuf zach zachary zbigniew zoran bill
    greg jakob jorg bastian lennart malte nikolaus josef alois
    """

  static let table: [UInt64: Gender] = {
    var table: [UInt64: Gender] = [:]
    for token in FoldedText(women).tokens { table[token.hash] = .female }
    for token in FoldedText(men).tokens {
      table[token.hash] = table[token.hash] == .female ? nil : .male
    }
    return table
  }()

  /// The rarer names, which are no everyday words: they say whether somebody is a woman or a man, and
  /// too little to take a word of a text for a name.
  private static let rarer: [UInt64: Gender] = {
    var table: [UInt64: Gender] = [:]
    for (list, gender) in [(NamesOfWomen.list, Gender.female), (NamesOfMen.list, .male)] {
      for token in FoldedText(list).tokens
      where !CommonWords.common.contains(token.hash) && !either.contains(token.hash) {
        table[token.hash] = gender
      }
    }
    return table
  }()

  /// Women's and men's, whatever the lists of a few countries say.
  private static let either = Set(
    FoldedText(
      """
      adrian alex alexis ali andrea angel ariel ash ashley avery bailey blake cameron casey charlie chris claude
      corey dakota dale dana darcy devon dominique drew eden eli emery evan finley francis frankie gale harley harper
      hayden jackie jade jaime jamie jan jean jess jesse jo jody jordan jules kai kendall kerry kim kit lee leslie logan
      lindsay lou maria marion max mel mickey mika morgan nat nick nico nicky nicola nikita noa noah noel pat paris
      parker payton peyton phoenix quinn reagan reese remy riley robbie robin rory rowan ryan sacha sam sasha sage
      shannon shay sidney simone skyler stevie storm sydney taylor terry toby tracy val vivian wil winter
      """
    ).tokens.map(\.hash))

  /// Whether a folded word is mostly a woman's name or a man's.
  static func gender(of hash: UInt64) -> Gender { table[hash] ?? rarer[hash] ?? .unknown }
}

/// What a pronoun tells of a person.
enum Gender: UInt8, Sendable {
  case unknown, female, male
}
