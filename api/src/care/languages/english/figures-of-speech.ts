/** What means no harm, and what is told of others: in this order, before anything else is looked for. */
export const figuresOfSpeech = `
LIVE_LIKE = LIVE|be|go 1 like
PERSON = HE|PARTNER|PARENT|CHILD|KIN|PEOPLE|SOMEONE
CLOSE = PARTNER|PARENT|CHILD|KIN
THEM = HIM|US|ME|PARTNER|PARENT|CHILD|KIN|PEOPLE|SOMEONE
WANTING = WANT|PLAN
# Figures of speech
~ hit on|with 1 bill|tax|fees|lawsuit|snowball|$
~ got|get|gets|getting|been hit on
~ die happy|old|peacefully|well|someday|eventually|young
~ all 2 die|dying
~ dead in 1 prayer|faith|worship|water|trespasses|sin|spiritually
~ dead to|in 1 sin|sins
~ kid|toddler|son|daughter|boy|girl bit|bites|hit|hits|kicked|pushed his|her|their|another 1 brother|sister|friend|classmate|cousin|sibling
~ it|that hurts|hurt|hurting that|when|if|how
~ stabbed|stab|knife in 1 back
~ DIE with 0 christ|jesus|him
~ never|not|doesnt|didnt|hasnt|wouldnt 1 HIT|BEAT|CHOKE|ABUSE|SHOVE|STAB ME|HIM|US|MY|CLOSE
TOLD = ^ why|how|when|where 0 did|was|were|does|would|do
TOLD = ^ who 1 HIT|BEAT|KILL|CHOKE|STAB|ABUSE|RAPE|was|were|is|beheaded|DIE|hanged
TOLD = ^ explain|summarize|summarise|describe|tell
~ kill|kills|killing|killed two bird|birds
~ kill|kills|killing|killed time|it|lights|weeds|weed|germs|bacteria|mood|vibe|motivation|engine
~ curiosity|joke|choir|band|suspense|deadline|traffic|heat 1 kill|kills|killed|killing
~ killing my 1 motivation|joy|vibe|mood
~ KILL|kills my 1 pride|ego|old|flesh|sin|motivation|plant|plants|darlings|appetite|productivity|buzz|basil
~ KILL weeds|mosquitoes|mosquito|spider|spiders|ants|cockroaches|rats|mice|bugs|flies|germs|chickens|chicken|pig|cow|calf|goat|lamb|deer|bird|animals|fish|tomatoes|plants|plant
~ DIE to 1 self|sin|flesh|world|pride|know|see|hear|try|meet|ourselves|ego|desires
~ die|dies|dying daily
~ die|dying|died of|from 1 laughter|laughing|embarrassment|boredom|curiosity|shame|heat|cringe
~ died|die|dying laughing|laugh
~ dying for|of 2 pizza|coffee|ice|cream|chocolate|hunger|thirst|break|holiday|vacation|drink
~ dying out
~ dead tired|serious|wrong|end|last|sea|language|languages|battery|line|weight|lift|bones|leaves|set|ringer|sure
~ drop dead gorgeous
~ over my dead body
~ phone|battery|car|laptop|computer|plant|plants|wifi|engine|houseplant|prayer|church|language|conversation|chat|party|stream 3 died|dead|dying|die
~ to die for
~ do or die
~ life and|or death
~ laugh|laughed|laughing 3 DIE
~ im|am|i dead $ 
~ im dead|ded JOKE
~ makes me want to die JOKE
~ rather die than -LIVE_LIKE
~ be|am|im|is|was|were|being murder -MY
~ murder|kill|killed for? 1 pizza|coffee|burger|chocolate|cup|nap|drink|steak|sandwich|beer|voice|hair|shoes
~ kill|die for your|her|that|this|his 1 voice|hair|shoes|skin|recipe|dress|job
~ would|id kill|die to have|be|see|know|get
~ die|dies|died for my|his|her|our|their|us|me|you|all|christ|faith|sins|sinners|ungodly|country|friends
~ feet|shoes|back|head|heels|knees|knee|legs|boots|noise|heat|jeans|allergies|puns|suspense|commute|workload|homework|schedule 3 killing me
~ youre|your|are|he|she|they killing me with
~ killing|kills it
~ killed|slayed|slays|nailed it
~ got|get|getting killed|murdered|slaughtered|destroyed|killed 2 GAME
~ mom|mum|mother|mama|wife|boss|dad|father|teacher|husband|coach|roommate|parents|sister|he|she 3 kill|murder me if 1 im|i|we|they|forget|forgot -LEAVING
~ mom|mum|mother|mama|wife|boss|dad|father|teacher|husband|coach|roommate|parents|sister|she 3 kill|murder me when|for|because|over|about 3 sees|finds|hears|forgot|forgetting|missing|late|haircut|car|kitchen|mess|mud|grades -LEAVING
~ kill me when 2 sees|finds|hears -LEAVING
~ beat|beats|beating|hit|hits|bit him|her|them|me|us at|to|in 0 chess|tennis|last|it|punch|game|cards|checkers|scrabble|poker|golf|pingpong|finish|soccer|football|race|everything|board|bowling|darts|trivia
~ beat|beats|beating me|us|him|her|them at|to
~ beat|beats|beating me|us|him|her|them by 1 NUM|point|points|minute|minutes
~ beats|beat me $ -PERSON
~ it|that|news|song|verse|sermon|truth|reality|grief|sadness|words|message|line|realization|loss|lyrics|flu|thought|idea|this|wave|memory|memories|nostalgia|homesickness 2 HIT me|us|him|her|home|hard
~ HIT|BEAT me|us|him|her|them that|how|with 1 question|questions|idea|request|surprise|pillow|snowball|ball
~ HIT|BEAT me|us hard
~ hit|hits|hitting gym|road|books|sack|jackpot|nail|ball|balls|target|like|send|button|wall|spot|shops|beach|brakes|hay|shower|note|notes|high|bottom|goal|goals|rock|snooze|town
~ hit|hits|hitting golf
~ hit|stubbed|hurt|bumped|cut|broke|sprained|twisted|injured my 1 toe|thumb|knee|ankle|back|finger|elbow|shoulder|nail|hair|hamstring|foot
~ cut|cutting|cuts my hair|nails|grass|losses|sugar|carbs|expenses|hours|spending|finger|lawn|bangs|budget
~ cut|cutting carbs|corners|sugar|off|down|back|short|out|through|costs|caffeine|ties|class
~ cut myself shaving|cooking|slicing|peeling|slack|off|short|chopping|while
~ cut|hurt|burned|burnt|burn myself 2 accident|accidentally|cooking|stove|oven|paper|kitchen|gym|football|playing|lifting|running|falling|iron
~ heat|sun|rain|heart|drum|drums|wings 2 BEAT
~ BEAT eggs|egg|cancer|traffic|odds|system|record|drum|drums|dough|rush|clock|crowd|world|heat|path|carpet|rug|temptation|addiction|boredom|level|game
~ beating|beat around|myself 2 up
~ heart|hearts beats|beat|beating
~ attacked|attack|assaulted|hit|beaten|tortured|tormented|abused by 2 doubt|doubts|thoughts|demons|fear|fears|temptation|critics|bees|wasps|satan|devil|enemy|layoffs|guilt|anxiety|media|seagull|seagulls|mosquitoes|memories|grief|sadness
~ feel|felt|feeling|feels attacked|hurt 0 when|by|that|because -PARTNER
~ attack problem|problems|issue|task|sin|temptation|project|question
~ panic|anxiety|spiritual|verbal attack|attacks -CHEST
~ fight good fight
~ HURT my|his|her|their|our|peoples|someones feelings|feeling|pride|ankle|knee|back|foot|wrist|shoulder|toe|reputation|hamstring
~ HURT me|him|her|us|them with|by 1 gossip|words|lying|lies|lie|saying|forgetting|ignoring|not|comment|joke|sarcasm|silence|rumors
~ HURT me|him|her|them that|when|because 1 he|she|they|i|son|daughter|nobody 1 forgot|didnt|never|lied|said|left|ignored|calls|called|doesnt|dont
~ hurt|hurts my friend|sister|wife|husband|brother|mom|mother|dad by|with
~ hurts|hurt that|when 2 forgot|call|calls|ignores|visit|visits
~ touched|touches|touch me deeply|so|with|by|when|how
~ sermon|song|god|jesus|lord|music|story|words|answer|hymn|psalm|verse|message|film|kindness|testimony|spirit|prayer|letter|gesture 2 TOUCH
~ TOUCH my|our|peoples|his|her|their|your|many|people heart|hearts|soul|souls|lives|life
~ TOUCH by your|his|her|their|this|how
~ TOUCH on|base|leper|lepers|hem|garment|grass|topic|subject|wood|screen|phone
~ jumping|jumped|jump for|into|at|on 1 joy|ministry|conclusions|lake|bandwagon|water|chance|trampoline|pool|bed|rope|topic|prayer|it
~ jumped|jump off pier|dock|board|diving
~ hang|hangs|hanging out|on|with|laundry|clothes|pictures|picture|paintings|in|around|up|ornaments|curtains|washing
~ shot|shoots|shoot|shooting photos|photo|wedding|video|hoops|goals|goal|deer|pool|stars|star|arrow|arrows|pictures|film|movie|espresso|three|basket|free
~ shot of|at -GUN
~ flu|covid|vaccine|booster|screen|head|big|best|long|moon 0 shot|shots
~ burn|burned|burnt|burning|burns with|bridges|calories|cake|dinner|toast|candle|candles|incense|bush|passion|diaries|desire|food|bread|cookies|cds|offering|offerings
~ burn|burned|burnt|burning|burns out
~ heart 1 burns|burned|burning|breaks|broke|broken|aches|hurts|skips
~ bomb|bombed|bombs presentation|interview|test|exam|audition|speech|last
~ bath|photo|cherry 0 bomb|bombs
~ drowning|drown|drowned in 1 work|debt|paperwork|email|emails|laundry|homework|sorrows|information|love|tasks|deadlines|bills
~ choked|choking|choke up|laughing
~ choked|choke 1 test|presentation|penalty|game
~ suffocating|suffocate in 1 town|job|office|marriage|heat|village
~ breathe|breath|breathing again|deeply|techniques|technique|exercise|exercises|meditation|prayer|prayers|work|life|into|new|fresh|holy
~ breathe during|while|in|out|through
~ breath away|of|taken|taking
~ took|takes|take|taking my|your 0 breath
~ cant breathe 2 dress|laughing|jeans|JOKE|funny|pants|mask
~ heart 1 stopped|stops|attack 1 when|cute
~ stroke|strokes of|genius|luck|midnight|brush|pen|game
~ starving|hungry|dying -MYSELF -CHILD
~ raped|rape seed|oil
~ grape juice|vine|vines|wine
~ grapes|graped 
~ substance|drug|alcohol|prescription abuse|abuser
~ abuse of|power|authority|supper|grace|language|trust
~ power|church|spiritual|religious 0 abuse of
~ violent video|games|game|film|films|movie|storm|weather|music
~ video|computer 1 violent|violence
~ bible|testament|scripture|psalms|old|tv|news|religious|media 2 violence|violent
~ gun control|laws|rights
~ push|pushed|pushing|pushes me|us|him|her to 1 be|do|work|pray|succeed|better|study|grow|go|excel
~ push|pushed|shove|throw|threw|pull|pulled|grab|grabbed|knock|knocks|knocked|shake|shook|shaken|drag|twist|tie|tied|drags|dragged|spit|burn|burns|burned|pin|pins 0 party|meeting|through|back|away|together|down|up|over|by|forward|deadline|out|off|coffee|lunch|bite|seat|hands|faith|on|at -ME -HIM -CHILD -PARENT -PARTNER
~ shaken by|up
~ tied up at|in|with
~ make|makes|made|making me|us|him|her|them happy|laugh|smile|cry|feel|think|wonder|proud|sad|angry|mad|better|want|go|memorise|memorize|clean|wash|practice|pray|sing|read|study|learn|understand|see|nervous|anxious|stronger|uncomfortable|apologise|apologize|breakfast|dinner|coffee|tea|wait
~ force|forces|forced|forcing me|us|myself|him|her|them to 1 watch|sing|go|eat|learn|think|clean|wash|pray|listen|stop|slow|wait|face|exercise|study|read|resign|retire|leave 2 film|broccoli|church|gym|piano|job|vegetables|public|movie|homework|anything
~ forced myself|themselves
~ weapons|armor|sword|swords of|spirit|warfare
~ swords into
~ bridge in|of|between|builder|club|over|loan|this|song|hymn|chorus|gap
~ rope of
~ over|across|cross|crossing bridge
~ roof leaks|leak|leaking|repair|repairs|tiles|shingles|garden
~ platform 0 politician|shoes|digital|online|social
~ wake up at|early|for|before|in|so|with|to 1 NUM|mass|prayer|work|alarm|five|six|seven|school|church|song|birds|sunrise|morning|time|pray|run|read
~ wake|woke|waking up early|at|with|for|late|tired|to|before|NUM
~ early|morning 1 wake up
~ live|living in|near|at|next|close|far 1 city|town|village|country|apartment|house|fear|flat|sin|place|dorm|state|california|london|suburbs|area|here|debt|neighborhood|usa|europe|texas|anxiety|past|lie|clutter|canada|australia|tent
~ live|living lukewarm|holy|double|busy|simple|better|godly|christian|good|healthy|fast|ordinary|boring|quiet|peaceful|hypocritical
~ live|living by|out|up|alone|together|apart|room|stream|nativity|music|concert|chat
~ live|living for|with christ|god|jesus|him|his|parents|mother|roommates|family
~ living wage|room|water|waters|hope|word|god|sacrifice|stones|will|bread
~ life of|in|group|insurance|jacket|story|skills|verse|coach
~ end|ends|ending|ended my|his|her|our 1 day|sermon|prayer|membership|speech|essay|fast|subscription|contract|lease|evening|week|devotion|letter|habit|journal|paper|service|night|meditation|addiction|relationship|engagement|marriage|friendship
~ end|ending this|bad|habit|times|fast|argument|feud|fight|addiction|conversation
~ end|ends of 1 world|age|days|month|year|week|day|book|time|sermon|service
~ end|ends book|time|well
~ done with|this|my 1 diet|homework|dishes|chores|laundry|book|project|exam|exams|semester|job|task|test|course|chapter|devotion
~ tired|sick|exhausted|weary|fed|bored of|from|up|with 1 pretending|work|job|working|dieting|diet|commute|traffic|cleaning|noise|church|arguing|cooking|waiting|people|him|her|rain|winter|politics|school|studying|snow|meetings|dating|small
~ give|giving|gave up smoking|sugar|chocolate|coffee|drinking|meat|sweets|alcohol|something|how|on 1 spell|diet|puzzle|lent
~ give|gives|gave up 1 for lent|god
~ cant do this anymore 2 MUNDANE
~ cant 2 anymore 3 MUNDANE
~ cant go on 1 vacation|holiday|trip|retreat|mission|camp|date|hike|pilgrimage|tour
~ cant go on without 1 coffee|wifi
~ disappear|vanish|escape|run away into|to 2 mountains|weekend|retreat|island|beach|vacation|woods|nature|monastery|holiday
~ out of 1 lease|job|contract|debt|town|office|club
~ hate myself for 2 eating|cake|watching|procrastinating|skipping
~ hate|hates my 1 job|life JOKE
~ worthless|useless 1 at|at my job|work
~ goodbye and 1 thank|thanks|see
~ goodbye|farewell 2 church|team|colleagues|school|party|sermon|house|card|speech
~ see you|u tomorrow|later|soon|sunday|monday|there|then|next
~ last day|message|night|letter at|of|on|in 2 job|school|work|camp|vacation|semester|holiday
~ reason|reasons to 1 get|smile|rejoice|celebrate|believe|go|thank
~ point|purpose|meaning of|in 1 prayer|fasting|lent|tithing|parable|work|church|life|baptism|meditation|reading|praying|verse|story|passage|homework|job|school|rosary
~ suicide|suicidal squad|prevention|awareness
~ prevention 2 suicide|suicidal
~ not|never|isnt|wasnt|arent|neither suicidal
~ gave|give|giving away 2 clothes|books|toys|poor|old|youth|church|goodwill|charity
~ took|take|taken|taking|drank|drink|ate|eat 1 shot|bite|nap|break|walk|test|exam|bus|train|class|coffee|tea|lunch|dinner|supper
~ many|forgot 2 vitamin|vitamins|supplement|supplements
~ pills|pill|medicine|medication|tablets|meds|insulin of|with|at|every|for|in|on|after|before 2 vitamin|breakfast|grapefruit|dinner|meal|meals|coffee|morning|daily|food|prayer|lunch
~ chill|bitter|red|blue 0 pill
~ poison ivy|oak
~ bleeding heart|edge
~ blood pressure|test|tests|donation|drive|type|of|sacrifice|sacrifices|moon|brother|brothers|line|related|relative|sugar|bank|bath|orange|covenant|thirsty
~ issue|power|precious|innocent|his|lambs|jesus|lamb|life 1 of|in blood
~ sweat|sweating|sweated blood
~ chest of drawers
~ treasure|medicine|tool 0 chest
~ pass|passed|passing out flyers|papers|bulletins|communion|leaflets|tracts|candy|songbooks|bread|bibles|invitations
~ passed driving|my|exam|test|me|us|by|away|over|down
~ stomach|knee|knees|tooth|back|head|heart|feet 1 full|hurts|hurt|aches when|after|from 1 kneel|kneeling|gardening|sitting|laughing|eating|homeless
~ lost game|keys|wallet|match|way|faith|phone
~ afraid|scared|fear|terrified of|to 1 flying|spiders|heights|dark|exam|future|confession|snakes|dogs|public|speaking|failure|dentist|hell|death|dying|needles|clowns|god|lord|commitment|rejection|tell|new|singing|driving|ghosts|being|aging|change|thunder|losing|unknown|flying|interview|test
~ fear of|god|lord|not
~ alone with|in 1 god|prayer|bible|jesus|christ|thoughts
~ outside|door 1 washing|playing|waiting|mowing|singing 1 car|flowers|church|pizza|package|garden|groceries|mailman|delivery|snow|lawn
~ stand|stands|standing at 0 door 1 knock
~ knock|knocks|knocking at|on 0 door|doors
~ fire of|for|and|drill|place|department|pit|holy|brimstone|alarm
~ on fire for
~ heart 1 on fire
~ set my 1 heart|soul
~ under|in fire|attack
~ shelter for|of
~ broke up|down|my 0 heart|hearts|bread|promise|fast|news|ground|record
~ break leg|bread|fast|up|habit|habits|news|chains|time|ice
~ heart|hearts broken|broke|break
~ teacher|parents|mom|dad|coach|boss 1 yells|yelled|shouts|criticizes|criticises
~ dog|cat|horse|puppy|kitten|parrot 1 bit|bites|scratched 1 my 1 mailmans|bag|shoe|shoes|ball|toy
~ CHILD|toddler hit|hits|hitting|bite|bites|biting|kicks|pushes|punches other|his|her|another|classmates|kids|siblings|brother|sister|sibling|each
~ fight|fights|fighting over|about|with
~ run|running over with|by|script
~ dead|gone before i|we|you 0 get|reach|finish|make
~ driving|drive|drives|drove ME up the? wall|walls
~ driving|drive|drives|drove ME crazy|nuts|mad|bananas
~ god|lord|jesus|he 1 has|have|had 1 plan|plans
~ hit it again|tomorrow|snooze|$
~ hit|hitting|hits 1 snooze
~ debt|debts|indebted 3 ashamed|shame|embarrassed 3 tell|admit|confess
~ im|i gonna|going explode|burst|scream
`;
