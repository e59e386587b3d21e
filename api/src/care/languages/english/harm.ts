/** Intent to harm others, and what was done to them: `kind pattern`; a kind with `!` also where persons of the Bible, games or films are spoken of. */
export const harm = `
harm! I 2 WANT|will|going 2 OBJ 1 KILL|STAB|CHOKE|shoot|strangle|poison|HURT
harm! I 2 has|have|had|will|would 1 MY 1 CLOSE|PEOPLE 2 HIT|BEAT|CHOKE|STAB|RAPE|killed|ABUSE
harm! planning|plan|plans|planned 1 shooting|attack|murder|massacre|bombing|killing|stabbing
harm! WANT|PLAN|ready 2 set|light|burn 1 OBJ 2 fire|alive|ablaze
harm! push|pushing|shove|shoving 1 people|someone|strangers|somebody|him|her 4 train|trains|tracks|stairs|traffic|off|platform
harm! WANT|PLAN 2 burn|blow|torch|bomb|shoot 1 down|up? 1 MY|the|their|this|that|school|church|house|office
harm! ima|imma|finna|gonna|gunna|wanna 1 KILL|STAB|CHOKE|shoot|murder|strangle|beat OBJ
harm! feel|feels|feeling|felt like 1 KILL|STAB|CHOKE|HURT|hitting|killing OBJ
harm! CLOSE|PEOPLE|HE 4 will|going|gonna|wants|want|planning|plans|threatens|threatening|threatened|swears 3 KILL|STAB|shoot|murder|strangle|poison 1 PEOPLE|SOMEONE|CLOSE|HIM|everyone|people|kids|teacher|them
harm! beat|kick|knock 1 HIM 2 crap|shit|hell|out|teeth|senseless|pulp|bloody
harm! beat 0 crap|shit|hell
harm! I|im|ima|ME|ill 3 WANTING|want|could|need|ready|swear 3 KILL|STAB|CHOKE|shoot|murder|strangle|poison|drown|HIT|BEAT|rape|HURT|burn|smash|hunt|end|torture|punch|beat|behead 1 HIM|MY|CLOSE|PEOPLE|SOMEONE|US|them|this|these|all|that|every|everyone|kids|someone|bullies|teacher
harm going|gonna|gunna|finna|will|wanna|want|wants|plan|plans|planning|planned|thinking|think|thoughts|thought|urge|urges|dream|fantasize|fantasise|imagine|visions|images|tempted|about|like 3 KILL|STAB|CHOKE|shoot|murder|strangle|poison|drown|rape|behead|smothering|stabbing|killing|shooting|drowning|strangling|hurting|hitting|throwing 1 HIM|MY|our|CLOSE|PEOPLE|SOMEONE|them|people|everyone|everybody|all|somebody|baby|teacher|others|sinners|kids|these|every
harm! I|weve|once|then 1 HIT|BEAT|CHOKE|ABUSE|STAB|ASSAULT|RAPE|MOLEST|killed|shot|poisoned|smothered|drowned|strangled|hurt|burned|pushed|kicked 1 OBJ
harm! I 1 RAPE|MOLEST|killed|murdered|stabbed|strangled|choked|shot|beat|slapped|punched|kicked|shook 1 OBJ -JOKE -PHOTO
harm! I|keep|kept|cant 3 hit|hitting|beat|beating|hurt|hurting|slap|slapping|punch|shake|strike 1 MY|our|the|HIM|CLOSE|kids|wife|them|mother|THEM
harm! lose|losing|lost 1 control|it|my|temper 3 hit|hurt|beat|slap|HIT|kids|shake 1 CHILD|kids|my|her|him|them
harm! AFRAID|worried|scared 3 ill|i|will|might|may|could|gonna|of 2 might|will|could|going|gonna|hurt|harm|hurting|kill 2 HURT|harm|kill|do|hit|hurting|snap|hurt|shake|touch 2 HIM|MY|CHILD|someone|people|others|something|them|baby|kids|it|THEM
harm! I|might|will|could|ill|gonna|going 2 do|done 1 something 1 terrible|bad|awful|stupid|horrible 1 to 1 her|him|them|someone|people
harm! really|next|will|gonna 2 hurt|kill 1 her|him|them|someone|somebody
harm! stop|control|help 0 myself 4 hurt|hit|kill|touch|her|him
harm! want|wants|wish 1 him|her|them|husband|boss|father|mother|wife|ex|that|man|MY|CLOSE|PEOPLE|bastard 2 dead|die|suffer|gone|bleed
harm! want|wanna|will|gonna|going|make|shell|hell|theyll|ill|you 2 make|makes? 1 HIM|them|everyone|all|her 2 pay|suffer|bleed|regret|sorry|scream
harm! make|making 1 HIM|them|her|you|all|everyone 2 pay|suffer|bleed|regret
harm! will|all|theyll|hell|gonna|you|they 2 pay|bleed|suffer|regret|sorry|burn|die 2 monday|tomorrow|tonight|blood|school|church|bringing|gun|rifle|everyone|one|me|this
harm! pay|paid|pays 1 in|with|by 1 blood|life|lives|her|his
harm! spill|taste|smell|want|see 1 their|his|her|blood 2 blood|bleed|flow
harm! revenge|vengeance|retaliate|payback 4 tonight|bleed|kill|plan|planning|him|her|them|gun|knife|my|get|take|want|today
harm! get|want|take|taking|getting|plan|planning 2 revenge
harm shoot|shooting|shot|blow|blowing|bomb|bombing|burn|burning|torch|attack|attacking|stab|gas|poison 2 up|down|at|in? 1 my|the|our|their|this|that|a|school|church|mosque|synagogue|office|place|building|temple|mall|house|everyone
harm! school|church|mosque|mass|synagogue 0 shooting|shooter|shooters|attack
harm! shoot|blow|light|burn it|this|them|school|place|everyone|everybody 1 up|down
harm! bring|bringing|brought|bought|buy|buying|got|have|load|loaded|take|taking 2 WEAPON|GUN 4 school|work|church|him|her|them|all|everyone|pay|wait|waiting|kill|class|sorry|office|six|home
harm! loaded|load|loading 1 GUN
harm! list 2 people|kids|names 4 kill|shoot|die|dead|hurt
harm! hitlist
harm! kill|hit 0 list
harm god|lord|voice|voices|angel|angels|jesus|spirit|demon|devil|satan|head 3 tell|tells|telling|told|commanded|commands|orders|ordered|says|said|wants|whispers|asks|asked|calls|called|commanding 3 kill|sacrifice|stab|hurt|punish|burn|murder|shoot|harm|poison|slay|cleanse|strangle 1 MY|the|SON|sinners|him|her|them|people|roommate|me|everyone|neighbor|my|someone|wife
harm! sacrifice|sacrificing 1 my|our 1 CHILD|SON|daughter|son
harm antichrist|demon|devil|possessed 4 kill|stab|coworker|neighbor|must|wife|son|my
harm! supposed|chosen|called|sent|mission 1 to 2 kill|punish|destroy|cleanse
harm! punish|burn|destroy|purify 1 them|sinners|her|him|everyone 2 fire|blood|sword|knife|gun
harm! urge|urges|impulse|impulses|thoughts|desire|desires|fantasies|fantasy|visions|attracted|attraction|feelings 3 hurt|hurting|touch|touching|kill|killing|rape|raping|stab|stabbing|CHILD|kids|strangle|children|minors|boys|girls
harm! attracted|attraction|drawn|aroused|lust 2 to|by|for|towards 2 CHILD|kids|children|minors|little|boys|girls|underage
harm! act|acting on 1 it|my|urges|desires
harm how|way|ways|what|best|where 4 poison|poisons|kill|murder|strangle|stab|hire|dispose|hide|get 3 someone|somebody|person|caught|away|trace|body|hitman|husband|wife|him|her|people|neighbor|neighbour
harm! poison 2 leaves|no|undetectable|without|untraceable 1 trace|caught
harm! without|not 2 getting|get|being 1 caught|noticed|traced
harm! get|getting|got away with 1 murder|it|killing
harm! hitman|hired|hire|contract 2 killer|kill|hurt|hitman|someone|beat|guy
harm! hitman|assassin
harm! hide|dispose|get|bury 2 of|the 1 body|corpse
harm! putting|put|slip|mix|adding 2 something|poison|pills 2 in 1 HIS|my|their 1 food|drink|coffee|tea|soup
harm! wait|waiting|waited|follow|following|followed|watching|know|knows 3 outside|for|her|him|them|where|when 3 work|alone|lives|live|home|house|knife|gun
harm! where|when 1 HE|she 1 lives|works|sleeps|alone|is 1 alone|kill|and|$
harm kill|murder|killing|murdering|kills|hurt|beat|punish 2 someone|somebody|person|man|people|my|abuser|rapist|murderer|him|killer|brothers|one 4 deserve|deserves|deserved|hurts|raped|abuser|murderer|forgive|sin|caught|away|hurt
harm sin|wrong|right|okay|forgive|allowed|bible|god|justified|ok|may|permissible 5 kill|killing|murder|murdering|revenge|hurt|poison|shoot|beat|hit 2 someone|somebody|him|her|my|abuser|person|man|wife|rapist|CLOSE|who|husband|killer
harm! deserve|deserves 2 to|die|dead 2 die|ill|one|i|will|and
harm! eye for eye 5 kill|brother|murder|daughter|may|him
harm! may|can|should|allow|allows|hard|how|permitted|right|must 5 hit|beat|discipline|spank|slap|chastise|strike 1 his|my|your|a|her|their 1 wife|husband|woman|girlfriend|spouse
harm! discipline|chastise|punish my|his 1 wife|husband|girlfriend 2 physically|belt|hit|rod|hand
harm! my hands 2 around|on 1 her|his
harm! hands were around
harm! smother|smothered|smothering|suffocate|drown|shake|shook|throw|throwing|drop|dropping|stab|stabbing|kill|hurt|hurting 2 my|the|our|this|her|his|crying 1 baby|babies|newborn|infant|toddler|child|kids|children|CHILD
harm! kill|take|end 3 family|kids|children|them|everyone|wife 4 then|and|with 1 me|mine|myself
harm! take|taking|bring 1 kids|children|them|her|him|family|everyone 1 with me 2 go|die|when|down|$
harm! if i|we cant have 0 her|him|you
harm! nobody|no|noone 1 one? 1 will|can|else 1 have|will
harm! wont|not|never 1 live|see|survive|wake|make|breathe 2 see|to|sunday|morning|tomorrow|another|christmas
harm! watch|see|love 2 him|her|them 1 die|suffer|bleed|burn
harm! set|setting|light|lit|start|started 1 fire|ablaze 2 to|in|house|neighbor|shed|at|school|their
harm! fire 1 to 1 his|her|their|my|neighbours|neighbors|the 1 house|car|shed|home|church|school
harm! burn|burning|torch 1 down 0 HIS|their|my|the
harm! burn|burning|torch 1 their|his|her|my|the 1 house|church|place|school|car 0 down?
harm! run|running|ran|drive|driving|mow 2 HIM|them|over|into|her|people|crowd|kids 1 over|down|with|crowd 2 car|truck|my|$ -JOKE
harm! hurting|torturing|kill|torture|hurt|killing|killed|drowned|strangled 1 animals|cats|dogs|kittens|puppies|animal 2 people|then|feel|enjoy|fun|next|like|and
harm! been planning|plan 2 it|for|weeks|months 4 coming|see|him|die|pay|her
harm! i killed|murdered|stabbed someone|somebody|man|my|him|her|woman|person
harm! left|leaving 1 him|her|them 1 lying|there|for|bleeding 1 bleeding|dead|ground|there
harm! snap|snapped|snapping 3 her|him|mother|kids|hit|hurt|care|baby
harm! wipe|wiping them|everyone|those 1 all|out
harm! threatened|threaten|threatening|attacked|chased|scared 1 my|his|her|him 1 PARTNER|PARENT|CHILD|wife|husband|mom|her|him 2 with 1 WEAPON
harm bomb|bombs|bombing|explosive|explosives|grenade 3 mosque|church|school|make|build|place|on|temple|building|office|government|plane|people
harm! i 2 touched|abused|molested|raped|groped|assaulted 1 my|a|her|him|child|girl|boy|CHILD|niece|sister|kid
harm! forced|force|raped|drugged 1 my|her|girlfriend|wife|him|a 3 sex|bed|sleep|into
harm! enjoy|like|love|pleasure 2 hurting|hurt|killing|torturing|pain 1 people|others|them|animals|her
harm rape 1 HIM|her|that|this|my|someone
`;
