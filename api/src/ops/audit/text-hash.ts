import { randomInt } from 'node:crypto';

/** Of this process alone: nobody can choose texts that look alike to it. */
const [FIRST, SECOND] = [randomInt(2 ** 32), randomInt(2 ** 32)];

/** Returns two 32-bit hashes of a text, FNV-like with different primes; the first is never 0. */
export function textHash(text: string): [high: number, low: number] {
  let [high, low] = [2_166_136_261 ^ FIRST, 374_761_393 ^ SECOND];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 16_777_619);
    low = Math.imul(low ^ code, 668_265_263);
    low ^= low >>> 15;
  }
  return [(high ^ (high >>> 13)) >>> 0 || 1, low >>> 0];
}
