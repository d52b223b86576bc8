/// Words for numbers.
enum NumberWords {
  static let list = """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred
    thousand million dozen half quarter double couple
    """
}

/// Words that say that something is done again and again.
enum HabitWords {
  static let list = """
    every weekly daily always still lately now nowadays again regularly often usually nights weekends
    mornings evenings mondays tuesdays wednesdays thursdays fridays saturdays sundays season league
    constantly obsessively religiously anymore days
    """
}

/// Words for people by what they are to somebody.
enum RelationWords {
  static let female = """
    mom mum mommy mummy mother mama ma sister sis wife daughter girlfriend aunt auntie aunty niece
    grandma granny grandmother nana nan gran abuela stepmother stepdaughter fiancee girl woman
    granddaughter mam mammy amma nonna oma babushka missus goddaughter
    """
  static let male = """
    dad daddy father papa pa brother bro husband son boyfriend uncle nephew grandpa grandfather
    granddad grandad nonno opa amma appa baba godson fella abuelo stepfather stepson fiance boy man hubby grandson
    """
  static let all =
    female + " " + male + """
       parents parent kid kids child children baby toddler twins twin partner spouse cousin cousins
      siblings sibling family inlaws inlaw grandkids grandchildren grandchild grandparents friend
      friends roommate flatmate housemate colleague colleagues coworker coworkers boss manager
      neighbor neighbour neighbors neighbours teacher coach doctor therapist nurse landlord lawyer
      agent crew bandmate teammate teammates students student kiddo sons daughters brothers sisters
      ex buddy mate mates guy girls boys nephews nieces aunts uncles wife's lads lad carer aunties godchild godmother godfather
      bandmates classmate classmates playmate tenant lodger
      """
}

/// Verbs in the forms that follow a person.
enum VerbWords {
  static let list = """
    is are was were has have had does do did will would can could 's 're 've 'm 'll wants want wanted
    likes like liked loves love loved hates hate hated says say said told tells tell thinks think
    thought knows know knew makes make made making goes go went going gone comes come came coming
    takes take took taking taken gives give gave gets get got getting starts start started starting
    plays play played playing runs ran works work worked working lives live lived moves move moved
    moving needs need needed keeps keep kept bought buys buy buying sold sells sell selling reads
    sings sang asks ask asked asking calls call called sent sends send brings brought bring met meets
    meet lost loses finished finishes teaches teach taught teaching learns learn learned learning
    leaves leave left leaving arrives arrived wrote writes won wins passed passes quit quits stopped
    stops joined joins turned turns turning sees saw seen feels felt looks looked talks talked
    watches watched helps helped tried tries try trying eats ate drinks drank spends spent found finds
    opens opened closes closed becomes became builds built grows grew collects collected cooks cooked
    swears enjoys enjoyed adores adored prefers dreams signed applied adopted visits visited mentioned paid pays broke breaks
    fell falls hurt hurts died dies married marries retired retires hired fired graduated failed lost
    stays stayed sits sat sleeps slept drives drove rides rode flies flew swims swam paints painted
    draws bakes baked sews sewed knits knitted rows climbs climbed hikes hiked fishes fished
    dances danced writes drank hopes hoped plans planned seems seemed remembers remembered gets
    """
}

/// Nouns that follow a liking or a doing often, and are no interest by themselves.
enum PlainWords {
  static let list = """
    thing things stuff it work job jobs life time way house home place car kids baby people person
    school college university office team boss meeting meetings project projects idea ideas plan plans
    part lot lots bit one ones money price prices weather city town country neighborhood street room
    kitchen bathroom garden apartment flat bed rest sleep phone photos pictures news story trip trips
    vacation holiday holidays party parties dinner lunch breakfast brunch meal meals birthday wedding
    present gift gifts surgery hospital doctor doctors dentist therapy physio exam exams test tests
    finals homework dishes laundry shopping errands taxes paperwork bills best well fine great ok okay
    better good bad same math debt trouble role position company business family mom dad dog cat dogs
    cats puppy kitten men women girls boys view views sound smell look attitude drama shape mood way
    ropes lesson deal mess talk call calls email emails text texts message messages fact facts name
    names truth hell hard much everything nothing something anything all more less couch sofa door
    boat hat shoes dress clothes coat bag app apps website list top bottom middle end side promotion
    offer interview interviews degree diploma internship residency rent mortgage lease landlord
    insurance car cars truck van bus train plane flight tickets ticket hotel beach mountain mountains
    lake river sun rain snow heat cold night day week weekend world future past details groove habit
    argument fight debate conversation discussion rhythm detail spirit program programme therapist
    trimester twenties thirties forties fifties sixties seventies nerves system guy guys accident crash wall tears retirement labor labour
    """
}
