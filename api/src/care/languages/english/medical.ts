/** Medical emergencies: `kind pattern`; a kind with `!` also where persons of the Bible, games or films are spoken of. */
export const medical = `
medical! CHILD|HE|CLOSE 2 PILLS|POISON|battery 1 SWALLOW
medical! many 1 PILLS 1 SWALLOW
medical! SWALLOW 1 many 1 PILLS
medical! CANT|cant|not|hardly|barely|isnt|stopped|stops|trouble|difficulty|struggling|struggle|without|wont|hard|gasping|harder|no|couldnt|short|shortness 2 BREATHE|breathe|breathing|air|breath
medical gasping|choking|wheezing|suffocating
medical! BREATHE 1 is|has 1 stopped|shallow|fast|wrong|weird|getting
medical! CHEST 4 PAIN|burning|numb|stabbing|hurts|tight
medical! PAIN|stabbing 2 in|on|across|of 1 MY|HIS 1 CHEST
medical! chest|crushing|severe|terrible|unbearable|extreme|intense|sharp 1 PAIN 2 chest|stomach|arm|jaw|back|pray|emergency|head|abdomen|belly|$
medical! heart 0 attack|stopped|failure|arrest
medical! stroke|STROKE
medical! having|had|has|have|with|think|possible|a 1 STROKE|seizure|seizures|fit|convulsion|convulsions
medical! FAINT
medical! seizure|seizures|convulsing|convulsions|convulsion|seizing
medical! foaming|froth|frothing 1 at? 0 mouth
medical! unconscious|unresponsive
medical passed|pass|passing|black|blacked|blacking 0 out
medical! HE|CLOSE|PEOPLE|SOMEONE|baby|i 3 wont|not|cannot|cant|isnt|doesnt|hasnt|never|stopped|couldnt|cant|no 3 wake|waking|woken|respond|responding|react|reacting|breathing|move|moving|moved|conscious|responsive|answer
medical! not|stopped|isnt|nor|never 0 breathing|moving|responding
medical! lying|lies|laying 2 floor|ground 4 not|answer|move|moving|blood|unconscious|doesnt|help|stairs
medical! collapsed|collapses|collapse
medical! think|feel|believe 1 im|i|I|am|hes|shes 1 dying
medical! call 0 someone|ambulance|911|help|999|112
medical! need|needs|send|get 2 ambulance|paramedics
medical! losing 1 baby|consciousness
medical! BLEED 1 badly|lot|heavily
medical! ran|run|running 0 out 0 of 1 insulin|inhaler|oxygen|heart
medical! seeing|see 0 double|stars|spots
medical! no 0 pulse|heartbeat
medical! pulse 1 is|weak|gone|racing
medical! turn|turning|turned|going|went|gone|looks|is|are|lips|face|getting|skin 1 blue|purple|grey|gray|bluish
medical! lips|face|fingers|skin|nails 1 are|is 1 blue|purple|grey
medical BLEED 4 stop|stopped|heavily|heavy|lot|badly|out|profusely|everywhere|won|wont|much|uncontrollably|worse|floor|soaked|spurting|gushing|bad
medical! not|wont|doesnt|cant 2 stop 1 BLEED
medical! so|much|everywhere|lots|lot|losing|lost|of 2 blood 2 everywhere|so|much|floor|there|$
medical! blood 2 everywhere|spurting|gushing|pouring|floor|loss
medical! losing|lost|loses 1 lot? 1 of? 0 blood
medical! cough|coughing|coughs|coughed|vomit|vomiting|vomited|throwing|threw|spitting|pee|peeing|poop|pooping|puking|urine|stool 2 up? 1 blood
medical! pregnant|pregnancy|weeks|labor|labour|miscarry|miscarrying|miscarriage|birth 5 BLEED|bleeding|blood|cramps|contractions|broke|wrong|movement|moving|heavily
medical! BLEED 4 pregnant|pregnancy|miscarriage|birth|weeks
medical! miscarrying
medical! water|waters 1 broke|broken
medical! in labor|labour 3 alone|head|out|wrong|hospital|no|help|far|snow|early|$
medical! head is out
medical! I|HE|CLOSE|PEOPLE|cat|dog 3 SWALLOW 3 POISON|battery
medical! CHILD|grandma|grandpa|dog|cat 3 SWALLOW 3 PILLS|bottle|alcohol
medical SWALLOW 2 POISON|battery|detergent|cleaner|bleach
medical! POISON 2 SWALLOW|mistake|accident|drank|eyes|eye
medical poisoned|poisoning|venom|venomous
medical! ate|eaten|drank|drunk|swallowed|took|taken|got|gotten|gave 3 too|wrong|double|twice|many|much|his|her|grandmas 2 PILLS|medicine|medication|dose|meds|alcohol
medical! wrong 0 medicine|medication|pills|dose|medicine|drug
medical! double|doubled|twice|triple 2 dose|PILLS|medicine|medication|heart|insulin
medical! too|2 many 1 pills|tablets|PILLS
medical! mistake|accident|accidentally|by 3 PILLS|took|swallowed|drank|ate|overdosed 2 PILLS|POISON|many|much|double|wrong|bleach
medical! OVERDOSE
medical drank|drunk|drinking|alcohol 4 react|wake|unconscious|unresponsive|breathing|respond|cold|vomiting|blue|anymore
medical! alcohol 0 poisoning
medical! CHILD|baby|son|daughter|HE|fish|something|food|bone|stuck|coin 3 choking|chokes|choke|choked|stuck 2 on|throat|in|food|bone|$
medical! stuck in 1 MY|HIS 0 throat|airway|windpipe
medical! TONGUE 3 SWELL
medical! SWELL 1 TONGUE|throat|tongue
medical! allergic|allergy|anaphylaxis|anaphylactic|epipen 4 SWELL|throat|breathe|breathing|reaction|stung|shock|hives|closing|ate|peanut|bee|bees|now|help|face|tongue|sting
medical! anaphylaxis|anaphylactic|epipen
medical! stung|sting 4 SWELL|throat|tongue|breathe|allergic
medical bitten|bit|bite 1 by|from|me|my 1 snake|viper|cobra|scorpion|spider|rattlesnake|rabid|bat|dog|raccoon|adder
medical snake|viper|cobra|scorpion|rattlesnake|adder|dog 2 bit|bite|bitten|stung 1 me|my|him|her|CHILD|CLOSE
medical! snakebite
medical! face|mouth|smile|lip|eyelid 3 droop|drooping|droops|drooped|numb|crooked|sagging|hanging|one|twisted
medical! talks|talking|speech|words|speaking|speaks 2 slurred|slurring|nonsense|confused|garbled|right|gibberish
medical! slurred|slurring|slurs
medical! cant|cannot|couldnt|not|unable|hardly|longer 1 feel|move 1 MY|HIS 1 legs|leg|arm|arms|side|face|hand|right|left|toes|body|half|feet
medical! arm|leg|side|face|hand|half|body|left|right 2 numb|paralyzed|paralysed|weak|tingling|tingles|limp
medical! numb|paralyzed|paralysed|tingling|tingles 2 arm|leg|side|face|lips|hand|body|left|right
medical! confused|disoriented|delirious|incoherent|nonsense|hallucinating 4 suddenly|sweating|woken|fell|head|fever|sugar|diabetic|mother|grandma|CLOSE|shaking
medical! hit|hurt|injury|fell|banged|injured 3 head 5 vomit|vomiting|dizzy|confused|double|nonsense|bleeding|blurry|sleepy|unconscious|headache|passed|remember
medical! head 1 injury|trauma|wound
medical! I|CLOSE|HE|PEOPLE 2 fell|fallen|fall|falls 3 off|from|down 2 roof|ladder|stairs|window|balcony|height|tree|horse|cliff|scaffold
medical! bone 2 sticking|sticks|through|showing
medical! leg|arm|hip|neck|back|ankle|skull 2 broken|broke|shattered 2 fell|cant|bone|stairs|hospital|bleeding
medical! finger|hand|toe|arm|foot|leg 3 off|severed|cut|spurting|amputated 2 saw|blood|bleeding|off|machine|$
medical! shot|stabbed 2 HE|has|been|was|got|in|people|someone|$ -PHOTO
medical! someone|he|she|CLOSE|PEOPLE|people|somebody 2 shot|stabbed|bleeding|drowning|electrocuted|crushed|trapped|collapsed|overdosing
medical! I|MY|we 2 been|got|am|im|is|are 1 shot|stabbed|bleeding|drowning|electrocuted|trapped|overdosing|dying -PHOTO
medical drown|drowned|drowning|underwater 3 pool|water|breathing|lake|child|CHILD|river|sea|bath|someone|now
medical! pulled|found 4 pool|lake|water 4 breathing|breathe|blue|unconscious|not
medical! electric|electrical 0 shock
medical! electrocuted
medical! scalded|burned|burnt|burns 3 boiling|badly|water|degree|hot|oil|skin|face|severely
medical! CHILD|she|he|toddler 2 burned|burnt|scalded REFLEX
medical! boiling|hot 0 water|oil 3 on|over|burn|CHILD|poured|spilled|skin|face
medical! house|home|kitchen|apartment|building|car|school|church 1 is|on|caught|my 1 on? 0 fire|burning
medical! fire 2 in 1 my|our|the 0 house|kitchen|apartment|building|basement
medical! smell|smelling|smells 1 gas|smoke
medical! gas 1 leak|smell
medical! carbon 0 monoxide
medical! accident|crash 4 trapped|hurt|injured|bleeding|unconscious|hit|car|help|people|dead
medical! trapped|stuck|pinned 2 in|under 2 car|rubble|fire|snow|vehicle|elevator
medical! fever 4 limp|baby|newborn|convulsions|convulsion|stiff|40|41|42|104|105|106|unresponsive|wont|unconscious|high|seizure|burning
medical! burning with 0 fever
medical! baby|newborn|infant|toddler|child 4 limp|lethargic|blue|unresponsive|wont|eaten|moved|floppy|stiff|breathing|pulse|dehydrated
medical! stiff 0 neck
medical! neck 2 stiff
medical! worst 1 headache|pain -JOKE
medical! headache 4 vision|worst|thunder|stiff|vomiting|light|sudden|numb|blurry|monoxide|gas|dizzy
medical! vision|sight|eye|eyes 3 black|gone|blurry|double|lost|blind|dark
medical! suddenly 3 cant|cannot|blind|numb|see|move|speak|feel
medical! suddenly blind
medical! inhaled|breathed|swallowed 2 chlorine|smoke|fumes|gas|chemical|chemicals|ammonia|bleach
medical! bleach|acid|chemical|chemicals|lye 2 in 1 my|his|her 0 eye|eyes
medical! diabetic|diabetes|insulin|sugar|hypo|glucose 4 confused|shaking|unconscious|low|out|gone|passing|woken|sweating|35|40|500|600|ran|empty|coma
medical! inhaler 2 empty|gone|broken|out
medical! asthma 0 attack
medical! stop|stopped|throw|threw|quit|refuse|refuses|skip|stopping|away|flush|flushed|without 3 insulin|chemo|dialysis|medication|medicine|heart|antipsychotics|PILLS 4 god|healed|faith|pray|prayer|pastor|believe|believes|because|chest|healing|jesus|voices
medical! god|faith|pray|prayer|pastor|elders|church 6 insulin|chemo|hospital|doctor|ambulance|medication|emergency|surgery|transfusion 4 instead|without|not|stop|refuse|away|heal|throw|or|lack
medical! pray|prayer|praying or|instead 3 hospital|doctor|ambulance|emergency|call|911|er|112
medical! emergency|ambulance|911|999|112|er|paramedics|hospital 4 now|need|call|should|go|pain|come|far|dying|help|or
medical! withdrawal|withdrawals|detox|dts 4 shaking|seeing|shake|bad|sweating|seizure|hallucinating|alcohol|benzo|die
medical! hear|hears|hearing|heard 1 voices
medical! slept|sleep|sleeping|awake 3 days 4 voices|hear|seeing|god|talk|energy
medical! psychosis|psychotic|manic|hallucinating|hallucinations|delusional
medical! talking|talks to 2 people 2 arent|not|there
medical! heat 0 stroke|stroke
medical! heatstroke|hypothermia|frostbite|sepsis|meningitis|appendicitis
medical! red 0 line|streak 3 up|leg|arm
medical! dehydrated|dehydration
medical! keep|down|drink|drinking|water 3 two|three|days 4 passing|faint|dizzy|weak|vomiting|out
medical! think|feel|feels|like|im 2 im|i|dying 1 am? 0 dying 2 now|help|chest|call|pain|right|$
medical! dying right? now
medical! going|gonna|about|feel|might 2 pass|faint|collapse 0 out?
medical! bit 2 face|child|kid|deep|throat
medical! she|he|baby|son|daughter|mom|dad|wife|husband|grandma|friend|they|man|woman|grandpa|someone|brother|sister 2 collapsed|fainted|unconscious|convulsing|choking|seizing|overdosed|drowning|overdosing|bleeding
medical! dog|animal|bat|snake 1 bit|bitten|attacked|mauled 3 CHILD|face|neck|son|daughter|kid|throat
medical! CHILD|toddler|he|she|baby 1 drank|drunk|swallowed|ate|licked 4 sink|cleaner|under|bottle|garage|chemical|wrong
medical! bleeding|bleeds|blood 1 from|of|in 1 his|her|my|ears|ear 0 head|ears|ear|eyes|mouth|nose|stomach|neck|throat
medical! having|had|has|have|think|think|maybe 2 miscarriage -PAST
medical! appendix 1 burst|ruptured|hurts|perforated
medical! HE|CLOSE|PEOPLE 1 just 0 fainted|collapsed
medical! having|had|has|have 1 heart 0 attack -PAST
medical! heart 1 stopped|stops|stopping 1 beating|beat|right
medical! CHEST 1 hurts|hurt|aches
`;
