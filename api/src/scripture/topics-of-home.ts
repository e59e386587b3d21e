import type { Topic } from './topic.js';

/** What people bring about those they live with and love. Passages are separated by semicolons. */
export const TOPICS_OF_HOME: readonly Topic[] = [
  {
    name: 'adultery',
    asked: 'adultery affair cheating cheated unfaithful unfaithfulness infidelity mistress',
    text: 'adultery unfaithful covenant',
    passages:
      'Exodus 20:14; Proverbs 6:27-32; Matthew 5:27-28; Hebrews 13:4; Psalm 51:1-4; John 8:10-11; Psalm 34:18',
    reflect: 'What truth is asked for now, and who could help you to speak it?',
  },
  {
    name: 'divorce',
    asked: 'divorce divorced separation separated separating ex+husband ex+wife broken+marriage',
    text: 'put away marriage asunder',
    passages: 'Psalm 34:18; Isaiah 54:4-6; Psalm 147:3; Isaiah 43:1-2; Matthew 19:4-9; 1 Corinthians 7:15',
    reflect: 'What do you need to grieve before something new may grow?',
  },
  {
    name: 'singleness',
    asked: 'single singleness unmarried dating still+single being+single find+a+partner soulmate',
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
    asked: 'parents honour+parents honor+parents father mother mom mum dad aging+parents elderly+parents',
    text: 'father mother honour',
    passages:
      'Exodus 20:12; Ephesians 6:1-3; Proverbs 23:22-25; Proverbs 1:8-9; Colossians 3:20; John 19:26-27; 1 Timothy 5:4',
    reflect: 'For what, small or great, could you thank those who raised you?',
    people: true,
  },
  {
    name: 'children',
    asked: 'children child kids son daughter raising parenting toddler baby newborn',
    text: 'children child train heritage',
    passages:
      'Psalm 127:3-5; Proverbs 22:6; Deuteronomy 6:6-7; Ephesians 6:4; Mark 10:13-16; Isaiah 54:13; Proverbs 20:7',
    reflect: 'What will your child remember of today?',
    people: true,
  },
  {
    name: 'teenagers',
    asked: 'teenager teenagers teens teen youth young+people rebellious prodigal',
    text: 'youth young son',
    passages:
      '1 Timothy 4:12; Ecclesiastes 12:1; Psalm 119:9-11; Luke 15:20-24; Colossians 3:21; Ephesians 6:4; Proverbs 4:1-4',
    reflect: 'Where could you listen once more before you answer?',
    people: true,
  },
  {
    name: 'infertility',
    asked:
      'infertility infertile barren childless cant+have+children cannot+have+children trying+to+conceive ivf',
    text: 'barren womb child conceived',
    passages:
      '1 Samuel 1:10-20; Psalm 113:9; Isaiah 54:1; Genesis 21:1-2; Luke 1:36-37; Psalm 34:18; Isaiah 56:4-5',
    reflect: 'To whom could you tell the longing as openly as Hannah did?',
  },
  {
    name: 'pregnancy',
    asked: 'pregnant pregnancy expecting unborn birth giving+birth womb',
    text: 'womb conceived formed child',
    passages: 'Psalm 139:13-16; Jeremiah 1:5; Luke 1:41-45; Isaiah 44:2; Psalm 22:9-10; John 16:21',
    reflect: 'What blessing would you speak over the child that is coming?',
  },
  {
    name: 'widows and orphans',
    asked: 'widow widows widower orphan orphans fatherless adoption adopted adopt foster',
    text: 'widow fatherless judge visit',
    passages:
      'Psalm 68:5-6; James 1:27; Deuteronomy 10:18; Psalm 146:9; Exodus 22:22-23; Isaiah 1:17; Romans 8:15',
    reflect: 'Whose empty chair could you sit beside this week?',
  },
  {
    name: 'ageing',
    asked:
      'aging ageing old+age elderly growing+old getting+old retirement retired grandparent grandparents grandmother grandfather dementia alzheimers',
    text: 'old age gray hoary hoar',
    passages:
      'Isaiah 46:4; Psalm 71:9; Psalm 71:17-18; Psalm 92:12-14; Proverbs 16:31; 2 Corinthians 4:16; Psalm 90:12',
    reflect: 'What have your years taught you that someone younger needs?',
  },
  {
    name: 'siblings',
    asked: 'sibling siblings brother brothers sister sisters family+conflict family+feud estranged',
    text: 'brother brethren dwell unity',
    passages: 'Psalm 133:1; Genesis 33:4; Genesis 45:4-5; Matthew 5:23-24; Proverbs 17:17; 1 John 4:20-21',
    reflect: 'What first word could open the way back?',
    people: true,
  },
  {
    name: 'reconciliation',
    asked:
      'reconciliation reconcile make+peace apologise apologize apology say+sorry making+up restore+relationship',
    text: 'reconciled brother peace',
    passages:
      'Matthew 5:23-24; 2 Corinthians 5:18-19; Matthew 18:15; Romans 12:18; Luke 15:20; Genesis 33:4; Colossians 1:20-22',
    reflect: 'What part of it is yours to put right?',
  },
  {
    name: 'hospitality',
    asked:
      'hospitality guest guests welcome stranger strangers refugee refugees immigrant immigrants foreigner foreigners',
    text: 'stranger strangers lodge entertain',
    passages:
      'Hebrews 13:2; Romans 12:13; Leviticus 19:33-34; Matthew 25:35; 1 Peter 4:9; Deuteronomy 10:18-19; Genesis 18:2-5',
    reflect: 'Whom could you make room for at your table?',
  },
  {
    name: 'sex',
    asked: 'sex sexual sexuality lust premarital purity pure immorality fornication porn pornography',
    text: 'fornication body holy',
    passages:
      '1 Corinthians 6:18-20; 1 Thessalonians 4:3-5; Hebrews 13:4; Matthew 5:28; Psalm 119:9; Song of Solomon 8:6-7; Psalm 51:10',
    reflect: "What would it mean to treat your body, and another's, as holy?",
  },
  {
    name: 'neighbours',
    asked: 'neighbor neighbour neighbors neighbours community next+door',
    text: 'neighbour neighbours love',
    passages: 'Leviticus 19:18; Luke 10:36-37; Romans 13:8-10; Proverbs 3:27-29; Mark 12:31; Romans 15:2',
    reflect: "Which neighbour's name do you not know yet?",
    people: true,
  },
];
