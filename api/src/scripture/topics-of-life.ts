import type { Topic } from './topic.js';

/** What people bring from their days. Passages are separated by semicolons. */
export const TOPICS_OF_LIFE: readonly Topic[] = [
  {
    name: 'anxiety',
    asked:
      'anxiety anxious worry worried worries stress stressed overwhelmed nervous panic overthinking overthink overthinker racing+thoughts panic+attack panic+attacks restless+mind tension pressure worrying anxiety+attack tense cant+relax waiting+for+news fear+of+the+future scared+of+the+future about+the+future health+anxiety exam+stress exam+nerves',
    text: 'careful care cares thought troubled trouble peace',
    passages: 'Philippians 4:6-7; Matthew 6:25-27; 1 Peter 5:7; Psalm 94:19; Isaiah 41:10; John 14:27',
    reflect: 'Which care could you hand over today, by name, with thanksgiving?',
  },
  {
    name: 'fear',
    asked:
      'fear fears afraid scared frightened terror danger scary phobia dark monsters flying afraid+at+night alone+at+night thunder nightmares',
    text: 'fear afraid courage dismayed',
    passages: 'Isaiah 41:10; Psalm 27:1; 2 Timothy 1:7; Joshua 1:9; Psalm 56:3-4; 1 John 4:18',
    reflect: 'What would you do this week if this fear had no say?',
  },
  {
    name: 'forgiveness',
    asked:
      'forgive forgiveness forgiving forgiven pardon forgave apology forgiving+someone forgive+someone forgive+others forgive+him forgive+her never+says+sorry never+said+sorry wont+apologize let+go+of+the+past apologise apologize sorry wont+forgive he+hurt+me she+hurt+me they+hurt+me',
    text: 'forgive forgiven forgave forgiveness trespasses pardon mercy',
    passages:
      'Ephesians 4:31-32; Matthew 6:14-15; Colossians 3:13; Matthew 18:21-22; Psalm 103:12; Luke 23:34',
    reflect: 'Whom have you not yet let go, and what does carrying it cost you?',
  },
  {
    name: 'guilt and repentance',
    asked:
      'guilt guilty abortion shame ashamed regret repent repentance confess sin sins sinned mistake forgive+myself forgiving+myself forgive+me did+something+bad done+wrong i+sinned bad+conscience conscience confession my+sins guilt+ridden feel+forgiven am+i+forgiven really+forgiven god+forgive god+forgives has+god+forgiven',
    text: 'sin sins repent confess iniquity cleanse transgressions',
    passages: '1 John 1:9; Psalm 51:1-12; Romans 8:1; Isaiah 1:18; Acts 3:19; Psalm 32:5',
    reflect: 'What would it mean to believe that it is truly washed away?',
  },
  {
    name: 'grief',
    asked:
      'grief grieving grieve mourning mourn loss lost died funeral bereaved widow miscarriage sadness sorrow sad cat+died dog+died my+dog my+pet mother+died father+died friend+died wife+died husband+died dying passed+away anniversary+of missing+someone miss+my+dad miss+my+mom miss+my+mother miss+my+father buried cemetery lost+my+mother lost+my+father lost+my+husband lost+my+wife lost+my+best+friend lost+my+friend suicide+of after+loss without+dad without+mom without+mum without+my without+him without+her first+christmas+without',
    text: 'mourn comfort sorrow weep tears brokenhearted',
    passages:
      'Psalm 34:18; Matthew 5:4; Revelation 21:4; John 11:25-26; 1 Thessalonians 4:13-14; 2 Corinthians 1:3-4',
    reflect: 'Which memory would you like to give thanks for, even with tears?',
  },
  {
    name: 'depression',
    asked:
      'depression depressed discouraged downcast empty suicidal feel+numb feeling+numb feel+nothing so+sad unhappy so+down feeling+down feel+down cry+all+the+time cant+get+up cant+get+out+of+bed tired+of+everything meaningless winter+blues',
    text: 'cast down disquieted hope darkness deliver',
    passages: 'Psalm 42:11; Psalm 40:1-3; Isaiah 40:31; 1 Kings 19:4-8; 2 Corinthians 4:8-9; Psalm 30:5',
    reflect: 'Who could sit with you in this, so that you need not carry it alone?',
  },
  {
    name: 'loneliness',
    asked:
      'lonely loneliness alone abandoned isolation friendless nobody+understands no+one+understands nobody+cares no+one+cares no+friends nobody+talks no+one+talks nobody+likes homesick homesickness miss+home far+from+home missing+home being+alone feel+invisible unseen new+in+town no+family left+alone live+alone eat+alone',
    text: 'alone forsake forsaken desolate',
    passages: 'Deuteronomy 31:6; Psalm 68:6; Psalm 25:16; Hebrews 13:5; Matthew 28:20; Psalm 139:7-10',
    reflect: 'Whom might your own company help today?',
  },
  {
    name: 'anger',
    asked:
      'anger angry rage temper furious wrath irritated frustration yelled yell yelling shouted shouting lose+my+temper lost+my+temper snapped+at road+rage when+i+drive irritates annoyed annoying hot+tempered patience+runs+out lose+it losing+my+temper',
    text: 'anger angry wrath slow soft answer',
    passages: 'James 1:19-20; Ephesians 4:26-27; Proverbs 15:1; Proverbs 16:32; Psalm 37:8; Colossians 3:8',
    reflect: 'What hurt or fear stands behind your anger?',
  },
  {
    name: 'money',
    asked:
      'money wealth rich riches debt finances financial poor poverty possessions wages bills rent cant+pay can+not+pay cannot+pay afford broke+again mortgage financial+stress salary low+income inflation rich+people lottery invest investing saving+money budget',
    text: 'riches rich money mammon treasure poor content',
    passages: 'Matthew 6:19-21; 1 Timothy 6:10; Hebrews 13:5; Proverbs 22:7; Luke 12:15; Philippians 4:11-12',
    reflect: 'What does the way you spend say about what you treasure?',
  },
  {
    name: 'work',
    asked:
      'work hard+work bad+boss job career employment boss labour labor workplace unemployed business diligence boring+job hate+my+job new+boss promotion office colleagues+at+work overtime work+life night+shift monday',
    text: 'work labour diligent hands sluggard servant',
    passages:
      'Colossians 3:23-24; Proverbs 16:3; Ecclesiastes 9:10; 1 Corinthians 15:58; Proverbs 6:6-8; Psalm 90:17',
    reflect: 'For whom do you really do your work?',
  },
  {
    name: 'marriage',
    asked:
      'marriage marry spouse couple getting+married newlyweds newlywed wedding+anniversary married+life love+my+wife love+my+husband better+husband better+wife pray+for+my+husband pray+for+my+wife husband+and+wife',
    text: 'husband wife wives marriage flesh cleave',
    passages:
      'Genesis 2:24; Ephesians 5:25-33; 1 Corinthians 13:4-7; Proverbs 18:22; Ecclesiastes 4:9-12; Mark 10:6-9',
    reflect: 'What small service would your love do today, unasked?',
  },
  {
    name: 'family',
    asked:
      'family parents relatives home household family+peace family+problems christmas+with+family family+gathering bless+my+family family+time',
    text: 'children child father mother train nurture',
    passages:
      'Proverbs 22:6; Ephesians 6:1-4; Deuteronomy 6:6-7; Psalm 127:3; Exodus 20:12; Colossians 3:20-21',
    people: true,
    reflect: 'What do those at home learn of love by watching you?',
  },
  {
    name: 'friendship',
    asked: 'friend friends friendship companions fellowship neighbor',
    text: 'friend friends neighbour brother companion',
    passages:
      'Proverbs 17:17; Proverbs 27:17; John 15:13; Ecclesiastes 4:9-10; Proverbs 18:24; 1 Samuel 18:1',
    people: true,
    reflect: 'To whom could you be a friend as you wish for one?',
  },
  {
    name: 'healing',
    asked:
      'healing heal sick sickness illness disease pain cancer hospital health body surgery operation test+results diagnosis diagnosed chemo chemotherapy waiting+for+results doctor covid flu fever tumor tumour surgeon icu broken+leg migraine back+pain pain+all+the+time sick+child sick+friend sick+father sick+mother get+well recover recovering fibromyalgia diabetes stroke heart+attack alzheimer parkinson',
    text: 'heal healed sick sickness whole diseases',
    passages:
      'James 5:14-15; Psalm 103:2-3; Jeremiah 17:14; Psalm 147:3; Matthew 11:28-30; 2 Corinthians 12:9',
    reflect: 'Where do you need strength today, and where rest?',
  },
  {
    name: 'rest',
    asked:
      'rest tired weary exhausted burned+out burnt+out burn+out burnout overworked sleep insomnia sabbath quiet stillness cant+sleep can+not+sleep cannot+sleep sleepless awake+at+night sleep+at+night bad+dreams bad+dream nightmares nightmare day+off holiday vacation break slow+down need+a+break hectic exhausted+mother fall+asleep stay+asleep rough+day bad+day hard+day long+day terrible+day awful+day',
    text: 'rest weary sleep still quiet',
    passages: 'Matthew 11:28-30; Psalm 4:8; Psalm 46:10; Exodus 20:8-10; Mark 6:31; Isaiah 40:29-31',
    reflect: 'What could you lay down today without the world ending?',
  },
  {
    name: 'temptation',
    asked:
      'temptation tempted lust habit resist+temptation tempting give+in fall+into+sin same+sin besetting sin+again',
    text: 'temptation tempted escape resist temperance flesh',
    passages: '1 Corinthians 10:13; James 1:12-15; Matthew 26:41; James 4:7; Galatians 5:16; Hebrews 4:15-16',
    reflect: 'What way of escape is already open to you?',
  },
  {
    name: 'decisions',
    asked:
      'decision decide decisions guidance direction choose choice path confused confusion future plan plans change+careers change+career new+career change+jobs quit+my+job crossroads which+job which+way should+i+move should+i+stay should+i+leave two+options what+should+i+do what+to+do god+have+a+plan gods+direction next+step study+abroad which+university',
    text: 'direct paths counsel way guide wisdom',
    passages: 'Proverbs 3:5-6; James 1:5; Psalm 32:8; Isaiah 30:21; Psalm 119:105; Jeremiah 29:11',
    reflect: 'What would you choose if you trusted that you are led?',
  },
  {
    name: 'purpose',
    asked:
      'purpose calling meaning+of+life with+my+life meaning destiny vocation identity gifts talents who+am+i point+of+my+life why+am+i+here meaning+in+life lifes+purpose what+to+do+with+my+life gods+plan+for+my+life my+calling my+talents gifted use+my+gifts feel+useless since+i+retired empty+nest',
    text: 'purpose called calling workmanship ordained',
    passages: 'Jeremiah 29:11; Ephesians 2:10; Romans 8:28; Micah 6:8; Ecclesiastes 12:13; Psalm 139:13-16',
    reflect: 'What good work lies nearest to your hand?',
  },
  {
    name: 'suffering',
    asked:
      'suffering suffer trials trial hardship evil god+allow god+let let+this+happen why+me struggle struggling adversity why+do+good+people why+do+people+suffer disaster earthquake flood+victims tragedy pandemic unbearable going+through',
    text: 'tribulation affliction suffer patience trial',
    passages: 'Romans 5:3-5; James 1:2-4; 2 Corinthians 4:16-18; Romans 8:18; 1 Peter 1:6-7; Job 23:10',
    reflect: 'What has a hard time taught you that an easy one could not?',
  },
  {
    name: 'pride and humility',
    asked:
      'pride proud humble humility ego arrogance boast humbled be+humble stay+humble too+proud always+right know+it+all show+off showing+off apologising',
    text: 'humble humility proud pride lowly meek',
    passages: 'James 4:6; Philippians 2:3-8; Proverbs 16:18; Micah 6:8; Matthew 23:12; 1 Peter 5:5-6',
    reflect: 'Where could you take the lower place gladly?',
  },
  {
    name: 'enemies',
    asked:
      'enemy enemies hate hatred conflict argument peacemaker quarrel war hates+me hate+me enemy+at haters people+who+hate+me pray+for+my+enemies bad+neighbor bad+neighbour rival conflict+with difficult+neighbour difficult+neighbor',
    text: 'enemies enemy hate bless persecute evil good',
    passages: 'Matthew 5:43-45; Romans 12:17-21; Proverbs 25:21-22; Luke 6:27-28; Matthew 5:9; Romans 12:14',
    reflect: 'What good could you wish, honestly, for the one who hurt you?',
  },
  {
    name: 'change',
    asked:
      'change transformation transform transformed renew new+start new+life growth grow improve become+better change+my+life change+myself be+a+better+person self+improvement turn+my+life+around new+habits',
    text: 'renew renewed transformed new creature',
    passages:
      'Romans 12:2; 2 Corinthians 5:17; Ephesians 4:22-24; Philippians 1:6; Isaiah 43:18-19; Ezekiel 36:26',
    reflect: 'Which thought, if it were made new, would change your day?',
  },
  {
    name: 'people at work',
    asked:
      'coworker coworkers co+worker co+workers colleague colleagues my+boss boss+treats boss+is difficult+people difficult+person toxic+workplace toxic+job manager+is mean+boss',
    text: 'servant master soft answer peaceably',
    passages:
      'Romans 12:17-21; Proverbs 15:1; Matthew 5:44-45; Colossians 3:23-24; Psalm 37:5-7; James 1:19-20; Ephesians 4:29',
    reflect: 'What would a good end of the next working day look like, as far as it lies with you?',
  },
  {
    name: 'reluctance to pray',
    asked:
      'dont+feel+like+praying not+feel+like+praying dont+want+to+pray cant+pray can+not+pray cannot+pray hard+to+pray struggle+to+pray procrastinating+on+prayer too+tired+to+pray distracted+in+prayer',
    text: 'pray spirit groanings watch',
    passages:
      'Romans 8:26; Matthew 6:6-8; Psalm 42:1-5; Luke 18:1; Mark 14:37-38; Psalm 62:8; 1 Thessalonians 5:16-18',
    reflect: 'What is the shortest true sentence that you could say to God now?',
  },
  {
    name: 'disability',
    asked:
      'autistic autism disabled disability handicapped special+needs wheelchair blind deaf adhd down+syndrome down+s+syndrome chronic+illness',
    text: 'weak strength made wonderfully',
    passages:
      '2 Corinthians 12:9-10; Psalm 139:13-14; Exodus 4:11-12; John 9:1-3; 1 Samuel 16:7; Isaiah 40:29-31; Luke 14:13-14',
    reflect: 'Who sees what you or yours can do, and not only what is missing?',
  },
];
