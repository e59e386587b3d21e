import type { Topic } from './topic.js';

/** What people bring when they were hurt, or hurt themselves. Nothing here asks anybody to bear violence. Passages are separated by semicolons. */
export const TOPICS_OF_HURT: readonly Topic[] = [
  {
    urgent: true,
    name: 'abuse',
    asked:
      'abuse abused abuses abusive abuser violence violent beaten beats hits hit battered molested assault assaulted oppressed hits+me hit+me beats+me beat+me threatens+me threatened+me controls+me scared+of+him scared+of+her raped rape rapist sexually+abused touched+me groomed choked+me chokes+me domestic+violence hits+my hitting+me afraid+of+my+husband afraid+of+my+wife threatened threatens',
    text: 'oppressed violence refuge deliver fatherless',
    passages: 'Psalm 34:17-18; Psalm 140:1-4; Psalm 9:9-10; Psalm 55:4-8; Psalm 72:12-14; Psalm 10:14-18',
    reflect:
      'Who safe could hear what is happening to you? It is not your fault, and you need not carry it alone.',
  },
  {
    name: 'betrayal',
    asked:
      'betrayal betrayed betray betrays disloyal backstabbed deceived+by broke+my+trust cheated+on+me cheats+on+me cheating+on+me affair+behind two+faced lied+to+me used+me stabbed+in+the+back let+me+down let+down broke+his+promise broke+her+promise watches+porn spread+rumors told+my+secret betrayed+by friend+betrayed best+friend+betrayed cheated+on being+cheated+on',
    text: 'betrayed friend acquaintance deceit',
    passages: 'Psalm 55:12-14; Psalm 41:9-12; Psalm 27:10; Psalm 118:8; 2 Timothy 4:16-18; Genesis 50:20',
    reflect: 'Who has stayed true to you, and could hear how much this hurts?',
  },
  {
    name: 'rejection',
    asked:
      'rejection rejected reject unwanted unloved excluded left+out outcast dumped not+wanted nobody+wants+me no+one+wants+me ghosted ignored ignores+me passed+over not+invited turned+down never+loved+me doesnt+love+me does+not+love+me nobody+loves no+one+loves',
    text: 'rejected despised refused forsake chosen',
    passages:
      'Psalm 27:10; Isaiah 53:3; 1 Peter 2:4; John 6:37; Romans 8:31; Isaiah 49:15-16; Ephesians 1:4-6',
    reflect: 'Whose welcome would you like to believe in again?',
  },
  {
    name: 'self-esteem',
    asked:
      'self+esteem selfesteem self+worth selfworth worthless worth insecure insecurity confidence inferior ugly self+image body+image hate+myself good+enough love+myself hate+my+body hate+how+i+look not+enough not+good+enough feel+useless self+hate worthlessness my+value bad+mother bad+father bad+mom bad+dad i+am+useless im+useless feel+stupid i+am+stupid im+stupid feel+dumb i+am+dumb feel+like+a+failure i+am+a+failure im+a+failure feel+like+a+loser i+am+a+loser feel+small feel+worthless no+good not+pretty too+fat overweight bald shy shyness imposter compare+myself accept+myself value+myself',
    text: 'wonderfully precious image beloved chosen',
    passages:
      'Psalm 139:13-14; Genesis 1:27; Isaiah 43:4; Luke 12:6-7; 1 Samuel 16:7; Ephesians 2:10; 1 John 3:1',
    reflect: 'What would change if you saw yourself as one who is loved already?',
  },
  {
    name: 'heartbreak',
    asked:
      'heartbreak heartbroken broken+heart breakup broke+up ex+boyfriend ex+girlfriend broke+off broken+engagement called+off left+at+the+altar dumped+me ended+our+relationship lost+love first+love get+over+him get+over+her miss+my+ex still+love+him still+love+her',
    text: 'brokenhearted broken heal wounds',
    passages: 'Psalm 34:18; Psalm 147:3; Psalm 73:26; Isaiah 61:1-3; Psalm 30:5; Lamentations 3:22-26',
    reflect: 'What part of your heart asks for gentleness first?',
  },
  {
    name: 'trauma',
    asked:
      'trauma traumatised traumatized ptsd nightmares flashbacks haunted past painful+memories my+past peace+with+my+past past+hurts childhood+wounds accident war+memories',
    text: 'restore heal night terror',
    passages: 'Isaiah 43:18-19; Psalm 147:3; Psalm 91:4-5; Joel 2:25-26; Psalm 4:8; Revelation 21:4-5',
    reflect: 'What small thing makes you feel safe, and could be there today?',
  },
  {
    name: 'injustice',
    asked:
      'injustice unfair unjust justice oppression racism discrimination was+wronged been+wronged wronged+me treated+unfairly treats+me+unfairly treat+me+unfairly not+fair bad+people wicked+prosper evil+people wicked+succeed why+do+the+wicked life+so+unfair life+is+unfair why+is+life+unfair corruption corrupt human+rights treated+badly',
    text: 'judgment justice oppressed right',
    passages:
      'Micah 6:8; Isaiah 1:17; Amos 5:24; Psalm 103:6; Proverbs 31:8-9; Psalm 37:1-7; Psalm 73:2-3; Luke 18:7-8',
    reflect: 'For whom could your voice make a difference?',
  },
  {
    name: 'bullying',
    asked:
      'bully bullied bullying mocked teased insulted insults humiliated ridicule bullied+at+school laugh+at+me laughs+at+me make+fun+of+me makes+fun+of+me picked+on bullies cyberbullying mean+kids mean+girls harassed harassment trolled hate+comments',
    text: 'reproach mocked scorn',
    passages:
      'Psalm 31:18-20; Matthew 5:11-12; Psalm 56:3-4; Isaiah 51:7; Psalm 34:17-18; Psalm 27:1; Isaiah 41:10',
    reflect: 'Who could stand beside you, so that you need not face this alone?',
  },
  {
    name: 'revenge',
    asked: 'revenge vengeance avenge payback get+even retaliate',
    text: 'vengeance recompense avenge',
    passages:
      'Romans 12:19-21; Proverbs 20:22; Proverbs 24:29; 1 Thessalonians 5:15; Leviticus 19:18; Matthew 5:38-39',
    reflect: 'What would you be free for, if the judging were not yours?',
  },
  {
    name: 'bitterness',
    asked: 'bitter bitterness resentment resentful grudge holding+on',
    text: 'bitterness malice root',
    passages:
      'Ephesians 4:31-32; Hebrews 12:14-15; Proverbs 14:10; Colossians 3:13; Leviticus 19:18; Ruth 1:20-21',
    reflect: 'What would you need in order to put this down, even for one hour?',
  },
  {
    name: 'shame',
    asked:
      'shame ashamed humiliation disgrace embarrassed embarrassment dirty guilt+and+shame embarrassing feel+dirty feel+unclean exposed',
    text: 'ashamed shame confounded',
    passages: 'Psalm 34:5; Isaiah 54:4; Romans 10:11; Isaiah 61:7; Hebrews 12:2; Joel 2:26; Luke 7:47-50',
    reflect: 'What would you hear if you were looked upon without blame?',
  },
  {
    name: 'regret',
    asked:
      'regret regrets wasted+my+life mistake mistakes failed failure fail failing second+chance start+over wish+i+had wrong+decision wrong+choice bad+choice messed+up screwed+up missed+chance failed+my+exam failed+the+test turn+back+time bankrupt+business',
    text: 'failed rise fall restore',
    passages:
      'Micah 7:8; Proverbs 24:16; Psalm 37:23-24; Lamentations 3:22-23; Philippians 3:13-14; Joel 2:25; John 21:15-17',
    reflect: 'What could be begun again this week, smaller than before?',
  },
  {
    name: 'loss of a child',
    asked:
      'miscarriage stillbirth stillborn lost+my+baby lost+a+child lost+our+baby lost+my+son lost+my+daughter death+of+a+child loss+of+a+child my+child+died my+son+died my+daughter+died my+baby+died our+baby+died our+child+died our+son+died our+daughter+died lost+my+child lost+our+child lost+our+son lost+our+daughter',
    text: 'child weep mourn comfort',
    passages:
      'Psalm 34:18; Isaiah 40:11; Psalm 56:8; Matthew 5:4; Revelation 21:4; Matthew 18:10; 2 Samuel 12:23',
    reflect: 'By what name, or with what sign, would you like to remember your child?',
  },
  {
    name: 'despair',
    asked:
      'despair hopeless hopelessness giving+up give+up cant+go+on no+hope darkness desperate end+my+life unforgivable+suicide feel+lost no+way+out end+of+my+rope at+the+end cant+see+hope giving+up+on+god given+up losing+hope lost+hope darkest dark+times hard+times dark+night',
    text: 'depths cry darkness hope',
    passages:
      'Psalm 130:1-6; Psalm 42:11; Lamentations 3:19-24; Psalm 40:1-3; 2 Corinthians 4:8-9; Isaiah 42:3; Psalm 88:1-3',
    reflect: 'Who could sit with you today while it is dark?',
  },
  {
    name: 'being left',
    asked:
      'left+me leaves+me leaving+me left+us walked+out+on abandoned+me deserted+me wife+left husband+left dumped+me separated+from+me single+again wife+is+leaving husband+is+leaving he+left she+left moved+out wants+a+divorce',
    text: 'forsake forsaken brokenhearted mercy',
    passages:
      'Psalm 34:18; Psalm 147:3; Deuteronomy 31:8; Psalm 27:10; Isaiah 54:4-6; Lamentations 3:22-26; Isaiah 43:1-2',
    reflect: 'Who stays with you, and could hear today how it is?',
  },
  {
    name: 'hurt by the church',
    asked:
      'church+hurt hurt+by+the+church hurt+by+church hurt+by+my+church hurt+by+christians spiritual+abuse church+trauma left+the+church leave+my+church church+split pastor+hurt',
    text: 'shepherds scattered sheep seek gather',
    passages:
      'Ezekiel 34:11-16; Matthew 11:28-30; John 10:11-14; Psalm 34:18; Psalm 55:12-14; Psalm 147:3; Jeremiah 23:1-4',
    reflect: 'Where have you been safe to believe, or to doubt, without being hurt?',
  },
  {
    name: 'job loss',
    asked:
      'lost+my+job lost+his+job lost+her+job lose+my+job losing+my+job laid+off got+fired was+fired redundant unemployed unemployment jobless out+of+work job+search looking+for+work looking+for+a+job job+hunting job+interview lost+our+income downsized furloughed company+closed no+job need+a+job find+work no+work business+failed business+is+failing',
    text: 'provide need supply forsaken',
    passages:
      'Matthew 6:31-33; Philippians 4:19; Psalm 37:23-25; Isaiah 41:10; Lamentations 3:22-24; Psalm 55:22; Jeremiah 29:11',
    reflect: 'What do you have today that no employer gave you?',
  },
  {
    name: 'unanswered prayer',
    asked:
      'unanswered+prayer unanswered+prayers answer+my+prayer answer+my+prayers answer+prayer answering+my+prayers god+answer god+hear god+hears god+listen god+listening hear+my+prayer hear+my+prayers hear+me+god god+is+silent god+silent silence+of+god prayers+not+answered god+doesnt+answer god+does+not+answer god+doesnt+hear waiting+on+an+answer keep+praying nothing+happens+when+i+pray',
    text: 'hear cry answer call',
    passages:
      'Psalm 13:1-6; Psalm 66:17-20; Psalm 22:1-5; Luke 18:1-8; 1 John 5:14-15; 2 Corinthians 12:8-9; Romans 8:26',
    reflect: 'What would you say to God today if nothing had to be polite?',
  },
  {
    name: 'anger at God',
    asked:
      'angry+at+god angry+with+god mad+at+god mad+with+god anger+at+god hate+god blame+god furious+with+god',
    text: 'complain why cry hast',
    passages:
      'Psalm 13:1-6; Habakkuk 1:2-5; Job 7:11; Psalm 22:1-5; Psalm 62:8; Psalm 88:1-3; Psalm 73:21-26',
    reflect: 'Which of these complaints could be your own, word for word?',
  },
];
