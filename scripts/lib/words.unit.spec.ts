import { readFileSync } from 'node:fs';
import { RULES, wordComplaints } from './words.mjs';

const terms = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (.+?) \|/gm)].map(([, term = '']) =>
  term.replaceAll('**', ''),
);

describe('the glossary', () => {
  it('has some forty terms, each once', () => {
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(new Set(terms.filter((term) => term !== 'term' && term !== '---')).size).toBeGreaterThanOrEqual(
      40,
    );
  });

  it.each(RULES.map(({ term }) => term))('explains "%s", which the check reserves', (term) => {
    expect(terms).toContain(term);
  });
});

describe('the check of words', () => {
  it.each([
    ['readonly log: EventStore;', 'eventStore'],
    ['async function of(log: Pick<EventStore, "head">) {', 'eventStore'],
    ['/** Answers how many were written. */', 'Returns'],
    [' * Stops it. Answers whether it ran.', 'Returns'],
    ['export class LogPractice extends Command<void> {', 'handler'],
    ["await models.get<TokenBalance>('token-balance', id);", 'models.get(tokenBalance'],
    ['throw toldError(error);', 'redactError'],
  ])('finds %j', (line, say) => {
    expect(wordComplaints(['api/src/a.ts'], () => line)).toEqual([expect.stringContaining(say)]);
  });

  it.each([
    'readonly log: Log;',
    'const store: EventStore = open();',
    '/** The API answers 404. */',
    'await models.get(tokenBalance, id);',
  ])('lets %j be', (line) => {
    expect(wordComplaints(['api/src/a.ts'], () => line)).toEqual([]);
  });
});
