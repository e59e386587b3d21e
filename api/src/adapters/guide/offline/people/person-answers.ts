import type { Before } from '../follow-up/before.js';
import { searchWithin } from '../../../../scripture/search.js';
import type { VerseRange } from '../../../../scripture/passages.js';
import { NOTHING_BESIDE, type Found } from '../material.js';
import type { Kin } from './kin.js';
import { peopleNamed, saidOf, type Person } from './people.js';

/** Who somebody is, and where to read of them. */
export function onPerson({ name, is, passages }: Person): Found {
  return {
    ...NOTHING_BESIDE,
    passages: passages.slice(0, 2),
    related: passages.slice(2),
    basis: 'follow-up',
    lead: [`**${name}**: ${is}.`],
  };
}

/** Who somebody's kin are. */
export function onKin({ name, kin, who, passages }: Kin): Found {
  return {
    ...NOTHING_BESIDE,
    passages,
    basis: 'follow-up',
    lead: [`The ${kin} of **${name}**: ${who}.`],
  };
}

/** Returns whose kin may be meant: the one the talk is about, the latest first. */
export function peopleOf({ asked, lastReply }: Before): string[] {
  const [said = ''] = lastReply.replace(/^\*I am the offline[^\n]*\n+/, '').split('\n');
  const [begins] = peopleNamed([said]).filter((name) => said.startsWith(name));
  return peopleNamed([
    ...(saidOf(lastReply) ?? []),
    ...(begins ? [begins] : []),
    ...asked.slice(0, 4),
    lastReply.slice(0, 600),
  ]);
}

/** What may be asked of somebody as of a passage: of them it is answered with more on them. */
export const ON_A_PERSON: ReadonlySet<string> = new Set(['why', 'explain', 'speaker', 'book', 'longer']);

/** What the table holds further of somebody: of what it does not tell the guide says nothing. */
export function moreOnPerson({ name, passages }: Person, words: string): Found {
  const fit = ({ from, to }: VerseRange) => searchWithin(words, { from, to }, 1)[0]?.share ?? 0;
  const rest = [...passages.slice(2), ...passages.slice(0, 2)].sort((a, b) => fit(b) - fit(a)).slice(0, 2);
  return {
    ...NOTHING_BESIDE,
    passages: rest.length > 0 ? rest : passages.slice(0, 1),
    basis: 'follow-up',
    lead: [
      `More of **${name}** I can only read to you; whether it answers your question, judge for yourself:`,
    ],
  };
}
