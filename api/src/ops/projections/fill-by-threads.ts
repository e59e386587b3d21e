import type { ScoringRules } from '@emit/contract/scoring';
import type { EventStore } from '../../ports/event-store.port.js';
import { HELD } from '../../runtime/filling/fold-here.js';
import { fillTogether } from '../../runtime/filling/fill-together.js';
import type { Filled, OnPage, VersionToFill } from '../../runtime/filling/fill-versions.js';
import { shareOut, type Stretch } from '../../runtime/filling/share-out.js';
import type { FillJob } from './fill-job.js';

/** Characters of documents' JSON that two threads may hold together: each has a heap of its own, with its garbage. */
const HELD_BY_TWO = 105_000_000;
/** What each thread after the second takes besides documents, in characters of them. */
const THREAD = 10_000_000;
/** Positions at the end of the log by which the work is shared out. */
const SAMPLE = 5_000;

export interface ThreadedFilling {
  readonly eventStore: EventStore;
  /** By which the projections score. */
  readonly rules: ScoringRules;
  /** At most. */
  readonly threads: number;
  /** Fills in the thread that asks, and in another. */
  readonly here: FillJob;
  readonly elsewhere: FillJob;
}

/** Each thread reads the log for itself, folds its share of the versions and writes them. */
export async function fillByThreads(
  { eventStore, rules, threads, here, elsewhere }: ThreadedFilling,
  versions: readonly VersionToFill[],
  signal: AbortSignal,
  onPage: OnPage,
): Promise<Filled[]> {
  const shares = threads === 1 ? [versions] : shareOut(versions, await latest(eventStore), threads);
  const held = heldBy(shares.length);
  const fills = shares.map((share, at) => {
    const fill = at === 0 ? here : elsewhere;
    const job = { versions: share.map(({ ref }) => ref), rules, held };
    return (stop: AbortSignal, tell: OnPage) => fill(job, stop, tell);
  });
  const filled = await fillTogether(fills, signal, onPage);
  const results = new Map(shares.flatMap((share, at) => share.map((one, i) => [one, filled[at]?.[i]])));
  return versions.map((one) => results.get(one) as Filled);
}

/** How much each thread may hold; of very many, a little. */
function heldBy(threads: number): number {
  if (threads === 1) return HELD;
  return Math.max(HELD_BY_TWO - THREAD * (threads - 2), HELD_BY_TWO / 4) / threads;
}

/** The end of the log: most of what is to be folded will be like it. */
async function latest(eventStore: EventStore): Promise<Stretch> {
  const stretch = new Map<string, { events: number; characters: number }>();
  for await (const page of eventStore.replay({ after: (await eventStore.head()) - SAMPLE })) {
    for (const { type, data } of page) {
      const { events, characters } = stretch.get(type) ?? { events: 0, characters: 0 };
      stretch.set(type, { events: events + 1, characters: characters + JSON.stringify(data).length });
    }
  }
  return stretch;
}
