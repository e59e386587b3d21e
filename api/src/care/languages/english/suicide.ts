/** Wanting to die, and hurting oneself: `kind pattern`; a kind with `!` also where persons of the Bible, games or films are spoken of. */
export const suicide = `
suicide! I|ME 4 WANT|INTENT 2 DYING
suicide! I 3 WANTING 3 KILLSELF
suicide! KILL|hang|hanging|shoot|drown|hurt|harm|cut|stab|starve|starving|offing|off|poison|burn 0 MYSELF
suicide WANT 1 DIE|DYING
suicide! CLOSE|PEOPLE 3 WANT 1 DIE|DYING
suicide! ^ WANT 1 DIE|DYING
suicide! SUICIDAL
suicide SUICIDE
suicide KILLSELF
suicide! CLOSE|PEOPLE|HE 4 WANTING 3 KILLSELF
suicide! MY 2 CLOSE|PEOPLE 4 KILLSELF
suicide! wish|wished|wishing 2 I|US 2 DIE|GONE|never|dead
suicide! wish|wished 1 I 3 not|never|hadnt|havent 1 born|LIVE|exist|woken|wake|here
suicide! never|not 1 been|be born
suicide! better|best 2 never|not 1 born
suicide! I 4 rather|prefer 2 dead|DIE|sleep
suicide! I 3 not|never|dont|cant|cannot|wont|dread|nor 3 live|living|alive|exist|existing 1 anymore|longer|more|here|this|another|like|day|any|$
suicide! dont|not|no 3 want|wanna|wish|deserve|care|worth|reason|feel|desire|will|strength|plan|point|like 3 live|living|alive|exist|existing $
suicide! dont|not|no 3 want|wanna|wish|deserve|reason|strength|desire 2 live|living|alive|exist|existing|life anymore|longer|more|here|like|another|if|without|pls|and|but|because|when
suicide! dont|not|no 2 want|wanna|wish|plan|hope|expect 2 wake|here|around|alive|breathe|breathing 1 up? 0 anymore|longer|tomorrow|more|$
suicide! dont|not 2 want|wanna|wish|like|deserve|supposed|meant 1 be 0 here|alive|around|on|in
suicide! want|hope|wish|pray|please|hoping|praying|wishing|could|sleep|asleep|go|fall 4 never|not|wont|dont|without 1 wake|waking|woke|open|opening
suicide! not|dont|never|wont 1 want|wanna|wake|waking 2 wake|up 1 up|tomorrow|anymore|again $
suicide! TIRED|enough 1 of|with 1 living|life|alive|being|existing|existence|breathing|everything|this|it -MUNDANE
suicide! done|finished|through 1 with 2 life|living|everything|world|LIFE
suicide! done living
suicide! LIFE 1 is|isnt|aint|not|has|feels|seems 2 pointless|worthless|worth|meaningless|useless|over|unbearable|hell|meaning|finished|sense -WORKING
suicide! no|NOT|see|find|any|without 3 POINT 2 in|to|for|of 1 living|live|life|continue|continuing|go|going|carry|stay|alive|being|keep|exist|existing|wake|try|trying|me
suicide! no 1 point|reason|sense|purpose|use|hope 1 anymore|left|in|for 1 living|life|me|anything|going|it|$
suicide! no|NOT|only|see 3 way out|forward -MUNDANE
suicide! no way 1 out|forward
suicide! only|one 1 way|escape|solution|exit|answer|thing 1 out|left|to|for 3 DIE|stop|pain|death|end
suicide! CANT 1 go on|forward $
suicide! CANT 1 go|carry|keep|hold|continue|take|bear|stand|live|handle|cope|endure 3 anymore|longer|living|going|on|pain|life|day -MUNDANE
suicide! CANT 1 do|take|bear|stand|handle this|it|life 2 anymore|longer|more -MUNDANE
suicide! not|no|dont 3 strength|energy|courage|power|will|fight 2 live|go|continue|another|carry|on -MUNDANE
suicide! see|have|is|no|without 2 no|any|not 1 future|hope|tomorrow|light 1 for|me|left|ahead|at|anymore|$
suicide! give|giving|gave|given up on? 1 life|living|everything|nobody|myself|all
suicide! better|happier|easier|relieved|lighter|fine|best 3 without 0 me
suicide! better|happier|easier|relieved|lighter|best|peace 5 if|when|once|were 1 I|US|dead 2 GONE|dead|not|never|die|died|here|DYING
suicide! better|happier|easier 1 off? 2 dead|GONE
suicide! better|happier|easier place 1 without me
suicide! I 4 burden|dead|weight|waste|load 1 to|on|for|weight|of 2 family|everyone|everybody|CLOSE|them|others|people|you|all|space|MY|oxygen|air
suicide! burden 1 on|to|for 1 MY|everyone|everybody|them|all|others
suicide! waste of 1 space|oxygen|air|life
suicide! nobody|one|noone|who|anyone 3 my 0 funeral
suicide! my own? 0 funeral
suicide! sleep|rest|nap forever
suicide! forever|eternal|endless sleep|nap|rest
suicide! not|never|dont 0 wake 0 up? 0 $
suicide! nothing 2 live 0 for
suicide! nothing|nobody left 1 for 0 me|here
suicide! lost|lose|losing|no|without 2 will 1 to 0 live|go|living
suicide! I|ill|i 1 should|ought|deserve|must|need 1 to? 0 be? 0 die|dead
suicide! on|my way to 0 bridge|roof|cliff|tracks
suicide! dont|not 1 want|wana|wanna 1 b|be here
suicide! you|u|yall|nobody 1 wont|will|never 1 never? 1 hear|see 1 from? 1 me again? 0 after|tonight|anymore|ever|$
suicide! this|final 1 is|my goodbye|farewell|bye
suicide! posted|sent|wrote|texted 2 goodbye|farewell|bye
suicide! about|going|gonna to? 1 do 1 to MYSELF
suicide! only thing|reason|one 2 stopping|keeping|holding|keeps|stops 1 me
suicide! i relapsed
suicide! thought|thinks|thinking|talks|talked 2 of|about 1 driving|jumping|ending|hanging|shooting|KILLSELF
suicide! poison 3 for me
suicide! NOBODY|no|who|wouldnt|nobodys 2 one|would|will|will|wud|d|ever|gonna|cares|care|even 2 miss|notice|care|cry|mourn|grieve|remember|mind 2 me|if|I|when|GONE
suicide! nobody|noone|one 1 cares 2 if|whether|about 1 I|me
suicide! miss me 2 if|when|once|GONE
suicide! miss me $
suicide! whether|if I 1 live|die|exist
suicide! deserve|deserves|supposed|ought|need 1 to 1 die|dead|death|hell
suicide! not|dont|never 1 deserve|worthy 2 live|life|alive|exist
suicide! should 1 I 1 die|dead|KILLSELF
suicide! hate|despise 1 being alive|me|living
suicide! hate myself 4 die|disappear|dead|gone|much|end|hurt|stop
suicide! hate my 0 life
suicide! mistake god|that 2 made|me|born|undo
suicide! let|make|help 1 me|us 1 die|sleep forever?
suicide! god|lord|jesus|heaven|death|angel|angels|universe 5 take|call|bring|carry|end|kill|strike|erase 1 me 1 home|now|away|tonight|in|please|dead|already|my|$
suicide! take|call|bring 1 me 1 home|heaven|away 1 god|lord|jesus|tonight|now|already|$
suicide! ask|asked|pray|prayed|praying|beg|begged|begging|pray|hope|wish|hoping|wishing 3 DIE|death|cancer|kill|truck|bus|heart|accident|crash|lightning 2 me|could|my|to|every|for|hits|that|in|$
suicide! WANT|mind|care|imagine|imagining|glad|relief|relieved 4 truck|bus|car|plane|bullet|tree|accident|lightning|train|cancer|operation|surgery|illness|crashes|crash 3 hit|hits|me|crashes|crash|takes|kills|end|survive|into|over
suicide! not|wouldnt|dont 1 mind|care 3 die|died|dead|survive|wake|woke|hit|dying
suicide! death|dying 1 would|will|is|seems|sounds|feels|looks 2 relief|peaceful|only|better|beautiful|comforting|easier|easy|answer|way|nice|welcome|sweet|solution
suicide! thought|thoughts|idea|dream|dreams|fantasy 1 of|about 2 DIE|dying|dead|ending|death|suicide|killing 2 comforting|comfort|peaceful|every|all|constantly|won|daily
suicide! think|thinking|fantasise|fantasize|fantasizing|dream|obsessed|daydream|thoughts 1 about|of|with 2 my 0 death|dying|funeral|suicide
suicide! think|thinking|thoughts|fantasise|fantasize|fantasizing|dream|daydream|dreaming 1 about|of 1 death|dying|KILLSELF|ending|jumping|DIE -AFRAID
suicide! dark|intrusive|bad 0 thoughts 3 DIE|end|hurting|LIFE|myself
suicide! death 1 is|was|feels 1 only|best|my|way|answer|freedom
suicide! feel|feels|feeling|im|i 1 dead inside
suicide! not|never|dont 2 meant|belong|made|want|fit 1 for|in|to 1 this|be 0 world|life|earth
suicide! end|stop|escape|over|out 1 my|this|the|of 0 pain|suffering|misery|life|torment|agony|existence|nightmare
suicide! want|wanna|wish|need|make|please|just 3 stop|end|over|out|quiet|disappear|vanish $
suicide! want|wanna|wish|ready|going 1 to 1 disappear|vanish 1 forever|completely|good|from|$
suicide! end it|everything|things|all 2 all|tonight|soon|now|way|by|before|for
suicide! ending things|it|everything
suicide! want|wanna|wish 2 it|everything|life|this|pain 1 to 0 be|stop|end|over|go
suicide! make it|everything|pain|voices 0 stop
suicide! out of this life|world
suicide! leave|leaving|depart this 0 world|earth|life|planet
suicide! tired|sick of 1 being 0 alive|here|me
suicide! life 1 without 1 him|her 2 no|pointless|cant|worth
suicide! want|wanna|ready|going|long|longing|soon|tonight 4 join|with|see|meet 2 HIM|CLOSE|jesus|wife|husband|mother|son|maker|lord|creator 2 heaven|tonight|soon|now|there|today|other|again|$
suicide! heaven 3 faster|sooner|early|quicker|tonight
suicide! heaven 2 sounds|seems|looks|is|would 2 better
suicide! ready 1 to|for 1 go|meet|die|death|leave|end
suicide! goodbye|goodbyes|farewell|bye 2 everyone|everybody|world|all|forever|cruel|friends|final|last
suicide! goodbye forever|everyone
suicide! said|written|wrote|texted|sent|left|posted 4 goodbye|goodbyes|farewell 2 forever|heart|kids|children|family|everyone|letter|letters|note|message|and|$ -FAREWELL_PARTY
suicide! suicide|goodbye|farewell|death 0 note|letter|letters|message|text|post|words|video|call
suicide! letters|letter|notes|note|videos 3 each|my|for|to 2 CHILD|family|kids|parents|loved|wife|husband|mom
suicide! left|leaves|wrote|found|writing 1 note
suicide! wont|not|gone|never 1 be 1 here|around|alive|there|anymore|gone 1 much|longer|tomorrow|anymore|more|when|for|next|$
suicide! will be 0 gone|dead 1 by|soon|tomorrow|tonight|before|when|then|$
suicide! when|after|once|before|if 1 im|i|I 2 gone|dead|die|leave|go
suicide! by time 1 you|anyone|they|u|everyone 1 read|reads|see|find|hear
suicide! if 1 you|anyone|ur 1 reading|reads|read|find this
suicide! gave|giving|give|gifted|sold 2 away 1 my|all|everything|dog|cat|things|belongings|stuff|guitar|possessions 3 $
suicide! papers|affairs|will|finances 2 order|sorted|settled|ready 3 goodbye|goodbyes|die|gone|over
suicide! life insurance 4 more|pay|help|better|CLOSE|off
suicide! MY|this|is|be|our|final|very 0 last|final 0 day|night|goodbye|meal|message|letter|prayer|words|post|breath|conversation -MUNDANE -WORKING
suicide! is|be|was my last -MUNDANE -WORKING
suicide! have|made|got|had 2 plan|date|method|way 2 die|date|end|know|kill|suicide|do
suicide! know|chosen|picked|decided|set 1 when|how|date|where|day|method 1 do|die|die|end|will|ill|already|$
suicide! how|way|ways|quickest|easiest|painless|fastest|surest|method|methods 1 to|can|do|could|should|would|for|of 1 i|me|one|someone|you 1 die|dying|KILLSELF|overdose
suicide! how|way|ways to|of die|dying|KILLSELF
suicide! what|which|how 2 PILLS|POISON|long|many|much|high|fast|deep 5 die|kill|dead|sure|fastest|fall|works|KILLSELF
suicide! does|will|would|is|how 1 it? 1 hurt|feel|painful|like 1 to|like|when drown|hang|die|suffocate|jump|bleed|overdose|burn|fall
suicide! painless|painlessly|peaceful|peacefully|least|quick|quickly|easiest 2 way|die|death|go|painful|ends|suicide|end
suicide! how|many|much|what|whats|if|happens 3 PILLS 4 DIE|wake|kill|fatal|lethal|deadly|overdose|enough|end|takes|die|sleep|forever|too|take|need
suicide! lethal|deadly|fatal|overdose 2 dose|amount|PILLS|of|on
suicide! overdose|od on 1 PILLS|purpose
suicide! overdose|OVERDOSE 1 on 0 purpose
suicide! take|took|swallow|swallowed|taken|taking|popped|down|downed|ate 2 all|NUM|whole|bottle|handful|every|bunch|box|lot|pack|too|entire 3 PILLS|bottle
suicide! took|swallowed|take|taken|swallow 1 PILLS 2 all|to|on|and|want|because|hour|ago
suicide! PILLS 3 lined|hand|counted|saved|saving|stash|stashed|hoarding|here|table|front|ready|lap|next|stockpile
suicide! saving|saved|hoarding|collecting|stockpiling|stashing|counting|hiding|collected 2 PILLS
suicide! bottle|handful|pack|box 1 of 1 PILLS 3 here|hand|front|took|swallow|now|night|$
suicide! bleed|bleeding 1 out|to 3 wrist|wrists|long|death|how
suicide! does|will|would|is 2 hurt|painful|pain 2 to|when|if 1 drown|hang|die|suffocate|jump|bleed|hanging|drowning|overdose
suicide how|what|where|looked|search|searching|google|googled|research|researching|reading 3 noose|KILLSELF|hang|helium|overdose|ways|tie|cyanide|die|suicide|methods
suicide! noose
suicide! gun|pistol|rifle|knife|blade|razor|pills|rope|noose 2 lap|hand|mouth|wrist|wrists|temple|drawer|looking|next|ready|bought|garage|staring|front|calling
suicide! stand|standing|sit|sitting|im|i|climbed|walking|stood|hes|shes 2 on|at|to|near|over 2 bridge|ledge|edge|rooftop|cliff|tracks|platform|balcony|railing|overpass 3 cry|crying|jump|jumping|cant|want|water|think|thinking|looking|now|over|$ -PHOTO
suicide! on|off 1 roof|ledge|bridge|railing $ -PHOTO
suicide! jump|jumping 1 $
suicide! bridge|garage|cliff|building|roof 3 jump|high|higher|tall|tallest|sure|die
suicide! driv*|drive|driving|crash|crashing|crashed|swerve|swerving|steer|steering 4 tree|wall|truck|traffic|purpose|bridge|oncoming|cliff|pole
suicide! engine|car|exhaust|hose 2 running|on|exhaust 3 garage
suicide! garage 3 engine|exhaust 2 running|on
suicide! car|engine running 2 garage
suicide shot|hanged|hung|killed|kills|shoots|shoot|hang|drown|drowned|drowning 0 REFLEX 4 I|me|my|nine|same|and|since|if|unless
suicide! MY 1 CLOSE|PEOPLE 2 shot|hanged|hung|killed|kill|drown REFLEX
suicide! threatens|threatening|threatened|says|said|talks|talking|talked|wants|tried|tries|try|trying|attempted|attempt|going|gonna 3 KILL|shoot|hang|jump|cut|off|end|drown 1 REFLEX|off|HIS
suicide! attempt|attempted|tried|survived 2 suicide|KILLSELF|attempt|DYING
suicide! survived|after|second|first|third|last|failed|my 1 attempt 2 week|month|nobody|no|hospital|life|$
suicide! go 0 kill|die|hang
suicide! kill yourself
suicide! reason|reasons 1 to|for|not|why 1 not? 1 stay|live|living|alive|jump|go|keep|continue|exist
suicide! convince|talk|stop me 1 not|out|from|before 2 do|jump|doing|it|of|kill|die
suicide! why 2 stay|keep|live|alive|living|go|continue|exist|bother 1 alive|living|on|anymore|going|live|at|here|$
suicide! do|did|doing|done|through 1 it|with 1 tonight|it|now|today|tomorrow|soon|this -MINISTRY
suicide! go|went|gone|going through with it|this
suicide! do|doing|done|did something 0 stupid|drastic|bad|terrible|permanent
suicide! what|something|things 2 might|may|could|will|cant|would 2 do|take 1 to|back 1 MYSELF|to|$
suicide! afraid|scared|worried|fear|terrified 2 of|what|ill|that|i 4 do|hurt|harm|kill|of 2 MYSELF|REFLEX|life
suicide! NOT 1 trust 0 MYSELF
suicide! NOT 1 keep 0 MYSELF 1 safe|alive
suicide! not|isnt|arent|never safe 1 with|from|to|alone 1 MYSELF|REFLEX|be|with
suicide! danger|threat to 0 MYSELF|REFLEX
suicide! voices|voice|head|brain|mind|thoughts 3 tell|tells|telling|say|says|saying|want|wants|scream 3 die|jump|kill|end|hurt|cut|do
suicide! stopped|stop|refuse|refuses|skip|skipping|stopping 1 eating|insulin|taking|drinking|dialysis|medication|meds|eat 4 die|god|decide|over|over|on|wants|anymore|life|done
suicide! pull|ending|end 1 plug 1 on|my
suicide! rehearse|rehearsed|rehearsing|practicing|practiced|imagining|picture|picturing 3 how|would|do 2 do|die|it
suicide! chickened|backed|chicken 0 out
suicide! time 1 for|to|is|here|has 1 me|go|leave|up|over 2 leave|world|here|up|choose|come
suicide! dont|not|wont|never 2 think|know|believe|make|sure|survive|last 3 make|through|survive|last 1 it|night|through|another|much|until
suicide! have|get 1 to|deal|put|worry 1 deal|with|about 1 me much|longer|anymore|soon
suicide! deal|see|bother|hear|disappoint|worry 2 me 1 much|anymore|longer|ever
suicide! no 1 one|longer 1 to|have|has 1 see|deal|worry|put
suicide! everything|all|life|world|it 1 would|will|be|is 1 be 1 easier|better|fine 3 if|without|dead|when|once 2 I|me|dead|gone|die|was|were
suicide! same pull
suicide! understand|envy|jealous 3 SUICIDE|dead|died|him 3 well|too|dead
suicide! die|dying|crash|crashed on purpose
suicide! afraid|scared|tired|sick|terrified|weary of 0 living|life
suicide! if i|I 1 did|do|do|done it $
suicide! off 0 this 0 planet|earth|world
suicide! insurance 6 help|pay|more|better|them
suicide! painless|painlessly 3 do|it|die|go|end|way
suicide! do|it|die|go|end painless|painlessly
suicide! bought|buy|have|got|ordered 3 noose|helium|rope 3 painless|painlessly|it|end|die|hang
suicide! think|thinking|thoughts|thought|imagine|picture|rehearse 2 how|when|where 1 i|I 1 would|will|could|d do 1 it
suicide! MY? PARTNER|family|kids|mom|parents|they|everyone 2 would|will|d be free|happier|better|relieved|fine if i|I|im died|die|dead|gone|wasnt|werent|left
suicide! if 1 i|I wasnt|werent|wasn|isnt 1 around|here|alive|born|there
suicide! POINT 1 in|of|to|for 1 staying|stay|being|keeping alive|here|going
suicide! POINT 1 in|of|to|for 0 living|life|existing|existence
suicide! find|see|have|give|need|give 2 reason|reasons not 1 to 1 do|die|jump|end|kill|go
suicide! i|im|I about to 0 do it
suicide! SHOVE|HARMING 1 my 1 LIMB 2 bleed|bled|bleeds|bleeding|blood|raw
suicide! bulimic|bulimia|anorexic|anorexia|purging
suicide! NOT 2 promise 3 here|alive|tomorrow
suicide! stop|stopping thinking 1 of|about 1 DIE|DYING|KILLSELF|jumping|dying|death
suicide! got|have 1 nothing left
suicide! nobody|noone|one needs 1 me
suicide! not|dont|never 1 belong 2 planet|earth|world|here
suicide! not|doesnt|didnt|dont|isnt 1 want|wanna 1 be alive
suicide! idea|thought|urge|thoughts|image|picture 1 of 1 jumping|dying|hanging|drowning|KILLSELF|cutting|ending
suicide! been|started|start|keep|kept 0 cutting
suicide! have|got|has|nothing|anything|left 3 live for 1 since|anymore|now|without|$
suicide! why 2 god|did|you 3 born|create|created|make|made 1 me|$
suicide! never|not 1 get|wake|waking up 1 again|ever|anymore|$
suicide! sleep 2 never|not 2 up|wake
suicide! HARMING 0 MYSELF
suicide HARMING 0 REFLEX
suicide! CLOSE|PEOPLE 5 HARMING 0 REFLEX
suicide! CUT|carve|burn|burns|slit|slash 2 MY|HIS|up|own|open 0 LIMB
suicide! CUT|carve|carving|write|writing|scratch 3 in|into|on 1 MY|HIS 0 LIMB
suicide! scratch|scratching|pick|dig|burn|scrape|rub 2 skin|arm|arms 3 bleed|bleeds|blood|raw|feel|until
suicide! hit|hitting|bang|banging|smash|punch 2 my 0 head 2 against|wall|on|into|until|when
suicide! self 0 harm|harming|harmed|harms|injury|injure|hurt|mutilate|mutilation|destruct|hate|inflicted
suicide! SELFHARM
suicide! relapse|relapsed|relapsing 3 cut|cutting|harm|blade|sh|again|razor|purge
suicide! clean 3 cutting|sh|harm|relapse|blade
suicide! cut|cutting again|anymore|myself|relapse|urge
suicide! is|does|stop|with|about|keep|started|been|from 2 cutting $
suicide! cuts|cutting|cut $
suicide! urge|urges|want|need|itching|craving|tempted 3 cut|hurt|harm|bleed|burn|blade|blades|razor 2 MYSELF|again|my|tonight|$
suicide! BLADE|razor|lighter|blades|scars|scar|cuts 4 MY|HIS|pillow|hidden|hid|arm|arms|wrist|wrists|drawer|phone|skin
suicide! scars|cuts|burns on|all 2 MY|HIS 0 LIMB
suicide! starve|starving|purge|purging|vomit|throw|throwing 1 MYSELF|up|food 4 deserve|thin|fat|eat|meal|punish|weight|skinny|because
suicide! make|making|made MYSELF 0 throw|vomit|sick|puke|bleed|purge|suffer
suicide! deserve|deserves 1 pain|suffer|hurt|punished|punishment|hell
suicide! CUT 0 wrists|veins
suicide! WANT|INTENT 1 MYSELF 1 KILL|hang|shoot|drown|hurt
suicide! burn|burned|burns|burning|cut|scratched|hurt 2 purpose|deliberately|myself
suicide! BLADE|cigarette|lighter|burned|burnt|burn 4 purpose
`;
