import { labelOf } from '../../../../scripture/passages.js';
import { rangesIn } from '../material.js';
import type { Before } from './before.js';
import { asksOfStory, verseAsked } from './verse-asked.js';

const after = (reference: string, asked: string): Before => ({
  passages: rangesIn(reference),
  named: [],
  seen: [],
  earlier: [],
  mains: [],
  asked: [asked],
  matters: [asked],
  lastReply: '',
  topic: null,
  plans: [],
  plan: [],
  hadCare: false,
});

/** Looked at while building; the verse that is nearest stands in the text for each. */
describe('a question on a story', () => {
  it.each([
    ['Jonah 1:1-3', 'tell me about Jonah', 'who swallowed him', 'Jonah 1:17'],
    ['Jonah 1:1-3', 'tell me about Jonah', 'why was he angry', 'Jonah 4:1'],
    ['1 Samuel 17:4-11', 'David and Goliath', 'how many stones did he take', '1 Samuel 17:40'],
    ['1 Samuel 17:4-11', 'David and Goliath', 'how tall was he', '1 Samuel 17:4'],
    ['Luke 15:11-32', 'the prodigal son', 'why was the brother angry', 'Luke 15:28'],
    ['John 11:1-44', 'Lazarus', 'why did jesus cry', 'John 11:35'],
    ['Ruth 2:8-12', 'who is Boaz', 'why did naomi want to be called mara', 'Ruth 1:20'],
    ['Genesis 6:9-22', 'Noah', 'how long did it rain', 'Genesis 7:12'],
  ])('after %s is answered from all of it: %s, %s', async (reference, asked, question, verse) => {
    const before = after(reference, asked);
    expect(asksOfStory(question, before)).toBe(true);
    const range = await verseAsked(question, before);
    expect(range && labelOf(range)).toBe(verse);
  });

  it('is one only where it asks of somebody or something in it', () => {
    const before = after('Psalm 23', 'Psalm 23');
    for (const words of [
      'who wrote it',
      'what does it mean for me',
      'how do levels work',
      'what is the rod',
      'another one',
    ])
      expect([words, asksOfStory(words, before)]).toEqual([words, false]);
    expect(asksOfStory('why a table in front of enemies', before)).toBe(true);
  });
});
