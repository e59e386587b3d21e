import { hours, mostPracticed, olderNextFocus } from './highlights';

const stream = (type: 'power' | 'flow' | 'clarity', sessions: number, minutes = sessions * 10) => ({
  type,
  name: type,
  sessions,
  minutes,
});

describe('highlights', () => {
  it('finds the stream with most sessions, and among equals the one with most minutes', () => {
    expect(mostPracticed([stream('power', 2), stream('flow', 3), stream('clarity', 1)])?.type).toBe('flow');
    expect(mostPracticed([stream('power', 2, 10), stream('flow', 2, 90)])?.type).toBe('flow');
    expect(mostPracticed([stream('power', 0)])).toBeNull();
  });

  it('sends the older dashboard to Flow first, then to Clarity, and then says it is balanced', () => {
    expect(olderNextFocus([stream('power', 0), stream('flow', 0), stream('clarity', 0)]).value).toBe('Flow');
    expect(olderNextFocus([stream('flow', 1), stream('clarity', 0)]).value).toBe('Clarity');
    expect(olderNextFocus([stream('power', 0), stream('flow', 1), stream('clarity', 1)])).toEqual({
      value: 'Balanced!',
      about: 'All active',
    });
  });

  it('shows hours to one decimal', () => {
    expect(hours(100)).toBe('1.7');
    expect(hours(0)).toBe('0.0');
  });
});
