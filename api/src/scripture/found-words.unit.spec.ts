import { foundWords } from './found-words.js';
import { readQuery } from './search-query.js';

it.each([
  ['do not be anxious', 'Be careful for nothing; but in every thing', ['careful']],
  ['shepherd', 'The shepherds’ tents', ['shepherds']],
  ['i am that i am', 'I AM THAT I AM: and he said', ['i', 'am', 'that']],
  ['quicksort', 'In the beginning', []],
])(
  'of “%s” are the words that it is found by, small ones only where there are no others',
  (query, text, words) => {
    expect(foundWords(readQuery(query), text)).toEqual(words);
  },
);
