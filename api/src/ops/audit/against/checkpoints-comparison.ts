import { counted } from '@emit/contract/english';
import type { RecordedEvent } from '../../../kernel/event.js';
import { chainIn } from '../../../kernel/chain-in.js';
import { LogTree } from '../../../proof/log-tree.js';
import type { SignedCheckpoint } from '../../../proof/tree-head.js';
import type { Findings } from '../findings.js';
import { BackDated } from './back-dated.js';
import type { Comparison } from './comparison.js';

/**
 * Whether today's events continue signed checkpoints. A root says of all events that it covers whether one of them differs, and
 * not which: between two checkpoints, the one that fits and the next that does not, lies the first.
 */
export class CheckpointsComparison implements Comparison {
  private readonly tree = new LogTree();
  /** The smallest first. */
  private readonly checkpoints: readonly SignedCheckpoint[];
  private next = 0;
  /** Of the last one that fits. */
  private fits = 0;
  /** Position of today's last event. */
  private last = 0;
  private hasDiffered = false;

  constructor(
    readonly name: string,
    checkpoints: readonly SignedCheckpoint[],
    private readonly findings: Findings,
    /** Where the first event that differs is named by something else. */
    private readonly isNamedElsewhere: boolean,
    /** Null where it does not matter when what came later says that it happened. */
    private readonly backDated: BackDated | null = new BackDated(name, findings),
  ) {
    // Of nothing, every log is a continuation.
    this.checkpoints = checkpoints.filter(({ size }) => size > 0).sort((a, b) => a.size - b.size);
  }

  add(event: RecordedEvent): void {
    this.last = event.position;
    if (this.tree.size < (this.checkpoints.at(-1)?.size ?? 0)) this.backDated?.covered(event);
    else if (!this.hasDiffered) this.backDated?.later(event);
    if (this.next === this.checkpoints.length) return;
    this.tree.add({ position: event.position, chain: chainIn(event.metadata) });
    // Full tiles are nobody's concern here.
    this.tree.take();
    while (this.checkpoints[this.next]?.size === this.tree.size) this.compare(event.position);
  }

  async end(): Promise<string | null> {
    const missing = this.checkpoints[this.next];
    if (missing && !this.hasDiffered) {
      const what =
        `the event store has ${counted(this.tree.size, 'event')}, and ${missing.size.toLocaleString('en-US')} are signed in ${this.name}: ` +
        `its last events are gone`;
      this.report(what, this.last);
    }
    const last = this.checkpoints.at(-1);
    return last ? `${this.name} over ${counted(last.size, 'event')}` : null;
  }

  private compare(position: number): void {
    const checkpoint = this.checkpoints[this.next];
    this.next += 1;
    if (!checkpoint || this.hasDiffered) return;
    if (checkpoint.root.equals(this.tree.root())) {
      this.fits = checkpoint.size;
      return;
    }
    const from = this.fits + 1;
    const between = from === checkpoint.size ? `event ${from}` : `events ${from} to ${checkpoint.size}`;
    const elsewhere = this.isNamedElsewhere
      ? ''
      : '; an export, a backup or a folder of checkpoints from before names the event';
    const what =
      `${between}, up to position ${position}, are not those signed in ${this.name}: one was changed, removed, inserted ` +
      `or moved${elsewhere}`;
    this.report(what, position);
  }

  private report(what: string, position: number): void {
    this.hasDiffered = true;
    this.findings.add({
      check: 'against',
      where: 'the log',
      what,
      positions: position > 0 ? [position] : [],
    });
  }
}
