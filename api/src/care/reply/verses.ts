import type { DangerKind } from '../danger.js';

interface Verse {
  readonly reference: string;
  readonly words: string;
}

const HEALER: Verse = {
  reference: 'Psalm 147:3',
  words: 'He healeth the broken in heart, and bindeth up their wounds.',
};
const REFUGE: Verse = {
  reference: 'Psalm 46:1',
  words: 'God is our refuge and strength, a very present help in trouble.',
};
const FEAR_NOT: Verse = {
  reference: 'Isaiah 41:10',
  words:
    'Fear thou not; for I am with thee: be not dismayed; for I am thy God: I will strengthen thee; yea, I will help thee',
};
const FOR_THE_OPPRESSED: Verse = {
  reference: 'Psalm 9:9',
  words: 'The LORD also will be a refuge for the oppressed, a refuge in times of trouble.',
};
const LOVED: Verse = { reference: 'Jeremiah 31:3', words: 'I have loved thee with an everlasting love' };
const OVERWHELMED: Verse = {
  reference: 'Psalm 61:2',
  words: 'when my heart is overwhelmed: lead me to the rock that is higher than I.',
};

/**
 * Verses of comfort, at most two. None of them asks anything of whoever reads it: none speaks of duty, guilt, patience,
 * forgiving, death or another's due.
 */
export const VERSES = {
  suicide: [FEAR_NOT, HEALER],
  violence: [FOR_THE_OPPRESSED, REFUGE],
  sexual: [HEALER, LOVED],
  child: [LOVED, HEALER],
  medical: [REFUGE],
  harm: [OVERWHELMED, REFUGE],
} as const satisfies Record<DangerKind, readonly Verse[]>;
