import { counted } from '@emit/contract/english';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { Findings } from '../findings.js';
import { BackDated } from './back-dated.js';
import type { Comparison } from './comparison.js';
import { described, type OldItem } from './old-item.js';

/** So far it looks for where the two go on together again. */
const WINDOW = 2_000;
/** Told one by one; of a log whose every event was moved, the first are enough. */
const TOLD = 100;

export interface Sequence {
  readonly name: string;
  /** The evidence, in the order of the event store. */
  readonly items: AsyncIterable<OldItem>;
  /** What today's event is found by. */
  readonly keyOf: (event: RecordedEvent) => string;
  /** Whether the evidence has only some of the events: then none of today's is one too many. */
  readonly isPart: boolean;
}

interface Today {
  readonly key: string;
  readonly event: RecordedEvent;
}

/** Names each event that was changed, removed, put in between or moved since the evidence was made. */
export class SequenceComparison implements Comparison {
  readonly name: string;
  private readonly old: AsyncIterator<OldItem>;
  private readonly before: OldItem[] = [];
  private readonly today: Today[] = [];
  private hasEnded = false;
  private isLost = false;
  private count = 0;
  /** Of today's last event. */
  private last = 0;
  private told = 0;
  /** Of which a change was told. */
  private readonly changedStreams = new Set<string>();
  private readonly backDated: BackDated;

  constructor(
    private readonly sequence: Sequence,
    private readonly findings: Findings,
  ) {
    this.name = sequence.name;
    this.old = sequence.items[Symbol.asyncIterator]();
    this.backDated = new BackDated(this.name, findings);
  }

  async add(event: RecordedEvent): Promise<void> {
    if (this.isLost) return;
    this.last = event.position;
    this.today.push({ key: this.sequence.keyOf(event), event });
    if (this.today.length >= WINDOW) await this.compare(false);
  }

  async end(): Promise<string | null> {
    if (!this.isLost) await this.compare(true);
    while (!this.isLost && (await this.fill(1))) this.gone(this.before.splice(0, 1));
    await this.old.return?.();
    if (this.told > TOLD)
      this.tell(`${counted(this.told - TOLD, 'more event')} of ${this.name} differ`, 0, true);
    return this.count === 0 ? null : `${this.name} with ${counted(this.count, 'event')}`;
  }

  /** Goes on until one side is empty; `all` says that nothing comes after what is here. */
  private async compare(all: boolean): Promise<void> {
    while (!this.isLost && this.today.length > 0) {
      const isThere = await this.fill(1);
      const [old, today] = [this.before[0], this.today[0]];
      if (!isThere || !old || !today) {
        this.after();
        return;
      }
      if (old.key === today.key) this.meet(old, today);
      // What is looked for may come with the events that follow.
      else if (!all && this.today.length < WINDOW) return;
      else await this.findAgain();
    }
  }

  private meet(old: OldItem, { event }: Today): void {
    this.before.shift();
    this.today.shift();
    this.backDated.covered(event);
    const differences = old.differences(event);
    if (differences.length === 0) return;
    // A change is in every chain after it.
    const isConsequence = differences.every((one) => one.startsWith('metadata.chain '));
    if (isConsequence && this.changedStreams.has(event.stream)) return;
    if (this.told < TOLD) this.changedStreams.add(event.stream);
    this.tell(
      `position ${event.position} (${described(event)}) was changed: ${differences.join(', ')}`,
      event.position,
    );
  }

  /** The nearest place at which both have the same event; all before it is gone, or new. */
  private async findAgain(): Promise<void> {
    await this.fill(WINDOW);
    const places = new Map(this.before.map(({ key }, place) => [key, place]));
    let [nearest, gone, put] = [Infinity, 0, 0];
    this.today.slice(0, WINDOW).forEach(({ key }, place) => {
      const there = places.get(key);
      if (there === undefined || there + place >= nearest) return;
      [nearest, gone, put] = [there + place, there, place];
    });
    if (this.sequence.isPart && nearest === Infinity) this.today.splice(0, this.today.length);
    else if (nearest === Infinity) this.lose();
    else {
      this.replaced(this.before.splice(0, gone), this.today.splice(0, put));
    }
  }

  private replaced(gone: readonly OldItem[], put: readonly Today[]): void {
    // Of hashes nothing is known but that they differ: the two may be one event.
    const pairs = gone[0]?.what === null ? Math.min(gone.length, put.length) : 0;
    for (const { event } of put.slice(0, pairs))
      this.tell(`position ${event.position} (${described(event)}) is not what stood there`, event.position);
    this.gone(gone.slice(pairs));
    if (!this.sequence.isPart) this.put(put.slice(pairs));
  }

  private gone(items: readonly OldItem[]): void {
    for (const { what, position } of items) {
      const next = this.today[0]?.event.position;
      const where = next === undefined ? `after position ${this.last}` : `before position ${next}`;
      if (what === null) this.tell(`an event that stood ${where} is gone`, next ?? this.last);
      else this.tell(`position ${position} held ${what}: it is gone, or stands elsewhere`, position);
    }
  }

  private put(events: readonly Today[]): void {
    for (const { event } of events) {
      const what = `position ${event.position} (${described(event)}) was not there: it was put in, or moved`;
      this.tell(what, event.position);
    }
  }

  private lose(): void {
    this.replaced(this.before.slice(0, 1), this.today.slice(0, 1));
    this.tell(
      `nothing of the next ${WINDOW} events fits ${this.name} again: it was not compared further`,
      0,
      true,
    );
    this.isLost = true;
  }

  /** Of the events that came after the evidence. */
  private after(): void {
    for (const { event } of this.today.splice(0)) if (!this.sequence.isPart) this.backDated.later(event);
  }

  private async fill(count: number): Promise<boolean> {
    while (!this.hasEnded && this.before.length < count) {
      const next = await this.old.next();
      if (next.done) this.hasEnded = true;
      else {
        this.before.push(next.value);
        this.count += 1;
      }
    }
    return this.before.length > 0;
  }

  private tell(what: string, position: number, always = false): void {
    if (!always) this.told += 1;
    if (!always && this.told > TOLD) return;
    this.findings.add({
      check: 'against',
      where: this.name,
      what,
      positions: position > 0 ? [position] : [],
    });
  }
}
