import { isTempId, titleFromPrompt } from './titles.js';

describe('titleFromPrompt', () => {
  it.each([
    ['What is grace?', 'What is grace?'],
    ['one two three four five', 'one two three four five'],
    ['one two three four five six', 'one two three four five...'],
    ['  one\n two\tthree  ', 'one two three'],
    ['   ', 'New Conversation'],
    ['', 'New Conversation'],
  ])('makes of %j the title %j', (prompt, title) => {
    expect(titleFromPrompt(prompt)).toBe(title);
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
