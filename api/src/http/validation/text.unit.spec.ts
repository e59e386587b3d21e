import { lengthOf, patternWithSpaces, trimmed } from './text.js';

describe('the length of a text', () => {
  it.each<[string, number]>([
    ['', 0],
    ['Ruth', 4],
    ['🙏🙏', 2],
    ['❤️', 2],
    ['\ud83d', 1],
    ['a\0b', 3],
  ])('counts characters as the document does: %j', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });
});

describe('a text that is kept without the spaces around it', () => {
  const pattern = new RegExp(patternWithSpaces(undefined), 'u');
  const spaces = '\t\n\v\f\r \u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000\ufeff';

  it('is blank in the document exactly when nothing would be left of it', () => {
    expect(pattern.test(spaces)).toBe(false);
    expect(trimmed(spaces, 100)).toBe('');
    expect(pattern.test(`${spaces}\u200b`)).toBe(true);
    expect(trimmed(`${spaces}\u200b`, 100)).toBe('\u200b');
  });

  it('has its pattern between them', () => {
    const email = new RegExp(patternWithSpaces(/^[^@]+@[^@]+$/), 'u');
    expect(email.test(`${spaces}a@b.c${spaces}`)).toBe(true);
    expect(email.test(`${spaces}a.c${spaces}`)).toBe(false);
  });

  it('is too long with its spaces', () => {
    expect(trimmed('  a', 3)).toBe('a');
    expect(trimmed('   a', 3)).toBe('   a');
  });
});
