import fc from 'fast-check';
import { inOrderOfTime } from './in-order-of-time.js';

describe('courses in the order of time', () => {
  const moments = fc.array(fc.nat(9)).map((times) => times.sort((a, b) => a - b));

  it('are merged as a stable sort would put them', () => {
    fc.assert(
      fc.property(fc.array(moments), (times) => {
        const courses = times.map((course, name) => course.map((at, index) => ({ at, name, index })));
        const merged = [...inOrderOfTime(courses.map((course) => course.values()))];
        expect(merged).toEqual(courses.flat().sort((a, b) => a.at - b.at));
      }),
    );
  });

  it('go on only as far as they are asked', () => {
    let asked = 0;
    const endless = function* () {
      for (;;) yield { at: (asked += 1) };
    };
    const merged = inOrderOfTime([endless(), [{ at: 2 }].values()]);
    expect([merged.next().value, merged.next().value]).toEqual([{ at: 1 }, { at: 2 }]);
    expect(asked).toBe(2);
  });
});
