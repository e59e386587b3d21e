/** People of the Bible to whom it happened, by what the talk is about: the first that fits. */
export const PEOPLE_IN_NEED: readonly {
  readonly of: RegExp;
  readonly who: string;
  readonly reads: string;
}[] = [
  {
    of: /\b(?:doubt|believ|faith|proof|sceptic|skeptic|atheis)/,
    who: 'Thomas would not believe what the others had seen',
    reads: 'John 20:24-29',
  },
  {
    of: /\b(?:pointless|meaningless|numb|nothing|depress|despair|give up|tired|burn|weary|exhaust)/,
    who: 'Elijah sat down under a tree and wanted no more; he was let sleep, and fed',
    reads: '1 Kings 19:4-8',
  },
  {
    of: /\b(?:foreign|stranger|immigrant|abroad|moving|moved|new (?:town|country|city)|homesick)/,
    who: 'Ruth came as a foreigner, and was received',
    reads: 'Ruth 2:10-12',
  },
  {
    of: /\b(?:debt|owe|bills|rent)/,
    who: 'A widow in debt was about to lose her sons',
    reads: '2 Kings 4:1-7',
  },
  {
    of: /\b(?:money|rich|greed|tax)/,
    who: 'Zacchaeus was rich by unjust gain, and gave back',
    reads: 'Luke 19:1-10',
  },
  {
    of: /\b(?:envy|envious|jealous|brother|sister|sibling)/,
    who: 'Joseph’s brothers envied him; years later they met again',
    reads: 'Genesis 45:1-8',
  },
  {
    of: /\b(?:forgiv|betray|hurt me|cheated on)/,
    who: 'Joseph was sold by his brothers and forgave them',
    reads: 'Genesis 50:15-21',
  },
  {
    of: /\b(?:ang(?:er|ry)|furious|temper|mad at)/,
    who: 'Jonah was angry, and God asked him whether he did well to be so',
    reads: 'Jonah 4:1-4',
  },
  {
    of: /\b(?:baby|pregnan|infertil|childless|conceive|waiting|wait)/,
    who: 'Hannah waited for a child for years, and wept, and prayed',
    reads: '1 Samuel 1:9-18',
  },
  {
    of: /\b(?:old|age|aging|ageing|retired|grey|gray|elderly|useful)/,
    who: 'Anna was eighty-four and served in the temple night and day; Simeon was old as well',
    reads: 'Luke 2:36-38',
  },
  {
    of: /\b(?:griev|grief|died|death|passed|mourn|funeral|widow|dying)/,
    who: 'Mary and Martha mourned their brother, and Jesus wept with them',
    reads: 'John 11:32-36',
  },
  {
    of: /\b(?:sick|ill|illness|cancer|pain|disease|healing|dementia)/,
    who: 'A woman was ill for twelve years, and no physician could help her',
    reads: 'Mark 5:25-34',
  },
  {
    of: /\b(?:lonel|alone|nobody|friendless|ignored|invisible)/,
    who: 'Hagar was alone in the wilderness, and found that she was seen',
    reads: 'Genesis 16:7-13',
  },
  {
    of: /\b(?:afraid|fear|scared|anxi|worr|\bexam|nervous)/,
    who: 'Gideon thought himself the least of all and was afraid',
    reads: 'Judges 6:11-16',
  },
  {
    of: /\b(?:fail|lied|lie|denied|guilt|shame|ashamed|mistake|regret)/,
    who: 'Peter denied Jesus three times, and was asked again whether he loved Him',
    reads: 'John 21:15-17',
  },
  {
    of: /\b(?:adulter|affair|sin)/,
    who: 'David did great wrong, and was told so, and turned',
    reads: '2 Samuel 12:1-13',
  },
  {
    of: /\b(?:patien|suffer|unfair|injust|lost everything)/,
    who: 'Job lost all that he had, and said what he thought',
    reads: 'Job 1:20-22; Job 42:10-12',
  },
  {
    of: /\b(?:son|daughter|teen|child|kids)/,
    who: 'A father saw his lost son come home from far away',
    reads: 'Luke 15:20-24',
  },
  {
    of: /\b(?:decid|decision|choose|choice|guidance|plan|job|work|boss)/,
    who: 'Solomon might ask for anything, and asked for an understanding heart',
    reads: '1 Kings 3:5-12',
  },
  {
    of: /\b(?:pray|prayer)/,
    who: 'Daniel prayed three times a day at his open window',
    reads: 'Daniel 6:10',
  },
  {
    of: /\b(?:wom[ae]n|girl|wife|preach)/,
    who: 'Priscilla taught together with her husband, and Phebe served the church',
    reads: 'Acts 18:24-26; Romans 16:1-2',
  },
  {
    of: /\b(?:thank|grateful|gratitude|joy)/,
    who: 'Of ten who were healed one came back to give thanks',
    reads: 'Luke 17:11-19',
  },
  {
    of: /\b(?:lov|neighbou?r|kind|help)/,
    who: 'A Samaritan helped where others passed by',
    reads: 'Luke 10:30-37',
  },
  {
    of: /./,
    who: 'The letter to the Hebrews names many who went on without seeing the end',
    reads: 'Hebrews 11:8-13',
  },
];
