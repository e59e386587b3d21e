/** Violence at home and elsewhere, threats, being held: `kind pattern`; a kind with `!` also where persons of the Bible, games or films are spoken of. */
export const violence = `
violence! PERSON 4 HITS_ME
violence! ^ 1 HITS_ME
violence! who|that|when|if|and|because|but|then|after|until|before|while|since 2 HITS_ME
violence! HIT|BEAT|CHOKE|ABUSE|STAB 1 MY 0 CLOSE 1 when|every|and|because|in|with|so|again|$
violence! MY 1 CLOSE|PEOPLE 3 HIT|BEAT|CHOKE|ABUSE|STAB|ASSAULT|HURT|kill 1 HIM|MY|CLOSE|us
violence CLOSE|PEOPLE 3 HIT|BEAT|CHOKE|ABUSE|STAB|ASSAULT|HURT|kill 1 HIM|MY|CLOSE|us
violence HE|PARTNER|PARENT 2 HIT|BEAT|CHOKE|ABUSE|STAB 1 HIM|wife|woman
violence! who|that|he|she|husband|wife 1 hits|beats|chokes|strangles|slaps|punches|kicks|abuses
violence! MY|WE|I|he|she|im|ive 3 being|been|was|were|got|get|gets|getting|is 2 beaten|beat|BEAT|HIT|abused|ABUSE|assaulted|attacked|strangled|choked|stabbed|jumped|mugged|threatened|stalked|followed|tortured|trafficked|kidnapped|raped|molested|harassed|hunted
violence! CLOSE|PEOPLE 2 being|been|was|were|got|gets|getting|is|get 2 beaten|BEAT|abused|ABUSE|assaulted|attacked|strangled|choked|stabbed|threatened|stalked|tortured|hit
violence! abusive|violent|ABUSE 1 PARTNER|PARENT|man|marriage|relationship|home|ex|household|men|dad
violence! PARTNER|PARENT|HE|marriage|relationship 3 is|was|are|gets|became|becomes|being|turns|turned|got|grew|im|isnt 2 abusive|violent|abuser|aggressive|dangerous
violence domestic|spousal|wife|family|marital|physical|husband|partner 1 violence|abuse|beating|discipline|battery|beater
violence! victim|survivor|victims of|from 1 abuse|violence|domestic
violence ABUSE
violence battered
violence! PARTNER|HE|PARENT|wife 2 disciplines|punishes|corrects|chastises|spanks 0 me|her|us
violence! wife 2 takes|deserves|needs|accept|accepts 2 punishment|discipline|correction|beating
violence! emotional|emotionally|verbal|verbally|mental|psychological|physical|physically|financial|spiritual|spiritually 1 ABUSE
violence! AFRAID of MY? 0 PARTNER|PARENT|ex|him|her|them|uncle|brother|KIN|man
violence! fear|fearing|dread MY 0 PARTNER|PARENT|ex|brother
violence! AFRAID 2 go|come|going|be|stay|sleep|leave|at 2 home|house|him|her|alone|here|back
violence! AFRAID|fear|fearing|fearful 1 for 1 MY 2 life|lives|safety|kids|children|family
violence! AFRAID 4 HE|PARTNER|will|might|gonna|hell|PEOPLE 2 will|might|gonna|going|wants 2 HURT|KILL|HIT|BEAT|find|hurt|kill|come
violence! not|isnt|never|arent|dont|no|unsafe|nowhere 2 safe|unsafe|safety 1 at|in|with|around|from|here|alone|$
violence! unsafe 1 at|in|with|around|near
violence! safe place 2 go|stay|hide|from|tonight|sleep
violence! THREAT|SAYS|wants|want|gonna|going|trying|tries|tried|will|would|could|might 5 KILL|kill|murder|hurt|shoot|stab|strangle|drown|behead 0 ME|US|MY
violence! KILL|hurt|shoot|stab|beat 1 ME|US|MY|them|KIN 3 if 3 LEAVING|go|pray|become|dont|find
violence! to|will|gonna|wants|almost|nearly|hell|shell|theyll|could|would KILL|murder 0 ME|US $
violence! THREAT 2 me|us|my|with|to|CLOSE|gun|knife|weapon|kids
violence! I|we|get|got|getting|keep|receive|received|receiving|sends|sent|sending|send 2 death 0 threat|threats
violence! CLOSE|PEOPLE|HE|ex 3 stalk|stalks|stalking|stalked|stalker|tracks|tracking|follows|following|followed|harass|harasses|harassing|harassed 2 me|us|my|her|home|everywhere
violence! someone|man|guy|men|stranger|somebody|car|HE 2 following|follows|stalking|chasing|chases|watching|hunting 1 me|us|my
violence! stalker|stalking|stalked
violence! HE|PARTNER|ex|PEOPLE|SOMEONE|they 3 outside|door|window|house|inside|yard|downstairs|driveway|coming 5 WEAPON|drunk|kick|kicking|break|breaking|bang|banging|scream|screaming|shouting|yelling|threat|kill|hurt|pounding|angry
violence! break|breaks|breaking|broke|get|forced|climbing|kicked|kicking|smashing|burst 2 in|into|inside|down 1 my|house|door|last|window|apartment|home|night|through|right|now|our|$
violence! HE|PARTNER|ex|they 2 found|finds|find|tracked 1 me|us|my|where 1 address|live|again|new|hiding|$
violence! looking|searching|hunting|after 0 for? 0 me|us 2 with|now|and|everywhere|$
violence! hide|hiding|run|escape|flee|fled|away|hid|fleeing|running|escaped|ran 3 from 1 him|her|PARTNER|PARENT|them|abuser
violence! get|getting|got away from 0 him|PARTNER|MY|them|her
violence! leave|escape|divorce|left|leaving 3 abusive|violent|abuser|abuse|beats|hits|beating
violence! ran|run away 4 looking|find|kids|him|hits|beats
violence! WEAPON|hands|hand|fist|belt 2 to|at|on|around|against|in 1 MY|ME|US|HIS 1 throat|head|neck|face|me|chest|back
violence! hand|hands|fingers|arm 1 around|on|over|against 1 MY|HIS 0 throat|neck|mouth
violence! HE|PARTNER|PARENT|PEOPLE|KIN|CHILD|they|SOMEONE 3 pulled|pulls|pull|pointed|points|held|holds|has|got|grabbed|waved|came|attacked|picked|put|brought|carries|carrying|chased 2 WEAPON 2 me|us|my|at|on|to|in|and|$
violence! WEAPON to|at|on|against me|us|my|her
violence with 0 WEAPON
violence! HE|PARTNER|PARENT|KIN|PEOPLE 2 laid|lays|lay|put|puts|raised|raises 1 hands|hand|fist|finger|belt 2 me|on|us|my
violence! raises|raised|raise 1 his|her|their 0 hand|fist|fists
violence! his|her|husbands|fathers|partners|boyfriends 0 fist|fists|beatings|beating|abuse|violence|belt|blows|temper
violence! endure|endures|put|take|tolerate|accept|submit|suffer|survive|forgive|bear|honour|honor|obey|stay 4 beatings|beating|abuse|fists|blows|violence|hits|beats|slapped|strangled
violence! BRUISE
violence! black|split|swollen|bloody|broken|busted|broke|breaks|fractured|cracked|knocked 2 eye|lip|nose|rib|ribs|arm|teeth|jaw|tooth 2 from|by|PARTNER|HE|out|last|again|crying|husband|boyfriend|and|says
violence! HE|PARTNER|PARENT|KIN|PEOPLE 2 broke|breaks|fractured|cracked|busted|twists|twist|twisted|smashed|knocked|burned|burns|crushed|cut|bit|breaking 1 MY|HIS 0 BODY|teeth|phone|things
violence! black and blue
violence! gives|gave|give|has|had|with|got 1 me|her|him? 0 black 0 eye|eyes
violence! black 0 eye|eyes
violence! lock|locks|locked|locking|trapped|traps|chained|tied|ties|shut|kept|keeps|keep|holds|held|hold 2 me|us|up 2 in|inside|out|room|hostage|prisoner|here|captive|basement|house|bedroom|bathroom|closet|against|captive
violence! held|kept|keeping|keeps|hold|locked|being 3 prisoner|hostage|captive|against 0 MY|own? 0 will?
violence! against my will
violence! prisoner|hostage in|of 1 my|own|our|him
violence! took|takes|take|taken|hides|hid|smashed|smashes|broke|checks|controls|control|stole|has 1 MY|our|all 1 phone|passport|keys|money|pension|car|documents|papers|id|movements -PHOTO
violence! wont|doesnt|never|not|refuses|cant|isnt|didnt 1 let|lets|allow|allows|letting 1 me|us|her 1 leave|go|out|see|work|talk|call|have|eat|sleep|speak|use
violence! allowed to 0 leave|see|talk|speak 2 house|family|anyone|friends|home
violence! forced|forcing|force|making|make|arranged|want|marry|married|sell|sold 2 me|us|off|her|marriage 2 to 1 marry|marriage|man|him|cousin|old
violence! marry|married me|her|us off
violence! forced 0 marriage
violence! must|have marry 3 kill|beat|or
violence! work|working|works 2 without|no 0 pay|wages|money 3 passport|locked|leave|cant|forced|took
violence! took 1 my passport
violence! I|im|MY|been|being|am 4 trafficked|trafficking|enslaved|kidnapped|abducted
violence! turn|turning|turned 1 cheek|other 4 HIT|BEAT|him|hit|hits|ABUSE|let
violence! submit|submission|obey|obedient|honor|honour|forgive|divorce|stay|leave|vows|biblical|god|allow|wrong|okay|sin 6 hits|beats|hitting|beating|HITS_ME|abuses|abusive|chokes|slaps|violent|ABUSE
violence! fault|blame|deserve|provoke|provoked|angry 4 hits|hit|beats|beat|beating|slapped|slaps|hitting
violence! punches|punched|kicks|kicked|breaks|smashes|smashed|throws 1 walls|wall|doors|door|things|furniture|plates|dishes|holes
violence! throws|threw|throwing|hurls|hurled|chucks 3 at 0 me|us|my|her
violence! walk|walking on 1 eggshells|egg 0 shells?
violence! flinch|flinches|cower|flinched
violence! call|calling|called 1 police|cops|911|999|112 4 husband|PARTNER|him|her|PARENT|he|on
violence! kicked|killed|hurt|kills|beat|drowned 1 our|my|the 1 dog|cat|pet 3 next|death|front|says|me
violence! im next
violence! hurt|harm|kill|take|hit|beat 1 CHILD|kids|them|mom|dog|my|anyone 2 if
violence! if i|we 2 tell|leave|talk|scream|report|go|speak 3 kill|hurt|hit|beat|die|burn|harm|punish|regret
violence! gang 1 is|are|members|wants|wanted|threatening|beat|kill|after
violence! beat|beats|beating|beaten|beats|rough|roughed|roughs 1 me|him|her|us|them|CLOSE|PEOPLE? 0 up
violence! jumped|attacked|robbed|mugged|stabbed|assaulted|shot|beaten 0 me|us
violence! passed|knocked|unconscious|fainted|blacked 1 out|until|me? 4 HIT|choke|choked|strangled|beat|hit|he|hard
violence! until|so|that 1 I|she|he 1 fainted|passed|bruise|bruised|bleed|bled|pass
violence! hits|hitting|hit|beats|beat|punches|slaps|kicks|smacks 0 ME|US
violence! hands|hand|fingers|arm 1 round|around 1 MY|HIS 0 throat|neck
violence! gives|gave|give|got|get|getting 1 me|him|her? 0 beating|hiding|thrashing|beatings
violence! gets|got|became|becomes|turns|being 0 physical|violent|rough
violence! HITS_ME 1 when|every|again|because|in|with|and|while|if|so|until|for|since|at|or|$
violence! burn|torch|set 3 house|home|us|apartment 4 us|down|inside|kids
violence! pushes|pushed|threw|shoved|throws|shoves|push|kicked|knocked|slammed|shove|dragged|drags|slams 1 ME|US|HIM|CLOSE 2 into|down|against|stairs|wall|floor|off|out|by|ground|while|around|across|and|$
violence! grabs|grabbed|pulls|pulled|drags|dragged|yanks|yanked|seized 1 ME|HIM|MY|CLOSE 2 hair|throat|neck|arm|by
violence! pins|pinned|held|holds|sits|sat|pressed|slams 1 ME|HIM|on 2 down|floor|wall|against|ground|bed|me|on
violence! spits|spat|spit on|at|in me|my
violence! cut|circumcise|mutilate|mutilation|circumcised 2 my|her|daughter|girl|genital
violence! police|officer|cops 2 beat|hit|shot|attacked|hurt|killing
violence! 3 scream|screams|screaming|crying|cries|yelling|shouting|fighting 4 neighbor|neighbour|neighbors|neighbours|next|upstairs|door|downstairs|night
violence! neighbor|neighbour|neighbors|neighbours|next|upstairs|door|downstairs|apartment 4 scream|screams|screaming|slapping|beating|hitting|thuds|hits|beats
violence! rammed|ran|run|drove|hit 1 me|my 1 over|car|off|with 2 his|car|road|purpose
violence! hate 0 crime
violence! because im 0 gay|black|jewish|muslim|christian|trans 3 beat|attack|attacked|hit|kill|hurt|threat
violence! beaten|attacked|hit|kill|threatened|assaulted|beat 4 because im|i 1 gay|black|jewish|muslim|christian|trans|lesbian
violence! in|real|great 0 danger 1 from|because|of|at|with|$
violence! my|our|are|is|am|im|were 2 in danger
violence! is|as|why|when|if|that 2 HE|PARTNER hits|beats|slaps|chokes|hurts 0 me|us|her
violence! PEOPLE|AUTHORITY slaps|beats|hits|kicks|hurts|shoves 1 ELDER|people|patients|residents|him|her|MY
violence! am|im|being|was|were|been|is forced 1 to 1 stay|marry|live|sleep|work|go
violence! was|am|been|being sold 1 to
violence! HE|PARTNER|husband|dad|father|mother|mom 2 is|are|was|keeps 0 raging|violent|furious|drunk
violence! hiding|hide|hid 3 closet|bathroom|bed|basement|attic|car|neighbors|shelter 4 husband|PARTNER|he|him|dad|kids|raging|because
violence! CLOSE|PEOPLE 3 of|by|from 2 PARTNER|PARENT|KIN 1 HIT|BEAT|ABUSE|CHOKE
violence! HE|PARTNER|PARENT|KIN|PEOPLE 2 ME|US|MY 1 HIT|BEAT|CHOKE|ABUSE|STAB
violence! AFRAID 2 MY 0 life
violence! home|house|here 2 not safe
violence! forced|forcing|force|make|makes 1 to marry
violence! being|am|im forced to 1 marry|wed
violence! knocks|knocked|knock|slaps|pushes|shoves|smacks|throws 0 ME|US 1 about|around
`;
