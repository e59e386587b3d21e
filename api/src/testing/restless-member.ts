import { setTimeout as pause } from 'node:timers/promises';
import type { Acknowledged } from './acknowledged.js';
import { BusyMember } from './busy-member.js';
import type { Machine } from './cluster.js';

const THINKS_MS = 40;
/** A day holds so many practices; then somebody else comes. */
const DEEDS_IN_A_LIFE = 3_000;

/** Whoever is turned away or gets no answer tries again through another process, as behind a load balancer. */
export class RestlessMember {
  /** How long each answer took to begin, without the time that its process was held still. */
  readonly took: { readonly ms: number; readonly answered: string }[] = [];
  /** Requests whose process ended. */
  unanswered = 0;
  private lives = 0;

  constructor(
    private readonly name: string,
    private readonly apis: readonly Machine[],
    private readonly told: Acknowledged,
  ) {}

  /** Goes on until it is over and nothing is left without an answer. */
  async live(isOver: () => boolean): Promise<void> {
    let member = await this.born();
    for (let deeds = 0; !isOver(); deeds++) {
      if (deeds % DEEDS_IN_A_LIFE === DEEDS_IN_A_LIFE - 1) member = await this.born();
      await this.once(member, (origin, isEnough) => member.work(origin, isEnough));
      await pause(THINKS_MS);
    }
    while (member.isWaiting) await this.once(member, (origin, isEnough) => member.work(origin, isEnough));
  }

  private async born(): Promise<BusyMember> {
    for (;;) {
      const machine = this.someApi();
      const name = `${this.name}-${this.lives++}`;
      // Where one does not take it, another is asked.
      const member =
        machine && (await BusyMember.register(machine.origin, name, this.told, 0).catch(() => null));
      if (member) return member;
      await pause(THINKS_MS);
    }
  }

  /** Sends one request, and takes its time. */
  private async once(
    member: BusyMember,
    send: (origin: string, isEnough: () => boolean) => Promise<void>,
  ): Promise<void> {
    const machine = this.someApi();
    if (!machine) return;
    const [began, held] = [performance.now(), machine.heldMs];
    let sent = 0;
    const before = member.answers;
    await send(machine.origin, () => sent++ > 0);
    const ms = member.answeredAt - began - (machine.heldMs - held);
    if (member.answers === before) this.unanswered += 1;
    else this.took.push({ ms, answered: member.answered });
  }

  private someApi(): Machine | undefined {
    const up = this.apis.filter(({ process }) => process !== null);
    return up[Math.floor(Math.random() * up.length)];
  }
}
