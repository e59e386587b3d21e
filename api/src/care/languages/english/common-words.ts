/** Passed over: they carry nothing here. */
export const fillers = `
  a an the really just so very literally honestly actually please pls plz even ever always still maybe probably totally
  kinda basically simply also fucking fuckin fkn freaking damn damned bloody ngl idk tbh rn fr omg well oh um uh hey
  yes ok okay dear fully almost nearly quite such deeply truly constantly repeatedly seriously finally already often
  sometimes usually lately currently recently later perhaps definitely certainly completely absolutely
`;

export const common = `
  i you he she it we they me him her us them my your his its our their and or but if then than that this these those there here
  is are was were be been being am do does did done have has had will would can could should shall may might must not no nor
  what who whom whose which when where why how of in on at by for with from into onto over under about after before between
  through against without within during as up down out off to because while until since again more most some any all each
  every other another much many few little own same only both either neither like right again soon too suddenly badly one two three first last new old good great big
  say says said tell told ask asked know knows knew think thought see saw seen look come came go goes went get got make made
  take took give gave find found let put keep kept begin began show hear heard play run move bring brought write wrote read
  day days night week month year time today morning evening church prayer pray bible verse psalm chapter sermon faith grace
  love joy peace hope spirit soul heart jesus christ lord god father holy sin heaven hell work job school house home room
  world people man men woman women thing things word words name way long short high low right left hand head eye eyes face
  explain mean means meaning teach learn read study best better different difference story book song hymn
  beast beasts beat heat beads bead bear bears best bets boat boats seat seats meat treat hint hits hut hurry hunt hunted bite bites
  bird birds third skill skills still will bill bills hill hills mill fill filled filling willing killed pill grill chill
  grape grapes tape tapes cape shape shaped drape rate rated rare race raped rap rapper grace rage rope ropes robe robes
  shoe shoes shot show shown choose chose chosen choke smoke spoke broke broken joke jokes stroke strike
  dear deaf deal deals dealt death breath breathe heath health wealth dread bread break breaks breaking read ready lead
  diet dies dive dine died lied lies tied tries cried dried pies ties
  cut cuts cup cute out but put gut hut nut shut
  hang hand hands hung rang rings sang hanging banging changing
  stub stubs stand tab tabs stay stays stag sting
  sleep sleeps steep sheep slept step steps stop stops
  poison person persons prison prisoner portion poisonous
  blood bloom flood food good mood wood brood broad
  slap slop snap clap lap map nap flap strap trap
  kick kicks lick pick quick sick thick tick trick click stick
  punch lunch bunch hunch launch munch church pouch
  burn born turn torn burnt barn bury buried
  touch tough couch much such
  abuse amuse house excuse accuse cause pause
  force fort forces source course worse horse
  wake woke walk talk want wants wait waits went
  gun guns fun sun run nun son gum
  knife knit kite life wife like
  bridge bride bridges
  note notes vote not nor now know known
  living leaving giving loving lining livings
  alone along stone clone
  scar scars scared scare sacred square share spare
  hate heat have hat fate late gate date rate
  lonely lovely only
  anymore harm harmony charm arm farm warm
  useful tired tried wired hired fired
  worthy worthless worth forth north fourth
  breast beasts least feast yeast east beaten
  attack attach attract attend
  patient parent parents present prevent
  rising raising rinsing raging ranking raining
  weapon
  parable possible passion passing
  bleed bleeding breed breeding
  coming doming scheming
  seizure leisure measure treasure grand modest groomer mold honest
  forest forced forged
`;
