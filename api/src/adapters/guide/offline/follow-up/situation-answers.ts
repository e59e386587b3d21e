/** What is said to a question on how it may go: for words of the question, a sentence and a passage. The first that fits. */
export interface Answer {
  readonly fits: RegExp;
  /** Where the talk must speak of this as well. */
  readonly talk?: RegExp;
  readonly says: string;
  readonly reads: string;
}

const MONEY = /\b(?:money|lend\w*|loan|debts?|owes?|pay|paid|borrow\w*|rent|bills?|indebted|spent)\b/;
const LIED = /\b(?:lied|lie|lies|lying|secret|confess\w*|hid|hiding|stole|stolen|cheated|truth)\b/;

export const WHAT_IF: readonly Answer[] = [
  {
    fits: /\b(?:afford|broke|no money|too expensive|can not pay)\b/,
    says: 'Then only what you can, and gladly: a gift is measured by what somebody has, not by what they have not.',
    reads: '2 Corinthians 8:12; Mark 12:42-44',
  },
  {
    fits: /\b(?:he|she|they|it happens|him|her)\b.*\b(?:again|keeps?|every time|always|another time|repeats?)\b/,
    says: 'Forgiving once more is one thing, and a wise limit is another. You may forgive and still say clearly what hurt, and what you will not go along with again.',
    reads: 'Luke 17:3-4',
  },
  {
    fits: /\b(?:he|she|they|him|her)\b.*\b(?:angry|mad|furious|upset|annoyed|cross|yells?|shouts?|explodes?|offended|hurt)\b/,
    says: 'Then let it be a short and quiet talk. You need not win it or settle everything at once, and you may stop and go on another day.',
    reads: 'Proverbs 15:1',
  },
  {
    fits: /\b(?:he|she|they|nobody|no one|people|her|him|family|parents|friends?)\b.*\b(?:not|never|no|refuses?|ignores?|rejects?|laughs?|hates?)\b|\b(?:nobody|no one)\b/,
    says: 'What the other one does is not in your hand; your own part is, and it is enough to have done that honestly.',
    reads: 'Romans 12:18',
  },
  {
    fits: /\bi (?:\w+ )?(?:shouted|yelled|screamed|lied|hurt|said|did|was|have|already|lost|snapped|hit|broke|cheated)\b/,
    says: 'Then say so, without reasons and excuses, ask to be forgiven, and begin again. It is not the end of it.',
    reads: 'James 5:16; Lamentations 3:22-23',
  },
  {
    fits: /\bi\b.*\b(?:again|fail|fall|forget|mess|slip|relapse|give up|can not|do not|will not|never|lose|cry|freeze|mistake)\b/,
    says: 'Then you begin again, and nothing of what was good before is lost. Falling is not the same as staying down.',
    reads: 'Lamentations 3:22-23; Proverbs 24:16',
  },
  {
    fits: /\b(?:sick|ill|cancer|worse|bad|results?|doctor|die|dies|dying|lose|fails?|wrong|alone|never|happens?|nothing)\b/,
    says: 'I do not know how it will go, and will not promise what I cannot know. What these words promise is company in it, not a way around it.',
    reads: 'Isaiah 43:2',
  },
  {
    fits: /./,
    says: 'Nobody can tell you how it will go. You need not have tomorrow’s answer today; the step in front of you is enough.',
    reads: 'Matthew 6:34',
  },
];

export const MAY_I: readonly Answer[] = [
  {
    fits: /\b(?:(?:give|pay|bring|send) (?:\w+ ){0,2}back|return (?:it|them|the)|repay)\b/,
    says: 'Yes. In the Bible what was taken is given back, and gladly more than that. It may be done quietly, and in parts if it must be; who knows about it beside the one it belongs to, you may choose.',
    reads: 'Luke 19:8; Leviticus 6:4-5',
  },
  {
    fits: /\b(?:fight|save|keep trying|hold on|not give up|stay)\b/,
    talk: /\b(?:marriage|wife|husband|divorce|relationship|girlfriend|boyfriend)\b/,
    says: 'You may do your own part for it, honestly and with patience: listen, own what was yours, and ask for help that both of you trust. What the other decides is not in your hand, and where there is violence, safety comes first.',
    reads: 'Romans 12:18; 1 Corinthians 13:7',
  },
  {
    fits: /\b(?:quit|resign|leave|change jobs?|look for another|hand in my notice)\b/,
    talk: /\b(?:jobs?|boss|work|colleagues?|company|office|manager)\b/,
    says: 'You may look for another place; to stay at any price is asked nowhere. Do not do it in the heat of a bad day: talk it over with two people you trust, and see first what you would go to.',
    reads: 'Proverbs 15:22; Proverbs 14:29',
  },
  {
    fits: /\b(?:say no|refuse|stop (?:lending|helping|giving|paying)|set (?:a )?(?:limits?|boundar\w+)|not (?:help|lend|give|pay)|no to (?:him|her|them))\b/,
    talk: MONEY,
    says: 'Yes, you may say no. Forgiving a debt and lending again are two different things, and the Bible itself warns of standing good for others.',
    reads: 'Proverbs 22:26-27; Matthew 5:37',
  },
  {
    fits: /\b(?:say no|refuse|set (?:a )?(?:limits?|boundar\w+)|keep (?:a |my )?distance|leave|walk away|cut .* off|not (?:see|go|talk|speak|help|call))\b/,
    says: 'A plain and friendly no is no sin. Forgiving somebody does not mean to go along with everything or to be near at any price.',
    reads: 'Matthew 5:37; Proverbs 4:23',
  },
  {
    fits: /\btrust\b/,
    says: 'Forgiving and trusting are two things. Forgiveness can be given at once; trust grows again slowly, by what the other does.',
    reads: 'Proverbs 14:15; Matthew 10:16',
  },
  {
    fits: /\bforgive\b/,
    says: 'Nobody can force it, and it may take time. The Bible asks for it, and asks nowhere that you call wrong right or put yourself in harm’s way.',
    reads: 'Colossians 3:12-13',
  },
  {
    fits: /\b(?:angry|mad|furious|anger|upset)\b/,
    says: 'Being angry is not called a sin; what is warned of is where it may lead.',
    reads: 'Ephesians 4:26-27',
  },
  {
    fits: /\b(?:cry|sad|grieve|mourn|weep|miss|upset)\b/,
    says: 'Yes. Jesus Himself wept at the grave of a friend.',
    reads: 'John 11:33-36; Ecclesiastes 3:4',
  },
  {
    fits: /\b(?:doubt|question|ask god|angry at god|argue)\b/,
    says: 'Yes. The Bible is full of people who asked and doubted, and they were not sent away.',
    reads: 'Mark 9:24; Psalm 13:1-2',
  },
  {
    fits: /\b(?:tell|confess|admit|say)\b/,
    talk: LIED,
    says: 'Rather soon than late, and gently; a truth that is told is easier to bear than one that is found out.',
    reads: 'Ephesians 4:25; Proverbs 28:13',
  },
  {
    fits: /\b(?:rest|break|sleep|pause|stop|quit|leave)\b/,
    says: 'Rest is allowed; even Jesus told His friends to come apart and rest. For a bigger step take counsel and time.',
    reads: 'Mark 6:31; Proverbs 15:22',
  },
  {
    fits: /./,
    says: 'The Bible has no rule of its own for that, and I decide nothing for you. It asks you to look for wisdom, and not alone.',
    reads: 'James 1:5; Proverbs 15:22',
  },
];

export const EITHER_OR: readonly Answer[] = [
  {
    fits: /\b(?:tonight|wait|now|later|tomorrow|today|soon)\b/,
    says: 'Rather soon than late, in a quiet hour, and gently: waiting seldom makes it easier. But not in anger, and not between door and hinge.',
    reads: 'Ephesians 4:26; Proverbs 15:23',
  },
  {
    fits: /\b(?:call|text|write|letter|phone|email|visit|message|person)\b/,
    says: 'The Bible does not say which. Choose the way in which you can be truthful and kind; a few written words leave the other one time, a voice says more.',
    reads: 'Proverbs 15:23; Ephesians 4:29',
  },
  {
    fits: /./,
    says: 'The Bible does not decide that between the two, and neither do I. Ask which of them you could do with love and an honest heart, and talk it over with somebody you trust.',
    reads: 'James 1:5; Proverbs 15:22',
  },
];

/** What to do, in a few small steps; the last one is always to read. */
export const STEPS: readonly (Omit<Answer, 'says'> & { readonly steps: readonly string[] })[] = [
  {
    fits: /\b(?:bed|sleep|night|lying|awake|tonight)\b/,
    steps: [
      'Stay lying, put one hand on your chest, and breathe out longer than in, ten times.',
      'With each breath say half of this line, and when a thought comes, only begin the line again:',
    ],
    reads: 'Psalm 4:8',
  },
  {
    fits: /./,
    talk: MONEY,
    steps: [
      'Write down all of it on one page: to whom, how much, until when.',
      'Tell one person whom it concerns or who can help, with the page in your hand; many towns have advice on debt that costs nothing.',
      'Take this along:',
    ],
    reads: 'Proverbs 28:13; Matthew 6:34',
  },
  {
    fits: /\b(?:evening|before|tomorrow|morning|sunday|monday|day before|exam|interview|job)\b/,
    steps: [
      'Lay ready what you need, and then stop preparing.',
      'Say aloud, in one sentence, what you are afraid of.',
      'Read this slowly, twice, and let it be the last thing of the evening:',
    ],
    reads: 'Joshua 1:9; Philippians 4:6-7',
  },
  {
    fits: /./,
    steps: [
      'Write in one sentence what weighs most just now.',
      'Pick the smallest thing that you can do about it today, and do only that; or tell one person.',
      'Keep this line beside you:',
    ],
    reads: '',
  },
];

/** Words of one's own to say to somebody, for what the talk speaks of. */
export const WORDS_TO_SAY: readonly {
  readonly talk: RegExp;
  readonly say: string;
  readonly reads: string;
}[] = [
  {
    talk: MONEY,
    say: '“I have forgiven what was, and I care about you. But I will not lend any more. Let us look together for another way.”',
    reads: 'Ephesians 4:15',
  },
  {
    talk: LIED,
    say: '“I have not told you the truth, and I am sorry. It was wrong. I want to tell you now, and I will answer what you ask.”',
    reads: 'Ephesians 4:25',
  },
  {
    talk: /\b(?:yell\w*|shout\w*|scream\w*|angry|anger|snapped|temper|hurt (?:him|her|them)|apolog\w*|sorry)\b/,
    say: '“I was wrong to speak to you like that. I am sorry. You did not deserve it, and I will try to do it differently.”',
    reads: 'Proverbs 15:1',
  },
  {
    talk: /\b(?:spoken|talking|speak|contact|estranged|reconcil\w*|years|fight|fought|argument|quarrel)\b/,
    say: '“I have missed you. I do not want to go over who was right. Could we begin again with a coffee?”',
    reads: 'Romans 12:18',
  },
  {
    talk: /\b(?:died|death|funeral|grief|loss|lost|passed|cancer|ill|sick)\b/,
    say: '“I have no words that make it better. I am thinking of you, and I am here. May I come by on Thursday?”',
    reads: 'Romans 12:15',
  },
  {
    talk: /./,
    say: '“There is something on my heart, and I would rather say it than carry it. May I tell you, and you only listen first?”',
    reads: 'Ephesians 4:15',
  },
];
