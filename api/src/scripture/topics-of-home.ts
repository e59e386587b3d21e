import type { Topic } from './topic.js';

/** What people bring about those they live with and love. Passages are separated by semicolons. */
export const TOPICS_OF_HOME: readonly Topic[] = [
  {
    name: 'adultery',
    asked:
      'adultery affair cheating cheated unfaithful unfaithfulness infidelity mistress cheated+on+my cheat+on+my i+cheated my+affair someone+elses+wife someone+elses+husband married+man married+woman attracted+to+another love+another+man love+another+woman attracted+to+a+coworker emotional+affair tempted+to+cheat open+marriage',
    text: 'adultery unfaithful covenant',
    passages:
      'Exodus 20:14; Proverbs 6:27-32; Matthew 5:27-28; Hebrews 13:4; Psalm 51:1-4; John 8:10-11; Psalm 34:18',
    reflect: 'What truth is asked for now, and who could help you to speak it?',
  },
  {
    name: 'divorce',
    asked:
      'divorce divorced separation separated separating ex+husband ex+wife broken+marriage divorcing ex+spouse custody remarry remarriage second+marriage marriage+is+over marriage+in+trouble marriage+ended marriage+is+over marriage+failed it+still+ended',
    text: 'put away marriage asunder',
    passages: 'Psalm 34:18; Isaiah 54:4-6; Psalm 147:3; Isaiah 43:1-2; Matthew 19:4-9; 1 Corinthians 7:15',
    reflect: 'What do you need to grieve before something new may grow?',
  },
  {
    name: 'singleness',
    asked:
      'single singleness unmarried dating still+single being+single find+a+partner soulmate waiting+for+a+husband waiting+for+a+wife find+a+husband find+a+wife want+a+husband want+a+wife never+married being+alone+at still+not+married all+my+friends+are+married lonely+single online+dating first+date',
    text: 'unmarried alone content',
    passages:
      '1 Corinthians 7:7-8; 1 Corinthians 7:32-35; Psalm 37:4-5; Philippians 4:11; Isaiah 56:4-5; Genesis 2:18',
    reflect: 'What is this season free for?',
  },
  {
    name: 'husbands',
    asked: 'husband husbands being+a+husband',
    text: 'husband husbands love wife',
    passages:
      'Ephesians 5:25; Colossians 3:19; Proverbs 5:18; 1 Corinthians 13:4-7; Genesis 2:24; Ecclesiastes 9:9',
    reflect: 'What would your wife most like to be thanked for?',
    people: true,
  },
  {
    name: 'wives',
    asked: 'wife wives being+a+wife',
    text: 'wife virtuous husband heart',
    passages:
      'Proverbs 31:10-12; Proverbs 31:25-30; Proverbs 18:22; Genesis 2:18; Ruth 1:16; 1 Corinthians 13:4-7',
    reflect: 'What gift of yours is waiting to be seen?',
    people: true,
  },
  {
    name: 'parents',
    asked:
      'parents honour+parents honor+parents father mother mom mum dad aging+parents elderly+parents honouring+my honoring+my respect+my+parents obey+my+parents my+parents+want parents+dont+understand old+parents',
    text: 'father mother honour',
    passages:
      'Exodus 20:12; Ephesians 6:1-3; Proverbs 23:22-25; Proverbs 1:8-9; Colossians 3:20; John 19:26-27; 1 Timothy 5:4',
    reflect: 'For what, small or great, could you thank those who raised you?',
    people: true,
  },
  {
    name: 'children',
    asked:
      'children child kids son daughter raising parenting toddler baby newborn bringing+up raise+a+child raising+a+son raising+a+daughter godly+children homework bedtime toddlers newborn+baby new+baby mother+of father+of being+a+mother being+a+father motherhood fatherhood stepchildren grandchild grandchildren grandson granddaughter',
    text: 'children child train heritage',
    passages:
      'Psalm 127:3-5; Proverbs 22:6; Deuteronomy 6:6-7; Ephesians 6:4; Mark 10:13-16; Isaiah 54:13; Proverbs 20:7',
    reflect: 'What will your child remember of today?',
    people: true,
  },
  {
    name: 'teenagers',
    asked:
      'teenager teenagers teenage teens teen youth young+people rebellious adolescent puberty high+school teenage+daughter teenage+son peer+pressure',
    text: 'youth young son',
    passages:
      '1 Timothy 4:12; Ecclesiastes 12:1; Psalm 119:9-11; Luke 15:20-24; Colossians 3:21; Ephesians 6:4; Proverbs 4:1-4',
    reflect: 'Where could you listen once more before you answer?',
    people: true,
  },
  {
    name: 'infertility',
    asked:
      'infertility infertile barren childless cant+have+children cannot+have+children trying+to+conceive ivf childlessness cant+get+pregnant can+not+get+pregnant trying+for+a+baby want+a+baby no+children never+have+children',
    text: 'barren womb child conceived',
    passages:
      '1 Samuel 1:10-20; Psalm 113:9; Isaiah 54:1; Genesis 21:1-2; Luke 1:36-37; Psalm 34:18; Isaiah 56:4-5',
    reflect: 'To whom could you tell the longing as openly as Hannah did?',
  },
  {
    name: 'pregnancy',
    asked:
      'pregnant pregnancy expecting unborn birth giving+birth womb baby+shower having+a+baby labor+and+delivery unplanned+pregnancy due+date newborn newborn+baby baby+blessing new+baby birth+of',
    text: 'womb conceived formed child',
    passages: 'Psalm 139:13-16; Jeremiah 1:5; Luke 1:41-45; Isaiah 44:2; Psalm 22:9-10; John 16:21',
    reflect: 'What blessing would you speak over the child that is coming?',
  },
  {
    name: 'widows and orphans',
    asked:
      'widow widows widower orphan orphans fatherless adoption adopted adopt foster my+late+husband my+late+wife fostering foster+care orphanage widowed',
    text: 'widow fatherless judge visit',
    passages:
      'Psalm 68:5-6; James 1:27; Deuteronomy 10:18; Psalm 146:9; Exodus 22:22-23; Isaiah 1:17; Romans 8:15',
    reflect: 'Whose empty chair could you sit beside this week?',
  },
  {
    name: 'ageing',
    asked:
      'aging ageing old+age elderly growing+old getting+old retirement retired grandparent grandparents grandmother grandfather dementia alzheimers feeling+old turning+fifty turning+sixty turning+seventy midlife mid+life menopause grey+hair gray+hair getting+older growing+older older+people elderly+parents',
    text: 'old age gray hoary hoar',
    passages:
      'Isaiah 46:4; Psalm 71:9; Psalm 71:17-18; Psalm 92:12-14; Proverbs 16:31; 2 Corinthians 4:16; Psalm 90:12',
    reflect: 'What have your years taught you that someone younger needs?',
  },
  {
    name: 'siblings',
    asked:
      'sibling siblings brother brothers sister sisters family+conflict family+feud estranged not+spoken+to+me does+not+speak+to+me doesnt+speak+to+me twin family+fight inheritance family+argument',
    text: 'brother brethren dwell unity',
    passages: 'Psalm 133:1; Genesis 33:4; Genesis 45:4-5; Matthew 5:23-24; Proverbs 17:17; 1 John 4:20-21',
    reflect: 'What first word could open the way back?',
    people: true,
  },
  {
    name: 'reconciliation',
    asked:
      'reconciliation reconcile make+peace apologise apologize apology making+up restore+relationship make+up+with fix+a+friendship mend restore+a+friendship repair+relationship broken+friendship lost+contact we+had+a+fight big+fight had+an+argument we+argue we+fight arguing+with',
    text: 'reconciled brother peace',
    passages:
      'Matthew 5:23-24; 2 Corinthians 5:18-19; Matthew 18:15; Romans 12:18; Luke 15:20; Genesis 33:4; Colossians 1:20-22',
    reflect: 'What part of it is yours to put right?',
  },
  {
    name: 'hospitality',
    asked:
      'hospitality guest guests welcome stranger strangers refugee refugees immigrant immigrants foreigner foreigners hosting host+a new+neighbors new+neighbours welcome+people asylum migrants homeless',
    text: 'stranger strangers lodge entertain',
    passages:
      'Hebrews 13:2; Romans 12:13; Leviticus 19:33-34; Matthew 25:35; 1 Peter 4:9; Deuteronomy 10:18-19; Genesis 18:2-5',
    reflect: 'Whom could you make room for at your table?',
  },
  {
    name: 'sex',
    asked:
      'sex sexual sexuality lust premarital purity pure immorality fornication porn pornography sexual+sin sleeping+together living+together sex+before+marriage masturbation masturbate hookup hook+up pure+thoughts',
    text: 'fornication body holy',
    passages:
      '1 Corinthians 6:18-20; 1 Thessalonians 4:3-5; Hebrews 13:4; Matthew 5:28; Psalm 119:9; Song of Solomon 8:6-7; Psalm 51:10',
    reflect: "What would it mean to treat your body, and another's, as holy?",
  },
  {
    name: 'neighbours',
    asked:
      'neighbor neighbour neighbors neighbours community next+door noisy+neighbours noisy+neighbors neighborhood',
    text: 'neighbour neighbours love',
    passages: 'Leviticus 19:18; Luke 10:36-37; Romans 13:8-10; Proverbs 3:27-29; Mark 12:31; Romans 15:2',
    reflect: "Which neighbour's name do you not know yet?",
    people: true,
  },
  {
    name: 'a child who went away',
    asked:
      'prodigal+child prodigal+daughter my+prodigal estranged+son estranged+daughter strayed wayward son+wont+talk daughter+wont+talk son+left+the+faith daughter+left+the+faith children+left+the+faith rebellious+son rebellious+daughter adult+son adult+daughter son+stopped+believing daughter+stopped+believing',
    text: 'father son far compassion return',
    passages:
      'Luke 15:20-24; Jeremiah 31:16-17; Isaiah 54:13; Proverbs 22:6; Acts 16:31; Psalm 138:8; Isaiah 44:3-5',
    reflect: 'What could you keep open, so that coming back is easy?',
  },
  {
    name: 'single parents',
    asked:
      'single+mother single+mom single+mum single+father single+dad single+parent single+parents raising+kids+alone raising+children+alone raise+my+kids+alone kids+alone',
    text: 'fatherless widow helper',
    passages:
      'Psalm 68:5-6; Isaiah 40:11; Deuteronomy 31:8; 2 Corinthians 12:9; Genesis 21:17-19; Psalm 46:1; Isaiah 40:29-31',
    reflect: 'Who could take one thing from your shoulders this week?',
  },
  {
    name: 'caring for somebody',
    asked:
      'caregiver caregiving carer caretaker caring+for care+for+my take+care+of+my taking+care+of+my looking+after+my dementia alzheimers',
    text: 'bear burdens strength weary',
    passages:
      'Galatians 6:2; Isaiah 46:4; Isaiah 40:29-31; Galatians 6:9; 2 Corinthians 12:9; Matthew 25:40; 1 Timothy 5:4',
    reflect: 'Who cares for you while you care?',
  },
  {
    name: 'a partner of another faith',
    asked:
      'dating+a+non dating+an+unbeliever marry+a+non marry+an+unbeliever unequally+yoked unbelieving+husband unbelieving+wife husband+is+not+a+christian wife+is+not+a+christian husband+doesnt+believe wife+doesnt+believe interfaith non+christian husband+does+not+believe wife+does+not+believe',
    text: 'yoked unbelievers fellowship',
    passages:
      '2 Corinthians 6:14-16; Amos 3:3; 1 Corinthians 7:12-14; Proverbs 4:23; Ephesians 5:25; Colossians 4:5-6',
    reflect: 'What of your faith do you want to be able to share at home?',
  },
  {
    name: 'people of other faiths',
    asked:
      'muslim muslims hindu buddhist jewish+friend atheist atheists other+religions other+faiths another+religion different+religion non+believers nonbeliever',
    text: 'stranger neighbour answer meekness',
    passages:
      'Colossians 4:5-6; 1 Peter 3:15; Luke 10:33-37; Acts 10:34-35; Romans 12:18; Matthew 5:16; John 4:9-10',
    reflect: 'What could you ask them about their faith before you speak of yours?',
  },
  {
    name: 'belonging',
    asked:
      'gay lesbian homosexual homosexuality lgbt lgbtq bisexual queer transgender trans+gender same+sex coming+out belong belonging fit+in different+from+others',
    text: 'accepted beloved in no wise cast out',
    passages:
      'John 6:37; Psalm 139:13-14; Romans 8:38-39; Isaiah 43:1; Isaiah 56:4-5; 1 Samuel 16:7; John 13:34-35',
    reflect: 'Where have you been met with love, as you are?',
  },
  {
    name: 'difficult parents',
    asked:
      'narcissistic toxic+mother toxic+father toxic+parents toxic+family controlling+mother controlling+father controlling+parents critical+mother critical+father cruel+father cruel+mother father+never dad+never mother+never mom+never absent+father father+left dad+left mother+left father+wound difficult+parents difficult+mother difficult+father',
    text: 'father mother forsake take up',
    passages:
      'Psalm 27:10; Isaiah 49:15-16; Psalm 68:5-6; Ephesians 6:4; Romans 12:18; Matthew 11:28-30; 2 Corinthians 6:18',
    reflect: 'What would you have needed to hear, and who could say it to you now?',
  },
  {
    name: 'prison',
    asked: 'prison prisoner prisoners jail jailed inmate imprisoned arrested court trial+date sentenced',
    text: 'prison prisoners bound loose',
    passages:
      'Hebrews 13:3; Psalm 107:10-16; Isaiah 61:1; Psalm 146:7; Acts 16:25-26; Matthew 25:36; Psalm 68:6',
    reflect: 'Whom could a letter or a visit reach this week?',
  },
  {
    name: 'in-laws',
    asked:
      'mother+in+law father+in+law in+laws inlaws sister+in+law brother+in+law son+in+law daughter+in+law stepmother stepfather stepson stepdaughter stepchildren blended+family',
    text: 'mother in law cleave peaceably',
    passages:
      'Ruth 1:16-17; Romans 12:18; Genesis 2:24; Exodus 18:7; Colossians 3:12-14; Proverbs 15:1; Ephesians 4:2-3',
    reflect: 'What small peace could begin with you, and what does not lie with you?',
  },
];
