import { WordPieces } from './word-pieces.js';

const pieces = new WordPieces(['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'die', 'un', '##ali', '##ve', '##v', '.']);

it.each([
  ['a word that is a piece', ['die'], [2, 4, 3]],
  ['the longest piece first', ['unalive'], [2, 5, 6, 7, 3]],
  ['a word of which a part is not known', ['dient', 'die'], [2, 1, 4, 3]],
  ['the end of a sentence', ['die', '.'], [2, 4, 9, 3]],
  ['no words', [], [2, 3]],
])('tells %s', (_, words, numbers) => expect(pieces.of(words, 10)).toEqual(numbers));

it('ends where it may be no longer', () => {
  expect(pieces.of(Array<string>(50).fill('unalive'), 6)).toEqual([2, 5, 6, 7, 5, 3]);
});
