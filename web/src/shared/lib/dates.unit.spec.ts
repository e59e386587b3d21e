import { withFakeClock } from '../../testing/clock';
import { whenSaid } from './dates';

withFakeClock('2026-11-20T10:00:00Z');

describe('when something was said', () => {
  it('is the time of day for today, and has the date for any other day', () => {
    expect(whenSaid(Date.parse('2026-11-20T09:05:00Z'))).toMatch(/^9:05.AM$/);
    expect(whenSaid(Date.parse('2026-11-02T09:05:00Z'))).toMatch(/^Nov 2, 2026, 9:05.AM$/);
    expect(whenSaid(Date.parse('2025-11-20T09:05:00Z'))).toMatch(/^Nov 20, 2025/);
  });
});
