import type { WireHighlight } from '@emit/contract/marks';
import { byChapter, runsOf } from './by-chapter';
import { restoring, withColour } from './with-colour';

const john3 = (verse: number, colour: WireHighlight['colour'] = 'gold'): WireHighlight => ({
  book: 'John',
  chapter: 3,
  verse,
  colour,
});
const those = { book: 'John', chapter: 3, verses: [16, 17] };

describe('highlights as they are shown before the server has them', () => {
  it('take the place of what the verses had, and of no others', () => {
    const before = [john3(15), john3(16), { ...john3(16), chapter: 4 }];
    expect(withColour(before, { ...those, colour: 'sky' })).toEqual([
      john3(15),
      { ...john3(16), chapter: 4 },
      john3(16, 'sky'),
      john3(17, 'sky'),
    ]);
    expect(withColour(before, { ...those, colour: null })).toEqual([john3(15), { ...john3(16), chapter: 4 }]);
  });

  it('come back in the colours that they had', () => {
    const before = [john3(15), john3(16, 'rose'), john3(17, 'leaf')];
    const back = restoring(before, those);
    const gone = withColour(before, { ...those, colour: null });
    expect(back.reduce(withColour, gone)).toEqual(before);
    expect(restoring([john3(15)], those)).toEqual([]);
  });
});

it('stand in runs of one colour, chapter by chapter in the order of the Bible', () => {
  const highlights = [john3(18), john3(16), john3(17), john3(19, 'sky'), { ...john3(1), book: 'Genesis' }];
  expect(byChapter({ highlights, notes: [] }).map(({ book }) => book)).toEqual(['Genesis', 'John']);
  const runs = runsOf(highlights.filter(({ book }) => book === 'John'));
  expect(runs.map((run) => run.map(({ verse }) => verse))).toEqual([[16, 17, 18], [19]]);
});
