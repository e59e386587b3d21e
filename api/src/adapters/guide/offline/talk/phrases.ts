/**
 * A small language for what people say, one pattern a line, over plain words (plain-words.ts):
 * `a/b` either word, `_` joins words, `word?` may be missing, `*` one to four words, `**` any words or none.
 */
function patternOf(line: string): string {
  return line
    .trim()
    .split(/\s+/)
    .map((token) => {
      if (token === '**') return '(?:\\S+ )*?';
      if (token === '*') return '(?:\\S+ ){1,4}?';
      const isOptional = token.endsWith('?');
      const words = (isOptional ? token.slice(0, -1) : token).replaceAll('_', ' ').split('/').join('|');
      return `(?:(?:${words}) )${isOptional ? '?' : ''}`;
    })
    .join('');
}

/** Says whether plain words are one of some phrases, from the first word to the last. */
export type Phrases = (words: string) => boolean;

/** Returns a matcher for patterns, one a line. */
export function phrases(lines: string): Phrases {
  const patterns = lines.trim().split('\n').map(patternOf);
  const whole = new RegExp(`^(?:${patterns.join('|')})$`, 'u');
  return (words) => whole.test(`${words} `);
}

const LEADING =
  /^(?:so|well|oh|ok|ah|um|hmm|and|but|then|now|please|hey|hi|hello|wait|actually|also|alright|hi there|hello there|hey there|hello again|yes|no|great|cool|wow|nice|good|emit|just|i mean|excuse me|sorry|by the way|btw|one more thing|one more question|tell me|can you tell me|could you tell me|i would like to know|i want to know|i wonder|do you know|seriously|honestly|dear|thanks|thank you) /;
const TRAILING =
  / (?:please|then|now|right now|today|again|there|exactly|actually|anyway|though|emit|my friend|friend|buddy|mate|dear|sir|man|bro|dude|everyone|guide|thanks|thank you|so much|very much|a lot|for me|to me|ok|here|too|lol|haha|amen|really|at all|you know|if you can|if possible|i wonder|real quick|quickly)$/;

/** Returns words without the courtesies before and after, each step of it, the whole first. */
export function peeled(words: string): string[] {
  const steps = [words];
  for (let rest = words; steps.length < 12; steps.push(rest)) {
    const shorter = rest.replace(LEADING, '');
    rest = shorter === rest ? rest.replace(TRAILING, '') : shorter;
    if (rest === steps.at(-1)) break;
  }
  return steps;
}
