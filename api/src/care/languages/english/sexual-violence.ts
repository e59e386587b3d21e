/** Rape, abuse, coercion, blackmail with pictures: `kind pattern`; a kind with `!` also where persons of the Bible, games or films are spoken of. */
export const sexual = `
sexual! I|me|my|we|she|he|her|him|us|CLOSE|PEOPLE|someone|ive|been|getting|got|was|were|be|being 3 RAPE
sexual RAPE
sexual! RAPE me|her|him|us|my|by
sexual MOLEST
sexual! MOLEST me|her|him|us|my|CHILD
sexual! SEXUAL 2 ABUSE|assault|assaulted|violence|harassed|harassment|harass|harasses|attacked|exploited|touching|predator|predators|coerced|coercion|forced|misconduct|advances|favors|assaulting
sexual! ABUSE|assault|assaulted|attacked|harassed|exploited|harass 1 me|her|him? 0 SEXUAL
sexual! force|forces|forced|forcing|coerce|coerced|coerces|pressures|pressure|pressured|makes|make|made|guilts|blackmails|threatening|threatens 3 SEX|sleep|sexual|intimacy|kiss|undress|touch|oral|porn|perform|relations|strip
sexual! force|forces|forced|forcing himself|herself|itself|themselves
sexual! SEX 4 against|without|force|forced|refuse|hurts|threat|wont|not|dont 2 will|consent|me|want|say|stop|to
sexual! without|no 1 MY|HIS? 0 consent|permission 3 PHOTO|SEX|shares|filmed|removed|condom|touch|me|$
sexual! without|didnt|never|not 1 give? 1 MY|HIS? 0 consent
sexual! non 0 consensual|consent
sexual! said|say|saying|told|scream|screamed|begged|yelled 2 no|stop 5 anyway|kept|continued|still|didnt|ignored|did|stop|went|going|refused|wouldnt
sexual! cant|cannot|couldnt|not|never|allowed 2 say|refuse|saying 1 no 3 force|forces|forced|him|husband|bed|sex|hurts|wife|body
sexual! not|didnt|wouldnt|doesnt|never|refuse|refused|wont|no 2 stop|stopped 2 when|after|even|although|though 2 no|stop|said|asked|crying
sexual! wouldnt|doesnt|wont|didnt take no 1 for
sexual! held|holds|pinned|hold me 1 down
sexual! took|takes|take|taking|taken 1 advantage 3 drunk|asleep|passed|unconscious|drugged|sexually|me|her|him|child|body
sexual! HE|PARENT|KIN|PEOPLE|PARTNER|SOMEONE|they|boss 3 TOUCH 1 ME|US|MY|HIM|CHILD 3 PRIVATE|inappropriately|shouldnt|wrong|there|night|where|without|weird|uncomfortable|sleep|sleeping|asleep|class|body|places|places|under|down|secret|shower|bed|NIGHT|$
sexual! TOUCH 1 ME|HIM|US|MY|CHILD 2 inappropriately|where|without|sexually|down|private|PRIVATE|there|wrong|weird
sexual! TOUCH 2 PRIVATE|inappropriately|myself 1 me|her|him|his|and|$
sexual! make|makes|made|making|forces|forced|asks|asked 1 ME|HIM|CHILD|US 1 TOUCH 1 HIM|HIS
sexual! keeps|kept|keep|started|starts|began|caught|tried|tries 0 TOUCH 0 ME|US|HIM|MY
sexual! TOUCH 1 ME|CHILD|US 5 secret|tell|shower|inappropriate|uncomfortable
sexual! hand|hands|finger|fingers 2 under|up|down|in|inside 1 MY|HIS 0 skirt|shirt|pants|panties|underwear|clothes|dress|trousers|bra
sexual! put|puts|stuck|sticks 1 his 1 hand|fingers|penis|thing|tongue 2 in|up|on|down|under|into
sexual! woke|wake|wakes|woken 3 naked|undressed|clothes|pants|top|inside|touching|underwear
sexual! without 1 MY? 0 clothes|pants|underwear|panties
sexual! on top of me
sexual! something|drug|drugs|drugged|pill|spiked|roofied|slipped 3 in|my|me 1 my|drink|drinks|beer|wine|cocktail 4 woke|remember|naked|touch|raped|party|bar|$
sexual! drugs|drugged|spiked|roofied 1 me|my|drink
sexual! touches|touched|does|sex|wakes|assaults|gropes|puts|films|climbs 4 while|when|in|am|im|my 2 sleep|asleep|sleeping
sexual! violated|defiled|deflowered
sexual! virginity|virgin 4 force|forced|stole|took|rape|raped|taken
sexual! stole|took|takes|taken 1 MY|HIS 0 virginity|innocence
sexual! feel|feeling|felt|am|im 1 dirty|filthy|unclean|ruined|used|disgusting|tainted|defiled 4 what|he|body|did|touched|after|party|assault|him|because
sexual! what 1 he|they|she|uncle|father|stepdad|pastor|brother|priest|coach 1 did|does|do 2 to 1 my|me 1 body|sleep|night
sexual! exposed|flashed|masturbated|masturbating|jerked|undressed|exposing 1 himself|me|in|front
sexual! NUDE|PHOTO 3 NUDE|PHOTO 5 me|my|mine|send|wants|post|leak|share|threat|blackmail|asks|sends|demands|without|tell
sexual! THREAT|blackmail|blackmails|blackmailing|sextortion|extort|extorting|leak|leaked|post|posts|posted|share|shared|shares|publish|spread|expose 4 NUDE|nudes|intimate|PHOTO
sexual! wants|want|send|sends|sent|sending|asked|asks|asking|demands|begs 3 NUDE|nudes
sexual! NUDE 1 PHOTO|of
sexual! films|filmed|recorded|records|watches|watch|watched|spies|peeks|peeping|filming|recording 1 ME|HIM|CHILD|us 3 shower|undress|naked|consent|change|bath|sleep|bathroom|toilet|SEX|sex|dressing|without
sexual! filmed|recorded|taped me
sexual! revenge 0 porn
sexual prostitute|prostitution|prostituted|pimp|pimps|brothel|sexwork|escort
sexual! sells|sold|sell|selling|pass|passes 1 me|her|us|my 2 to|for|men|friends|around
sexual! sex 0 trafficking|slave|slavery|trafficked
sexual! removed|remove|took|takes|stealthing|stealthed 1 condom
sexual! stealthing|stealthed
sexual! pregnant 2 rape|by|from 1 rape|force|stepfather|uncle|father|brother|assault
sexual! flashbacks|nightmares|memories|ptsd|trauma 3 rape|assault|abuse|attack|him|night|attack|molested
sexual incest|incestuous
sexual! PEOPLE|boss|KIN 3 sends|sent|shows|showed|send|show 2 NUDE|porn|PHOTO 2 me|of|wants|himself
sexual! boss|teacher|coach|pastor|priest|therapist|doctor|elder|deacon|professor|leader|uncle|stepdad|stepfather|landlord|manager|counselor|supervisor|minister|imam 2 kissed|kisses|touches|touched|gropes|groped|slept|sleeps|harasses|harassed|undressed|forced|exposed|fondled|abused|raped|assaulted|abuses|assaults|rubbed|propositioned 1 me|us|her|with|my|himself|girls|boys|children
sexual! slept|sleeps|sleep|sex 1 with 1 me|him|boss|landlord|teacher 3 secret|healing|job|rent|or|keep|fired|lose
sexual! lose|keep|fired 2 job 4 touch|touched|sleep|tell|told|told
sexual! body 2 belongs|is|not|mine|own 2 to? 1 him|his|husband|own 2 FORCE|no|sex|force|refuse|$
sexual! marital|spousal|date|gang|acquaintance|statutory 0 RAPE
sexual! abused 3 altar|priest|church|scout|camp|uncle|cousin|neighbor|teacher
sexual! altar 0 boy
sexual! man|men|person|priest|pastor|one|uncle|father|cousin|brother|guy|boy|woman 2 who|that 1 ABUSE|abused|assaulted|raped|molested|hurt|violated|attacked|touched 1 me|us|her|him|my
sexual! makes|made|make|making|forced|forces|wants 1 ME|HIM 2 do 2 things|stuff|it|bad|sexual|nasty|dirty
sexual! come|comes|came|climbs|climbed|crawls|gets|got|crept|sneaks 2 in|into|to 1 MY|HIS 0 bed|bedroom|room 3 night|touches|touch|and|when|at|while|drunk|he|$
sexual! 1 comes|came into 1 MY|HIS 0 bed
sexual! sa 0 d
sexual! saed
sexual! HE|PEOPLE|SOMEONE|KIN|PARENT|AUTHORITY 1 TOUCH 0 ME|US 3 asleep|sleep|sleeping|bus|train|shower|toilet|bed|night|car|work|party|when|while
sexual! TOUCH 1 by 1 MY|his|her|their 1 AUTHORITY|PARENT|KIN|brother|uncle|coach|PEOPLE
sexual! HE|PARTNER|KIN|PEOPLE|they forced me $
sexual! forced me $
sexual! not|didnt|dont|doesnt|never 1 want|wanted 2 but 2 HE|he|they|she 1 did|does|didnt|kept|made
sexual! PARTNER|he|boyfriend|husband 1 not|doesnt|dont|never 1 care|cares|stop|stops|listen|accept 2 when|if|that 1 i|I 1 say|said|dont|cry|no
sexual! send|sends|sent|sending 2 CHILD|son|daughter|me 2 sexual|sex|nude|nudes|naked
sexual! sold|selling|sells 1 me? 1 for sex
sexual! paid|pay|money 2 for|to 1 sleep|sex 4 force|forces|make|makes|cant
`;
