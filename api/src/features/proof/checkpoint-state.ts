import type { CheckpointOutbox } from '../../ports/checkpoints.port.js';
import { parseCheckpoint } from '../../proof/tree-head.js';
import type { Metrics, Reading } from '../../observability/metrics.js';

/** Twice as often as one is due. */
const LATE_MS = 2 * 60 * 60 * 1_000;

/** What is to be told of checkpoints, by /health and /metrics of the process that makes them. */
export class CheckpointState {
  /** Whether this process makes them now. */
  isMaking = false;
  /** Why none is made; null when all is well. */
  trouble: string | null = null;
  /** Why they are not handed on; null when they are. */
  notTaken: string | null = null;
  /** Whether the event store does not continue what was signed. */
  isForked = false;

  constructor(
    private readonly outbox: CheckpointOutbox,
    private readonly clock: () => number,
    /** Whether they are to be handed on. */
    private readonly hasDestination: boolean,
  ) {}

  /** A sentence for each thing that is wrong. */
  async problems(): Promise<string[]> {
    const [oldest] = await this.outbox.waiting();
    const waits = this.hasDestination && oldest !== undefined && this.clock() - oldest.at > LATE_MS;
    const since = oldest && new Date(oldest.at).toISOString();
    return [
      ...(this.trouble === null ? [] : [`no checkpoint is signed: ${this.trouble}`]),
      ...(waits
        ? [`checkpoints wait since ${since} to be handed on: ${this.notTaken ?? 'they are tried again'}`]
        : []),
    ];
  }

  measure(metrics: Metrics): void {
    const own = (name: string, help: string, read: () => Promise<readonly Reading[]>) =>
      metrics.readings(name, help, [], async () => (this.isMaking ? read() : []));
    const { outbox } = this;
    const ageOf = async (made: ReturnType<CheckpointOutbox['latest']>) => {
      const at = (await made)?.at;
      return at === undefined ? [] : [{ value: (this.clock() - at) / 1_000 }];
    };
    own('emit_checkpoint_age_seconds', 'Age of the last signed checkpoint; absent before the first', () =>
      ageOf(outbox.latest()),
    );
    own(
      'emit_checkpoint_handed_on_age_seconds',
      'Age of the last signed checkpoint that was handed on to EMIT_CHECKPOINTS; absent before the first',
      () => ageOf(outbox.handedOn()),
    );
    own('emit_checkpoints_waiting', 'Signed checkpoints that wait to be handed on', async () => [
      { value: (await outbox.waiting()).length },
    ]);
    own('emit_checkpoint_events', 'Events that the last signed checkpoint covers', async () => {
      const latest = await outbox.latest();
      return latest === null ? [] : [{ value: parseCheckpoint(latest.note).size }];
    });
    own(
      'emit_checkpoint_forked',
      'Whether the event store does not continue the last signed checkpoint: 1 or 0',
      async () => [{ value: Number(this.isForked) }],
    );
  }
}
