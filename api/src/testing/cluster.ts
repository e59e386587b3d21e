import { setTimeout as pause } from 'node:timers/promises';
import { DataFolder } from './data-folder.js';
import { ServerProcess } from './server-process.js';

export type Environment = Readonly<Record<string, string>>;
type ProjectorStatus = 'active' | 'standing_by' | 'none';

const LOOK_EVERY_MS = 50;
/** Members keep it busy from its start: a first question that builds the search would hold up all that are beside it. */
const AS_DEPLOYED: Environment = { EMIT_WARM_UP: 'on' };

/** One machine: a process that can be started again on the data it left. */
export class Machine {
  process: ServerProcess | null = null;
  private heldBefore = 0;
  private heldSince: number | null = null;

  constructor(
    readonly folder: DataFolder,
    private readonly env: Environment,
  ) {}

  get origin(): string {
    if (!this.process) throw new Error('The machine is off');
    return this.process.origin;
  }

  async start(): Promise<this> {
    this.process = await ServerProcess.start(this.folder.path, { ...AS_DEPLOYED, ...this.env });
    return this;
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const { process } = this;
    this.process = null;
    return process?.stop(signal) ?? null;
  }

  /** Held still, as a machine that swaps or is moved. */
  hold(): void {
    this.heldSince = performance.now();
    this.process?.freeze();
  }

  letGo(): void {
    this.heldBefore = this.heldMs;
    this.heldSince = null;
    this.process?.thaw();
  }

  /** For how long it was held still in all. */
  get heldMs(): number {
    return this.heldBefore + (this.heldSince === null ? 0 : performance.now() - this.heldSince);
  }

  /** Resolves when every reply that waited for the event store is recorded there. */
  async journalled(): Promise<void> {
    const waiting = async () => {
      const metrics = await (await fetch(`${this.origin}/metrics`)).text();
      return Number(/^emit_journalled_turns(?:{[^}]*})? (\d+)/m.exec(metrics)?.[1] ?? Number.NaN);
    };
    while ((await waiting()) !== 0) await pause(LOOK_EVERY_MS);
  }

  async status(): Promise<ProjectorStatus> {
    const answer = await fetch(`${this.origin}/health`);
    return ((await answer.json()) as { projector: ProjectorStatus }).projector;
  }

  /** Resolves once it says so. */
  async becomes(standing: ProjectorStatus): Promise<void> {
    while ((await this.status()) !== standing) await pause(LOOK_EVERY_MS);
  }
}

/** Two that serve members and two that project, on the stores that `env` names. */
export class Cluster {
  private constructor(
    readonly apis: readonly [Machine, Machine],
    readonly projectors: readonly [Machine, Machine],
  ) {}

  /** Each machine has a folder of its own, or all have `folder`. `aside` is what the first projector is told instead. */
  static async start(env: Environment, folder?: DataFolder, aside: Environment = {}): Promise<Cluster> {
    const machine = (role: string, own: Environment = {}) =>
      new Machine(folder ?? new DataFolder(), { ...env, EMIT_ROLE: role, ...own });
    const projectors = [machine('projector', aside), machine('projector')] as const;
    const drain = { EMIT_DRAIN_SECONDS: '1' };
    const apis = [machine('api', drain), machine('api', drain)] as const;
    // At the same moment: which of them folds what is new is theirs to settle.
    await Promise.all(projectors.map((one) => one.start()));
    await Promise.all(apis.map((one) => one.start()));
    return new Cluster(apis, projectors);
  }

  get machines(): readonly Machine[] {
    return [...this.apis, ...this.projectors];
  }

  /** The projector that folds, and the one that stands by. */
  async roles(): Promise<{ active: Machine; standby: Machine }> {
    const [first, second] = this.projectors;
    const isFirst = (await first.status()) === 'active';
    return isFirst ? { active: first, standby: second } : { active: second, standby: first };
  }

  async stop(): Promise<void> {
    await Promise.all(this.machines.map((machine) => machine.stop('SIGKILL')));
    for (const { folder } of this.machines) folder.remove();
  }
}
