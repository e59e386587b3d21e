import { stemOf } from './stems.js';

/**
 * Words by which verses are remembered, from newer translations and everyday speech, and the words of the three texts in
 * their place: "remembered words = words of the text;". A word that the texts have in the same verse needs no line.
 */
const REMEMBERED = `
plan = thought purpose counsel device; plant = gourd vine; plows plowshares = plowshare; rescue rescues save = deliver; fight quarrel argue argument = contention contend strive; prosper prosperity welfare success succeed = peace prosper;
future = end latter hope; harm disaster calamity = evil hurt;
worry anxious anxiety = thought careful care trouble anxious; anything = nothing everything any;
petition = supplication request; guard = keep; transcend surpass exceeds = pass surpass;
submit = acknowledge subject; straight smooth = direct straight plain; soar = mount;
tired exhausted = weary faint; courageous brave = courage;
discouraged terrified frightened scared panic = dismay afraid affright terrify scare;
wherever = whithersoever whither; darkest = shadow death; overflow = run over;
lovingkindness kindness unfailing = mercy lovingkindness; live = dwell;
steadfast firm unwavering = stedfast right fix; knit wove weave formed = cover knit form fashion;
anxieties = thought; crushed = contrite broken; gentle = soft meek; harsh = grievous;
noble excellent capable = virtuous worthy honest honourable; charm = favour grace; fleeting = vain;
meaningless futile pointless = vanity vain; hope = wait trust; burdened heavy = laden burden heavy;
humble = lowly meek; workers = labourer; plentiful = plenteous; store = lay; vermin = rust;
money wealth = mammon riches silver money; speck splinter = mote; plank log = beam; narrow = strait;
remain stay = abide; trouble hardship suffering = tribulation affliction trouble;
demonstrates proves shows = commend; pleasing = acceptable; pattern = conform; declare = confess;
righteous = just; handiwork masterpiece = workmanship; schemes tricks = wiles; struggle = wrestle;
compassionate compassion = tenderhearted pity mercy compassion; always continually = evermore alway ever;
gentleness reasonableness = moderation; near close = hand nigh; whatever = whatsoever;
admirable commendable = report; satisfied = content; supply meet provide = supply provide;
creation creature = creature creation; forbearance patience endurance perseverance = longsuffering patience;
selfcontrol self-discipline discipline = temperance chasten sound;
god-breathed inspired breathed = inspiration inspire; useful = profitable; training = instruction;
timidity cowardice = fear; race = course; confidence assurance confident = substance confidence assurance;
conviction proof certain = evidence; unseen = see; active = powerful; double-edged = twoedged;
surrounded = compass; fix = look; pioneer founder perfecter = author finisher; various kinds = divers;
testing = try; generously generous = liberal; quick = swift; listen = hear hearken; speak = say;
orphans = fatherless; deeds actions = work deed; lift = exalt; effective = effectual avail;
alert watchful = vigilant watch; prowls = walk; purify = cleanse; drives expels = cast; soon = quickly;
set = make; pigs = swine; hometown = country; people person human mankind everyone somebody = man people;
abandoned deserted = forsake; commit = commend; increase = multiply; brow = face;
revenge avenge = vengeance avenge; household family = house; appearance = outward; redeemer = redeem;
nations gentiles = heathen nation; deer = hart hind; strands = threefold cord; pierced = wound; hired = hireling;
gate door = gate door; justice just = judgment justice; might strength = might power strength; donkey = ass;
goat = kid; servant slave = servant bondservant; kill murder = kill murder slay; helper companion = help meet;
snake = serpent; enemies foes = enemy adversary; happy joyful = bless happy glad;
praise worship = praise worship; sacred = holy; perish die = perish die; immoral immorality = fornication;
drunk = drunken; wicked evil = wicked evil; foolish fool = fool foolish; lazy sluggard = sluggard slothful;
poor needy = poor needy; strength = strengthen; circumstances situation = thing everything; rooms room = mansion home;
consider = count; pure sheer = all; face = fall; trials = temptation; kinds various = divers;
followers = disciple; want = desire; each = one; other others = another; carry = bear; gift = heritage reward present;
listen listening = hear hearer hearken; outdo spur encourage = provoke exhort comfort; refresh = restore revive quicken;
helper = comforter counsellor advocate; caring = care; mind = heart; ruler leader = prince chief; die = perish;
find = obtain; shelter = secret refuge; wash = cleanse; sky = heaven firmament; robe = garment raiment; village = town;
guilt = iniquity sin; blessings = benefit; scared = afraid; forever = eternal; cruel = harsh; grateful = thank; scorn mock = mock scorn deride; wise = wisdom; ability gift talents = gift talent;
church = assembly; gospel news = gospel tidings; spirit ghost = spirit ghost;
jesus christ messiah = jesus christ; heaven sky = heaven firmament; earth land ground = earth land; ocean = sea;
hell hades grave = hell grave; eternal everlasting forever = eternal everlasting ever;
patient = long longsuffering suffer; envy envious jealous jealousy = envy jealous; boast brag = boast vaunt;
proud arrogant = puff proud; rude = unseemly inappropriate; selfish self-seeking = own;
irritable angered = provoke; keeps record = think account; wrongs = evil iniquity; protects = bear keep;
perseveres = endure; ends = fail; mirror = glass; dimly dim = darkly; love charity = charity love;
lack need = want lack; meadows = pasture; rescues saves deliver = deliver save; honest = true;
lips mouth tongue = mouth lips tongue; steals thief = thief steal; abundantly full = abundant; sheep = flock;
believes trust = believe trust; sins offenses wrongdoing = sin trespass transgression iniquity;
debts debtors = debt debtor trespass; temptation tempted = temptation tempt; bread food = bread meat food;
hungry = hunger; thirsty = thirst; grieve = mourn; insult = revile reproach; lamp light = candle lamp light;
salty taste flavor = savour salt taste; cheek slap hit = smite cheek; coat cloak tunic shirt = coat cloak;
birds sparrow = fowl sparrow bird; clothes dress = raiment clothe; flowers wildflowers lilies = lily flower;
tomorrow = morrow; throw toss = cast; ruined destroyed destruction = perish destroy; revelation = vision;
discipline spare = chasten rod; teach train = train teach; young youth = youth young; gray = hoary; kings = king;
gods idols = god image idol; misuse = vain; respect = honour; father mother parents = father mother parents;
lie lies false = false lie; covet desire = covet lust desire; celebrate = rejoice;
image likeness = image likeness; create = make; formless empty = form void; rainbow = bow;
covenant promise = covenant promise; faithful = truth; fresh every = new; cry weeping tears = weep tear cry;
mountain hills = mountain hill; watches = keep; tower fortress stronghold = tower fortress; belt = girt loins;
prepared = ready; reason = answer; respect = fear reverence; afraid fear = fear afraid; flame = fire;
opportunity = time; convinced sure = persuade; rulers authorities powers = principality power ruler;
conquerors victory victorious overcome overcomers = conqueror overcome victory; weakness = infirmity;
enough = sufficient; jars clay = vessel earthen; momentary temporary light = moment temporal; admit = confess;
ill = sick; wavers doubt = waver doubt; vapor mist = vapour; demons = devil; shudder = tremble; spark = fire;
stray wandered = astray; wounds = stripe; punishment = chastisement; child born baby = child born;
counselor = counsellor; goodwill favor = good will; fish = fisher; storm waves = wind storm;
peace quiet = peace still; tax = tribute; give = render; first last = first last; serve = minister;
completed accomplished = finish; obey commandments = keep commandment obey; road = way;
brokenhearted = broken contrite; breast nursing = suck; baby infant = suck babe child; down = despise low;
else = diligence; cannot = dumb mute; mouth = mouth speech; deserve = worthy; exhausted = faint; mighty = valiant strong;
comfort = comfort console; fellowship community = fellowship company assembly; refuge safe = refuge safe defence;
success = prosper success; stumble trip = stumble slip fall; blessed = happy; satisfy fulfil fulfilled = fill satisfy;
secure = safe sure; mistake error = err fault; clean pure = clean pure wash; rescue = deliver save redeem;
story message report = report word tidings; truthful truth = truth true verity; plead beg = beseech intreat;
hurry haste = haste; amazed astonished = marvel astonish; greed greedy = covet; trustworthy reliable = faithful sure;
favorite favored chosen = chosen choose elect; shine glow = shine light; courage heart = courage cheer;
cheerful joyful = merry cheer; dejected sad depressed = sorrow cast heavy; bones = bone; medicine = medicine;
sharpen sharpens = sharpen; stronger = stronger mighty; angry anger = wrath anger; sorrow grief = sorrow heaviness;
together unity = unity together one; dishonest = false deceit; argue quarrel arguing = strive contend strife;
relationship = fellowship; plans = thought device; future = end latter; stop = cease; quiet still calm = still peace;
rely = trust lean; everywhere = every place; power = might strength; wisely = wise; bad = evil corrupt;
start began = begin; hide = hid cover; hated = hate; belongs = is; protect = preserve keep defend; tall height = height high; older eldest = elder; run ran = flee fled run;
dad = father; mom mum = mother; kids = child; eat ate = eat meat; big large huge = great; small little = little small;
anyone anybody whoever = whosoever man; disgrace humiliation humiliated = shame reproach confusion; responsible accountable = bear guilty; relatives = brother kin kindred;
descendants offspring = seed; arrogance arrogant arrogantly = pride proud stout; plot plots plotting = imagine devise; quarrelsome quarreling = strife strive contention; endanger ruin = mar destroy;
estate property possessions = inheritance substance goods; defect flaw = blemish; clans clan = family; decrees decree = statute; regulations rules = judgment ordinance statute; prostitute = harlot whore;
crippled disabled = halt lame impotent; paralyzed paralytic = palsy; officials official = prince officer; soldiers army troops = host men war; banquet = feast supper; foreigner foreigners immigrant = stranger sojourner;
wages pay salary = hire wages reward; grain wheat crops crop = corn; curtain = veil vail; scroll = book roll; prison jail = prison; chains = bonds chain; testimony testify testified = witness record testify; tomb = sepulchre grave;
perfume = ointment; sandals = shoes; futile useless worthless = vain; burdensome burden = grievous heavy burden; motives motive = spirit amiss heart; weighed = weigh ponder; guardians guardian trustees = tutor governor; godless = hypocrite profane;
resentment resentful = wrath strive; trap traps = entangle snare; withdrew = depart withdraw; distress anguish = trouble distress; grope = walk; dreaded = dreadful; adorned = garnish adorn; blazes = burn; devours = devour; ravine = bottom valley;
entrusted = commit trust; chatter gossip = babbling whisper talebearer; slander slanderous = railing backbite evil; condemned = damn condemn judge; delighted = pleasure delight; wickedness = unrighteousness iniquity; appointed = ordain appoint;
pleasures = lust pleasure; received = obtain receive; seated = sit; raised = rise raise; credited credit = impute count reckon; guest = lodging; restored = give restore; trustworthy = faithful; devote = maintain give; commands = commandment;
mediator = mediator; sincere = unfeigned pure; hypocrisy hypocritical = dissimulation hypocrite; overseer = bishop; deacon = deacon minister; greet = salute greet; imitate imitators = follow; boldly boldness = boldness confidence; overwhelm overwhelmed = compass overflow;
grumbling complaining = murmur; argue arguing = dispute strive; crooked depraved = crooked perverse; rubbish garbage trash = dung; goal = mark; heavenward upward = high calling; citizenship = conversation; lavish lavished = bestow abound; predestined = predestinate;
wealthy = rich; generous = liberal bountiful; sows sow = sow; sparingly = sparing; reluctantly = grudging; compulsion = necessity; boast = glory boast; thorn = thorn; torment = buffet; ambassadors = ambassador; reconciled = reconcile;
self-control = temperate temperance; slaves = servant bondage; yoke = yoke; drunkenness = drunken; envy = emulation envy; rivalry ambition = strife vainglory; interests = thing; attitude mindset = mind;
hug hugged embraced = embrace neck kiss; grab grabbed seized = catch caught laid hold; disease leprosy = leper leprosy plague; nobody = none man; ridden = sat; colt donkey = ass colt; intercede interceding = intercession; contempt = despise;
vegetables = pulse vegetable; bring = cause bring; unfailing = lovingkindness mercy; sister brother = sister brother; girl = damsel maid young; boy = lad child; mad furious = angry wrath; return returned = return come; house home = house home; began = begin; sign = token sign
`;

let table: ReadonlyMap<string, readonly string[]> | undefined;

function readTable(): ReadonlyMap<string, readonly string[]> {
  const read = new Map<string, Set<string>>();
  for (const line of REMEMBERED.trim().split(/;\s/)) {
    const [remembered = '', words = ''] = line.split(' = ');
    for (const word of remembered.split(' ')) {
      const stem = stemOf(word.replaceAll('-', ''));
      const stems = read.get(stem) ?? new Set<string>();
      for (const other of words.split(' ')) stems.add(stemOf(other));
      stems.delete(stem);
      read.set(stem, stems);
    }
  }
  return new Map([...read].map(([stem, stems]) => [stem, [...stems]]));
}

function synonyms(): ReadonlyMap<string, readonly string[]> {
  return (table ??= readTable());
}

/** Returns the stems that the texts may have in place of a remembered one. */
export function synonymsOf(stem: string): readonly string[] {
  return synonyms().get(stem) ?? [];
}

/** Returns every stem of the table, for the spelling of words that no text has. */
export function rememberedStems(): Iterable<string> {
  return synonyms().keys();
}
