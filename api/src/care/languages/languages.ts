import { compile } from '../rules/grammar.js';
import { Reader, type Reading } from '../rules/reader.js';
import { Gloss } from '../text/gloss.js';
import { END } from '../text/normalise.js';
import { english } from './english/english.js';
import french from './french.json' with { type: 'json' };
import german from './german.json' with { type: 'json' };
import portuguese from './portuguese.json' with { type: 'json' };
import spanish from './spanish.json' with { type: 'json' };

/** English, which all that is known of danger is written in. */
export const reader = new Reader(compile(english));
const glosses = [german, spanish, french, portuguese].map((source) => new Gloss(source));

export const LANGUAGES: readonly string[] = ['en', ...glosses.map(({ code }) => code)];
/** A text is read in every language that knows as large a share of its words as this of what the best one knows. */
const AS_LIKELY = 0.8;

/** A text as it reads in a language. */
export function readIn(language: string, tokens: readonly string[]): Reading {
  const gloss = glosses.find(({ code }) => code === language);
  return reader.read(gloss ? gloss.tell(tokens) : tokens);
}

/** The languages that the words may be of, the likeliest first. */
export function languagesOf(tokens: readonly string[]): [string, ...string[]] {
  const times = new Map<string, number>();
  for (const token of tokens) if (token !== END) times.set(token, (times.get(token) ?? 0) + 1);
  const scores = LANGUAGES.map((language) => ({ language, score: 0 }));
  for (const [word, count] of times) {
    const knowing = scores.filter(({ language }) => knows(language, word));
    // A word that fewer languages have says more.
    for (const one of knowing) one.score += count / knowing.length;
  }
  const [best, ...others] = scores.sort((a, b) => b.score - a.score);
  if (!best || best.score === 0) return ['en'];
  const likely = others.filter(({ score }) => score >= best.score * AS_LIKELY);
  return [best.language, ...likely.map(({ language }) => language)];
}

function knows(language: string, word: string): boolean {
  return glosses.find(({ code }) => code === language)?.knows(word) ?? reader.knows(word);
}
