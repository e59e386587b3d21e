import { MESSAGES } from '@emit/contract/messages';
import { Refusal } from '../../../kernel/refusal.js';

/** Words of this place, which are tried before any dictionary (ASVS 6.1.2); beside the member's own name and address. */
const HOUSE_WORDS = [
  'emit',
  'fho',
  'fhoism',
  'free',
  'happy',
  'one',
  'mindstream',
  'mindstreams',
  'password',
];
const SHORTEST_WORD = 3;

let loading: Promise<ReadonlySet<string>> | null = null;

/** Nearly 50,000 passwords of past breaches, loaded when the first is chosen: a start need not wait for them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return loading;
}

/**
 * Throws VALIDATION_FAILED for a password that is guessed at once: one of those most used, in any letter case, or made
 * of nothing but words of this place and `own` words (name, address), digits and signs. Any composition is taken (ASVS
 * 6.2.4, 6.2.5, 6.2.11); the lengths of spec §5 are checked before.
 */
export async function refuseWeakPassword(password: string, own: readonly string[]): Promise<void> {
  const lowered = password.toLowerCase();
  if ((await commonPasswords()).has(lowered) || isMadeOf(lowered, [...HOUSE_WORDS, ...wordsIn(own)])) {
    throw new Refusal('VALIDATION_FAILED', { text: MESSAGES.passwordGuessable });
  }
}

function wordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u));
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = password.replace(/[^\p{L}]+/gu, '');
  const known = words.filter(({ length }) => length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
  const left = known.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return letters !== '' && left === '';
}
