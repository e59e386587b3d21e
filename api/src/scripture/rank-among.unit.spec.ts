import { labelOf } from './passages.js';
import { rankAmong } from './rank-among.js';
import { readReferences } from './references.js';
import { readQuery } from './search-query.js';

function among(query: string, reference: string) {
  const [read] = readReferences(reference);
  if (read?.kind !== 'verses') throw new Error(reference);
  const { from, to } = read.range;
  const verses = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return rankAmong(readQuery(query), verses).map(({ verse }) => labelOf({ from: verse, to: verse }));
}

it('puts the verse first that has what few have, and not the names that most have', () => {
  expect(among('daniel and his friends only want vegetables and water', 'Daniel 1:8-16')[0]).toBe(
    'Daniel 1:12',
  );
});

it('keeps the order of the text between verses that fit alike', () => {
  expect(among('quicksort', 'Ruth 1:1-3')).toEqual(['Ruth 1:1', 'Ruth 1:2', 'Ruth 1:3']);
});
