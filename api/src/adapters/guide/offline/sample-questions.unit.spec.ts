import { isRight } from '@emit/contract/scripture';
import type { Category } from '@emit/contract/categories';
import { checkQuotations } from '../../../scripture/check/check.js';
import { OfflineGuide } from './offline-guide.js';

/** What people ask, in which format, and what a useful answer has in it. */
const SAMPLES: readonly (readonly [string, Category, readonly (string | RegExp)[]])[] = [
  ['Genesis 1-4', 'biblical', ['In the beginning God created the heaven and the earth.', 'Genesis 4:1']],
  ['What does Psalm 23 say about fear?', 'biblical', ['The LORD is my shepherd', 'I will fear no evil']],
  ['Explain John 3:16', 'biblical', ['For God so loved the world', 'John 3:16']],
  ['romans 8 28', 'biblical', ['all things work together for good']],
  ['What is 1 Corinthians 13 about?', 'biblical', ['Charity', '1 Corinthians 13']],
  ['Compare Matthew 5:3 and Luke 6:20', 'biblical', ['Blessed are the poor in spirit', 'Blessed be ye poor']],
  ['What does Hezekiah 3:16 mean?', 'biblical', ['no book "Hezekiah"']],
  ['Who was Nicodemus?', 'biblical', ['Nicodemus', 'John 3']],
  ['the parable of the prodigal son', 'biblical', ['Luke 15']],
  ['the sermon on the mount', 'biblical', ['Matthew 5']],
  ['the Lord’s prayer', 'biblical', ['Our Father which art in heaven']],
  ['the ten commandments', 'biblical', ['Exodus 20', 'Thou shalt have no other gods before me.']],
  ['the armor of God', 'biblical', ['Ephesians 6', 'armour of God']],
  ['the fruit of the Spirit', 'biblical', ['Galatians 5:22']],
  ['the good Samaritan', 'biblical', ['Luke 10', 'Samaritan']],
  ['David and Goliath', 'biblical', ['1 Samuel 17', 'Goliath']],
  ['How do I stop worrying?', 'general', ['Philippians 4:6', 'Matthew 6:25']],
  ['I am scared of the future', 'general', [/Isaiah 41:10|Jeremiah 29:11/]],
  ['I can’t forgive my father for what he did', 'general', ['forgiv', 'Ephesians 4:31']],
  ['My mother died last week', 'general', ['Psalm 34:18', /Matthew 5:4|Revelation 21:4/]],
  ['I feel so alone', 'general', [/forsake thee|Psalm 25:16|Deuteronomy 31:6/]],
  ['What does the Bible say about money?', 'general', ['1 Timothy 6:10', 'Matthew 6:19']],
  ['Why does God allow suffering?', 'general', ['Romans 5:3']],
  ['Does God love me?', 'general', ['God is love', 'John 3:16']],
  ['How should I pray?', 'general', ['Matthew 6:6']],
  ['I doubt everything. How do I find faith?', 'general', ['Hebrews 11:1', 'help thou mine unbelief']],
  ['Do not be anxious about anything', 'general', ['Philippians 4:6']],
  ['Is it written that God helps those who help themselves?', 'general', [/not (?:found|stand|in)/i]],
  ['What are the three MindStreams?', 'general', ['I-THEE', 'I-ME', 'I-WE']],
  ['What is Fhoism?', 'general', ['Free Happy One', 'John 8:36']],
  ['How do points and streaks work?', 'general', ['streak']],
  ['What is the next level?', 'general', ['UNDERSTANDING']],
  ['I lose my temper with my kids', 'self-development', ['James 1:19', 'Step 1', 'Practice to log']],
  ['I want to stop drinking', 'self-development', ['1 Corinthians 10:13', 'Step 3']],
  ['I don’t know what to do with my life', 'self-development', [/Jeremiah 29:11|Proverbs 3:5/, 'Step 2']],
  ['How can I be more disciplined?', 'self-development', [/Romans 12:2|Galatians 6:9|Proverbs/, 'Step 1']],
  ['I feel burned out at work', 'self-development', ['Matthew 11:28', 'Step 1']],
  ['My marriage is in trouble', 'self-development', [/Ephesians 5:25|1 Corinthians 13:4/, 'Step 1']],
  [
    'Give me practices for gratitude',
    'mindstreams',
    ['1 Thessalonians 5:18', 'Power (I-THEE)', 'Clarity (I-WE)'],
  ],
  ['How do I find inner peace?', 'mindstreams', ['John 14:27', 'Flow (I-ME)']],
  [
    'How can I serve others?',
    'mindstreams',
    ['Mark 10:43', /Clarity · (?:Helping Others|Teaching|Mentoring|Community Service)/],
  ],
  ['Daily practices', 'mindstreams', ['Bible Study', 'Gratitude Journaling', 'Mentoring']],
];

/** What there is no book for, and those who mourn: they are given no practice. */
const NO_STUDY = new Set(['What does Hezekiah 3:16 mean?', 'My mother died last week']);

describe('forty and more questions, answered without a model', () => {
  it('are forty and more', () => expect(SAMPLES.length).toBeGreaterThanOrEqual(40));

  it.each(SAMPLES)('%s (%s)', async (prompt, category, contains) => {
    const reply = await new OfflineGuide().answer({ prompt, category, history: [] }, () => undefined);
    for (const expected of contains) expect(reply.text).toMatch(expected);
    expect(reply.text).toContain('not an AI');
    expect(checkQuotations(reply.text).filter(({ status }) => !isRight(status))).toEqual([]);
    if (NO_STUDY.has(prompt)) return;
    expect(reply.text).toMatch(/\*\*To think over:\*\*|## |### /);
    expect(reply.text).toContain('Practice to log');
  });
});
