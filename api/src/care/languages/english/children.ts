/** What is done to children, by a child or a grown-up who tells it: `kind pattern`; a kind with `!` also where persons of the Bible, games or films are spoken of. */
export const child = `
child! I|im|am|i 1 am? 1 only? 0 YOUNG 4 PARENT|KIN|man|he|boyfriend|teacher|hits|touch|touches|makes|hurts|kill|afraid|scared|naked|marry|nudes|stuff|meet
child! PARENT|stepdad|uncle|grandpa 3 HIT|BEAT|HURT|CHOKE|ABUSE|SHOVE|STAB|burns|whips|TOUCH|touches|starves|locks|lock|kill|MOLEST|RAPE 1 ME|US|CHILD
child! PARENT|daddy|uncle|KIN 3 do|does|did|doing|done 1 that|this|it|things|stuff|bad 2 to 0 me|us|her|him
child! what 2 PARENT|daddy|uncle|KIN 2 does|did|do|doing 1 to 0 me|us|her|him
child! daddy|mommy|papa|mama|mummy|stepdaddy 3 hurts|hits|touches|touch|hurt|hit|game|secret|beats|scared|naked
child! scared|afraid of my daddy|stepdad|dad|mom|stepfather|father|uncle|mum|mother|stepmom
child! secret 2 game|games|touch|touches|keep|dont|from|between 3 tell|mommy|mom|CHILD|me|uncle|grandpa|parents|he|cried|must|$
child! plays|playing|play 2 secret 0 game|games
child! tell|telling|told 2 mommy|parents|mom|anyone|nobody|teacher|mum 4 secret|kill|hurt|touch|man|online|meet|pics|naked
child! TOUCH|touches|touched|MOLEST|ABUSE|RAPE|HURT|BEAT|starve|starves|starved|starving|grooming|grooms|groomed|whip|neglect|neglects|neglected|CHOKE|SHOVE|burn|burns|kissing|kissed 3 CHILD|kids|sister|brother|son
child! CHILD 3 was|is|were|are|been|being|got|gets|has been? 2 TOUCH|MOLEST|ABUSE|RAPE|BEAT|HIT|HURT|neglected|starved|groomed|burned|whipped|hurt|shaken|kidnapped
child! CHILD|my 3 says|said|told|tells|whispered|confided|says 4 touch|touches|touched|hurts|hits|beats|game|kissed|naked|bed|private|abuses|hurt|comes|makes|safe
child! child 0 porn|pornography|abuse|abuser|molester|marriage|bride|trafficking|predator|sexual
child! csam|pedophile|pedo|paedophile|pedophilia|paedo|grooming|groomer|groomed
child! CHILD 4 BRUISE|welts|burns|burn|marks|black|cigarette|blood|scars|hungry|barefoot|locked|cage|alone|starving|flinches|flinch
child! BRUISE|welts|blood|burn|marks|cigarette 4 CHILD|pupil|student|kid|underpants|underwear
child! blood in 1 her|his 0 underwear|underpants|panties|diaper|pants
child! shake|shakes|shook|shaking|hits|hit|beats|beat|spanks|spank|slaps|slap|kicks|punches|whips|whip|burns|throws|threw|hurt|hurts|yells|smothers|drops 1 our|my|the|her|his|their 1 baby|toddler|newborn|CHILD|kids|children
child! spank|spanks|spanking|whip|whips|beat|beats|rod|hit|hits|discipline|disciplines 4 CHILD|son|toddler 4 BRUISE|bruises|stick|cord|belt|bleed|bleeds|sit|hard|bible|commands|blood|marks|until|cable|hanger
child! rod|belt|stick|cable|cord|hanger|broom|whip|paddle|hose|switch 4 until|bleed|bruises|CHILD|me|every|beats|hits|skin|cant
child! HIT|BEAT 1 me|us|him|her|CHILD 1 with 1 belt|cable|stick|cord|hanger|broom|rod|whip|paddle|hose|shoe|spoon|ruler|wire
child! lock|locks|locked|lock 2 me|us|CHILD|him|her|up|kids 3 basement|closet|cellar|food|room|cage|out|attic|dark|cold|up|shed
child! not|no|dont|doesnt|without|never|refuses|wont 1 feed|feeds|food|fed|eat 1 us|me|CHILD|them|him|food|up? 2 CHILD|kids|us|lock|parents|stepmother|basement|days|$
child! left|leave|leaves|alone|home 2 alone|for|unsupervised 3 days|hungry|CHILD|weekend|nights
child! as|when 1 a? 1 I|he|she|child|kid|was|little|boy|girl|young|small|NUM|growing 3 HIT|BEAT|ABUSE|MOLEST|RAPE|TOUCH|HURT|cousin|uncle|priest|beaten|touched|hurt|abused
child! HIT|BEAT|ABUSE|MOLEST|RAPE|HURT|TOUCH|beaten|abused|hurt|touched|raped|molested 4 as|when|since|was|were 1 I|a|child|kid|little|NUM|YOUNG|boy|girl|small|young 1 child|kid|little|boy|girl|small|young|NUM|YOUNG|years|$
child! childhood 1 abuse|trauma|beatings|rape|sexual
child! used 1 to 1 HIT|BEAT|HURT|TOUCH|touch|beat|hit|come|whip|burn|rape 1 me|us|him|her|into
child! grew up|violent 4 violent|abusive|beating|beatings|hitting|fear|hit|beat
child! honor|honour|obey|forgive 4 PARENT|parents 6 ABUSE|BEAT|HIT|HURT|abused|beat|hurts|hit|raped|TOUCH|molested
child! CHILD|girl|boy|daughter|son|im|niece 4 NUM|YOUNG 4 boyfriend|man|marry|married|online|nudes|NUDE|grown|adult
child! man|guy|stranger|adult|someone|grown 4 online|internet|game|instagram|snapchat|discord|tiktok|chat|app|car|park 4 CHILD|meet|naked|nudes|pics|pictures|send|parents|daughter|secret
child! marry|married|wed 1 me|her|off 3 YOUNG|NUM|im|she|is
child! im|am|is|was 0 YOUNG 5 marry|married|pregnant|boyfriend|man|nudes
child! abuse|abuses|abused|abusing|hurting|molesting|beating|hitting|touching|raping|starving|neglecting 2 CHILD|kid|kids|his|her|their|little|sister|brother|daughter|son|girl|boy|baby
child demon|demons|possessed|exorcism|exorcise|witch 4 BEAT|HIT|tied|tie|burn|starve|hit|locked|drive
child! kidnap|kidnapped|abducted|took|snatched|lure|lured|get 3 CHILD|daughter|son|girl|boy 3 car|van|away|$
child! missing 1 CHILD|daughter|son
child! CHILD|daughter|son 1 is|went|has 1 gone? 0 missing
child! hear|heard|hearing 4 child|kid|kids|baby|CHILD 3 beaten|hit|screaming|scream|beat|crying|slapped|abused
child! pours|poured|burns|burned|burnt|scalds 2 hot|boiling|me|cigarettes|cigarette|iron 3 me|us|him|her|water|with|cigarettes|on
child! cigarette 0 burn|burns
child! someone|man|he|uncle|teacher|priest|brother|stepdad|friend|pastor|boy|neighbor|neighbour|grown 1 touched|touches|touching|kissed|rubbed 1 me|my|her|him|CHILD 2 church|kid|school|private|fault|secret|night|there|sister|daughter|son|niece|nephew
child! makes|made|make|made 1 me|him|her|them|CHILD 2 watch 3 NUDE|porn|videos|sex|naked
child! sleeps|sleep|sleeping 2 in|with 1 his|her|their|my 0 bed 4 foster|uncle|father|makes|make|me
child! makes|make|forces me|her|him sleep
child! alone 1 with 1 CHILD|boys|girls|kids 4 told|priest|touch|he|weird|worried
child! priest|pastor|teacher|coach|uncle|man|neighbor|neighbour|boyfriend|husband|brother|father 4 touching|molesting|alone|abusing|kissing|kisses|hurting|beating|hitting|touches|abuses|beats|hits|hurts|molests 1 with|a|CHILD|little|boys|girls|our|her|his|my|kids|children|altar
child! MY 1 CHILD|SON 2 TOUCH|MOLEST|RAPE|ABUSE|abused|touched|molested|hurt by
child! SOMEONE|HE|PEOPLE|PARENT|KIN 2 MY 1 CHILD 1 TOUCH|MOLEST|ABUSE|HIT|BEAT|RAPE
child! CHILD 3 of|by|from 2 PARENT|PARTNER|KIN|PEOPLE 1 HIT|BEAT|ABUSE|TOUCH|MOLEST
`;
