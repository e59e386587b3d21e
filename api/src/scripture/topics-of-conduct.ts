import type { Topic } from './topic.js';

/** What people ask about how they speak and act. Passages are separated by semicolons. */
export const TOPICS_OF_CONDUCT: readonly Topic[] = [
  {
    name: 'lying',
    asked:
      'lying lie lies liar dishonest dishonesty honesty honest truthfulness deceive deceit false+witness tell+the+truth telling+the+truth white+lie white+lies cheat+on+taxes fake faking',
    text: 'lying lips truth false',
    passages:
      'Proverbs 12:22; Ephesians 4:25; Exodus 20:16; Colossians 3:9; Proverbs 19:5; John 8:44; Psalm 15:1-3',
    reflect: 'Where would one true sentence change the day?',
  },
  {
    name: 'gossip',
    asked:
      'gossip gossiping gossips rumors rumours talebearer slander slandering backbiting behind+my+back talk+behind talking+behind talks+behind secrets keep+a+secret',
    text: 'talebearer whisperer backbiters',
    passages:
      'Proverbs 16:28; Proverbs 11:13; Proverbs 26:20; Ephesians 4:29; James 4:11; Leviticus 19:16; Psalm 15:1-3',
    reflect: 'Whose good name could you guard with your silence?',
  },
  {
    name: 'the tongue',
    asked:
      'tongue speech words swearing cursing profanity bad+language harsh+words control+my+mouth encourage+others talk+too+much speak+too+much say+the+wrong+thing swear sarcasm sarcastic complain complaining complainer interrupt harsh think+before+i+speak watch+my+words insult+people yelling+at+people',
    text: 'tongue mouth lips words',
    passages:
      'Proverbs 18:21; James 3:5-10; Psalm 141:3; Proverbs 15:1; Ephesians 4:29; Psalm 19:14; Proverbs 12:18',
    reflect: 'Which words of yours would you be glad to hear again?',
  },
  {
    name: 'envy',
    asked:
      'envy envious envying comparison comparing compare keeping+up fomo everyone+else+has others+have+more wish+i+had+what grass+is+greener more+successful better+than+me got+the+promotion happier+than+me others+succeed is+more+successful has+what+i+want everyone+but+me',
    text: 'envy envious rottenness',
    passages:
      'Proverbs 14:30; James 3:14-16; Galatians 5:26; Psalm 37:1-4; Psalm 73:2-3; 1 Peter 2:1; Exodus 20:17',
    reflect: 'Whose good fortune could you bless, aloud?',
  },
  {
    name: 'jealousy',
    asked: 'jealousy jealous possessive jealous+of my+partners+ex his+ex her+ex jealous+partner',
    text: 'jealousy jealous envy',
    passages:
      'Proverbs 27:4; Song of Solomon 8:6; 1 Corinthians 13:4; Galatians 5:19-21; James 3:16; Romans 13:13; Genesis 37:3-4',
    reflect: 'What fear does your jealousy try to guard you from?',
  },
  {
    name: 'greed',
    asked:
      'greed greedy covet coveting covetousness materialism materialistic consumerism love+of+money always+want+more shopping+too+much spend+too+much overspend',
    text: 'covetousness greedy covet',
    passages:
      'Luke 12:15; 1 Timothy 6:9-10; Exodus 20:17; Ecclesiastes 5:10; Hebrews 13:5; Proverbs 15:27; Matthew 6:24',
    reflect: 'What would be enough?',
  },
  {
    name: 'self-control',
    asked:
      'self+control selfcontrol discipline self+discipline willpower impulsive overeating gluttony overspending procrastination stop+eating eating+too+much overeat binge diet dieting sugar snacking lose+weight bad+habits bad+habit break+a+habit build+a+habit good+habit good+habits new+habit new+habits morning+habit daily+habit morning+routine daily+routine stick+with+it procrastinate procrastinating put+things+off impulse temper+control',
    text: 'temperance rule spirit discipline',
    passages:
      'Proverbs 25:28; Galatians 5:22-23; 1 Corinthians 9:24-27; Titus 2:11-12; 2 Peter 1:5-7; 2 Timothy 1:7; Proverbs 16:32',
    reflect: 'Which small yes or no today would strengthen you?',
  },
  {
    name: 'laziness',
    asked:
      'lazy laziness sluggard slothful idle idleness no+motivation unmotivated motivation get+up+early oversleep waste+my+time wasting+my+time procrastination procrastinate procrastinating put+off putting+off keep+postponing',
    text: 'sluggard slothful idle',
    passages:
      'Proverbs 6:6-11; Proverbs 13:4; 2 Thessalonians 3:10-12; Ecclesiastes 10:18; Romans 12:11; Colossians 3:23; Proverbs 20:4',
    reflect: 'What one thing, done first, would set the day moving?',
  },
  {
    name: 'drunkenness',
    asked:
      'drunk drunkenness drinking alcohol alcoholic alcoholism wine beer drink+too+much drinks+too+much whisky vodka marijuana weed cannabis smoking smoke cigarettes vaping',
    text: 'wine strong drink drunken',
    passages:
      'Ephesians 5:18; Proverbs 20:1; Proverbs 23:29-32; Galatians 5:19-21; 1 Corinthians 6:12; Romans 13:13-14; 1 Corinthians 10:13',
    reflect: 'What are you thirsty for, beneath the thirst?',
  },
  {
    name: 'addiction',
    asked:
      'addiction addicted addict relapse sober sobriety recovery gambling compulsive hooked compulsion video+games gaming withdrawal rehab twelve+steps 12+steps drugs drug',
    text: 'temptation free bondage escape',
    passages:
      '1 Corinthians 10:13; John 8:34-36; Romans 6:12-14; Romans 7:18-25; Galatians 5:1; Psalm 40:1-3; Titus 2:11-12',
    reflect: 'Whom could you call before the next hard hour?',
  },
  {
    name: 'stealing',
    asked: 'steal stealing stole theft thief shoplifting cheating+in+exam',
    text: 'steal thief restore',
    passages: 'Exodus 20:15; Ephesians 4:28; Leviticus 19:11; Proverbs 10:2; Luke 19:8; Proverbs 20:17',
    reflect: 'What could be given back, and how?',
  },
  {
    name: 'hypocrisy',
    asked:
      'hypocrisy hypocrite hypocrites hypocritical fake+christians pretending sunday+christian two+faced+christians practise+what+you+preach practice+what+you+preach',
    text: 'hypocrites hypocrite',
    passages:
      'Matthew 23:27-28; Matthew 7:3-5; Matthew 6:1-4; Isaiah 29:13; James 1:22-25; 1 John 4:20; Luke 12:1-2',
    reflect: 'Where would you like your inside and your outside to meet?',
  },
  {
    name: 'judging others',
    asked:
      'judge judging judgmental judgement+of+others criticism critical criticize condemning criticises criticizes fault+finding prejudice prejudiced labels+people',
    text: 'judge judged mote',
    passages: 'Matthew 7:1-5; Romans 2:1; James 4:11-12; Luke 6:37; Romans 14:10-13; John 8:7; 1 Samuel 16:7',
    reflect: 'What do you not know of the one you judge?',
  },
  {
    name: 'kindness',
    asked:
      'kindness kind compassion gentle gentleness mercy+to+others be+nice being+nice good+deeds caring empathy sensitive tender',
    text: 'kind tenderhearted mercy',
    passages:
      'Ephesians 4:32; Colossians 3:12-14; Micah 6:8; Proverbs 11:17; Luke 6:35-36; Galatians 6:10; Proverbs 19:17',
    reflect: 'Who would be surprised by a kindness from you?',
  },
  {
    name: 'generosity',
    asked:
      'generosity generous giving give charity donate donation sharing tithe tithing alms give+to+the+poor giving+to+the+poor help+the+poor homeless+people beggar beggars give+more',
    text: 'give cheerful liberal bountiful',
    passages:
      '2 Corinthians 9:6-8; Proverbs 11:24-25; Acts 20:35; Luke 6:38; Proverbs 19:17; Malachi 3:10; Luke 21:1-4',
    reflect: 'What could you give that nobody would know of?',
  },
  {
    name: 'contentment',
    asked:
      'contentment content satisfied having+enough simplicity simple+life minimalism enough more+than+enough live+simply simple+living be+happy+with+what less+is+more discontent',
    text: 'content godliness gain',
    passages:
      'Philippians 4:11-13; 1 Timothy 6:6-8; Hebrews 13:5; Proverbs 30:8-9; Ecclesiastes 4:6; Psalm 23:1; Psalm 131:1-2',
    reflect: 'What do you already have that you once prayed for?',
  },
  {
    name: 'integrity',
    asked:
      'integrity character righteous+living uprightness honour honor reputation good+name do+the+right+thing doing+right honest+business tempted+to+cheat morals ethics trustworthy',
    text: 'integrity upright',
    passages: 'Proverbs 10:9; Proverbs 11:3; Psalm 15:1-5; Proverbs 22:1; Job 27:5-6; Micah 6:8; Luke 16:10',
    reflect: 'What would you do if nobody could ever know?',
  },
  {
    name: 'courage',
    asked:
      'courage courageous brave bravery bold boldness braver courageously daring stand+up+for speak+in+public public+speaking step+out take+a+risk be+strong stage+fright interview',
    text: 'courage strong fear dismayed',
    passages:
      'Joshua 1:9; Deuteronomy 31:6; Psalm 27:14; Isaiah 41:10; 1 Corinthians 16:13; Acts 4:29-31; 2 Timothy 1:7',
    reflect: 'What is the next brave step, and is it small enough to take?',
  },
  {
    name: 'leadership',
    asked:
      'leader leaders leadership leading manager managing authority government politics politicians rulers team+leader president prime+minister elections election vote voting policeman being+a+leader mentor mentoring',
    text: 'rule ruler shepherd servant',
    passages:
      'Mark 10:42-45; 1 Kings 3:9; Proverbs 29:2; 1 Peter 5:2-3; Exodus 18:21; 1 Timothy 2:1-2; Romans 13:1',
    reflect: 'Whom does your leading serve?',
  },
  {
    name: 'debt',
    asked:
      'debt debts loan borrow borrowing lend lending bankrupt bankruptcy credit+card loans owe owing student+loan mortgage bills+to+pay lending+money lend+money borrow+money money+to+family money+to+friends owes+me',
    text: 'debt borrower lender owe',
    passages:
      'Romans 13:8; Proverbs 22:7; Psalm 37:21; Proverbs 3:27-28; Matthew 6:31-33; Luke 14:28; Philippians 4:19',
    reflect: 'What one honest step would lighten the load?',
  },
];
