import { lastReply } from '../../../../testing/offline-talk.js';

it.each([
  ['what is in the passage', ['Ephesians 6', 'the armour'], /Ephesians 6:1[13]/],
  ['what is in the passage', ['Ephesians 6', 'and the helmet?'], /Ephesians 6:17/],
  ['what is in the passage', ['Ecclesiastes 3', 'a time to what?'], /Ecclesiastes 3:/],
  ['what is in the passage', ['Matthew 6:9-13', 'what are trespasses / debts?'], /trespasses.* means/],
  ['what somebody says', ['David and Goliath', 'what did david say to him?'], /1 Samuel 17/],
  ['one by its number', ['give me 3 verses about love', 'number 2 again'], /^1 John 4:7/],
  ['one by its number', ['give me 3 verses about love', 'who wrote number 3?'], /^(?!.*Numbers)/],
  ['another one', ['what does the bible say about worry', 'anothr 1'], /^Another passage on \*\*anxiety/],
  ['another one', ['I am getting married', 'a funny one?'], /^Another passage on \*\*marriage/],
  ['another one', ['Psalm 46:10', 'cross references?'], /^Another passage/],
  ['for whom', ['My son hates school', 'and for his teacher?'], /^Another passage/],
  ['for what', ['I am getting married', 'for the card'], /Genesis 2:24/],
  ['no time', ['how do i pray?', 'i dont have time'], /^In 5 minutes/],
  ['no time', ['how do i pray?', 'I am too busy'], /^In 5 minutes/],
  ['how', ['what is faith?', 'how do i get more of it'], /Hebrews 11:1/],
  ['whether', ['Romans 8:28', 'is that always true?'], /Romans 8:28\. The app checks/],
  ['how it goes on', ['I read Job 3 today', 'does it get better?'], /^After Job 3/],
  ['the list', ['Galatians 5:22-23', 'list them'], /^Again, word for word/],
  ['a beginning', ['Hello', 'ok lets start with a psalm'], /Psalm|take along/],
  ['a choice', ['I need courage and also wisdom', 'which is more important?'], /I have no opinion/],
  ['agreement', ['what is grace', 'fair enough'], /^(?:Good|All right)/],
  ['the guide', ['I do not believe in God', 'so what can you offer me'], /^Here is what I can do/],
  ['the app', ['verse of the day', 'can i share it?'], /Share This Insight/],
  ['an age', ['My son hates school', 'he is 15'], /^(?!.*Isaiah)/],
] as const)('goes on with %s: %j', (_, messages, expected) => {
  expect(lastReply(...messages)).toMatch(expected);
});

it.each([
  ['is it a sin to be angry?', 'anger'],
  ['is it wrong to be rich?', 'money'],
  ['how do i build a morning habit', 'self-control'],
  ['i feel stupid', 'self-esteem'],
])('takes %s for a question on %s', (question, topic) => {
  expect(lastReply(question)).toContain(`You ask about **${topic}**`);
});
