import { AMERICAS } from './americas.js';
import { ELSEWHERE } from './elsewhere.js';
import { EUROPE } from './europe.js';
import type { CountryHelp } from './help-line.js';

/**
 * Help by country (ISO 3166-1 alpha-2). Each number was looked up on 22 November 2026 in stored copies of public pages and
 * of lists that others keep and check, two of them at least; `source` is the page where the number is to be looked up
 * again. What was found in no source is left out: a wrong number is worse than none, and findahelpline.com is always
 * named too. So are, on purpose, countries where talk of faith may endanger whoever calls a line of the state.
 */
export const HELP_LINES: Readonly<Record<string, CountryHelp>> = { ...AMERICAS, ...EUROPE, ...ELSEWHERE };

/** For whoever is elsewhere, or whose country is not known. */
export const DIRECTORIES = ['https://findahelpline.com', 'https://befrienders.org'] as const;
