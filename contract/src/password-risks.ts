import { MESSAGES } from './messages.js';

/** Why a password is easy to guess, in words for whoever chooses it. */
const PASSWORD_RISKS = {
  common: 'It is one of the passwords that are tried first.',
  likeCommon: 'It is a well-known password or word, with little changed or added.',
  scripture: 'It is a name, a word or a verse of the Bible, which is tried early here.',
  repeats: 'It repeats the same few characters.',
  sequence: 'It is a row of the alphabet, of numbers, or of keys side by side.',
  date: 'A date or a year is tried early.',
  short: 'Passwords of fewer than 8 characters are soon tried, whatever they are.',
  own: 'It is made of your name, your email, or words of this place.',
} as const;
export type PasswordRisk = keyof typeof PASSWORD_RISKS;

/** What is said of a password that is refused: that it is easy to guess, and why. */
export function guessableText(risk: PasswordRisk): string {
  return `${MESSAGES.passwordGuessable} ${PASSWORD_RISKS[risk]}`;
}

/** All that `guessableText` may say. */
export const GUESSABLE_TEXTS: readonly string[] = (Object.keys(PASSWORD_RISKS) as PasswordRisk[]).map(
  guessableText,
);
