import type { WordDifference } from '@emit/contract/scripture';

export interface Piece {
  readonly text: string;
  /** Whether these words are on this side only. */
  readonly differs: boolean;
}
interface Compared {
  readonly quoted: readonly Piece[];
  readonly scripture: readonly Piece[];
}

/** Above this, marking would take longer than a key press. */
const MOST_PAIRS = 600_000;

/**
 * Both sides cut into the words they share and those they do not. Marks only what the server's check lists: what an
 * ellipsis leaves out, or stands before and after the quotation, is no difference.
 */
export function compareWords(
  quoted: string,
  scripture: string,
  differences: readonly WordDifference[],
): Compared {
  const a = wordsOf(quoted);
  const b = wordsOf(scripture);
  const shared = a.length * b.length > MOST_PAIRS ? null : sharedWords(a.map(plain), b.map(plain));
  const listed = (side: 'quoted' | 'scripture') => differences.map((it) => it[side]);
  return {
    quoted: pieces(a, shared?.a, listed('quoted')),
    scripture: pieces(b, shared?.b, listed('scripture')),
  };
}

/** Words with the space behind them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

function plain(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function pieces(words: readonly string[], shared: Set<number> | undefined, listed: string[]): Piece[] {
  const left = listed.flatMap((text) => wordsOf(text).map(plain));
  const found: { text: string; differs: boolean }[] = [];
  words.forEach((word, at) => {
    const spot = shared && !shared.has(at) ? left.indexOf(plain(word)) : -1;
    if (spot >= 0) left.splice(spot, 1);
    const last = found.at(-1);
    const differs = spot >= 0;
    if (last?.differs === differs) last.text += word;
    else found.push({ text: word, differs });
  });
  return found;
}

/** The places of a longest common subsequence. */
function sharedWords(a: readonly string[], b: readonly string[]) {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const shared = { a: new Set<number>(), b: new Set<number>() };
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      shared.a.add(i++);
      shared.b.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return shared;
}
