/** People who share a name: "name: who = words that tell them apart = what is said of them = references". */
export const NAMESAKES_BY_HAND = `
john: John the Baptist = baptist baptized baptised baptizer cousin wilderness beheaded locusts = who baptised in the wilderness and prepared the way for Jesus = Matthew 3:1-6; John 1:29-34; John 3:30
john: John = apostle disciple zebedee gospel beloved son revelation patmos fisherman evangelist = the son of Zebedee, one of the twelve; by tradition he wrote the Gospel of this name = Matthew 4:21-22; John 13:23; John 19:26-27
john: John Mark = mark barnabas left companion cousin missionary = the companion of Barnabas, who once left Paul; by tradition the writer of the second Gospel = Acts 12:12; Acts 15:37-39; 2 Timothy 4:11
mary: Mary Magdalene = magdalene magdala devils tomb gardener prostitute = who followed Jesus and was the first to see Him risen = Luke 8:2; John 20:11-18
mary: Mary of Bethany = bethany martha martas marthas lazarus sister feet ointment = the sister of Martha and Lazarus, who sat at the feet of Jesus = Luke 10:38-42; John 11:1-2; John 12:3
mary: Mary = mother virgin jesus nazareth josephs joseph = the mother of Jesus = Luke 1:26-38; Luke 2:19; John 19:25-27
joseph: Joseph the husband of Mary = mary marys husband carpenter jesus father stepfather nazareth = a carpenter of the house of David, who took Mary as the angel told him = Matthew 1:18-25; Matthew 2:13-15
joseph: Joseph of Arimathaea = arimathea arimathaea tomb buried grave rich = who laid Jesus in his own new tomb = Matthew 27:57-60; John 19:38
joseph: Joseph = egypt jacob dreams dreamer coat pharaoh brothers genesis old = the son of Jacob who was sold into Egypt = Genesis 37:3-8; Genesis 50:19-21
saul: Paul = paul apostle tarsus damascus new persecutor converted = Saul of Tarsus, a persecutor of the church who became an apostle = Acts 9:1-6; Galatians 1:13-16; Philippians 3:7-9
saul: Saul = king first david samuel jealous israel jonathan old = the first king of Israel = 1 Samuel 10:1; 1 Samuel 15:22-23; 1 Samuel 18:7-9
james: James the brother of Jesus = brother lord jerusalem letter epistle wrote = the brother of Jesus, who led the church in Jerusalem; by tradition the letter is his = Galatians 1:19; Acts 15:13; James 1:1
james: James the son of Alphaeus = alphaeus less other younger = one of the twelve, of whom little is told = Matthew 10:3; Mark 15:40
james: James = zebedee john fisherman killed herod apostle first = the son of Zebedee and brother of John, killed by Herod = Matthew 4:21-22; Acts 12:1-2
lazarus: Lazarus the beggar = beggar poor rich parable sores dogs abraham = a beggar in a parable of Jesus, laid at the gate of a rich man = Luke 16:19-31
lazarus: Lazarus = friend bethany raised dead martha mary brother tomb = the brother of Mary and Martha, whom Jesus raised from the dead = John 11:1-5; John 11:38-44
philip: Philip the evangelist = evangelist ethiopian eunuch daughters seven deacon samaria = one of the seven, who baptised the Ethiopian = Acts 6:5; Acts 8:29-38; Acts 21:8
philip: Philip = apostle disciple twelve bethsaida = one of the twelve = John 1:43-46; John 14:8-9
ananias: Ananias the husband of Sapphira = sapphira lied liar money price field wife = who with his wife lied about the price of a field = Acts 5:1-5
ananias: Ananias of Damascus = damascus saul paul hands healed = who laid his hands on Saul = Acts 9:10-18
ananias: Ananias the high priest = priest high council trial = the high priest who had Paul smitten on the mouth = Acts 23:2-5; Acts 24:1
judas: Judas not Iscariot = thaddaeus thaddeus lebbaeus other good = one of the twelve, not Iscariot = John 14:22; Luke 6:16
judas: Judas Iscariot = iscariot betrayed traitor silver betrayer = one of the twelve, who betrayed Jesus = Matthew 26:14-16; Matthew 26:47-50; Matthew 27:3-5
simon: Simon Peter = peter fisherman apostle rock cephas = a fisherman, the first of the twelve = Matthew 4:18-20; Matthew 16:15-18
simon: Simon the sorcerer = sorcerer magician magus samaria money = who wanted to buy the gift of God with money = Acts 8:9-24
simon: Simon of Cyrene = cyrene cross carried = who was made to carry the cross of Jesus = Matthew 27:32; Mark 15:21
simon: Simon the Zealot = zealot zelotes canaanite = one of the twelve = Luke 6:15; Acts 1:13
herod: Herod the king at the birth of Jesus = great birth babies children bethlehem wise first = who sought the child Jesus = Matthew 2:1-8; Matthew 2:16
herod: Herod the tetrarch = antipas baptist john tetrarch trial herodias salome = who had John the Baptist beheaded = Matthew 14:1-11; Luke 23:7-11
herod: Herod the king in Acts = agrippa acts james peter worms = who killed James, and was smitten himself = Acts 12:1-3; Acts 12:21-23
zechariah: Zechariah the prophet = prophet old book visions = a prophet after the return from Babylon = Zechariah 1:1-4; Zechariah 4:6
zechariah: Zacharias = father baptist john priest temple dumb new = the father of John the Baptist = Luke 1:5-14; Luke 1:67-69
tamar: Tamar the daughter of David = amnon absalom david raped daughter sister = the daughter of David, whom her brother Amnon wronged = 2 Samuel 13:1-2; 2 Samuel 13:10-20
tamar: Tamar the daughter in law of Judah = judah genesis widow er onan pledge = who bore Judah twins = Genesis 38:6-11; Genesis 38:24-30
enoch: Enoch who walked with God = walked god taken methuselah heaven = who walked with God, and God took him = Genesis 5:21-24; Hebrews 11:5
enoch: Enoch the son of Cain = cain city son = for whom Cain named a city = Genesis 4:17
`;
