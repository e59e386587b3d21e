import { startAnthropicServer } from '../../../api/src/testing/anthropic-server.js';
import { giveWay } from './give-way.js';

/**
 * A model's server, as a process of its own: 160 to 480 words, four at a time, in three to ten seconds: about 65 tokens a
 * second, as current models write. Of one length, replies that began together would end together, for ever.
 */
const PIECES = { atLeast: 40, atMost: 120 };
const EVERY_MS = 80;

const PROSE = 'There is a quiet that does not depend on what happens around us and it is given not made ';
const VERSE = '“The LORD is my shepherd; I shall not want.” (Psalm 23:1)\n\n';

function pieces(): string[] {
  const words = (VERSE + PROSE.repeat(30)).split(/(?<= )/);
  return Array.from({ length: PIECES.atMost }, (_, n) => words.slice(n * 4, n * 4 + 4).join(''));
}

giveWay();
const usage = { input: 900, output: 420 };
const server = await startAnthropicServer([
  { kind: 'reply', text: pieces(), everyMs: EVERY_MS, atLeast: PIECES.atLeast, usage },
]);
console.log(server.url);
