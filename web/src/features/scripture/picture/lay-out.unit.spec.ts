import fc from 'fast-check';
import { BOX, layOut } from './lay-out';

/** Half as wide as high, whatever the letter. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const word = fc.stringMatching(/^[a-z]{1,12}$/);

it('keeps every word in its order, within the box, and as large as it fits', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 120 }), (words) => {
      const layout = layOut(words.join(' '), measure);
      if (layout === null) {
        // At 30 pixels a line holds 56 letters, and the box 17 lines.
        expect(words.join(' ').length).toBeGreaterThan(17 * 30);
        return;
      }
      const { size, lineHeight, lines } = layout;
      expect(lines.join(' ')).toBe(words.join(' '));
      expect(lines.length * lineHeight).toBeLessThanOrEqual(BOX.height);
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(BOX.width);
    }),
  );
});

it('sets few words large, and many small', () => {
  const few = layOut('Jesus wept.', measure);
  const many = layOut('In the beginning God created the heaven and the earth. '.repeat(12), measure);
  expect(few?.size).toBe(76);
  expect(many?.size).toBeLessThan(60);
});

it('says so where a chapter or a word does not fit', () => {
  expect(layOut('word '.repeat(2_000), measure)).toBeNull();
  expect(layOut('a'.repeat(200), measure)).toBeNull();
});
