import { RevisionConflict, StoreUnavailable, type EventStore } from '../ports/event-store.port.js';
import { AppendsUnderWay } from './appends-under-way.js';
import { Metrics } from './metrics.js';
import { observedEventStore } from './observed-event-store.js';
import { observedFolds } from './observed-folds.js';

const page = [
  { type: 'A', data: {}, schema: 1, stream: 's', revision: 0, position: 7, at: 1, memberId: 'm' },
];

/** A log of which only this is asked. */
const logThat = (methods: Partial<EventStore>) => methods as EventStore;

async function value(metrics: Metrics, series: string): Promise<string | undefined> {
  const lines = (await metrics.registry.metrics()).split('\n');
  return lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1);
}

describe('a watched append', () => {
  it.each([
    [new RevisionConflict('s', 3), 'conflict'],
    [new StoreUnavailable('The event log'), 'unavailable'],
    [new Error('a bug'), 'error'],
  ])('that fails with %s is counted as such, and fails all the same', async (error, outcome) => {
    const metrics = new Metrics();
    const broken = logThat({ append: () => Promise.reject(error) });
    const store = observedEventStore(broken, metrics, new AppendsUnderWay());
    await expect(store.append('s', 3, [])).rejects.toBe(error);
    expect(await value(metrics, `emit_append_duration_seconds_count{outcome="${outcome}"}`)).toBe('1');
  });
});

describe('the log as the projector reads it', () => {
  const pages = logThat({
    async *subscribe() {
      yield await Promise.resolve(page);
      yield page;
    },
  });

  it('counts a page as folded once the next one is asked for', async () => {
    const metrics = new Metrics();
    const store = observedFolds(pages, metrics, new AppendsUnderWay());
    const counted: (string | undefined)[] = [];
    for await (const _ of store.subscribe({ after: 0 }, new AbortController().signal)) {
      counted.push(await value(metrics, 'emit_projected_events_total'));
    }
    expect(counted).toEqual(['0', '1']);
    expect(await value(metrics, 'emit_projection_duration_seconds_count{outcome="ok"}')).toBe('2');
  });

  it('counts a page that could not be folded as broken off', async () => {
    const metrics = new Metrics();
    const store = observedFolds(pages, metrics, new AppendsUnderWay());
    const folding = async () => {
      for await (const _ of store.subscribe({ after: 0 }, new AbortController().signal))
        throw new Error('no place');
    };
    await expect(folding()).rejects.toThrow('no place');
    expect(await value(metrics, 'emit_projection_duration_seconds_count{outcome="broken_off"}')).toBe('1');
    expect(await value(metrics, 'emit_projected_events_total')).toBe('0');
  });
});
