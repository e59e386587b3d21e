import { quotationIn } from '../../testing/quotations';
import { reportLine } from './report-line';

const one = (status: Parameters<typeof quotationIn>[3]) => quotationIn('', '', 'John 3:16', status);

describe('the line after a reply', () => {
  it('says that all is exact', () => {
    expect(reportLine([one({}), one({})])).toBe('Scripture in this reply: 2 checked, all exact.');
    expect(reportLine([one({})])).toBe('Scripture in this reply: 1 checked, exact.');
  });

  it('tells a part from the whole, and what could not be matched', () => {
    expect(reportLine([one({ status: 'part' }), one({})])).toBe(
      'Scripture in this reply: 2 checked, all word for word.',
    );
    expect(reportLine([one({})], 2)).toBe(
      'Scripture in this reply: 1 checked, exact. 2 quoted phrases could not be matched to a verse.',
    );
    expect(reportLine([], 1)).toBe('1 quoted phrase could not be matched to a verse.');
  });

  it('says which translation has the words, where it is not the King James', () => {
    expect(reportLine([one({}), one({ translation: 'asv' })])).toBe(
      'Scripture in this reply: 2 checked, all exact. 1 has the words of the American Standard Version.',
    );
  });

  it('counts each kind of mistake', () => {
    const wrong = [
      one({ status: 'differs' }),
      one({ status: 'no-such-verse' }),
      one({ status: 'no-such-verse' }),
    ];
    expect(reportLine([one({}), ...wrong])).toBe(
      'Scripture in this reply: 4 checked, 1 differs, 2 do not exist.',
    );
  });
});
