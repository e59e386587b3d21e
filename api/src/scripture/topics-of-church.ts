import type { Topic } from './topic.js';

/** What people ask about the life of faith and the last things. Passages are separated by semicolons. */
export const TOPICS_OF_CHURCH: readonly Topic[] = [
  {
    name: 'baptism',
    asked:
      'baptism baptize baptised baptized baptise christening getting+baptized baptism+verse infant+baptism rebaptized godparent godparents',
    text: 'baptized baptism water',
    passages:
      'Matthew 28:19; Acts 2:38; Romans 6:3-4; Galatians 3:27; Mark 1:9-11; Acts 8:36-38; 1 Peter 3:21',
    reflect: 'What would you leave in the water, and what would you rise to?',
  },
  {
    name: 'fasting',
    asked: 'fasting fast lent daniel+fast forty+days giving+up+for+lent ramadan',
    text: 'fasting fast',
    passages:
      'Matthew 6:16-18; Isaiah 58:6-8; Joel 2:12-13; Daniel 10:2-3; Acts 13:2-3; Matthew 4:1-4; Psalm 35:13',
    reflect: 'What could you go without in order to be more free?',
  },
  {
    name: 'communion',
    asked: 'communion eucharist lords+supper holy+communion bread+and+wine',
    text: 'bread cup remembrance body blood',
    passages:
      '1 Corinthians 11:23-26; Luke 22:19-20; Matthew 26:26-28; John 6:51-56; 1 Corinthians 10:16-17; Acts 2:42',
    reflect: 'What do you remember when you break bread?',
  },
  {
    name: 'worship',
    asked:
      'worship worshipping praise praising sing singing music hymn praise+and+worship worship+song worship+leader choir',
    text: 'worship praise sing',
    passages:
      'John 4:23-24; Psalm 95:1-6; Psalm 100:1-5; Psalm 150:1-6; Romans 12:1; Hebrews 13:15; Colossians 3:16',
    reflect: 'What in you sings when you stop to listen?',
  },
  {
    name: 'the church',
    asked:
      'church churches congregation fellowship going+to+church members gathering find+a+church new+church leaving+church attend+church church+service pastor church+family church+split church+is+splitting',
    text: 'church body members assembling',
    passages:
      'Hebrews 10:24-25; Acts 2:42-47; 1 Corinthians 12:12-14; Matthew 18:20; Ephesians 4:11-16; Colossians 3:14-16',
    reflect: 'What gift do the others wait for from you?',
  },
  {
    name: 'evangelism',
    asked:
      'evangelism evangelize witness witnessing share+my+faith sharing+my+faith missionary missions mission preach preaching tell+others+about+jesus talk+about+my+faith witness+to invite+to+church unsaved unsaved+friends',
    text: 'preach witness gospel nations',
    passages:
      'Matthew 28:18-20; Acts 1:8; Romans 10:14-15; 1 Peter 3:15; Mark 16:15; Matthew 5:14-16; Romans 1:16',
    reflect: 'Who has asked you, without words, what gives you hope?',
  },
  {
    name: 'sabbath',
    asked: 'sabbath sunday day+of+rest',
    text: 'sabbath rest holy',
    passages:
      'Exodus 20:8-11; Mark 2:27; Genesis 2:2-3; Isaiah 58:13-14; Hebrews 4:9-10; Deuteronomy 5:12-15',
    reflect: 'What would a day look like that had nothing to prove?',
  },
  {
    name: 'end times',
    asked:
      'end+times last+days second+coming return+of+christ rapture antichrist tribulation apocalypse armageddon end+of+the+world jesus+return when+will+jesus signs+of+the mark+of+the+beast world+is+ending',
    text: 'last days coming heaven',
    passages:
      'Matthew 24:36-44; 1 Thessalonians 4:16-18; 2 Timothy 3:1-5; 2 Peter 3:8-13; Mark 13:32-33; Acts 1:7-11; Revelation 21:1-5',
    reflect: 'How does one live well who does not know the hour?',
  },
  {
    name: 'heaven',
    asked:
      'heaven heavenly paradise eternity what+is+heaven+like heaven+like loved+ones+in+heaven streets+of+gold',
    text: 'heaven paradise mansions',
    passages:
      'John 14:2-3; Revelation 21:1-4; 1 Corinthians 2:9; Philippians 3:20-21; Luke 23:43; 2 Corinthians 5:1; Colossians 3:1-2',
    reflect: 'What of heaven do you already taste here?',
  },
  {
    name: 'hell and judgment',
    asked: 'hell judgment judgement damnation lake+of+fire condemned purgatory',
    text: 'hell judgment fire',
    passages:
      'Matthew 25:31-46; Revelation 20:11-15; Hebrews 9:27; 2 Peter 3:9; John 3:16-18; Ezekiel 33:11; Romans 8:1',
    reflect: 'What does a just and merciful judge give you to hope?',
  },
  {
    name: 'eternal life',
    asked:
      'eternal+life everlasting+life live+forever immortality assurance saved+forever can+i+be+sure be+sure+of+heaven',
    text: 'eternal everlasting life',
    passages: 'John 3:16; John 17:3; John 5:24; 1 John 5:11-13; Romans 6:23; John 10:27-29; John 11:25-26',
    reflect: 'What in you is already older than today, and younger?',
  },
  {
    name: 'angels',
    asked: 'angel angels guardian+angel cherubim seraphim guardian+angels do+angels',
    text: 'angel angels',
    passages: 'Psalm 91:11-12; Hebrews 1:14; Psalm 34:7; Hebrews 13:2; Luke 2:9-14; Daniel 6:22',
    reflect: 'Where were you kept, and did not know it?',
  },
  {
    name: 'the devil',
    asked:
      'devil satan demon demons evil+spirits spiritual+warfare possessed lucifer occult witchcraft under+attack enemy+of+my+soul curse curses ghost ghosts haunted+house magic ouija',
    text: 'devil satan resist spirits',
    passages:
      'James 4:7; Ephesians 6:11-13; 1 Peter 5:8-9; 1 John 4:4; Romans 16:20; Matthew 4:10-11; Colossians 2:15',
    reflect: 'Which armour do you most need today?',
  },
  {
    name: 'doubt',
    asked:
      'doubt doubts doubting unbelief losing+my+faith lost+my+faith where+is+god god+silent god+far is+god+real god+is+far god+feels+far far+from+god feel+god distant+from+god questioning+my+faith is+it+all+true can+i+believe believe+again hard+to+believe science+and+faith',
    text: 'doubt unbelief believe',
    passages:
      'Mark 9:23-24; John 20:24-29; James 1:5-6; Psalm 13:1-6; Matthew 14:29-31; Jude 1:22; Habakkuk 1:2-5',
    reflect: 'What would you ask, if no question were forbidden?',
  },
  {
    name: 'trust',
    asked:
      'trust trusting trusts rely relying let+go surrender control trust+god+again trust+again trust+issues trust+people trust+men trust+women trust+anyone trust+him+again trust+her+again learn+to+trust',
    text: 'trust commit wait',
    passages:
      'Proverbs 3:5-6; Psalm 37:5; Isaiah 26:3-4; Psalm 56:3-4; Jeremiah 17:7-8; Psalm 62:8; Nahum 1:7',
    reflect: 'What could you hold with an open hand today?',
  },
  {
    name: 'the will of God',
    asked:
      'will+of+god gods+will gods+plan god+want+me guidance gods+voice hear+god hear+from+god voice+of+god god+speak god+speaks',
    text: 'will direct way',
    passages:
      'Romans 12:2; 1 Thessalonians 5:16-18; Micah 6:8; Psalm 143:10; John 10:27; Proverbs 16:9; Jeremiah 29:11-13; Ephesians 5:15-17',
    reflect: 'What do you already know to be asked of you?',
  },
  {
    name: 'miracles',
    asked: 'miracle miracles wonders impossible supernatural',
    text: 'miracles wonders impossible',
    passages: 'Luke 1:37; Matthew 19:26; Mark 9:23; John 2:11; Jeremiah 32:17; Exodus 14:21-22; Psalm 77:14',
    reflect: 'Which ordinary thing would you call a wonder if you saw it for the first time?',
  },
  {
    name: 'obedience',
    asked:
      'obedience obey obeying disobedience disobedient follow+god following+jesus discipleship disciple disciples',
    text: 'obey commandments follow',
    passages:
      'John 14:15; 1 Samuel 15:22; Luke 9:23-25; James 1:22; Deuteronomy 28:1-2; Acts 5:29; Romans 12:1-2',
    reflect: 'Which word have you heard often, and not yet done?',
  },
  {
    name: 'persecution',
    asked: 'persecution persecuted hated+for+my+faith martyr martyrs',
    text: 'persecuted reviled suffer',
    passages:
      'Matthew 5:10-12; John 15:18-20; 2 Timothy 3:12; Romans 8:35-37; 1 Peter 4:12-16; Acts 5:41; 2 Corinthians 4:8-9',
    reflect: 'Who suffers for the faith tonight, and may be in your prayer?',
  },
  {
    name: 'idolatry',
    asked: 'idol idols idolatry other+gods false+gods astrology horoscope fortune+telling tarot',
    text: 'idols gods image',
    passages:
      'Exodus 20:3-5; 1 John 5:21; Matthew 6:24; Psalm 115:4-8; Isaiah 44:9-20; Deuteronomy 18:10-12; Colossians 3:5',
    reflect: 'What receives the first and best of your attention?',
  },
  {
    name: 'the Trinity',
    asked: 'trinity triune three+in+one godhead',
    text: 'father son spirit one',
    passages:
      'Matthew 28:19; 2 Corinthians 13:14; Matthew 3:16-17; John 14:16-17; Deuteronomy 6:4; John 10:30; Ephesians 4:4-6',
    reflect: 'How do you call upon God: as Father, as Son, as Spirit?',
  },
  {
    name: 'science and evolution',
    asked: 'science evolution dinosaurs big+bang age+of+the+earth',
    text: 'created heavens works',
    passages:
      'Psalm 19:1-4; Genesis 1:1; Romans 1:20; Psalm 111:2; Job 38:4-7; Colossians 1:16-17; Hebrews 11:3',
    reflect: 'What have you learnt of the world that made you wonder?',
  },
  {
    name: 'nature',
    asked:
      'nature environment animals animal pets pet climate earth+care stewardship trees birds climate+change global+warming dog cat animals+in+heaven creation+care garden gardening forest ocean mountains',
    text: 'beasts fowls earth',
    passages:
      'Genesis 2:15; Psalm 24:1; Psalm 104:24-30; Proverbs 12:10; Matthew 6:26-29; Job 12:7-10; Genesis 1:28-31',
    reflect: 'Which creature could you look at today until you are thankful?',
  },
];
