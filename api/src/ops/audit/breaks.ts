import { practicesStream } from '../../domain/practice/events.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { StoreUnavailable, type EventStore } from '../../ports/event-store.port.js';
import type { Finding, Findings } from './findings.js';

interface Break {
  readonly finding: Finding;
  readonly revision: number;
}

const PRACTICES = practicesStream('');
/** UUID version 8: made of an Idempotency-Key (MemberKey.uuidOf). */
const KEYED_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const CHAIN = /^[0-9a-f]{64}$/;

/**
 * The events whose chain does not fit. Some of them an earlier release may have left although nobody changed anything: a
 * practice sent again through a second process was stored once, but that process linked its next event of the stream to the
 * event that it had meant to store. What that was is nowhere, so such a break is told apart by what is around it alone, and
 * a change of that next event looks the same (docs/audit.md).
 */
export class Breaks {
  private readonly byStream = new Map<string, Break[]>();

  constructor(private readonly findings: Findings) {}

  add({ stream, revision, type, metadata }: RecordedEvent, positions: readonly number[]): void {
    const what = `the chain breaks at revision ${revision} (${type}, id ${metadata.id}): it or the one before was changed`;
    const finding = { check: 'chain', where: stream, what, positions } as const;
    if (!this.findings.add(finding) || !stream.startsWith(PRACTICES)) return;
    this.byStream.set(stream, [...(this.byStream.get(stream) ?? []), { finding, revision }]);
  }

  /** Gives those that an earlier release may have left a name of their own. */
  async explain(log: EventStore): Promise<void> {
    const others = this.findings.kept.filter(({ check }) => check !== 'chain');
    const named = new Set(others.flatMap(({ positions }) => positions));
    for (const [stream, breaks] of this.byStream) {
      for (const run of runsOf(breaks)) {
        if (await this.mayBeOfRetries(log, stream, run, named))
          for (const one of run) this.findings.replace(one.finding, explained(one));
      }
    }
  }

  /** Each event before a break is a practice with a keyed id, and nothing else is wrong with the events in question. */
  private async mayBeOfRetries(
    log: EventStore,
    stream: string,
    run: readonly Break[],
    named: ReadonlySet<number>,
  ): Promise<boolean> {
    const from = (run[0]?.revision ?? 0) - 1;
    const events = await readFrom(log, stream, from, run.length + 1);
    return (
      events.length === run.length + 1 &&
      events.every(({ revision, position }, n) => revision === from + n && !named.has(position)) &&
      events.slice(0, -1).every(isKeyedPractice) &&
      events.slice(1).every(({ metadata }) => CHAIN.test(metadata.chain))
    );
  }
}

/** Breaks one after another, oldest first: between two runs at least one link fits. */
function runsOf(breaks: readonly Break[]): Break[][] {
  const runs: Break[][] = [];
  for (const one of breaks) {
    const last = runs.at(-1);
    if (last?.at(-1)?.revision === one.revision - 1) last.push(one);
    else runs.push([one]);
  }
  return runs;
}

async function readFrom(
  log: EventStore,
  stream: string,
  from: number,
  count: number,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  try {
    for await (const page of log.readStream(stream, from)) {
      events.push(...page);
      if (events.length >= count) break;
    }
  } catch (error) {
    // Somebody has made an event of the stream unreadable.
    if (!(error instanceof StoreUnavailable)) throw error;
  }
  return events.slice(0, count);
}

function isKeyedPractice({ type, data, metadata }: RecordedEvent): boolean {
  const practiceId = (data as { practiceId?: unknown } | null)?.practiceId;
  return type === 'PracticeLogged' && practiceId === metadata.id && KEYED_ID.test(metadata.id);
}

function explained({ finding: { where, positions }, revision }: Break): Finding {
  const what =
    `the link from revision ${revision - 1} to ${revision} does not fit, and those around it do: either an earlier release ` +
    `left this when the practice at revision ${revision - 1} was sent again through another process, and nothing was ` +
    `changed, or revision ${revision} was changed; the events alone cannot tell which`;
  return { check: 'chain-sent-again', where, what, positions };
}
