import fc from 'fast-check';
import { isTempId, titleFromPrompt } from './titles.js';

describe('titleFromPrompt', () => {
  it.each([
    ['What is grace?', 'What is grace?'],
    ['one two three four five', 'one two three four five'],
    ['one two three four five six', 'one two three four five...'],
    ['  one\n two\tthree  ', 'one two three'],
    ['   ', 'New Conversation'],
    ['', 'New Conversation'],
    ['I keep procrastinating on prayer. What helps?', 'I keep procrastinating on prayer...'],
    ['I keep putting it off... And then?', 'I keep putting it off...'],
    ['I keep putting it off… And then?', 'I keep putting it off...'],
    ['a b c d ... e', 'a b c d...'],
    ['... ... ... ... ... and so on', '...'],
    ['Why do I wait so? Tell me', 'Why do I wait so?...'],
    ['I keep procrastinating on prayer.', 'I keep procrastinating on prayer.'],
  ])('makes of %j the title %j', (prompt, title) => {
    expect(titleFromPrompt(prompt)).toBe(title);
  });

  it('never writes its three dots after other dots', () => {
    const words = fc.array(fc.stringMatching(/^[a-c.…?!]{1,6}$/), { minLength: 6, maxLength: 12 });
    fc.assert(fc.property(words, (some) => /(^|[^.…])\.{3}$/.test(titleFromPrompt(some.join(' ')))));
  });

  it('cuts a word without end', () => {
    expect(titleFromPrompt('a'.repeat(500))).toBe(`${'a'.repeat(197)}...`);
  });

  it('never cuts a character in half', () => {
    expect(titleFromPrompt(`a${'🙏'.repeat(200)}`)).toBe(`a${'🙏'.repeat(98)}...`);
    expect(titleFromPrompt('🙏'.repeat(200))).toBe(`${'🙏'.repeat(98)}...`);
  });
});

describe('isTempId', () => {
  it('tells a client’s temporary id from a server’s', () => {
    expect(isTempId('temp_1700000000000')).toBe(true);
    expect(isTempId('9b2f6a52-temp_')).toBe(false);
  });
});
