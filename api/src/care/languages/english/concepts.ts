/** What else is spoken of, beside the words that the rules name: by these the model weighs a sentence. */
export const concepts = `
AUTHORITY pastor priest vicar bishop deacon elder minister imam rabbi coach teacher professor tutor trainer counselor counsellor therapist doctor gynecologist physiotherapist dentist nurse officer cop police captain sergeant boss manager supervisor foreman landlord principal leader scoutmaster monk nun nuns helper guard
STRANGER stranger strangers man men guy guys someone somebody driver customer neighbor neighbour neighbors neighbours passenger bouncer gang dealer pimp
ELDER grandma grandpa grandmother grandfather granny nana elderly old dementia pensioner widow widower walker wheelchair disabled retired
SMALL little small young tiny only age aged old year years grade kindergarten preschool sixth seventh fifth fourth third toddler baby newborn teen underage minor months
MINE our own
CONFINE lock locks locked locking chained chain tied tie ties trap trapped hostage captive prisoner imprisoned held holds passport visa deport deported escape keys closet basement attic cage shed gate chair doorknob handcuffed
CONTROL controls control controlling controlled checks tracks tracking monitors mileage permission allow allows allowed let lets wont obey disobey obedience submit submission rules password passwords
DAMAGE smash smashed smashes smashing break breaks broke broken breaking hole holes wreck wrecked destroyed shattered crushed ripped tore cracked fractured
DRUNK drunk drinks drinking drank drink whiskey vodka beer bottle alcohol booze high stoned wasted intoxicated sober
RAGE rage rages raging furious mad angry anger temper explodes explode snapped snaps screams yells yelled yelling screamed shouting shouts shouted red jealous jealousy
FEARS afraid scared scare scares terrified terrifies terrifying fear fears fearful frightened frightens petrified panic panicking dread nervous eggshells flinch flinches flinched shaking shakes shiver trembling tremble trembles
HIDE hide hides hid hiding hidden cover covers secret secrets secretly makeup sleeves whisper whispered deny lie lied clumsy fell excuse
ESCAPE leave leaves leaving left run runs ran running escape escaped flee fled away moved packed bag shelter safe unsafe safety safely
INJURY bruise bruises bruised bruising stitches cast swollen split lip eye rib ribs jaw tooth teeth marks mark scar scars wound wounds wounded injured injury injuries broken fracture fractured limping bleeding welts handprints handprint burns concussion
SCREAM scream screams screaming screamed cry cries crying cried beg begs begged begging plead moan moaning wail sob sobbing whimper
PUNISH punish punishes punished punishing punishment discipline disciplines disciplined lesson spank spanked belt rod stick cane whip correction kneel deserve deserves
DOOR door doors window house home kitchen bedroom room hallway stairs bathroom apartment car bus elevator porch yard garage basement upstairs downstairs
NIGHTTIME night nights nightly tonight midnight evening dark asleep sleep sleeping bed 2am 3am
CONSENT no stop dont refuse refused refusing consent unwilling unwanted begged please unconscious asleep drunk froze freeze frozen anyway
SHAME ashamed shame dirty filthy guilty fault blame blamed unclean pure purity disgusting disgust ruined tainted worthless used defiled worthy
DRUGGED drugged roofied spiked roofie ruffied sedated
BODYSEX skirt pants underwear panties bra shirt undress undressed naked nude nudes lap legs thigh thighs breast breasts chest butt bottom private privates genitals penis vagina pee
INTIMATE sex sexual sexually bed sleep slept kiss kissed kisses touch touched touches touching massage rub rubbed hug intimacy porn pornography condom virgin virginity
SECRETS secret game tell told telling nobody anyone promise believe believes believed
DEADLY kill kills killed killing die dies died dying dead death deadly lethal fatal suicide suicidal murder
HIGHPLACE bridge bridges roof rooftop ledge cliff cliffs balcony tracks train trains platform overpass railing window tower barn beam beams ceiling curve highway
WATERPLACE ocean sea river lake water tub pool bath well
METHOD rope noose knot gun rifle shotgun pistol bullet blade razor pills tablets overdose bleach insulin morphine drops gas helium exhaust engine gasoline antifreeze trigger barrel
COUNT enough count counted saved saving save hoarding hoard many exact exactly stash number
FAREWELL goodbye goodbyes bye farewell letter letters note notes last final funeral bury buried burial will insurance belongings passwords forgive sorry thank
ENDING end ends ending ended over stop finish finished finally quit done done gone out away disappear vanish exit
LIFEWORD life live living lived alive exist existing existence wake waking woke born breathing future tomorrow world earth
NOTHING nothing nobody none noone empty numb void pointless meaningless worthless useless hopeless hopelessness despair dark darkness alone lonely unbearable
BURDENWORD burden weight waste trouble drag cost bother nuisance better easier happier relieved lighter without
RELIEF peace peaceful calm quiet relief light ready decided decision choice chosen choose courage coward
DECIDE decide decided deciding decision plan planned planning date ready choose chosen chose picked set prepared rehearsed practicing practiced practising
SOONISH tonight today tomorrow friday saturday sunday monday tuesday wednesday thursday weekend soon now midnight dawn morning minutes hour
HEAVENLY heaven angel angels jesus god lord maker home eternity paradise
AILING sick ill illness disease cancer diabetes diabetic pregnant pregnancy heart asthma epilepsy allergy allergic fever infection
BODYPART head face neck throat chest stomach belly back arm arms leg legs hand hands foot feet eye eyes ear ears mouth lips tongue skin heart lung lungs knee finger fingers wrist wrists shoulder jaw
SYMPTOM numb tingling dizzy dizziness faint fainted vomiting vomit vomited throwing puking sweating sweaty sweats shaking shivering confused confusion slurred blurry swollen swelling stiff limp pale gray grey blue purple yellow cold hot burning seizure fit jerking twitching foaming wheezing gasping coughing choking bleeding unconscious unresponsive drowsy weak weakness paralyzed cramps contractions rash spots
COLLAPSE collapse collapsed collapses fainted fell fall fallen slumped down unconscious lying floor ground dropped crashed hit
REACT respond responding answer answers answering react wake waking move moving moved breathing breathe breath pulse conscious
URGENT emergency ambulance 911 er hospital doctor paramedics urgent quickly help hurry now immediately poison
INGEST swallowed swallow ate eaten drank drunk took taken inhaled injected licked overdosed
AMOUNT too much many double twice whole bottle entire handful lot times more
SUDDEN suddenly sudden since hours minutes just still keeps wont
BLOOD blood bleed bleeding bled bloody soaked pads gushing spurting stains
HEATCOLD boiling hot scalded burned burnt fire smoke flames oven stove freezing snow freezer gas fumes carbon monoxide electric shock wire
REVENGES revenge vengeance pay payback deserve deserves justice punish regret sorry lesson even
URGES urge urges impulse thought thoughts thinking imagine fantasy fantasies fantasize dream dreaming picture tempted images visions desire
VOICES voice voices hear hears hearing commands commanded told tells telling demons demon angels impostors messiah
CROWD school church mosque synagogue office cafeteria mall class congregation everyone everybody people coworkers students sinners
ARMS gun guns rifle shotgun pistol bullets knife hammer axe bat crowbar gasoline bomb explosive fertilizer timer machete spear sword weapon weapons ammo
ANIMALS dog cat pet horse animals animal puppy kitten hamster goat rabbit
GAMEY game games team match chess score play played player goal goals tournament league season minecraft fortnite lego trivia win won lost beat
STORYTELL novel movie film show series episode book character characters plot thriller author writing write wrote essay paper article poem song lyrics
STUDY explain mean meaning means meant interpret interpretation context commentary commentaries theologians hebrew greek verse verses chapter passage psalm parable scripture bible testament gospel
BIBLICAL bible scripture psalm psalms verse verses chapter gospel testament proverbs commandment parable prophet apostle disciples israel israelites jesus moses david abraham
PRAYING pray prayer prayers praying bless blessing grace faith worship church mass lent fasting sermon devotion hymn choir
SERVING serve volunteer ministry outreach mission donate fundraiser flyer board staff shelter nurse counselor teacher lawyer paramedic
WORKLIFE work job boss office deadline meeting career colleague colleagues coworker coworkers project interview salary promotion retirement business
SCHOOLING school class exam exams homework teacher student students study college university grade grades
MONEYS money debt bank rent bill bills loan pay paid salary gambling casino mortgage
FEAST birthday wedding christmas easter baptism party anniversary graduation engagement holiday vacation thanksgiving confirmation
FOOD eat food bread cake cook cooking dinner breakfast lunch coffee tea pizza chocolate diet recipe soup
MOURN grief grieve grieving mourn mourning funeral memorial passed late widow widower cemetery loss lost miss missing
MILD sad lonely anxious worried worry stressed tired exhausted bored nervous disappointed frustrated annoyed jealous ashamed guilty discouraged overwhelmed doubt doubts burned
GLAD happy joy grateful thankful thank thanks glad love loved wonderful beautiful proud blessed excited fun laugh laughed smile
QUARREL argue argues arguing argument fight fights fighting quarrel yell yelled shout disagree criticize criticizes nag
GOSPELQ who why what how where when which does did is was were should can could would
REMEDY verse verses psalm prayer advice encourage encouragement comfort help helps word
HOBBY guitar piano music sing singing song football soccer tennis garden gardening hike hiking fishing run gym swim dance paint photo
HABIT smoking drinking porn gambling phone sugar procrastinate habit addiction addicted
FORGIVES forgive forgiveness forgave forgiving mercy confess confession repent
LONGAGO ago years year child childhood kid when was used then decades since
BELIEVES believe believed believes listen listens report reported tell told court judge lawyer
FORCED force forced forces make makes made making must has have owe owes
HOMELESS hungry hunger food starve starving starved barefoot unwashed cold bread beg neglected needles
TECH phone messages texts text online internet video pictures photos pics camera cameras app search history snapchat instagram
`;
