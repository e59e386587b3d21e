import { EventStoreDbServer } from './eventstoredb-server.js';
import type { Member, Membership } from './membership.js';
import { MemoryLog } from './memory-log.js';

/** Real nodes take some seconds. */
const ELECTION_MS = 300;
/** So long a leader that was held still believes that it leads, until it hears of the new one. */
const DEPOSED_AFTER_MS = 200;

type State = 'up' | 'frozen' | 'stopped';

/**
 * Nodes with one log, one of which leads. A write counts when the majority is up. When the leader resigns, stops or is held
 * still, another one leads after an election; a follower may lag.
 */
export class EventStoreDbCluster {
  readonly log = new MemoryLog();
  readonly nodes: readonly EventStoreDbServer[];
  /** Index of the node that leads; null while there is none. */
  leader: number | null = 0;
  private readonly states: State[];
  private readonly lags: number[];
  /** Nodes that believe that they lead, with what they had seen by then. */
  private readonly deposed = new Map<number, number>();
  private election: NodeJS.Timeout | null = null;

  constructor(
    count = 3,
    private readonly electionMs = ELECTION_MS,
  ) {
    this.nodes = Array.from({ length: count }, () => new EventStoreDbServer(this.log));
    this.states = this.nodes.map(() => 'up');
    this.lags = this.nodes.map(() => 0);
    this.nodes.forEach((node, index) => (node.membership = this.membershipOf(index)));
  }

  get url(): string {
    return `esdb://${this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}?tls=false`;
  }

  async start(): Promise<void> {
    for (const node of this.nodes) await node.start();
  }

  /** Ends every node. */
  close(): void {
    if (this.election) clearTimeout(this.election);
    for (const node of this.nodes) node.stop();
  }

  /** The leader lays it down, and stays as a follower. */
  resign(): void {
    if (this.leader !== null) this.beginElection(this.leader);
  }

  stop(index: number): void {
    this.become(index, 'stopped');
    this.nodes[index]?.stop();
  }

  async restart(index: number): Promise<void> {
    await this.nodes[index]?.start();
    this.become(index, 'up');
  }

  freeze(index: number): void {
    if (this.leader === index) this.deposed.set(index, this.lastPosition());
    this.become(index, 'frozen');
    this.nodes[index]?.freeze();
  }

  thaw(index: number): void {
    this.become(index, 'up');
    this.nodes[index]?.thaw();
    setTimeout(() => this.stepDown(index), DEPOSED_AFTER_MS).unref();
  }

  /** A follower that is so many events behind, for good. */
  lag(index: number, events: number): void {
    this.lags[index] = events;
    this.log.emit('grown');
  }

  private stepDown(index: number): void {
    this.deposed.delete(index);
    this.log.emit('grown');
  }

  private become(index: number, state: State): void {
    this.states[index] = state;
    if (state === 'stopped') this.deposed.delete(index);
    if (this.leader !== null && (this.states[this.leader] !== 'up' || !this.hasMajority()))
      this.beginElection(this.leader);
    else if (this.leader === null && this.election === null) this.beginElection(null);
  }

  private beginElection(former: number | null): void {
    this.leader = null;
    if (this.election) clearTimeout(this.election);
    this.election = setTimeout(() => this.elect(former), this.electionMs);
    this.election.unref();
    this.log.emit('grown');
  }

  /** Another one than before where there is another. */
  private elect(former: number | null): void {
    this.election = null;
    if (!this.hasMajority()) return;
    const up = this.nodes.map((_, index) => index).filter((index) => this.states[index] === 'up');
    this.leader = up.find((index) => index !== former) ?? up[0] ?? null;
    if (this.leader !== null) this.deposed.delete(this.leader);
    this.log.emit('grown');
  }

  private hasMajority(): boolean {
    return this.states.filter((state) => state === 'up').length > this.nodes.length / 2;
  }

  private lastPosition(): number {
    return this.log.events.at(-1)?.position ?? 0;
  }

  private membershipOf(index: number): Membership {
    const self = () => this.nodes[index]?.port ?? 0;
    const leadsByBelief = () => this.deposed.has(index);
    const members = () => this.members();
    const leader = () => (leadsByBelief() ? self() : this.leaderPort());
    const canCommit = () => !leadsByBelief() && this.leader !== null && this.hasMajority();
    return {
      get members() {
        return members();
      },
      get leader() {
        return leader();
      },
      get canCommit() {
        return canCommit();
      },
      seenBy: () => this.seenBy(index),
    };
  }

  private leaderPort(): number | null {
    return this.leader === null ? null : (this.nodes[this.leader]?.port ?? null);
  }

  private seenBy(index: number): number {
    const then = this.deposed.get(index);
    if (then !== undefined) return then;
    const lag = this.lags[index] ?? 0;
    if (lag === 0 || index === this.leader) return Infinity;
    return this.log.events.at(-1 - lag)?.position ?? 0;
  }

  private members(): Member[] {
    return this.nodes.map(({ port }, index) => ({
      port,
      isAlive: this.states[index] === 'up',
      state: index === this.leader ? 'leader' : this.leader === null ? 'unknown' : 'follower',
    }));
  }
}
