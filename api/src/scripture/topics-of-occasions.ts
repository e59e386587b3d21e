import type { Topic } from './topic.js';

/** What people look for a verse for: their undertakings and feasts. Passages are separated by semicolons. */
export const TOPICS_OF_OCCASIONS: readonly Topic[] = [
  {
    name: 'success',
    asked:
      'success successful prosperity prosper achievement ambition goals winning exam exams test+anxiety study studying studies school schools homework teacher teachers university college starting+school starting+university first+day+of+school grades finals hates+school hate+school job+interview new+business start+a+business',
    text: 'prosper prosperous success',
    passages:
      'Joshua 1:8; Psalm 1:1-3; Proverbs 16:3; Psalm 37:4-5; Mark 8:36; Matthew 6:33; Philippians 4:13',
    reflect: 'By what measure would you like to have succeeded?',
  },
  {
    name: 'time',
    asked:
      'time busy wasting+time time+management hurry rushed waiting+on+god season on+my+phone phone screen+time social+media scrolling no+time busy+life too+busy overloaded time+with+god day+planning',
    text: 'time season days',
    passages:
      'Ecclesiastes 3:1-8; Psalm 90:12; Ephesians 5:15-16; James 4:13-15; 2 Peter 3:8; Psalm 31:15; Matthew 6:34',
    reflect: 'What deserves an unhurried hour this week?',
  },
  {
    name: 'protection',
    asked:
      'protection protect protected safe safety safe+journey travel travelling traveling soldier soldiers military police army navy marines deployed deployment war+zone journey trip travelling+mercies safe+travel drive+safely police+officer firefighter robbery burglary broke+into',
    text: 'keep preserve refuge shield',
    passages:
      'Psalm 121:1-8; Psalm 91:1-4; Psalm 46:1; Proverbs 18:10; 2 Thessalonians 3:3; Isaiah 41:10; Psalm 4:8',
    reflect: 'Whom would you like to entrust to that keeping tonight?',
  },
  {
    name: 'new beginnings',
    asked:
      'new+year new+beginning new+beginnings fresh+start new+job new+home moving graduation birthday starting+a+new starting+a+job moving+abroad move+abroad moving+to moving+house moving+away new+country new+school new+city new+house moving+in new+life+chapter fresh+beginning start+again leaving+home new+chapter',
    text: 'new former behold',
    passages:
      'Isaiah 43:18-19; 2 Corinthians 5:17; Lamentations 3:22-23; Philippians 3:13-14; Revelation 21:5; Jeremiah 29:11; Joshua 1:9',
    reflect: 'What may stay behind, so that your hands are free?',
  },
  {
    name: 'wedding',
    asked:
      'wedding vows engagement engaged bride groom anniversary wedding+verse wedding+card daughter+is+getting+married son+is+getting+married marriage+vows',
    text: 'bride bridegroom love',
    passages:
      'Song of Solomon 8:6-7; 1 Corinthians 13:4-8; Colossians 3:14; Genesis 2:24; Ruth 1:16-17; Ecclesiastes 4:9-12; Mark 10:6-9',
    reflect: 'Which promise would you make again today?',
  },
  {
    name: 'funeral',
    asked:
      'funeral burial eulogy condolence condolences sympathy memorial passed+away sympathy+card words+for+a+funeral gravestone obituary ashes',
    text: 'resurrection comfort death rest',
    passages:
      'John 11:25-26; Psalm 23:1-6; Revelation 14:13; 2 Corinthians 5:1; John 14:1-3; Psalm 116:15; 1 Thessalonians 4:13-14',
    reflect: 'What of this life is worth carrying on in yours?',
  },
  {
    name: 'perfectionism',
    asked:
      'perfectionism perfectionist never+good+enough not+good+enough high+standards everything+perfect be+perfect afraid+of+mistakes making+mistakes fear+of+failure failure',
    text: 'perfect weakness grace frame dust',
    passages:
      '2 Corinthians 12:9-10; Psalm 103:13-14; Luke 10:41-42; Matthew 11:28-30; Ephesians 2:8-9; Philippians 3:12-14; Proverbs 24:16',
    reflect: 'What could be good enough today, and be left so?',
  },
  {
    name: 'distance from God',
    asked:
      'god+feels+far god+seems+far far+from+god god+is+silent silence+of+god god+feels+distant where+is+god god+left+me feel+god spiritual+dryness dry+spell cant+feel+god god+far+away',
    text: 'hide face far forget',
    passages:
      'Psalm 13:1-2; Psalm 42:1-5; Psalm 22:1-2; Isaiah 49:14-16; Acts 17:27; Psalm 139:7-10; James 4:8; Job 23:8-10',
    reflect: 'When did He last feel near, and what was different then?',
  },
  {
    name: 'care for the earth',
    asked:
      'planet environment climate climate+change looking+after+the+planet care+for+creation pollution recycling stewardship looking+after+the+earth save+the+earth animals+rights',
    text: 'earth replenish dress keep land',
    passages:
      'Genesis 2:15; Psalm 24:1; Genesis 1:28; Leviticus 25:23-24; Psalm 104:24; Numbers 35:33-34; Proverbs 12:10; Romans 8:19-21',
    reflect: 'Which piece of ground or creature is given into your keeping?',
  },
  {
    name: 'pets and animals',
    asked:
      'pet pets dog+died cat+died death+of+a+pet lost+my+dog lost+my+cat my+dog my+cat put+down+my animals+in+heaven loss+of+a+pet',
    text: 'beast creature sparrow preservest',
    passages:
      'Matthew 10:29; Psalm 36:6; Luke 12:6; Proverbs 12:10; Psalm 34:18; Romans 8:19-21; Psalm 145:9',
    reflect: 'What did this creature teach you about being glad to be near somebody?',
  },
];
