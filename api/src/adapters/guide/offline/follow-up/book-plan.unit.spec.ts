import { OfflineGuide } from '../offline-guide.js';

async function last(...messages: string[]): Promise<string> {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const prompt of messages) {
    const question = { prompt, category: 'biblical' as const, history: [...history] };
    const { text } = await new OfflineGuide().answer(question, () => undefined);
    history.push({ role: 'user', content: prompt }, { role: 'assistant', content: text });
  }
  return history.at(-1)?.content ?? '';
}

describe('a plan to read a book', () => {
  it.each([
    ['give me a plan to read Romans in two weeks', 'Romans** in 14 days', '14. Day 14: **Romans 15–16**'],
    ['plan to read the gospel of mark in 10 days', 'Mark** in 10 days', '1. Day 1: **Mark 1**'],
    ['a reading plan for ruth, one week', 'Ruth** in 4 days', 'has only 4 chapters'],
    ['plan for the psalms in a month', 'Psalms** in 30 days', '1. Day 1: **Psalms 1–5**'],
    ['read the new testament in 90 days', 'New Testament** in 90 days', 'say *day 32*'],
  ])('has a part of it for each day: %s', async (message, head, line) => {
    const reply = await last(message);
    expect(reply).toContain(head);
    expect(reply).toContain(line);
  });

  it.each([
    [['plan to read mark in 10 days', 'can I do it in 5'], 'Mark** in 5 days'],
    [['plan to read romans in two weeks', 'make it shorter, one week'], 'Romans** in 7 days'],
    [['plan to read mark in 10 days', 'day 3?'], 'Day 3 of 10: **Mark 4**'],
    [['plan to read mark in 10 days', 'how long does it take per day'], 'minutes'],
  ])('is gone on from: %j', async (messages, expected) =>
    expect(await last(...messages)).toContain(expected),
  );
});

describe('books beside each other', () => {
  it.each([
    [['which is longer, romans or hebrews'], '**Romans** is the longer of the two'],
    [['is psalm 23 longer than psalm 1'], '**Psalm 1** is the longer of the two'],
    [['is psalm 23 longer than psalm 1', 'and psalm 119?'], '**Psalm 119** is the longer of the two'],
    [['which book comes after Acts'], '**Romans**, book 45 of 66'],
  ])('are counted: %j', async (messages, expected) => expect(await last(...messages)).toContain(expected));
});
