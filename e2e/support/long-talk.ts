interface TalkMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp: number;
}

const MINUTE = 60_000;
const BEGAN = Date.UTC(2026, 0, 5, 7);
const REPLY =
  '**The LORD is my shepherd; I shall not want.** (Psalm 23:1)\n\nThe passage speaks of a quiet that is given and ' +
  'not made, and it asks us to live from it.\n\n- Read it slowly.\n- Stay with one word.\n- Say what you heard.';

/** Questions and answers in turns, of different lengths, numbered so that each can be found. */
export function longTalk(messages: number): TalkMessage[] {
  return Array.from({ length: messages }, (_, at) => {
    const turn = Math.floor(at / 2) + 1;
    const own = at % 2 === 0;
    return {
      id: `long-${at}`,
      role: own ? 'user' : 'assistant',
      content: own
        ? `Question ${turn}?`
        : `Answer ${turn}.\n\n${`${REPLY}\n\n`.repeat((turn % 3) + 1)}`.trim(),
      timestamp: BEGAN + at * MINUTE,
    };
  });
}
