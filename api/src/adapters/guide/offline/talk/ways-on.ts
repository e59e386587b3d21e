/** What to ask for; said where the member does not know what to say next. */
export const WAYS_ON =
  'Ask me for a passage (*Psalm 23*, *John 3:16*), for a matter of life (*worry*, *forgiveness*, *purpose*), for words ' +
  'that you half remember, or for the MindStreams and your practices.';

/** The same in other words, so that a talk does not repeat itself. */
export const SHORT_WAYS_ON = [
  'Name a passage, a matter of life, or a few words that you remember, and I will look.',
  'Shall it be a psalm, a word of Jesus, or something that weighs on you? One word is enough.',
  'You could begin with *hope*, *Psalm 1* or *the prodigal son*.',
] as const;

/** What to ask for after a passage was shown. */
export const GOING_ON = [
  'Say *another verse*, *the next verse*, *why?*, *who wrote it?* or *shorter*, or ask for something new.',
  'We can stay with the passage (*explain*, *the whole chapter*, *what does it mean for me?*) or take up something new.',
  'Shall I read on? Say *go on*, or name another passage or matter.',
] as const;

const ALL = [WAYS_ON, ...SHORT_WAYS_ON, ...GOING_ON];

/** Returns a reply without what it offers to ask for: the passages named there were not quoted. */
export function withoutWaysOn(reply: string): string {
  return ALL.reduce((text, way) => text.replaceAll(way, ''), reply);
}
