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
 * a change right there may look the same (docs/audit.md). Whatever retries alone cannot have left is a change.
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

  /** Gives those that an earlier release may have left a name of their own; the last check, for it heeds all the others. */
  async explain(eventStore: EventStore): Promise<void> {
    const others = this.findings.kept.filter(({ check }) => check !== 'chain');
    const named = new Set(others.flatMap(({ positions }) => positions));
    for (const [stream, breaks] of this.byStream) {
      const at = new Set(breaks.map(({ revision }) => revision));
      for (const one of breaks) {
        // Swapped, removed or neighbouring changed events break links one after another.
        const isAlone = !at.has(one.revision - 1) && !at.has(one.revision + 1);
        if (isAlone && (await mayBeOfRetry(eventStore, stream, one.revision, named)))
          this.findings.replace(one.finding, explained(one));
      }
    }
  }
}

/** The event before is a practice with a keyed id, and nothing else is wrong with the two. */
async function mayBeOfRetry(
  eventStore: EventStore,
  stream: string,
  revision: number,
  named: ReadonlySet<number>,
): Promise<boolean> {
  const [before, event] = await readFrom(eventStore, stream, revision - 1, 2);
  return (
    before?.revision === revision - 1 &&
    event?.revision === revision &&
    !named.has(before.position) &&
    !named.has(event.position) &&
    isKeyedPractice(before) &&
    CHAIN.test(event.metadata.chain) &&
    event.metadata.at >= before.metadata.at
  );
}

async function readFrom(
  eventStore: EventStore,
  stream: string,
  from: number,
  count: number,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  try {
    for await (const page of eventStore.readStream(stream, from)) {
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
    `changed; or one of the two was changed, or what was between them removed; the events alone cannot tell which`;
  return { check: 'chain-sent-again', where, what, positions };
}
