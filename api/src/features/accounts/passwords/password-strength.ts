import type { PasswordRisk } from '@emit/contract/password-risks';
import { BIBLE_WORDS, isBiblePlace } from './bible-words.js';

/** A password that the estimator finds in fewer guesses is refused. Six letters taken at random need a million. */
const TOO_FEW_GUESSES = 500_000;
/** The estimator's time grows with the square of the length; what begins like this is judged by it. */
const ESTIMATED_CHARACTERS = 40;
/** How many of the list's words are tried with something added, the most used first. */
const WORDS_WITH_MORE = 10_000;
/** Digits and signs that make no other password of such a word. */
const LITTLE_ADDED = 6;

interface Match {
  readonly pattern: string;
  readonly dictionaryName?: string;
  readonly token: string;
}

/** Returns what makes a password easy to guess; null when nothing does. `own`: words of its member. */
type Judge = (password: string, own: readonly string[]) => PasswordRisk | null;

let loading: Promise<Judge> | null = null;

/**
 * Returns why a password is found soon by whoever guesses; null when it is not. By zxcvbn: its list has those of the
 * 100,000 most used passwords that its rules (repeats, rows, dates, l33t) do not find, so both together refuse them all.
 */
export async function riskOf(password: string, own: readonly string[]): Promise<PasswordRisk | null> {
  // Loaded when the first is chosen: a start need not wait for it.
  loading ??= load();
  return (await loading)(password, own);
}

async function load(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const scripture = [...BIBLE_WORDS];
  const estimator = new ZxcvbnFactory({ dictionary: { ...dictionary, scripture }, graphs: adjacencyGraphs });
  const listed = dictionary['passwords-common'].map(String);
  const [common, words, bible] = [
    new Set(listed),
    new Set(listed.slice(0, WORDS_WITH_MORE)),
    new Set(scripture),
  ];
  return (password, own) => {
    const lowered = password.toLowerCase();
    if (common.has(lowered)) return 'common';
    const letters = lowered.replace(/[^\p{L}]+/gu, '');
    const isLittleAdded = lowered.length - letters.length <= LITTLE_ADDED;
    if ((bible.has(letters) && isLittleAdded) || isBiblePlace(lowered)) return 'scripture';
    if (words.has(letters) && isLittleAdded) return 'likeCommon';
    const { guesses, sequence } = estimator.check(password.slice(0, ESTIMATED_CHARACTERS), [...own]);
    return guesses < TOO_FEW_GUESSES ? riskIn(sequence) : null;
  };
}

const RISK_OF_PATTERN: Readonly<Record<string, PasswordRisk>> = {
  repeat: 'repeats',
  sequence: 'sequence',
  spatial: 'sequence',
  date: 'date',
  regex: 'date',
};

/** By the longest part of the password that was found. */
function riskIn(sequence: readonly Match[]): PasswordRisk {
  const [longest] = [...sequence].sort((a, b) => b.token.length - a.token.length);
  if (longest === undefined) return 'likeCommon';
  if (longest.dictionaryName === 'userInputs') return 'own';
  if (longest.dictionaryName === 'scripture') return 'scripture';
  return RISK_OF_PATTERN[longest.pattern] ?? 'likeCommon';
}
