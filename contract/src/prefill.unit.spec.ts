import { prefillFrom } from './prefill.js';

const talk = {
  title: 'Psalm 23',
  category: 'biblical',
  messageCount: 12,
  firstQuestion: 'Why a shepherd?',
} as const;

describe('a practice prefilled from a conversation', () => {
  it('is Bible Study in the Power stream for a biblical one', () => {
    expect(prefillFrom(talk)).toEqual({
      mindstream_type: 'power',
      practice_type: 'Bible Study',
      practice_name: 'Psalm 23',
      duration_minutes: 24,
      quality_rating: 8,
      insights_gained: 'Why a shepherd?',
    });
  });

  it('is Other in the Flow stream for self-development', () => {
    expect(prefillFrom({ ...talk, category: 'self-development' })).toMatchObject({
      mindstream_type: 'flow',
      practice_type: 'Other',
    });
  });

  it.each([
    [1, 5],
    [2, 5],
    [3, 6],
    [30, 60],
    [500, 60],
  ])('of %i messages lasts %i minutes', (messageCount, minutes) => {
    expect(prefillFrom({ ...talk, messageCount }).duration_minutes).toBe(minutes);
  });

  it('takes the first 200 characters of the first question', () => {
    expect(prefillFrom({ ...talk, firstQuestion: 'x'.repeat(300) }).insights_gained).toBe('x'.repeat(200));
    expect(prefillFrom({ ...talk, firstQuestion: null }).insights_gained).toBe('');
    expect(prefillFrom({ ...talk, firstQuestion: `x${'🙏'.repeat(200)}` }).insights_gained).toBe(
      `x${'🙏'.repeat(99)}`,
    );
  });
});
