import type { Topic } from './topic.js';

/** What people ask about God and faith. Passages are separated by semicolons. */
export const TOPICS_OF_FAITH: readonly Topic[] = [
  {
    name: 'love',
    asked:
      'love loved loving charity affection falling+in+love fell+in+love how+to+love love+others love+my+neighbor love+my+neighbour true+love unconditional',
    text: 'love loved charity lovingkindness',
    passages:
      '1 Corinthians 13:4-8; 1 John 4:7-8; John 3:16; John 13:34-35; Romans 8:38-39; Matthew 22:37-39',
    reflect: 'Who is the person in front of you that love has in mind today?',
  },
  {
    name: 'faith',
    asked:
      'faith believe belief believing cant+believe dont+believe more+faith stronger+faith weak+faith grow+in+faith',
    text: 'faith believe believed trust',
    passages: 'Hebrews 11:1; Mark 9:23-24; Romans 10:17; Proverbs 3:5-6; 2 Corinthians 5:7; James 2:17',
    reflect: 'What one step could you take on trust alone?',
  },
  {
    name: 'hope',
    asked:
      'hope hoping hopeful encouragement encourage promise promises cheer+me+up encouraging comforting uplifting hope+again things+will+get+better better+days future+hope feel+stuck feeling+stuck stuck+in i+am+stuck im+stuck',
    text: 'hope hoped promise wait',
    passages: 'Romans 15:13; Jeremiah 29:11; Lamentations 3:21-24; Romans 8:24-25; Hebrews 6:19; Psalm 42:11',
    reflect: 'What are you waiting for, and who waits with you?',
  },
  {
    name: 'prayer',
    asked:
      'pray prayer prayers praying intercession lords+prayer pray+more pray+better prayer+life how+to+talk+to+god',
    text: 'pray prayer prayed supplication ask',
    passages:
      'Matthew 6:6-13; 1 Thessalonians 5:16-18; Philippians 4:6; James 5:16; Luke 18:1; Jeremiah 33:3',
    reflect: 'What have you not yet dared to ask for, or to say?',
  },
  {
    name: 'salvation',
    asked:
      'salvation saved save born+again gospel redeemed redemption become+a+christian becoming+a+christian accept+jesus accept+christ be+saved am+i+saved give+my+life+to+christ give+my+life+to+jesus follow+christ convert conversion become+saved go+to+heaven get+to+heaven enough+for+heaven saved+by eternal+security repentance+and+faith plan+of+salvation',
    text: 'saved salvation redeemed eternal everlasting life',
    passages: 'John 3:16-17; Romans 10:9-10; Ephesians 2:8-9; Acts 4:12; Romans 6:23; Titus 3:5',
    reflect: 'From what have you been brought out, and for what?',
  },
  {
    name: 'grace',
    asked: 'grace mercy merciful undeserved unmerited favor dont+deserve undeserving second+chances',
    text: 'grace mercy mercies gracious',
    passages:
      'Ephesians 2:8-9; 2 Corinthians 12:9; Romans 5:8; Titus 2:11; Lamentations 3:22-23; Hebrews 4:16',
    reflect: 'What have you been given that you never earned?',
  },
  {
    name: 'peace',
    asked: 'peace peaceful calm tranquility serenity inner+peace calm+down relax relaxation peaceful+heart',
    text: 'peace quietness rest',
    passages: 'John 14:27; Isaiah 26:3; Philippians 4:7; Colossians 3:15; Psalm 29:11; Romans 5:1',
    reflect: 'What disturbs your peace, and may it go on doing so?',
  },
  {
    name: 'joy and happiness',
    asked:
      'joy happy happiness rejoice delight glad blessed blessing joyful be+happy find+joy joy+again happier smile laughter celebrate',
    text: 'joy rejoice glad blessed',
    passages: 'Psalm 16:11; Nehemiah 8:10; John 15:11; Philippians 4:4; Matthew 5:3-12; Habakkuk 3:17-18',
    reflect: 'When did joy last surprise you, and what was there?',
  },
  {
    name: 'thankfulness',
    asked:
      'thankful thankfulness gratitude grateful thanks thanksgiving birthday+blessing count+my+blessings say+thanks appreciate appreciation harvest+festival grateful+for thankful+for being+grateful small+blessings little+things',
    text: 'thanks thanksgiving thankful praise',
    passages:
      '1 Thessalonians 5:18; Psalm 107:1; Psalm 100:4-5; Colossians 3:15-17; Psalm 103:1-2; Luke 17:15-16',
    reflect: 'Which three gifts of this day would you miss tomorrow?',
  },
  {
    name: 'freedom',
    asked: 'freedom free liberty bondage slavery liberated set+free free+from chains',
    text: 'free liberty bondage captives',
    passages: 'John 8:31-36; Galatians 5:1; 2 Corinthians 3:17; Romans 8:1-2; Isaiah 61:1; Galatians 5:13',
    reflect: 'What still holds you that has already been unlocked?',
  },
  {
    name: 'oneness',
    asked:
      'oneness unity one+body together divided church+unity divided+church splitting one+in+christ community+of+believers',
    text: 'one unity body together',
    passages:
      'John 17:20-23; Psalm 133:1; Ephesians 4:1-6; 1 Corinthians 12:12-14; Galatians 3:28; Acts 2:44-47',
    reflect: 'Whom have you counted as outside who may be a member of the same body?',
  },
  {
    name: 'wisdom',
    asked:
      'wisdom wise knowledge understanding discernment fool foolish make+wise good+judgment learn+wisdom common+sense',
    text: 'wisdom wise understanding knowledge',
    passages: 'Proverbs 9:10; James 1:5; James 3:17; Proverbs 4:7; Proverbs 2:6; Matthew 7:24',
    reflect: 'What do you already know to be right and have not yet done?',
  },
  {
    name: 'patience',
    asked:
      'patience patient waiting wait endure endurance perseverance persevere longsuffering impatient hurry+up slow+progress takes+so+long wait+so+long',
    text: 'patience wait longsuffering endure',
    passages: 'Isaiah 40:31; Galatians 6:9; James 5:7-8; Psalm 27:14; Romans 12:12; Hebrews 12:1-2',
    reflect: 'What is growing while you wait?',
  },
  {
    name: 'strength',
    asked:
      'strength strong weak weakness power empowered protection armor be+strong need+strength too+weak keep+going carry+on no+strength',
    text: 'strength strong power weakness',
    passages:
      'Philippians 4:13; Isaiah 40:29-31; Psalm 46:1; 2 Corinthians 12:9-10; Ephesians 6:10-17; Nehemiah 8:10',
    reflect: 'Where have you been leaning on your own strength alone?',
  },
  {
    name: 'the Holy Spirit',
    asked:
      'spirit holy+ghost pentecost comforter speaking+in+tongues gifts+of+the+spirit filled+with+the+spirit',
    text: 'spirit ghost comforter fruit',
    passages: 'Galatians 5:22-23; John 14:26; Acts 1:8; Romans 8:26; Acts 2:1-4; 1 Corinthians 12:4-7',
    reflect: 'Which fruit of the Spirit is ripening in you, and which is still green?',
  },
  {
    name: 'Jesus',
    asked: 'jesus christ messiah savior saviour son+of+god cross crucified resurrection risen easter',
    text: 'jesus christ cross risen crucified',
    passages:
      'John 1:1-14; John 14:6; Philippians 2:5-11; Isaiah 53:3-6; 1 Corinthians 15:3-4; John 11:25-26',
    reflect: 'Who do you say that he is?',
  },
  {
    name: 'creation',
    asked: 'creation create created creator world earth nature beginning genesis universe',
    text: 'created heaven earth beginning works',
    passages: 'Genesis 1:1-5; Genesis 1:26-31; Psalm 19:1; Psalm 8:3-6; Colossians 1:16-17; Romans 1:20',
    reflect: 'What in the created world speaks to you without words?',
  },
  {
    name: 'death and life after it',
    asked:
      'death die dying afterlife grave dead after+we+die after+i+die happens+when+we+die happens+when+i+die after+death life+after+death when+we+die see+him+again see+her+again see+them+again will+i+see heaven+reunion where+is+my+father+now what+comes+after',
    text: 'death die grave resurrection life',
    passages:
      'John 11:25-26; Psalm 23:4; 1 Corinthians 15:54-57; Romans 14:8; John 14:1-3; Ecclesiastes 3:1-2',
    reflect: 'How would you spend today if you feared no end?',
  },
  {
    name: 'serving',
    asked:
      'serve service serving servant volunteer helping+others help+others make+a+difference give+back helping+people help+people volunteering be+useful ministry',
    text: 'serve servant minister give poor',
    passages:
      'Mark 10:43-45; Galatians 5:13; Matthew 25:35-40; 1 Peter 4:10; 2 Corinthians 9:7; John 13:14-15',
    reflect: 'Whose feet are near enough for you to wash?',
  },
  {
    name: 'meditation and the word',
    asked:
      'meditate meditation word+of+god study reading devotion contemplation mindfulness silence read+the+bible reading+the+bible bible+reading understand+the+bible where+to+start quiet+time daily+reading study+the+bible memorize+scripture closer+to+god close+to+god draw+near grow+closer relationship+with+god know+god seek+god seeking+god',
    text: 'meditate meditation word law',
    passages: 'Psalm 1:1-3; Joshua 1:8; Psalm 119:97-105; 2 Timothy 3:16-17; Hebrews 4:12; Psalm 46:10',
    reflect: 'Which single word of this passage stays with you?',
  },
  {
    name: 'mind and thoughts',
    asked:
      'mind thoughts thinking consciousness imagination attention focus awareness heart negative+thoughts bad+thoughts intrusive+thoughts clear+my+mind concentrate concentration distracted distraction positive+thinking',
    text: 'mind think thoughts heart',
    passages: 'Philippians 4:8; Romans 12:2; Proverbs 4:23; Isaiah 26:3; 2 Corinthians 10:5; Colossians 3:2',
    reflect: 'Upon what has your mind been dwelling, and is it lovely?',
  },
  {
    name: 'commandments',
    asked: 'commandments commandment law golden+rule righteous righteousness',
    text: 'commandment commandments law obey',
    passages: 'Exodus 20:1-17; Matthew 22:37-40; Matthew 7:12; John 14:15; Deuteronomy 6:4-5; 1 John 5:3',
    reflect: 'Which commandment would bring most life into your week?',
  },
  {
    name: 'God’s love',
    asked:
      'does+god+love+me god+love+me god+loves+me gods+love love+of+god loved+by+god love+for+me god+think+of+me god+thinks+of+me god+cares+for+me god+hates god+hates+me god+hate+me does+god+care god+care+about+me',
    text: 'loved everlasting love beloved',
    passages:
      '1 John 4:8-10; John 3:16; Romans 8:38-39; Jeremiah 31:3; Zephaniah 3:17; Isaiah 43:4; Psalm 139:17-18',
    reflect: 'Which of these words do you find hardest to believe of yourself?',
  },
  {
    name: 'fear of death',
    asked:
      'fear+of+death fear+of+dying afraid+of+death afraid+of+dying scared+of+dying scared+of+death afraid+to+die scared+to+die fear+death',
    text: 'death valley shadow sting victory',
    passages:
      'Psalm 23:4; John 14:1-3; John 11:25-26; Hebrews 2:14-15; Romans 8:38-39; 1 Corinthians 15:55-57; 2 Corinthians 5:1',
    reflect: 'With whom could you speak of what frightens you about it?',
  },
  {
    name: 'whether God is',
    asked:
      'does+god+exist god+exist god+exists existence+of+god is+there+a+god is+god+real proof+of+god proof+for+god believe+in+god',
    text: 'God invisible creation heavens declare',
    passages:
      'Hebrews 11:6; Romans 1:20; Psalm 19:1-4; Jeremiah 29:13; Acts 17:24-28; John 1:18; Exodus 3:13-14',
    reflect: 'What would you ask God, if you could be sure to be heard?',
  },
];
