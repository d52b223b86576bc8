/// An invented address book of somebody else than the labelled one's owner: Nell Ashdown of Leeds,
/// who has colleagues in Pune and family in Freiburg. Columns: id, display name, given, family,
/// nicknames, organisation, title, categories, note, phone, related (`type=name`, by commas).
enum SecondBook {
  static let owners = ["Nell Ashdown", "Nell"]

  static let people = """
    mum|Mum|Judith|Ashdown||||Family||+447700900001|spouse=Graham Ashdown
    dad|Dad|Graham|Ashdown||||Family|Allotment on Saturdays|+447700900002|spouse=Judith Ashdown
    oma|Oma Trudi|Gertrud|Vogt||||Family|Freiburg im Breisgau|+497615550103|
    priti|Priti Kulkarni|Priti|Kulkarni||Sahyadri Analytics|Delivery lead|Work||+919822055504|spouse=Aniket Kulkarni
    aniket|Aniket Kulkarni|Aniket|Kulkarni|Ani||Chef|Friends||+919822055505|spouse=Priti Kulkarni
    rob|Robert Thwaite|Robert|Thwaite|||Joiner|Home|Fitted the kitchen|+447700900006|
    robj|Rob Jessop|Rob|Jessop||Headingley Cricket Club||Cricket||+447700900007|
    katie|Kate Brannigan|Kate|Brannigan|||GP|Friends||+447700900008|spouse=Callum Brannigan
    callum|Callum Brannigan|Callum|Brannigan|Cal||Firefighter|Friends||+447700900009|spouse=Kate Brannigan
    catr|Catriona Muir|Catriona|Muir|Cat|||Choir|Alto|+441315550110|
    jo1|Joanne Speight|Joanne|Speight|Jo|Aire Valley Primary School|Teacher|Friends||+447700900011|child=Alfie Speight
    jo2|Jo Okafor|Jo|Okafor||Kirkstall Legal|Solicitor|Work||+447700900012|
    steffi|Stefanie Vogt|Stefanie|Vogt|Steffi||Hebamme|Family|Cousin, two boys|+4917155501130|spouse=Matthias Vogt
    matze|Matthias Vogt|Matthias|Vogt|Matze|Schwarzwald Solar|Ingenieur|Family||+4917155501140|spouse=Stefanie Vogt
    drk|Dr Kaur|Simran|Kaur|||Dentist|Health||+441135550115|
    drl|Dr Lister|Paul|Lister||Burley Park Medical Centre|GP|Health||+441135550116|
    deepa|Deepa Iyengar|Deepa|Iyengar|||Yoga teacher|Yoga||+447700900017|
    mo|Mohammed Rafiq|Mohammed|Rafiq|Mo|Rafiq Motors|Mechanic|Home||+447700900018|
    sian|Siân Prosser|Siân|Prosser||||Friends|Swansea|+447700900019|
    ewan|Ewan Laidlaw|Ewan|Laidlaw||||Book group||+447700900020|
    owen|Owen Prosser|Owen|Prosser||||Friends||+447700900021|sibling=Siân Prosser
    wanda|Wanda Nowicka|Wanda|Nowicka|||Cleaner|Home||+48602555022|
    kasia|Katarzyna Zielińska|Katarzyna|Zielińska|||Violinist|Friends||+48603555023|
    tom1|Tom Hartley|Tom|Hartley||Northern Rail|Driver|Friends||+447700900024|
    tom2|Tomás Quintero|Tomás|Quintero|||Architect|Friends|Madrid|+34600555025|
    harp|Harpreet Gill|Harpreet|Gill|Harry|Pennine Housing|Surveyor|Work||+447700900026|
    bea|Beatrice Lumley|Beatrice|Lumley|Bea||||Godmother of Rosie|+447700900027|child=Rosie Lumley
    ivy|Ivy Cartwright|Ivy|Cartwright||||Neighbours|Number 12, two greyhounds|+441135550128|
    ron|Ron Cartwright|Ron|Cartwright||||Neighbours||+441135550129|spouse=Ivy Cartwright
    fern|Fern Delacroix|Fern|Delacroix|||Potter|Friends||+33612550130|
    luc|Luc Marchetti|Luc|Marchetti||Atelier du Nord|Printer|Work||+33612550131|
    yorks|Yorkshire Penny Bank||||||Work||+448005550132|
    sunita|सुनीता देशमुख|सुनीता|देशमुख||Sahyadri Analytics||Work||+919822055533|
    grig|Григорий Лебедев|Григорий|Лебедев|||Pianist|Friends||+4915155501340|
    nan|Nana Ashdown|Winifred|Ashdown||||Family||+441135550135|
    dave1|Dave Platt|Dave|Platt||||Cricket|Bowls left-arm|+447700900036|
    dave2|David Winstanley|David|Winstanley||Kirkstall Legal|Accountant|Work||+447700900037|
    angie|Angela Mbeki|Angela|Mbeki|Angie|||Running||+447700900038|
    shaz|Sharon Tully|Sharon|Tully|Shaz||Hairdresser|Friends||+447700900039|
    """

  /// Notes about them: source, whose (`-` for the inbox), title, text; `\\n` for a new line.
  static let notes = """
    voice|mum||Rang Mum on the way home. She's had the scan and it's all clear, thank God. Off to Whitby on the ninth with her sister and she's bought a new coat for it.
    voice|dad||So Dad's given up on the leeks. He says the badgers have won. He's entering the marrows in the show on the fourteenth of August though.
    voice|oma||long chat with Oma on Sunday, she's eighty eight next month and still does her own windows. she wants us to come over for the wine festival
    voice|priti||Call with Priti from Pune, the release slipped to the end of June. She's learning to drive, finally, and she's terrified of roundabouts.
    voice|aniket||Priti's husband has opened his restaurant, eleven tables, he does a goat thing that people queue for. He wants us there in November.
    voice|rob||Rob came to look at the wardrobe doors, he'll plane them down on Thursday and he's got some oak left over for the shelf. He said his daughter is getting married in Otley.
    voice|robj||Rob got seventy three not out on Saturday and wouldn't shut up about it in the pub. He's captain of the seconds next season. Wants me to do teas, no chance.
    voice|-||Rob said he'd pop round on Tuesday about half six. I need to find the key.
    voice|callum||Callum's crew were at that mill blaze till dawn, he sounded like gravel on the phone. He's doing the Three Peaks in June for the hospice.
    voice|katie||Kate's been made partner at the surgery. She's taking the whole of October off and going to Lisbon to learn tiling of all things.
    voice|catr||Choir with Cat tonight. She's got the solo in the Fauré and she's bricking it. Her mum's moving down from Edinburgh in May.
    voice|jo1||Jo's class has nits, all thirty of them. She's off on the Lakes residential with year six from the eleventh. Alfie's learning the trombone, God help her.
    voice|jo2||Jo looked over the lease for us, the break clause is rubbish apparently. She's started sea swimming at Runswick and she's off dairy.
    voice|-||Must ring Jo back before the weekend, she left a message.
    voice|steffi||Steffi war total müde, drei Geburten in einer Nacht. Sie macht ab September eine Weiterbildung in Köln. Matze passt auf die Jungs auf.
    voice|matze||Spoke to Matthias, they've got four hundred panels going up on a school in Offenburg. He's building a sauna in the garden, obviously.
    voice|drk||Had my check up with Dr Kaur, she did the filling without an injection and she's going on maternity leave in March so it'll be a locum.
    voice|drl||Doctor Lister thinks the blood pressure is stress. He's retiring at Christmas and going to walk the Pennine Way. Nice man.
    voice|deepa||Deepa is running a retreat in Kerala in February, ten days, I'm so tempted. She's gone completely plant based and she's writing a book about breathing.
    voice|mo||Mo says the exhaust won't last till the MOT, four hundred quid. His lad got into Leeds to do medicine and he was nearly crying.
    voice|sian||Sharn phoned from Swansea, the baby's due in the first week of May. She doesn't want a shower or any fuss.
    voice|ewan||Book group at Owen's, no, Ewan's. Ewan Laidlaw did a whole salmon. He wants us to read Middlemarch next and he's taken up bell ringing.
    voice|-||Someone called Brenda stopped me outside the Co-op, she knew my nan apparently, worked at the mill with her. Lovely woman.
    voice|ivy||Ivy next door's had her hip done and she's not to bend for six weeks. I said I'd walk the dogs. She wants no visitors till the twentieth.
    voice|kasia||Kasia played the Bruch at the town hall, I cried. She's touring Japan from the third of October. She hates flying.
    voice|tom2||Tomas is in Madrid till Easter on the library job. He's learning to make paella properly, no chorizo he says.
    voice|tom1||Tom's passed out as a driver on the new units, he does the York run now. He's saving up for a narrowboat.
    voice|harp||Harpreet did the survey, there's damp in the cellar but nothing dreadful. He's just had twins and he's not slept since March.
    voice|bea||Rosie's godmother, so Bea, is moving to Hebden. She's bought a loom and she'll be doing open studios in July.
    voice|-||milk, bread, bin bags, something for tea. pay the window cleaner. book the dentist for the cat, no, the vet
    voice|-||This is going to sound daft but I dreamt the house was full of water and I was so calm. Need to look that up.
    voice|fern||Fern's firing the big kiln on Friday. She sold six bowls at the market in Arles and she's adopted a one-eyed cat.
    voice|grig||Grigory's giving the Rachmaninov in Leipzig on the second. He's stopped drinking and he's fishing every weekend.
    voice|nan||Nana Ashdown is ninety on the sixth of June and all she wants is a decent sherry and for nobody to sing.
    voice|dave1||Dave took five for twenty, left arm round the wicket, unplayable. He's moving to Ilkley in the spring.
    voice|dave2||Dave from Kirkstall Legal has done the tax return, there's a rebate. He's got into beekeeping.
    voice|angie||ran with Angie, twelve miles along the canal. she's doing Berlin in September and she's fund raising for the air ambulance
    voice|-||Ivy and Ron had us over, and the lot from number nine, and the vicar. Fireworks, soup, the works.
    voice|-||that new series with the detective in Shetland, episode three, the brother did it I reckon
    voice|shaz||Hair done by Shaz. She's opening her own place in Horsforth at Easter. Off the fags since January and doing hot yoga.
    manual|mum||Mum - 70th 3 Oct. No surprise party!! Wants a bird bath
    manual|harp||Harry Gill: site visit moved 12/9. vegetarian now. daughter's names Asha + Mira
    manual|luc||Luc @ Atelier du Nord: proofs by 14/5, collects old maps
    manual|-||J says yes to Thursday. Bring the folder
    manual|robj||Jessop - owes me a tenner. ton on Sat. wants a proper barbecue for his 40th
    manual|sunita||Sunita Deshmukh: on leave 5-19 Nov for her son's wedding in Nashik. Likes murder mysteries
    manual|-||Rob: can do the 4th
    manual|wanda||Wanda (cleaner) back from Gdańsk on Monday. New grandson Antek. bring the hoover bags
    manual|tom1||Tom Hartley 38 on 12 Feb. real ale, no IPA
    chat|katie||Kate Brannigan: did you get the casserole dish\\nNell: yes it's on the side\\nKate Brannigan: ta. I'm on call all weekend so wine after the 9th\\nNell: deal
    chat|catr||Cat: tenors are a disgrace\\nNell: always\\nCat: concert's the 12th dec, you'll need black\\nNell: I only own black
    chat|-||Jo: are we still on for tomorrow\\nNell: yes! 1pm\\nJo: perfect see you there
    chat|jo1||Jo: thirty reports to write before friday and the hamster died\\nNell: oh no not Gary\\nJo: the whole class is in mourning. assembly and everything\\nNell: wine?\\nJo: at half term yes
    chat|-||Tesco: Your order is arriving between 6pm and 7pm. Track your delivery in the app.
    chat|-||+44 7911 123456: Hi mum its me, my phone broke, this is my new number. can you send me 400 for the rent\\nMe: who is this
    chat|robj||+44 7700 900007\\nnets at 6 tonight?\\n\\nNell\\nyes bring the good balls\\n\\n+44 7700 900007\\nalways do. also I'm giving up red meat, doctor\\n\\nNell\\nblimey
    chat|-||Siân Prosser: train's at 10\\nOwen Prosser: I'll drive\\nSiân Prosser: he'll be late\\nNell: see you both there
    chat|matze||Matze Vogt: Die Sauna ist fertig!\\nNell: Endlich!!\\nMatze Vogt: Am 3. Oktober Einweihung. Bring Handtücher\\nNell: mach ich
    chat|-||Martin Oldroyd: hi is the bike still for sale\\nMe: yes\\nMartin Oldroyd: could you do 80\\nMe: go on then
    chat|grig||From: Grigory Lebedev <g.lebedev@example.org>\\nTo: Nell\\nSubject: Leipzig\\n\\nDear Nell, tickets are at the door. I play second, after the loud one.\\nG.
    """
}
