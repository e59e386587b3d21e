import { labelOf } from './passages.js';
import { readReferences } from './references.js';
import { searchVerses } from './search.js';
import { readQuery } from './search-query.js';
import { referencesOfStories, toldStory } from './told-stories.js';

const labels = (query: string) =>
  searchVerses(query, 5).map(({ verse }) => labelOf({ from: verse, to: verse }));

it('names nothing but verses that exist', () => {
  const wrong = referencesOfStories().filter((references) =>
    readReferences(references).some(({ kind }) => kind === 'missing'),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['the one where he feeds people with a boy’s lunch', 'John 6:5–13'],
  ['the short man up a tree', 'Luke 19:1–6'],
  ['sampson and delila cut his hair', 'Judges 16:17–19'],
  ['the widow whose jar of oil never ran out', '1 Kings 17:10–16'],
])('knows a story by how people tell it: %s', (query, passage) => {
  expect(toldStory(readQuery(query))?.ranges.map(labelOf)).toContain(passage);
});

it.each(['my boss is angry', 'shepherd', ''])('takes no story for what tells none: %s', (query) => {
  expect(toldStory(readQuery(query))).toBeNull();
});

it.each([
  ['my father hits me with a stick', 'Psalm 34:17'],
  ['a blessing for a new house', 'Psalm 127:1'],
])('puts what somebody asks for before a story: %s', (query, comfort) => {
  expect(labels(query)).toContain(comfort);
});

it('puts a story told at length before the comfort that one of its words asks for', () => {
  expect(labels('the priest walked past the beaten man but the samaritan helped')[0]).toMatch(/^Luke 10:3/);
});
