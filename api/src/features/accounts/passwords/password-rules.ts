import { withoutAccents } from '@emit/contract/without-accents';
import { guessableText, type PasswordRisk } from '@emit/contract/password-risks';
import { Refusal } from '../../../kernel/refusal.js';
import { riskOf } from './password-strength.js';

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
  'app',
  'guide',
  'member',
  'philosophy',
];
const SHORTEST_WORD = 3;
/** Characters. Spec §5 lets fewer through at registration; as few as that are found whatever they are (ASVS 6.2.1). */
const SHORTEST_PASSWORD = 8;

/**
 * Throws VALIDATION_FAILED, which says why, for a password that is guessed soon. Any composition is taken (ASVS 6.2.4, 6.2.5,
 * 6.2.11); the lengths of spec §5 are checked before.
 */
export async function refuseWeakPassword(password: string, own: readonly string[]): Promise<void> {
  const risk = await passwordRisk(password, own);
  if (risk) throw new Refusal('VALIDATION_FAILED', { text: guessableText(risk) });
}

/** Returns why a password is easy to guess; null when it is not. `own`: the member's name and address. */
async function passwordRisk(password: string, own: readonly string[]): Promise<PasswordRisk | null> {
  const words = [...HOUSE_WORDS, ...wordsIn(own)];
  if (isMadeOf(password.toLowerCase(), words)) return 'own';
  const known = words.filter(({ length }) => length >= SHORTEST_WORD);
  const risk = await riskOf(password, known);
  return risk ?? (Array.from(password).length < SHORTEST_PASSWORD ? 'short' : null);
}

function wordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const lowered = text.toLowerCase();
    return [lowered, withoutAccents(lowered)].flatMap((one) => one.split(/[^\p{L}]+/u));
  });
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = withoutAccents(password).replace(/[^\p{L}]+/gu, '');
  const known = words.filter(({ length }) => length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
  const left = known.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return letters !== '' && left === '';
}
