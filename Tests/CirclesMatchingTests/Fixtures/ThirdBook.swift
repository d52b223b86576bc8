/// A third invented book: Arjun Menon of Bengaluru, who studied in Spain. Columns as in `SecondBook`.
enum ThirdBook {
  static let owners = ["Arjun Menon", "Arjun"]

  static let people = """
    amma|Amma|Lakshmi|Menon||||Family||+919845555001|spouse=Raghavan Menon
    achan|Achan|Raghavan|Menon||||Family|Retired station master|+919845555002|spouse=Lakshmi Menon
    anjali|Anjali Menon|Anjali|Menon|Anju|Infospire|UX designer|Family||+919845555003|sibling=Nandita Rao
    nandita|Nandita Rao|Nandita|Rao|Nandu||Paediatrician|Family||+919845555004|spouse=Sameer Rao
    sameer|Sameer Rao|Sameer|Rao|||Architect|Family||+919845555005|spouse=Nandita Rao
    suma|Suma Chechi|Suma|Pillai||||Family|Cooks for us on weekdays|+919845555006|
    ravi1|Ravi Shankar|Ravi|Shankar||Infospire|Backend engineer|Work||+919845555007|
    ravi2|Ravi Kiran|Ravi|Kiran|||Cricket coach|Cricket||+919845555008|
    vish|Vishwanath Hegde|Vishwanath|Hegde|Vishy|Coorg Roasters|Coffee grower|Friends||+918272555009|
    farah|Farah Khan|Farah|Khan||Deccan Legal|Advocate|Friends||+919845555010|
    drn|Dr Nair|Suresh|Nair|||Cardiologist|Health||+918025555011|
    drn2|Dr Meera Nair|Meera|Nair|||Vet|Health|Looks after Idli|+918025555012|
    lucia|Lucía Aranda|Lucía|Aranda|||Translator|Erasmus||+34611555013|
    inigo|Íñigo Zubiri|Íñigo|Zubiri|||Surf teacher|Erasmus|San Sebastián|+34622555014|
    katrin|Katrin Möller|Katrin|Möller|||Geologist|Erasmus||+491715555015|
    joseph|Joseph Kurian|Joseph|Kurian|Joji|||Neighbours|Flat 4B|+919845555016|spouse=Mercy Kurian
    mercy|Mercy Kurian|Mercy|Kurian||||Neighbours|Flat 4B|+919845555017|spouse=Joseph Kurian
    tenzin|Tenzin|Tenzin|||||Football|Goalkeeper|+919845555018|
    imran|Imran Sheikh|Imran|Sheikh|Immi||Wedding photographer|Friends||+919845555019|
    manju|Manjunath Gowda|Manjunath|Gowda|Manju|Gowda Motors|Mechanic|Home||+919845555020|
    neha1|Neha Kapoor|Neha|Kapoor||Infospire|HR manager|Work||+919811555021|
    neha2|Neha Bhatia|Neha|Bhatia|||Dancer|Friends|Kathak|+919820555022|
    thomas|Thomas Varghese|Thomas|Varghese|Tommy||Priest|Church||+919845555023|
    wei|陳美玲|美玲|陳|Mei||Potter|Friends||+886911555024|
    stef|Stefano Ricci|Stefano|Ricci||Studio Ricci|Luthier|Friends|Cremona|+393331555025|
    paatti|Ammamma|Kamala|Nambiar||||Family|Thrissur|+914875555026|
    gas|Deccan Gas Agency||||||Home||+918025555027|
    zoya|Zoya Sheikh|Zoya|Sheikh||||Friends||+919845555028|sibling=Imran Sheikh
    aman|Aman Deep Singh|Aman Deep|Singh|||Pilot|Friends||+919811555029|
    steve|Steven Dsouza|Steven|Dsouza||Infospire|Product manager|Work||+919845555030|
    """

  static let notes = """
    voice|amma||Amma called, her knee is bad again but she still climbed the steps at the temple. She wants a mixie, the big one, for Vishu.
    voice|achan||Spoke to Achan about the tax thing. He's started learning the harmonium at seventy four. He goes for the eye check up on the twelfth.
    voice|nandita||Nandu's clinic had forty kids with fever today. She's exhausted. They're off to Coorg for the long weekend and she's not taking the phone.
    voice|sameer||Nandita's husband won the library competition, the one in Mysuru. He's taking us all for dinner on Saturday.
    voice|suma||Suma chechi is going home to Kannur from the third for her daughter's wedding. She said she'll leave sambar powder.
    voice|ravi1||Ravi fixed the deploy at two in the night, the database had locked up. He's taking paternity leave from Monday, a girl.
    voice|ravi2||Ravi says my batting stance is a disgrace, too side on. He's taking the under fourteens to Pune for a tournament in May.
    voice|-||Ravi will pick up the keys tomorrow, tell the watchman.
    voice|vish||Vishy sent two kilos of the new harvest. He's trying anaerobic fermentation now, whatever that means, and he's building a homestay.
    voice|farah||coffee with Farah after court. she got the stay order. she's training for Ladakh, the half marathon in September.
    voice|drn||Dr Nair said the ECG is fine, reduce the salt. He's retiring next March and moving to Palakkad to grow pepper.
    voice|drn2||Took Idli to Dr Nair, she clipped his nails and gave the rabies shot. She has three rescued donkeys now.
    voice|lucia||Lucia rang from Madrid, she's translating a Malayalam novel, can you imagine. She's coming in December for three weeks.
    voice|inigo||Inigo has opened his own surf school in Zarautz. He's given up meat. He wants me to come in July.
    voice|katrin||Catherine, I mean Katrin, is on a volcano in Iceland till the end of August. She's knitting a jumper from the local wool.
    voice|joseph||Joji uncle from 4B has taken up the saxophone, the whole building knows. He's sixty on the twentieth.
    voice|mercy||Joji's wife brought appam. She's been made president of the apartment association and she's already fighting about parking.
    voice|tenzin||Tenzin saved two penalties on Sunday. He's off to Dharamshala in June to see his mother.
    voice|imran||Imran shot a wedding in Jodhpur with four elephants. His back's gone. He's thinking of switching to birds.
    voice|manju||The Swift is at Manju's, clutch plate, seven thousand. He's getting married in November!
    voice|neha2||Neha is performing at the Chowdiah on the fifth, the whole Mahabharata in ninety minutes. She's dancing barefoot on a broken toe.
    voice|neha1||Neha from work said the appraisal letters come on Friday. She's adopting a second cat and she's doing keto.
    voice|-||Neha said yes for Sunday, so that's eight of us. Need more chairs.
    voice|thomas||Father Thomas is being moved to Kottayam after Easter. He collects fountain pens. He cried a bit.
    voice|wei||May sent the bowls from Taipei, one cracked. She's having a show in Tainan in October. She hates the humidity.
    voice|stef||Stefan, the violin fellow in Cremona, has finished the cello. He says the varnish needs till June.
    voice|paatti||Ammamma turned ninety. She wants only jackfruit chips and for everybody to stop fussing.
    voice|-||some chap called Prakash at the bank was very helpful, he's into mountaineering, went up Stok Kangri twice
    voice|-||gas cylinder booking, pay maid, umbrella, curd, call the carpenter about the wardrobe hinge
    voice|-||Watched the documentary on the Kochi water metro. Must take Amma sometime.
    voice|aman||Amandeep flew the Delhi to Tokyo route for the first time. He's grounded from Friday for the simulator. He's growing a beard for charity.
    voice|steve||Stephen wants the roadmap by the tenth. His son's started playing hockey for the school and he's the loudest father there.
    voice|anjali||Anju is redesigning the whole app, she's not slept. She wants to do pottery, I told her about the studio on 12th Main.
    manual|zoya||Zoya Sheikh - exhibition 14 March, calligraphy. No perfume gifts
    manual|farah||Farah K: hearing on 9/5. Vegetarian on Thursdays
    manual|-||R. to send the invoice by Mon
    manual|katrin||Katrin Moeller: thesis defence 12 Dec. Wants filter coffee powder
    manual|-||Sheikh wedding, 22nd, need a sherwani
    manual|vish||hegde - 3 bags robusta, pay before diwali. his dog is called Tiger
    chat|stef||Stefano Ricci: ciao! the scroll is carved\\nArjun: send pictures\\nStefano Ricci: domani. I go to the sea 5 to 12 august
    chat|anjali||Anju: did amma tell you\\nArjun: tell me what\\nAnju: she's selling the Thrissur house\\nArjun: no!!\\nAnju: also I got the promotion, lead designer
    chat|-||Ravi: you coming\\nArjun: 10 min\\nRavi: ok
    chat|-||VM-HDFCBK: Rs 4,200.00 debited from a/c XX1120 on 12-05. Avl bal Rs 18,221. Not you? Call 1800 555 000\\n
    chat|zoya||+91 98455 55028: bhai is impossible, he's bought a drone\\nArjun: haha\\n+91 98455 55028: I finished the big panel. show's on the 14th
    chat|-||Unknown: Congratulations! You have won a lucky draw of 25 lakh. Click link to claim your prize
    chat|wei||陳美玲: kiln is fixed!!\\nArjun: at last\\n陳美玲: firing on the 9th. I learn to ride a scooter too
    chat|-||Kiran Bedi fan club: meeting at 6\\nPradeep: ok\\nKiran Bedi fan club: bring flags\\nPradeep: ok
    chat|imran||Immi: album is ready da\\nArjun: super\\nImmi: going to Bharatpur for the cranes, 3 to 9 jan\\nArjun: lucky\\nImmi: no more weddings. I swear
    """
}
