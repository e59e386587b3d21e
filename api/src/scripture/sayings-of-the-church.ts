/** Slogans of the pulpit, lines of prayers and legends that are quoted as if they stood in the Bible: as TABLE in table-of-sayings.ts. */
export const CHURCHLY: readonly (readonly [forms: string, nearest: string, unless?: string])[] = [
  ['Love is God', '1 John 4:8; 1 John 4:16'],
  ['God is love and love is God', '1 John 4:8'],
  ['Name it and claim it|Believe it and receive it|Speak it into existence', 'Mark 11:24; James 4:2-3'],
  [
    'Ask and it is given, believe and receive|Ask, believe, receive|Ask the universe and it will give|Ask and the universe will provide',
    'Matthew 7:7; Mark 11:24',
  ],
  [
    'The three kings brought gold, frankincense and myrrh|Three kings came from the east|The three wise men followed the star',
    'Matthew 2:11; Matthew 2:1',
  ],
  [
    'Jonah was in the belly of the whale for three days|Jonah spent three days in the belly of a whale|Jonah lived three days in the whale',
    'Jonah 1:17; Matthew 12:40',
    'nights son man fish heart',
  ],
  [
    'Faith as small as a mustard seed can move mountains|A mustard seed of faith can move mountains|With faith you can move mountains',
    'Matthew 17:20',
    'remove place nothing',
  ],
  ['Judge not, or you too will be hated|Judge not and you will be loved', 'Matthew 7:1; Luke 6:37'],
  [
    'God always answers prayer yes no or wait|God answers prayers with yes, no or wait|God answers every prayer with yes no or not yet',
    '1 John 5:14-15; Matthew 7:7-8',
  ],
  [
    'God does not call the equipped, he equips the called|God equips those he calls|Whom God calls he equips|God equips the ones he has called',
    'Hebrews 13:21; 2 Corinthians 3:5',
  ],
  [
    'The seven deadly sins are pride, envy, wrath, sloth, greed, gluttony and lust|There are seven deadly sins|Seven deadly sins lead to death|Pride is the deadliest of the seven sins',
    'Proverbs 6:16-19; Galatians 5:19-21',
  ],
  [
    'Pride is the mother of all sins|Pride is the root of all sin|Pride is the root of all evil',
    'Proverbs 16:18; 1 Timothy 6:10',
  ],
  [
    'Satan was the most beautiful angel and led the music in heaven|Lucifer was the choir director of heaven|Satan was the worship leader in heaven|Lucifer led the worship of heaven|Lucifer was the worship leader of heaven',
    'Isaiah 14:12; Luke 10:18',
  ],
  [
    'Saint Peter stands at the pearly gates|Peter stands at the gates of heaven|Saint Peter guards the gates of heaven|Peter holds the keys of the pearly gates',
    'Revelation 21:21; Matthew 16:19',
  ],
  [
    'Do your best and God will do the rest|Do your best and leave the rest to God|Do your best and let God do the rest|You do your part and God will do his part',
    'Colossians 3:23; Philippians 2:13',
  ],
  [
    'God will not do for you what you can do for yourself|God will not do what you can do|God never does for us what we can do for ourselves',
    'Ephesians 2:8-9; Philippians 2:13',
  ],
  [
    'God don’t make no junk|God does not make trash|God made me and God does not make junk',
    'Psalm 139:14; Genesis 1:31',
  ],
  [
    'Grant me the serenity to accept the things I cannot change|God grant me the serenity to accept the things I cannot change, courage to change the things I can, and wisdom to know the difference|Give me the courage to change the things I can and the wisdom to know the difference',
    'Philippians 4:6-7; James 1:5',
  ],
  [
    'Make me an instrument of your peace|Lord make me an instrument of thy peace|Where there is hatred let me sow love|It is in giving that we receive|It is in pardoning that we are pardoned|It is in dying that we are born to eternal life',
    'Matthew 5:9; Luke 6:38',
  ],
  [
    'Our hearts are restless until they rest in you|Our heart is restless until it rests in thee|You have made us for yourself and our hearts are restless until they rest in you|There is a God-shaped hole in every heart|There is a God shaped vacuum in the heart of every man',
    'Matthew 11:28; Ecclesiastes 3:11',
  ],
  [
    'All shall be well and all shall be well and all manner of thing shall be well|All manner of things shall be well|All will be well',
    'Romans 8:28',
  ],
  ['Carpe diem, for the Lord has made this day|Seize the day', 'Psalm 118:24; Ephesians 5:16'],
  [
    'Till death do us part|Until death do us part|To have and to hold from this day forward|For better or for worse, for richer or for poorer|In sickness and in health till death do us part',
    'Matthew 19:6; Romans 7:2',
  ],
  [
    'Speak now or forever hold your peace|Let him speak now or forever hold his peace',
    'Matthew 19:6; Ecclesiastes 3:7',
  ],
  ['Dearly beloved, we are gathered here today', 'Matthew 18:20'],
  [
    'Earth to earth, ashes to ashes, dust to dust|Ashes to ashes and dust to dust',
    'Genesis 3:19; Ecclesiastes 12:7',
  ],
  ['Jesus wept because he was weak|Jesus cried because he was sad', 'John 11:35-36'],
  [
    'Wives, obey your husbands in everything or perish|Wives must obey their husbands|Women must obey men|The man is the boss of the house',
    'Ephesians 5:22-25; Colossians 3:18-19',
  ],
  ['Children should be seen and not heard|Women should be seen and not heard', 'Mark 10:14; Ephesians 6:4'],
  [
    'No rest for the wicked and the righteous do not need any|There is no rest for the wicked and the righteous do not need it',
    'Isaiah 57:21; Matthew 11:28',
  ],
  [
    'Man does not live by bread alone but by love|Man shall not live by bread alone but by love',
    'Matthew 4:4; Deuteronomy 8:3',
    'word',
  ],
  [
    'The greatest trick the devil ever pulled was convincing the world he did not exist|The devil’s greatest trick was to convince us that he does not exist|The devil’s finest trick is to persuade you that he does not exist',
    '1 Peter 5:8; 2 Corinthians 11:14',
  ],
  [
    'You cannot love others until you love yourself|You must love yourself before you can love others|Love yourself first and then your neighbour|Love yourself first',
    'Matthew 22:39; 1 John 4:19; 2 Timothy 3:2',
  ],
  [
    'Accept Jesus into your heart as your personal saviour|Ask Jesus into your heart|Invite Jesus into your heart|Accept Jesus as your personal Lord and Savior',
    'John 1:12; Romans 10:9; Revelation 3:20',
  ],
  [
    'Believe in yourself and all things are possible|Believe in yourself and anything is possible|If you believe in yourself anything is possible|With faith all things are possible if you believe hard enough|You can do anything if you believe',
    'Mark 9:23; Matthew 19:26',
  ],
  ['Only the good die young|The good die young', 'Isaiah 57:1; Psalm 90:10'],
  ['God takes the best first|God only takes the best', 'Isaiah 57:1; Psalm 116:15'],
  ['Count your blessings|Count your blessings, name them one by one', 'Psalm 103:2; 1 Thessalonians 5:18'],
  [
    'God bless the child that has got his own|God bless the child who has his own',
    'Luke 8:18; Matthew 25:29',
  ],
  ['The Lord loves a working man|God loves a hard worker', '2 Thessalonians 3:10; Proverbs 13:4'],
  [
    'He who lives by the sword shall perish by the gun|He who lives by the sword dies by the sword|Live by the sword, die by the sword|Those who live by the sword die by the sword',
    'Matthew 26:52; Revelation 13:10',
    'take',
  ],
  ['The love of money is the root of happiness', '1 Timothy 6:10'],
  ['A house divided will always fall|A divided house will fall', 'Mark 3:25; Matthew 12:25'],
  [
    'God made man in his own image and man returned the favor|God created man in his image and man returned the favour',
    'Genesis 1:27',
  ],
  [
    'God will never leave you where he found you|God loves you just the way you are but too much to leave you that way',
    'Romans 12:2; 2 Corinthians 3:18; Romans 5:8',
  ],
  [
    'God will make your haters watch you succeed|God will prepare a table before your haters',
    'Psalm 23:5; Romans 12:19-20',
  ],
  [
    'No prayer goes unanswered|God answers every prayer|God answers all our prayers|All your prayers will be answered',
    '1 John 5:14-15; James 4:3',
  ],
  [
    'God is closer than your breath|God is as close as your next breath|God is nearer than our own breath',
    'Acts 17:27-28; Psalm 145:18',
  ],
  ['God hates the sin but loves the sinner|God loves the sinner but hates the sin', 'Romans 5:8; Psalm 5:5'],
  ['Christians are not perfect, just forgiven', '1 John 1:8-9; 1 John 3:9'],
  [
    'It is easier to ask forgiveness than permission|It is better to ask forgiveness than permission',
    'Proverbs 28:13; Numbers 15:30',
  ],
  ['To forgive is to forget|You have to forgive and forget', 'Colossians 3:13; Hebrews 8:12'],
  [
    'Forgive others, not because they deserve forgiveness, but because you deserve peace|Forgiveness is a gift you give yourself',
    'Ephesians 4:32; Matthew 6:14',
  ],
  [
    'God only wants what is best for you|God wants you to be rich|God wants you to be wealthy',
    '1 Timothy 6:9; Romans 8:28',
  ],
  ['Where God guides, God provides|Where God guides he provides', 'Philippians 4:19; Isaiah 58:11'],
  ['If God is your co-pilot, swap seats|God is my co-pilot', 'Proverbs 3:5-6; Psalm 23:1'],
  ['Prayer is the key to heaven, but faith unlocks the door|Prayer is the key', 'Hebrews 11:6; Mark 11:24'],
  [
    'A family that prays together stays together|The family that prays together stays together',
    'Joshua 24:15; Matthew 18:20',
  ],
  ['The couple that prays together stays together', 'Matthew 18:20; Ecclesiastes 4:12'],
  [
    'Do not be afraid appears 365 times, one for each day|Fear not is in the Bible 365 times',
    'Isaiah 41:10; Joshua 1:9',
  ],
  ['God sees the bigger picture|God writes straight with crooked lines', 'Isaiah 55:8-9; Romans 8:28'],
  [
    'The will of God will never take you where the grace of God cannot keep you|God’s will never leads you where his grace cannot keep you',
    '2 Corinthians 12:9; Psalm 23:3-4',
  ],
  [
    'Work as if everything depended on you and pray as if everything depended on God|Pray as though everything depended on God',
    'Philippians 2:12-13; Colossians 3:23',
  ],
  [
    'Preach the gospel always, and if necessary use words|Always preach the gospel and use words if you must',
    'Romans 10:14; 1 Peter 3:15',
  ],
  [
    'Adam and Eve were driven out for eating an apple|The forbidden fruit was an apple',
    'Genesis 3:6; Genesis 3:23',
  ],
  ['Delilah cut off Samson’s hair with her own hands|Delilah cut Samson’s hair', 'Judges 16:19'],
  [
    'The animals went in two by two, hurrah|The animals went into the ark two by two',
    'Genesis 7:2; Genesis 7:9',
  ],
  ['Mary Magdalene was a prostitute|Mary Magdalene was a harlot', 'Luke 8:2; Mark 16:9'],
  ['Paul fell off his horse|Saul was thrown from his horse', 'Acts 9:4; Acts 22:7'],
  [
    'Jesus was born on the twenty-fifth of December|There was no room at the inn said the innkeeper',
    'Luke 2:7; Luke 2:11',
  ],
  ['He ain’t heavy, he’s my brother|He is not heavy he is my brother', 'Galatians 6:2'],
];
