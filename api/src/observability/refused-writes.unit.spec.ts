import { StoreUnavailable } from '../ports/event-store.port.js';
import { RefusedWrites } from './refused-writes.js';

const because = (fields: object, message = 'no') =>
  new StoreUnavailable('The event log', { cause: Object.assign(new Error(message), fields) });

describe('refused writes', () => {
  let now: number;
  let writes: RefusedWrites;
  beforeEach(() => {
    now = 0;
    writes = new RefusedWrites(() => now);
  });

  it.each([
    { sqliteCodeName: 'SQLITE_FULL' },
    { sqliteCodeName: 'SQLITE_IOERR_WRITE' },
    { sqliteCodeName: 'SQLITE_READONLY' },
    { code: 'ENOSPC' },
    { code: 'EDQUOT' },
  ])('are told with their cause, %j, until one is taken', (fields) => {
    writes.refused(because(fields, 'database or disk is full'));
    expect(writes.problems()).toEqual([
      'the event store refuses to write (database or disk is full): nothing new can be saved',
    ]);
    writes.accepted();
    expect(writes.problems()).toEqual([]);
  });

  it('are not told for ever where nobody tries again', () => {
    writes.refused(because({ code: 'ENOSPC' }));
    now = 60_001;
    expect(writes.problems()).toEqual([]);
  });

  it('are none when the store is held or away, or the request is at fault', () => {
    for (const error of [
      because({ sqliteCodeName: 'SQLITE_BUSY' }),
      because({ code: 'ECONNREFUSED' }),
      new Error('x'),
      null,
    ])
      writes.refused(error);
    expect(writes.problems()).toEqual([]);
  });
});
