import { lastReply } from '../../../../testing/offline-talk.js';

it.each([
  ['how it may go', ['I want to forgive my brother', 'what if he does it again?'], /Luke 17:3/],
  [
    'how it may go',
    ['My sister and I have not spoken for years', 'and if she does not answer?'],
    /Romans 12:18/,
  ],
  ['what is allowed', ['I lent my brother money and he asks again', 'am I allowed to say no?'], /may say no/],
  ['what is allowed', ['my husband lied to me', 'do I have to trust him?'], /two things/],
  ['a choice', ['I lied to my wife', 'should I tell her tonight or wait?'], /Rather soon/],
  ['what to do', ['i cant sleep, my mind is racing', 'what should I do right now in bed'], /Psalm 4:8/],
  ['less of it', ['I start a new job and I am scared', 'too many steps'], /^Then only one/],
  ['words to say', ['I yelled at my son', 'what can I say to him?'], /Words of mine, not of the Bible/],
  ['doubt', ['what does the bible say about hell', 'i dont believe in that'], /do not press you/],
  ['an objection', ['Matthew 20:1-16', 'thats unfair though'], /not the first to stumble/],
  ['a jest', ['how do points work', 'lol i will be old before i get there'], /good to laugh/],
  ['no verses', ['I lost my job', 'no verses please'], /no verse now/],
  ['what is known', ['I envy my friend', 'you gave me that one last week'], /^Then a different one/],
  ['kin', ['Who was Moses?', 'and his brother?'], /Aaron[^]*Exodus 4:14/],
  ['kin', ['Who was Hagar?', 'and the boy?'], /Ishmael[^]*Genesis 21/],
  ['kin', ['Who was Esther?', 'and her uncle?'], /cousin, not her uncle/],
  ['a part of the story', ['Exodus 14', 'the bit with the walls of water'], /Exodus 14:2[29]/],
  ['a name misspelt', ['who is Barnabus'], /companion of Paul/],
] as const)('answers %s: %j', (_, messages, expected) => {
  expect(lastReply(...messages)).toMatch(expected);
});

it.each([
  [['I envy my friend', 'what does the bible say about money?'], 'money'],
  [['Matthew 20:1-16', 'and what about anger?'], 'anger'],
] as const)('takes what names a matter for a new one: %j', (messages, topic) => {
  expect(lastReply(...messages)).toContain(`You ask about **${topic}**`);
});

it.each([
  [
    'the other of a name',
    ['what does John say about love', 'no i meant the letter not the gospel'],
    /In 1 John/,
  ],
  ['a book', ['Is Ruth a real book in the bible?'], /Yes\. \*\*Ruth\*\*/],
  ['verses by number', ['1 Corinthians 13', 'just 4 to 7'], /1 Corinthians 13:4–7/],
  ['a thing of the story', ['Jonah 1', 'what was the plant about'], /Jonah 4/],
  ['the Bible as a whole', ['how many books are in the bible', 'shortest?'], /shortest book/],
  ['another voice', ['what is faith', 'compare that with what james says'], /James/],
  ['something kinder', ['what does the bible say about hell', 'read me something nicer'], /Words of comfort/],
] as const)('goes on with %s: %j', (_, messages, expected) => {
  expect(lastReply(...messages)).toMatch(expected);
});

it.each([
  [
    'its stream',
    ['Psalm 23', 'which stream is this?'],
    /does? by itself|By itself a passage belongs to none/,
  ],
  [
    'the two',
    ['what is faith', 'compare that with what james says', 'so do they contradict?'],
    /Hebrews 11:1 beside/,
  ],
  [
    'what became of somebody',
    ['Exodus 14', 'what happened to the Egyptians?'],
    /Exodus 14:(?:2|4|9|1[07-9]|3)/,
  ],
  ['not being able', ['My friend betrayed me', 'must I forgive her?', 'I can’t'], /no hurry/],
  ['its writer', ['Psalm 51', 'who wrote it?'], /Who wrote \*\*Psalms/],
] as const)('goes on with %s, too: %j', (_, messages, expected) => {
  expect(lastReply(...messages)).toMatch(expected);
});

it.each([
  [['1 Corinthians 13', 'who was he writing to?'], /Paul|writes to/],
  [['I feel lonely', 'that’s not easy'], /no hurry/],
  [['what is sin?', 'how do I get rid of it?'], /asks is plain|promises|looks at|could look so/],
  [['what does the bible say about work?', 'but I have debts'], /\*\*debt\*\*/],
] as const)('replies to %j as it should', (messages, expected) => {
  expect(lastReply(...messages)).toMatch(expected);
});

it.each([
  [
    ['I envy my friend', 'hm which would fit us two'],
    /To \*hm which would fit us two\* I know no answer[^]*envy/,
  ],
  [
    ['Ruth 1', 'did they ever argue about it'],
    /To \*did they ever argue about it\* I know no answer[^]*Ruth 1:/,
  ],
  [['Rut 1', '¿y se enfadaron entonces?'], /(?:no la invento|Rut|Ruth) /],
] as const)('goes on honestly where nothing else fits: %j', (messages, expected) => {
  expect(lastReply(...messages)).toMatch(expected);
});
