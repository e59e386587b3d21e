/** What the rules name: each line a tag and its words; `stem*` is every word that begins so. */
export const words = `
I i im ive id iam ima imma
ME me myself meself
MYSELF myself mself mysef myslf meself
MY my mine our
US us ourselves
WE we
HE he she they hes shes theyre theyve hed theyd
HIM him her them
HIS his her their hers
REFLEX himself herself themselves themself theirself
YOU you u ya yourself
PARTNER husband husbands hubby hubbie hubs wife wifes wifey boyfriend boyfriends bf girlfriend girlfriends gf partner partners spouse fiance fiancee ex exes lover
PARENT dad dads daddy father fathers papa mom moms mum mums mommy mummy mother mothers mama stepdad stepdads stepfather stepfathers stepmom stepmum stepmother parents parent stepparent guardian
CHILD son sons daughter daughters kid kids child childs children childrens baby babys babies toddler toddlers newborn infant infants boy boys girl girls niece nieces nephew nephews grandson granddaughter grandchild grandchildren grandkids stepson stepdaughter stepkids teen teens teenager teenagers pupil pupils preschooler twins
SON son daughter stepson stepdaughter kids children child kid baby nephew niece grandson granddaughter
KIN brother brothers sister sisters sibling siblings bro sis uncle uncles aunt aunts auntie cousin cousins grandpa grandma grandfather grandmother granddad granny gran grandparents stepbrother stepsister inlaw family families relatives fam
PEOPLE judge friend friends bestie bff mate roommate roommates flatmate housemate neighbour neighbours neighbor neighbors coworker colleague boss coach teacher professor tutor pastor pastors priest priests elder elders deacon minister imam rabbi bishop monk nun leader student students classmate classmates schoolmate man men guy guys woman women lady nurse doctor caregiver carer caretaker babysitter therapist counsellor counselor landlord pimp gang dealer stranger strangers patient member coworkers congregation cellmate inmate trainer captain manager supervisor employee client driver soldier cop police victim
SOMEONE someone somebody anyone anybody person people others everyone everybody
BIBLE jonah cain abel judas iscariot saul samson goliath uriah bathsheba absalom amnon tamar dinah herod herodias salome pilate moses pharaoh jezebel ahab elijah elisha ananias sapphira jephthah jael sisera abimelech ahithophel zimri lot lots levite levites potiphar delilah philistines philistine canaanites amalekites israelites ishmael esau stephen barabbas nebuchadnezzar haman mordecai nadab abihu achan phinehas cornelius lazarus caiaphas nero apostles disciples martyrs baal sodom gomorrah babylon egypt egyptians nineveh midianites assyrians pharisees sadducees sanhedrin crucifixion calvary golgotha gethsemane leviticus deuteronomy exodus genesis chronicles nehemiah ecclesiastes isaiah jeremiah lamentations ezekiel hosea amos obadiah micah nahum habakkuk zephaniah haggai zechariah malachi corinthians galatians ephesians philippians colossians thessalonians philemon revelation joseph jacobs hagar testament prophet prophets zechariah barak gideon hebrew
BOOK leviticus deuteronomy numbers exodus genesis joshua judges samuel kings chronicles nehemiah esther proverbs ecclesiastes isaiah jeremiah lamentations ezekiel daniel hosea joel amos micah habakkuk matthew mark luke john acts romans corinthians galatians ephesians philippians colossians thessalonians timothy titus hebrews james peter jude revelation psalm psalms job
GAME minecraft fortnite roblox game games gaming gamer chess tennis soccer football basketball baseball rugby hockey volleyball badminton pingpong scrabble tournament playoffs league npc zelda xbox playstation dnd dungeons monopoly checkers halo valorant
FICTION novel novels movie movies film films series episode netflix documentary plot villain thriller musical opera fiction storybook podcast scene screenplay lyrics
MINISTRY sermon sermons devotion devotional flyer poster fundraiser fundraising bake paper essay thesis seminar lecture workshop curriculum policy ministry ministries volunteer volunteering volunteers outreach awareness prevention hotline helpline shelter charity donate donation donations memorial commemorate historian statistics debate ethics textbook worksheet conference chaplain paramedic firefighter nonprofit ngo campaign congregations theology theologians theological
JOKE lol lmao lmfao haha hahaha rofl jk joke joking kidding lolol hehe pun puns meme
KILL kill kills killed killing kil kll murder murders murdered murdering slay strangle suffocate smother assassinate slaughter behead butcher
DIE die dies dying died dead death
KILLED killed murdered stabbed shot strangled
BEAT beat beats beating beaten beatings bashed bashes bash batter batters battered battering thrash thrashes thrashed wallop walloped whoop whooped whip whips whipped whipping belted lash lashed clobber
HIT hit hits hitting slap slaps slapped slapping punch punches punched punching kick kicks kicked kicking smack smacks smacked smacking spank spanks spanked spanking bite bites bit bitten bites headbutt headbutted backhand backhands backhanded
CHOKE choke chokes choked choking strangle strangles strangled strangling throttle throttled throttles smother smothered suffocate suffocated
SHOVE shove shoves shoved shoving push pushes pushed pushing drag drags dragged dragging grab grabs grabbed grabbing throw throws threw thrown throwing pin pins pinned slam slams slammed slamming pull pulls pulled pulling yank yanked shake shakes shook shaking shaken corner cornered burn burns burned burnt burning scald scalded scratch scratches scratched twist twists twisted spit spat spits tie tied ties whack whacked stomp stomped stomps knock knocks knocked restrain restrains restrained poke
STAB stab stabs stabbed stabbing shoot shoots shooting knife knifed slit behead
HURT hurt hurts hurting hurted hurtin harm harms harmed harming injure injures injured injuring wound
ABUSE abuse abuses abused abusing abusive abuser abusers mistreat mistreats mistreated mistreating maltreat maltreated torture tortures tortured torturing torment torments tormented brutalize brutalise
ASSAULT assault assaults assaulted assaulting attack attacks attacked attacking mugged mug ambush ambushed jumped molest accost accosted
THREAT threaten threatens threatened threatening threats threat blackmail blackmails blackmailed blackmailing intimidates intimidate terrorize terrorizes terrorised
SAYS says said say saying tells told telling swears swore swear promises promised vows vowed keeps
STALK stalk stalks stalked stalking stalker
FORCE force forces forced forcing make makes made making coerce coerces coerced coercing pressure pressures pressured pressuring compel blackmails
AFRAID afraid scared fear fears fearful frightened terrified petrified scares scary terrifies scaring fearing
VIOLENT violent violently violence aggressive physical
WEAPON knife knives gun guns pistol rifle shotgun revolver weapon machete axe hammer scissors bat blade blades razor razors bullet bullets ammo rope noose bomb grenade sword crowbar firearm screwdriver
GUN gun guns pistol rifle shotgun revolver firearm bullet bullets ammo
ROPE rope noose cord helium antifreeze
BLADE blade blades razor razors razorblade razorblades knife scissors sharpener
RAPE rape rapes raped raping rapist rapists graped rapeing
MOLEST molest molests molested molesting molester molestation grope gropes groped groping fondle fondles fondled fondling
SEXUAL sexual sexually sex sexual
SEX sex intercourse sexually bed oral anal intimate intimacy
NUDE nude nudes naked nakedphotos undressed unclothed topless undress
PHOTO picture pictures pics pic photo photos video videos image images footage film clip sext sexts
PRIVATE private privates genitals penis vagina peepee pee privateparts butt bottom breast breasts chest boobs crotch groin underwear underpants panties skirt pants thigh thighs wiener willy
TOUCH touch touches touched touching toucht touchs rub rubs rubbed rubbing kiss kisses kissed kissing caress caresses caressed lick licks licked tickles
BODY arm arms leg legs face throat neck wrist wrists thigh thighs rib ribs nose jaw teeth tooth eye eyes head hand hands finger fingers lip lips skin stomach back shoulder ear ears hip bone bones knee body
LIMB arm arms wrist wrists leg legs thigh thighs skin body hand hands stomach forearm forearms
BRUISE bruise bruises bruised bruising welt welts blackeye
LIFE life lives existence lifetime
LIVE live living exist existing survive
WANT want wants wanted wanting wanna wana wish wishes wished wishing hope hoping hopes hoped pray prays prayed praying prefer rather ready long longing crave crave need needed desire desires
INTENT plan plans planned planning decide decided deciding intend intends intending going gonna gunna goin about tempted prepare prepared preparing thinking think thinks thought thoughts consider considering considered contemplate contemplating contemplated imagine imagining imagines fantasize fantasizing fantasise fantasising fantasized fantasies dream dreaming urge urges keep talk talks talked talking talkin idea ideas ideation obsess obsessed close trying try tries tried attempt attempts attempted attempting threatens threatening threatened feel
HARMING cut cuts cutting burn burns burning burned hurt hurts hurting harm harms harming scratch scratches scratching hit hits hitting punish punishing punishes injure injures injuring bite biting starve starves starving carve carves carving bruise punch punches punching stab stabbing choke choking slice slicing pinch bang bangs banging hate hating beat
LEAVING leave left leaving tell told telling divorce police escape report run talk speak convert refuse christian anyone scream cheat disobey go
VITAMIN vitamin vitamins supplement supplements probiotic magnesium fiber
WORKING work job career office school college calling camp semester vacation
FAREWELL_PARTY church colleagues team party colleague parish
PAST recovered recovery survived ago year years healed
PLAN plan plans planned planning decide decided deciding intend intends intending going gonna gunna goin about will would might could shall tempted prepare prepared preparing thinking think thinks thought thoughts consider considering considered contemplate contemplating contemplated imagine imagining imagines fantasize fantasizing fantasise fantasising fantasized fantasies dream dreaming urge urges keep talk talks talked talking talkin idea ideas ideation obsess obsessed close trying try tries tried attempt attempts attempted attempting threatens threatening threatened
NOT not dont doesnt didnt wont wouldnt cant cannot couldnt isnt arent wasnt never aint nobody no shouldnt without neither nothing nor stop stopped
CANT cant cannot couldnt cnt unable
NEVER never not doesnt didnt isnt wont wouldnt dont
NOBODY nobody none noone anyone anybody no-one
ENOUGH enough
GONE gone dead vanished disappeared away missing
VANISH disappear disappears disappeared disappearing vanish vanished vanishing vanishes
TIRED tired sick exhausted weary fed done bored
POINT point reason reasons purpose sense use meaning
HOPELESS hopeless hopelessness pointless worthless meaningless unbearable useless despair desperate empty numb trapped alone lonely broken suicidal depressed shame ashamed hate failure pain miserable misery helpless goodbye tonight
TONIGHT tonight tonite today tomorrow monday tuesday wednesday thursday friday saturday sunday midnight christmas now soon
SUICIDE suicide suicides suicidal suicidle sucide sucidal suicid suiside suicidality sewerslide sewercide unaliving kms kys unalive unalived unaliving unalives ctb
SUICIDAL suicidal suicidle sucidal kms unalive unaliving sewerslide sewercide ctb
SELFHARM selfharm selfharming selfinjury sh
PILLS pill pills tablet tablets tylenol paracetamol acetaminophen ibuprofen advil aspirin xanax ambien benadryl insulin antidepressant antidepressants painkiller painkillers opioids opioid fentanyl oxycodone oxy oxycontin vicodin percocet meds medication medications medicine medicines valium zoloft prozac lithium barbiturates sedatives morphine capsules melatonin nytol codeine tramadol sertraline dose doses drugs heroin cocaine
POISON poison poisons poisonous bleach antifreeze detergent cleaner pesticide cyanide battery batteries magnet magnets coin coins pods chemicals chemical chlorine ammonia drano mushrooms berries nicotine lye acid gasoline petrol kerosene rat arsenic solvent thinner disinfectant windex button marble
SWALLOW swallow swallows swallowed swallowing drank drink drinks drinking ate eat eaten eating ingest ingested took take taken taking inhaled inhale downed popped gulped
OVERDOSE overdose overdoses overdosed overdosing od  oding
BREATHE breathe breathing breath breaths breathes brethe breath breathin
FAINT fainted faint fainting collapsed collapse collapses unconscious unresponsive passedout blackout convulsing convulsions convulsion seizure seizures seizing epileptic comatose coma
STROKE stroke strokes
BLEED bleed bleeds bleeding bled blood bleedin hemorrhage hemorrhaging haemorrhage
PAIN pain pains ache aches hurts hurt hurting tight tightness pressure crushing painful squeezing sore
TONGUE tongue throat lips face mouth airway
SWELL swelling swollen swells swell closing closed closes tingling numb drooping droops drooped sagging
HELP help
CUT cut cuts cutting cutted slice slicing sliced carve carved carving slash slashed slashing slit
NIGHT night nights nite sleep asleep bedroom shower bath room bed
PRESENT hits beats slaps punches kicks chokes strangles shoves pushes hurts abuses rapes molests touches threatens smacks spanks whips burns attacks assaults beating hitting beat hit
NUM 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 25 30 35 40 45 50 60 70 80 90 100 200 500 dozen hundred thirty forty fifty sixty twenty twelve ten
YOUNG 4 5 6 7 8 9 10 11 12 13 14 15 16 17 four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
MUNDANE homework math maths job diet exam exams marathon test traffic workout gym class essay assignment puzzle sudoku game recipe choir song spreadsheet laundry dishes commute meeting deadline project boredom boring
CHEST chest heart
CHILDHOOD childhood kid child young little small girl boy teenager teen
`;
