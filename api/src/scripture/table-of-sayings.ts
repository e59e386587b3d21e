/**
 * Sayings that many take for Scripture: the ways in which each is said, and the passages that come nearest to it or correct
 * it. A third entry names words that the verse has and the saying leaves out: with them, it is the verse.
 */
export const TABLE: readonly (readonly [forms: string, nearest: string, unless?: string])[] = [
  [
    'God helps those who help themselves|God helps them who help themselves|The Lord helps those who help themselves|Heaven helps those who help themselves|God helps those that help themselves|God helps them that help themselves',
    'Psalm 46:1; Proverbs 28:26; Romans 5:6',
  ],
  [
    'Cleanliness is next to godliness|Cleanliness is close to godliness',
    'Psalm 51:10; Psalm 24:3-4; Matthew 23:25-26',
  ],
  [
    'This too shall pass|This too will pass|And this too shall pass away',
    '2 Corinthians 4:17-18; Ecclesiastes 3:1; 1 John 2:17',
  ],
  [
    'God will not give you more than you can handle|He will not put more on you than you can handle|God never gives us a burden that we cannot carry|God never gives us more than we can bear|God will never give you more than you can handle|God wont give you more than you can handle|God does not give us more than we can handle|The Lord never gives us more than we can carry',
    '1 Corinthians 10:13; 2 Corinthians 1:8-9',
  ],
  [
    'Spare the rod, spoil the child|Spare the rod and spoil the child',
    'Proverbs 13:24; Proverbs 22:6; Ephesians 6:4',
  ],
  [
    'The lion shall lie down with the lamb|The lion will lie down with the lamb|The lion lies down with the lamb|The lion and the lamb shall lie down together',
    'Isaiah 11:6; Isaiah 65:25',
  ],
  [
    'Pride goes before a fall|Pride goeth before a fall|Pride comes before a fall|Pride cometh before the fall',
    'Proverbs 16:18; Proverbs 29:23',
    'destruction',
  ],
  [
    'Money is the root of all evil|Money is the root of every evil|Money is the root of all kinds of evil|Money is the root of every kind of evil|Money is the source of all evil|Money is the root of all evils',
    '1 Timothy 6:10; Hebrews 13:5',
    'love',
  ],
  [
    'Love the sinner, hate the sin|Hate the sin, love the sinner|Hate the sin, not the sinner',
    'Jude 1:22-23; Romans 5:8; John 8:10-11',
  ],
  [
    'God works in mysterious ways|The Lord works in mysterious ways|God moves in a mysterious way, his wonders to perform|God moves in mysterious ways',
    'Isaiah 55:8-9; Romans 11:33',
  ],
  ['To thine own self be true', 'Proverbs 3:5-6; Mark 8:34-35'],
  ['Everything happens for a reason|All things happen for a reason', 'Romans 8:28; Ecclesiastes 9:11'],
  ['The eyes are the window to the soul|The eye is the window of the soul', 'Matthew 6:22-23; 1 Samuel 16:7'],
  ['Charity begins at home|Charity starts at home', '1 Timothy 5:8; Galatians 6:10'],
  [
    'Moderation in all things|Everything in moderation|All things in moderation',
    '1 Corinthians 9:25; Philippians 4:5',
  ],
  ['The devil made me do it', 'James 1:13-15; Genesis 3:12-13'],
  [
    'When God closes a door he opens a window|When one door closes another opens|God never closes a door without opening a window',
    'Revelation 3:7-8; Proverbs 16:9',
  ],
  ['Follow your heart|Listen to your heart', 'Proverbs 3:5-6; Jeremiah 17:9-10; Proverbs 4:23'],
  ['Actions speak louder than words', '1 John 3:18; James 2:17; Matthew 7:16'],
  [
    'Bad company ruins good character|Bad company corrupts good character|Bad company corrupts good morals',
    '1 Corinthians 15:33; Proverbs 13:20',
  ],
  [
    'The truth shall set you free|The truth will set you free|And the truth shall set you free',
    'John 8:32; John 8:36',
    'know',
  ],
  ['It is better to give than to receive|Better to give than to receive', 'Acts 20:35'],
  [
    'Idle hands are the devil’s workshop|An idle mind is the devil’s workshop|Idle hands are the devil’s playground|Idle hands are the devil’s tools|The devil finds work for idle hands',
    '2 Thessalonians 3:10-11; Proverbs 16:27; Ecclesiastes 10:18',
  ],
  [
    'Be in the world but not of the world|In the world but not of it|We are to be in the world but not of the world',
    'John 17:14-16; Romans 12:2; 1 John 2:15',
  ],
  [
    'Ashes to ashes, dust to dust|From dust you came and to dust you shall return|From dust we came and to dust we shall return',
    'Genesis 3:19; Ecclesiastes 12:7; Job 30:19',
  ],
  [
    'There is no rest for the wicked|No rest for the wicked|No rest for the weary',
    'Isaiah 57:21; Isaiah 57:20',
  ],
  ['A house divided against itself cannot stand|A house divided cannot stand', 'Mark 3:25; Matthew 12:25'],
  ['The meek shall inherit the earth', 'Matthew 5:5; Psalm 37:11', 'blessed but themselves'],
  [
    'Do unto others as you would have them do unto you|Do unto others as you would have others do unto you|Treat others the way you want to be treated',
    'Matthew 7:12; Luke 6:31',
  ],
  ['Practice what you preach|Practise what you preach', 'Matthew 23:3; James 1:22; Romans 2:21'],
  ['Out of the mouths of babes|Out of the mouth of babes', 'Psalm 8:2; Matthew 21:16', 'sucklings ordained'],
  [
    'Preach the gospel at all times, and if necessary use words|Preach the gospel at all times; when necessary, use words|Preach the gospel always, use words if necessary',
    'Romans 10:14; Matthew 5:16; 1 Peter 3:15',
  ],
  [
    'Pray as though everything depended on God; work as though everything depended on you|Pray as if everything depended on God and work as if everything depended on you',
    'Philippians 2:12-13; Colossians 3:23',
  ],
  ['Let go and let God', 'Psalm 55:22; 1 Peter 5:7'],
  [
    'God wants you to be happy|God just wants you to be happy|God wants us to be happy',
    'Micah 6:8; Psalm 37:4; John 15:11',
  ],
  [
    'God needed another angel|Heaven gained another angel|God gained another angel|Heaven gained an angel|Heaven needed another angel|God needed an angel',
    'Psalm 34:18; Revelation 21:4; Hebrews 1:14',
  ],
  [
    'When you die you become an angel|We become angels when we die',
    'Matthew 22:30; 1 Corinthians 15:42-44; Hebrews 1:14',
  ],
  ['Forgive and forget', 'Colossians 3:13; Hebrews 8:12; Ephesians 4:32'],
  ['Time heals all wounds|Time heals every wound|Time heals everything', 'Psalm 147:3; Revelation 21:4'],
  ['The road to hell is paved with good intentions', 'Proverbs 14:12; James 4:17; Matthew 7:13'],
  ['Honesty is the best policy', 'Proverbs 12:22; Ephesians 4:25'],
  ['Two wrongs do not make a right|Two wrongs dont make a right', 'Romans 12:17; 1 Peter 3:9'],
  [
    'Neither a borrower nor a lender be|Neither borrower nor lender be',
    'Proverbs 22:7; Romans 13:8; Matthew 5:42',
  ],
  ['A fool and his money are soon parted', 'Proverbs 21:20; Proverbs 17:16'],
  ['The family that prays together stays together', 'Joshua 24:15; Deuteronomy 6:6-7'],
  ['Good things come to those who wait', 'Isaiah 40:31; Lamentations 3:25; Psalm 27:14'],
  [
    'Where there is a will, there is a way|Where theres a will theres a way',
    'Proverbs 16:9; Philippians 4:13',
  ],
  [
    'Give a man a fish and you feed him for a day; teach a man to fish and you feed him for a lifetime|Give a man a fish and you feed him for a day|Teach a man to fish and you feed him for a lifetime',
    'Galatians 6:2; 2 Thessalonians 3:10',
  ],
  ['Blood is thicker than water', 'Proverbs 18:24; Matthew 12:50'],
  ['Love is blind', '1 Peter 4:8; 1 Corinthians 13:4'],
  ['Seeing is believing', 'John 20:29; Hebrews 11:1'],
  ['What goes around comes around', 'Galatians 6:7; Matthew 7:2'],
  [
    'You reap what you sow|You will reap what you sow|We reap what we sow',
    'Galatians 6:7; 2 Corinthians 9:6',
  ],
  ['Once saved, always saved', 'John 10:28; Hebrews 10:36; Philippians 1:6'],
  ['Judge not lest ye be judged|Judge not lest you be judged', 'Matthew 7:1; Luke 6:37', 'that'],
  [
    'Judge not|Do not judge|Thou shalt not judge|Only God can judge me',
    'Matthew 7:1-5; John 7:24',
    'ye appearance',
  ],
  ['Laughter is the best medicine', 'Proverbs 17:22'],
  [
    'If you want to make God laugh, tell him your plans|Man plans and God laughs|Man proposes, God disposes',
    'Proverbs 16:9; James 4:13-15; Proverbs 19:21',
  ],
  [
    'God will give you the desires of your heart|God gives you the desires of your heart',
    'Psalm 37:4',
    'delight',
  ],
  [
    'With great power comes great responsibility|To whom much is given, much is expected|To whom much is given much will be expected',
    'Luke 12:48',
  ],
  ['Confession is good for the soul', 'James 5:16; 1 John 1:9'],
  ['Waste not, want not', 'John 6:12; Proverbs 21:20'],
  ['God has no favourites', 'Acts 10:34; Romans 2:11'],
  [
    'An eye for an eye makes the whole world blind|An eye for an eye will make the whole world blind',
    'Matthew 5:38-39; Exodus 21:24',
  ],
  [
    'The Lord giveth and the Lord taketh away|The Lord gives and the Lord takes away|God gives and God takes away|The Lord giveth and taketh away',
    'Job 1:21',
    'gave',
  ],
  [
    'The spirit is willing but the flesh is weak|The spirit is willing, the flesh is weak',
    'Matthew 26:41; Mark 14:38',
    'indeed truly ready',
  ],
  ['God cannot look upon sin|God cannot be in the presence of sin', 'Habakkuk 1:13; Romans 5:8'],
  ['Money cannot buy happiness|Money cant buy happiness', 'Ecclesiastes 5:10; Luke 12:15'],
  ['Never go to bed angry|Dont go to bed angry', 'Ephesians 4:26'],
  ['Ask and you shall receive|Ask and ye shall receive', 'Matthew 7:7; John 16:24', 'joy given full'],
  ['All roads lead to heaven|All roads lead to God', 'John 14:6; Matthew 7:13-14'],
  ['Jesus is the reason for the season', 'Luke 2:11; John 1:14'],
  [
    'Be ye kind, for everyone you meet is fighting a hard battle|Be kind, for everyone you meet is fighting a hard battle',
    'Ephesians 4:32; Galatians 6:2',
  ],
  [
    'God does not call the qualified, he qualifies the called|God doesnt call the qualified he qualifies the called',
    '1 Corinthians 1:26-27; 2 Corinthians 3:5',
  ],
  ['Faith can move mountains|Faith moves mountains', 'Matthew 17:20; 1 Corinthians 13:2'],
  ['Come as you are', 'Matthew 11:28; John 6:37'],
  ['Let your conscience be your guide', 'Psalm 119:105; 1 Corinthians 4:4'],
  [
    'Death is just another part of life|Death is a part of life',
    'Romans 6:23; 1 Corinthians 15:26; John 11:25',
  ],
  ['Kill them with kindness', 'Romans 12:20-21; Proverbs 25:21-22'],
  ['Patience is a virtue|Patience is virtue', 'Galatians 5:22; James 1:3-4'],
  ['Hope springs eternal', 'Romans 15:13; 1 Peter 1:3'],
  [
    'It is always darkest before the dawn|The darkest hour is just before the dawn',
    'Psalm 30:5; Lamentations 3:22-23',
  ],
  ['No man is an island', 'Romans 14:7; Genesis 2:18'],
];
