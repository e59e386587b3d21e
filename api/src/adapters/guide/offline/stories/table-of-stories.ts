/** What api/models/stories.txt tells facts of: "story = how it is named, or who is in it = where it stands". */
export const STORIES_BY_HAND = `
creation = creation = Genesis 1
adam = adam, eve, eden, serpent, the fall = Genesis 2-3
cain = cain, abel = Genesis 4
noah = noah, noe, ark, flood = Genesis 6-9
methuselah = methuselah, oldest man = Genesis 5
babel = babel, tower = Genesis 11
abraham = abraham, abram, isaac, sarah, sarai, hagar, ishmael, moriah = Genesis 12-25
lot = lot, sodom, lots wife, gomorrah = Genesis 19
jacob = jacob, esau, rebekah, laban, rachel, leah = Genesis 25-35
joseph = joseph, potiphar = Genesis 37-50
moses = moses, burning bush, egypt, pharaoh, red sea = Exodus 1-20
commandments = ten commandments, commandments = Exodus 20; Deuteronomy 5
calf = golden calf, calf = Exodus 32
manna = manna = Exodus 16
balaam = balaam, balak, donkey = Numbers 22-24
jericho = jericho, rahab, joshua = Joshua 1-6
deborah = deborah, barak, sisera, jael = Judges 4-5
gideon = gideon, midian = Judges 6-8
samson = samson, delilah = Judges 13-16
ruth = ruth, naomi, boaz, orpah = Ruth 1-4
hannah = hannah, samuel, eli = 1 Samuel 1-3
goliath = goliath = 1 Samuel 17
david = david, saul, jonathan = 1 Samuel 16-31; 2 Samuel 1-10
bathsheba = bathsheba, uriah, nathan = Psalm 51; 2 Samuel 11-12
solomon = solomon, two women = 1 Kings 3:16-28; 1 Kings 1-11
kings = king, kings = 1 Kings 12-22; 2 Kings 17-25
elijah = elijah, elias, carmel, jezebel, ahab = 1 Kings 19:1-18; 1 Kings 17-21; 2 Kings 1-2
naaman = naaman, gehazi = 2 Kings 5
josiah = josiah = 2 Kings 22-23
hezekiah = hezekiah = 2 Kings 18-20; Isaiah 36-39
nehemiah = nehemiah = Nehemiah 1-13
esther = esther, mordecai, haman, ahasuerus, vashti = Esther 1-10
job = job, book of job, story of job, jobs friends = Job 1-42
daniel = daniel, lions, lions den, darius = Daniel 6; Daniel 1-2
furnace = shadrach, meshach, abednego, furnace, fiery furnace = Daniel 3
jonah = jonah, jonas, nineveh = Jonah 1-4
hosea = hosea, gomer = Hosea 1-14
dry bones = dry bones, bones, ezekiel = Ezekiel 37
melchizedek = melchizedek, melchisedec = Genesis 14; Hebrews 7
nativity = christmas, nativity, wise men, shepherds, bethlehem, manger = Luke 2; Matthew 1-2
simeon and anna = simeon, anna = Luke 2:22-38
jesus = jesus, christ = Matthew 3-4; Luke 3-4
temple = tables, moneychangers, temple = John 2:13-22; Matthew 21:12-17
baptist = john the baptist, baptist = Matthew 3; Matthew 11; Luke 1
sermon = sermon on the mount, beatitudes = Matthew 5-7
lords prayer = lords prayer, our father = Matthew 6:9-15; Luke 11:1-4
nicodemus = nicodemus = John 3
word = john 1, the word = John 1
samaritan = good samaritan, samaritan = Luke 10:25-37
prodigal = prodigal, lost son = Luke 15
sower = sower = Matthew 13; Mark 4
talents = talents = Matthew 25
storm = storm, calms the storm = Mark 4:35-41; Matthew 8:23-27; Luke 8:22-25
feeding = feeding, five thousand, 5000, loaves = John 6; Matthew 14:13-21; Mark 6:30-44; Luke 9:10-17
walking = walking on water, walked on water = Matthew 14:22-33
zacchaeus = zacchaeus = Luke 19
ruler = rich young ruler, young ruler = Mark 10:17-31; Matthew 19:16-30
sand = woman taken in adultery, adultery, john 8, wrote in the sand, write in the sand, in the sand = John 8:1-11
lazarus = lazarus, bethany = John 11
poor man = beggar, rich man, dives, abrahams bosom = Luke 16:19-31
martha = martha, mary of bethany = Luke 10:38-42
magdalene = mary magdalene, magdalene = Luke 8:1-3
maryjesus = mary the mother of jesus, virgin mary = Luke 1
marysjoseph = joseph, husband of mary = Matthew 1-2
judas = judas, iscariot, betrayal = Matthew 26:14-50; Matthew 27:3-10
denial = peter, denied, denial, rooster, malchus = Luke 22:54-62; Matthew 26:69-75; John 21
passion = barabbas, pilate, crucifixion, good friday, friday, the cross, crucified = Matthew 27; Mark 15; Luke 23; John 19
easter = the tomb, empty tomb, easter, resurrection, risen = Matthew 28; Mark 16; Luke 24; John 20
thomas = thomas, doubting = John 20:24-29
pentecost = pentecost, holy spirit, holy ghost = Acts 2
ananias = ananias, sapphira = Acts 5
stephen = stephen = Acts 6-7
philip = philip, ethiopian, eunuch = Acts 8
paul = paul, saul of tarsus, damascus = Acts 9; Acts 13; Acts 21-28
barnabas = barnabas, john mark = Acts 11-15
prison = silas, philippi, jailer = Acts 16
cornelius = cornelius = Acts 10
philemon = philemon, onesimus = Philemon 1
timothy = timothy, lois, eunice = 1 Timothy 1-6; 2 Timothy 1-4
james = james = James 1-5; Acts 12
faith and works = works, faith = Romans 3-4; James 2
john the apostle = apostle john = John 21
armor = armor, armour = Ephesians 6
fruits = fruits of the spirit, fruit of the spirit = Galatians 5
beast = beast, 666 = Revelation 13
book of life = book of life = Revelation 20-21
parties = pharisee, pharisees, sadducee, sadducees, scribes = Matthew 23
prophets = minor prophets = Hosea 1
covenant = covenant = Genesis 9; Genesis 15; Jeremiah 31
supper = last supper, communion, upper room, washed their feet = Matthew 26; John 13
psalm23 = psalm 23, shepherd = Psalm 23
psalms = psalms, book of psalms = Psalm 1
amen = amen = Matthew 6:13
bible = bible = Genesis 1:1
gospels = gospels, gospel = Matthew 1:1; Luke 1:1
jeremiah = jeremiah 29, exiles = Jeremiah 29
servant = isaiah 53, servant = Isaiah 53; Isaiah 40
lemuel = lemuel, proverbs 31 = Proverbs 31
woman at the well = woman at the well, samaritan woman = John 4
cana = cana, wedding at cana, water into wine = John 2
transfiguration = transfiguration, transfigured = Matthew 17
bartimaeus = bartimaeus, blind man = Mark 10:46-52
lydia = lydia, purple = Acts 16:11-15
priscilla = priscilla, aquila = Acts 18
hebrews = hebrews = Hebrews 1
acts = acts = Acts 1
absalom = absalom, amnon, tamar = 2 Samuel 13-18
joshua = sun stand still, achan = Joshua 7-10
jephthah = jephthah = Judges 11
saul king = king saul, saul, endor = 1 Samuel 9-31
abigail = abigail, nabal = 1 Samuel 25
mephibosheth = mephibosheth = 2 Samuel 9
elisha = elisha, she bears, two bears, shunammite = 2 Kings 2-6
belshazzar = belshazzar, writing on the wall = Daniel 5
tabitha = tabitha, dorcas = Acts 9:36-43
eutychus = eutychus = Acts 20:7-12
jairus = jairus = Mark 5:21-43; Luke 8:40-56
issue of blood = issue of blood, bleeding woman, woman who touched = Mark 5:25-34; Luke 8:43-48
paralytic = paralytic, through the roof, palsy = Mark 2:1-12; Luke 5:17-26
lepers = lepers, ten lepers = Luke 17:11-19
legion = legion, gadara, two thousand swine = Mark 5:1-20; Luke 8:26-39
centurion = centurion = Matthew 8:5-13; Luke 7:1-10
widows mite = widows mite, mites, poor widow = Mark 12:41-44; Luke 21:1-4
virgins = virgins, ten virgins = Matthew 25:1-13
vineyard = workers in the vineyard, vineyard = Matthew 20:1-16
bethesda = bethesda, man at the pool = John 5:1-16
gethsemane = gethsemane = Matthew 26:36-46; Mark 14:32-42; Luke 22:39-46
isaac = isaac, rebekah, rebecca = Genesis 24; Genesis 27
tamar and judah = judah and tamar, tamar and judah = Genesis 38
spies = spies, twelve spies, caleb = Numbers 13-14
brass serpent = bronze serpent, brass serpent, brazen serpent, serpent of brass = Numbers 21:4-9
passover = passover, unleavened bread = Exodus 12
korah = korah = Numbers 16
ark of the covenant = ark of the covenant, uzzah = Exodus 25; 2 Samuel 6
sheba = queen of sheba, sheba = 1 Kings 10
rehoboam = rehoboam, jeroboam, divided kingdom, kingdom split = 1 Kings 12
naboth = naboth, naboths vineyard = 1 Kings 21
ezra = ezra = Ezra 7; Nehemiah 8
nebuchadnezzar = nebuchadnezzar = Daniel 2; Daniel 4
jeremiah prophet = jeremiah, ebedmelech = Jeremiah 1; Jeremiah 38
isaiah prophet = isaiah = Isaiah 6
zacharias = zacharias, zechariah, elisabeth, elizabeth = Luke 1
temptation = temptation of jesus, jesus tempted, tempted jesus, tempt jesus = Matthew 4:1-11; Luke 4:1-13
calling = first disciples, fishermen, fishers of men = Matthew 4:18-22; Luke 5:1-11
matthew levi = levi, matthew the tax collector = Matthew 9:9-13
nain = nain, widows son = Luke 7:11-17
born blind = born blind, blind man, siloam = John 9
canaanite woman = canaanite woman, syrophoenician = Matthew 15:21-28
anointing = perfume, ointment, anointed jesus, alabaster, spikenard, washed his feet with = John 12:1-8; Mark 14:3-9; Luke 7:36-50
entry = palm sunday, triumphal entry, rode into jerusalem, ride into jerusalem = Matthew 21:1-11; John 12:12-19
fig tree = fig tree = Mark 11:12-25
sheep and goats = sheep and goats, sheep and the goats, least of these = Matthew 25:31-46
mustard seed = mustard seed = Matthew 13:31-32
lost sheep = lost sheep = Luke 15:3-7
lost coin = lost coin = Luke 15:8-10
unjust steward = unjust steward, dishonest manager, shrewd manager = Luke 16:1-13
publican = publican, pharisee and the tax collector, pharisee and tax collector = Luke 18:9-14
persistent widow = persistent widow, unjust judge, widow and the judge = Luke 18:1-8
rich fool = rich fool, barns = Luke 12:13-21
great supper = great supper, great banquet, great feast = Luke 14:15-24
tares = tares, weeds, wheat and tares = Matthew 13:24-43
pearl = pearl of great price = Matthew 13:45-46
unforgiving servant = unforgiving servant, unmerciful servant = Matthew 18:21-35
two builders = house on the rock, house on rock, two builders, wise and foolish builders, house on the sand = Matthew 7:24-27
sheep gate = good shepherd, hireling = John 10
camel = camel, eye of a needle, eye of the needle = Mark 10:23-27; Matthew 19:23-26
thief on the cross = thief on the cross, good thief = Luke 23:39-43
emmaus = emmaus = Luke 24:13-35
ascension = ascension = Acts 1:6-12
lame man = lame man, beautiful gate = Acts 3
gamaliel = gamaliel = Acts 5:33-39
simon magus = simon magus, simon the sorcerer = Acts 8:9-24
peter in prison = rhoda, peters escape = Acts 12
athens = athens, mars hill, areopagus = Acts 17
shipwreck = shipwreck, shipwrecked = Acts 27
agrippa = agrippa, festus = Acts 26
apollos = apollos = Acts 18:24-28
patmos = patmos = Revelation 1
seven churches = seven churches, laodicea = Revelation 2-3
horsemen = four horsemen, horsemen = Revelation 6
new jerusalem = new jerusalem = Revelation 21
beatitudes = beatitudes, meek = Matthew 5:1-12
resurrection in us = at the tomb, to the tomb = Matthew 28:1-10; Mark 16:1-8; Luke 24:1-12
existence = jesus existed, jesus exist, jesus even existed, jesus really existed, jesus was real = Luke 3:1-2
slavery = slavery, slaves, slave = Philemon 1:10-19; Colossians 3:22
sword = brings a sword, bring a sword, not peace but a sword = Matthew 10:34-39
god as mother = god male, god female, female images, god a man, god a woman, god as mother = Isaiah 66:13; Isaiah 49:15
hell words = hell = Luke 16:23
yoke = yoke, yoked, unequally yoked = Matthew 11:28-30; 2 Corinthians 6:14
waiting = had to wait, have to wait = Hebrews 11:8-13
hyssop = hyssop = Psalm 51:7
musicians = musician, musicians, made music = 1 Samuel 16:23
`;

/** Stories whose names are in questions of all kinds. */
export const GENERAL_STORIES: ReadonlySet<string> = new Set(
  'jesus, bible, acts, psalms, gospels, kings, prophets, parties, amen, covenant, word, faith and works, existence, slavery, sword, god as mother, hell words, yoke, waiting, hyssop, musicians'.split(
    ', ',
  ),
);

/** Of them those whose names are in questions on any other story as well. */
export const EVERYWHERE: ReadonlySet<string> = new Set(['jesus', 'bible', 'word']);
