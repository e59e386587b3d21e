import { compareWords, type Piece } from './compare-words';

const differing = (pieces: readonly Piece[]) =>
  pieces.filter(({ differs }) => differs).map(({ text }) => text.trim());
const whole = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

describe('comparing a quotation with the text', () => {
  const text = 'For God so loved the world, that he gave his only begotten Son';

  it('marks a changed word on both sides, and keeps every character', () => {
    const quoted = 'For God so loved the planet, that he gave his only begotten Son';
    const compared = compareWords(quoted, text, [{ kind: 'changed', quoted: 'planet', scripture: 'world' }]);
    expect(differing(compared.quoted)).toEqual(['planet,']);
    expect(differing(compared.scripture)).toEqual(['world,']);
    expect(whole(compared.quoted)).toBe(quoted);
    expect(whole(compared.scripture)).toBe(text);
  });

  it('marks the word that was dropped, not another of the same spelling', () => {
    const compared = compareWords('the heaven and earth', 'the heaven and the earth', [
      { kind: 'dropped', quoted: '', scripture: 'the' },
    ]);
    expect(compared.scripture.map(({ text: words, differs }) => [words, differs])).toEqual([
      ['the heaven and ', false],
      ['the ', true],
      ['earth', false],
    ]);
  });

  it('marks an added word on the side of the quotation only', () => {
    const compared = compareWords('Jesus truly wept', 'Jesus wept.', [
      { kind: 'added', quoted: 'truly', scripture: '' },
    ]);
    expect(differing(compared.quoted)).toEqual(['truly']);
    expect(differing(compared.scripture)).toEqual([]);
  });

  it('marks nothing of what merely stands before and after the quotation', () => {
    const compared = compareWords('God so loved the world', text, []);
    expect(differing(compared.scripture)).toEqual([]);
  });
});
