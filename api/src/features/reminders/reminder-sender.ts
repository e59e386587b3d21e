import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { localDateOf } from '../../kernel/local-date.js';
import { Metrics } from '../../observability/metrics.js';
import type { PushPort } from '../../ports/push.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { ReminderAbout, StoredReminder } from '../../ports/reminders.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { dashboard } from '../../projections/dashboard.projection.js';
import type { Log } from '../../runtime/log.js';
import { repeatedly } from '../../runtime/repeatedly.js';
import { CannotOpen, Keyring } from '../../runtime/sealing.js';
import { CLOCK, LOG, PUSH, READ_MODELS, VAULT, type Clock } from '../shared/injection-tokens.js';
import { nextDue } from './next-due.js';
import { remindedSession } from './reminded-session.js';
import { reminderFor } from './reminder-texts.js';

const LOOK_EVERY_MS = 10_000;
/** A reminder that could not be sent by then is skipped: nobody wants the morning's at noon. */
const LATEST_MS = 3_600_000;
const FIRST_PAUSE_MS = 60_000;
const MOST_ATTEMPTS = 5;
const DAY_MS = 86_400_000;
/** No reminder is due later than in a day and a change of clocks, unless the clock was wrong when it was set. */
const FARTHEST_MS = DAY_MS + 3 * 3_600_000;
/** That a browser was reminded on a date is known until the date is over everywhere. */
const KNOWN_MS = 3 * DAY_MS;
const AT_ONCE = 8;
const PAGE = 100;

type Outcome = 'sent' | 'practised' | 'late' | 'known' | 'gone' | 'ended' | 'postponed' | 'given_up';

/** Sends the daily reminders, in every process that serves members; each is taken by one of them. */
@Injectable()
export class ReminderSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private stop = (): Promise<void> => Promise.resolve();
  private isStopping = false;
  private readonly outcomes;

  constructor(
    private readonly keyring: Keyring,
    @Inject(PUSH) private readonly push: PushPort | null,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.counter('emit_reminders_total', 'Daily reminders by what became of them', [
      'outcome',
    ]);
  }

  onApplicationBootstrap(): void {
    if (this.push === null) return;
    this.stop = repeatedly(
      LOOK_EVERY_MS,
      () => this.sendDue(),
      (error) => this.log.warn({ err: error }, 'reminders could not be looked through; trying again'),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.stop();
  }

  /** Resolves when none is due. */
  async sendDue(): Promise<void> {
    while (!this.isStopping) {
      const now = this.clock();
      const due = await this.vault.reminders.due(now, now + FARTHEST_MS, PAGE);
      const waiting = [...due];
      const oneByOne = async () => {
        for (let next = waiting.shift(); next && !this.isStopping; next = waiting.shift()) {
          const outcome = await this.take(next);
          if (outcome !== null) this.outcomes.inc({ outcome });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, oneByOne));
      if (due.length < PAGE) return;
    }
  }

  /** Null where another process has it, or a wrong clock had put it off. */
  private async take(read: StoredReminder): Promise<Outcome | null> {
    const about = await this.openAbout(read);
    if (about === null) return this.forget(read, 'ended');
    const now = this.clock();
    const dueAt = nextDue(about.time, about.timeZone, now);
    const tomorrow = { dueAt, plannedAt: dueAt, attempts: 0 };
    // From here on nobody else has it. A process that dies now has skipped it: better none than two.
    if (!(await this.vault.reminders.advance(read, tomorrow)) || read.dueAt > now) return null;
    if (now - read.plannedAt > LATEST_MS) return 'late';
    const day = localDateOf(read.plannedAt, about.timeZone).localDate;
    if (await this.hasPractised(read.memberId, localDateOf(now, about.timeZone).localDate))
      return 'practised';
    if (read.attempts === 0 && !(await this.isFirstOf(read, day, now))) return 'known';
    return this.send({ ...read, ...tomorrow }, read, about, day);
  }

  /** Null where the member, the session or its key is gone, or the server has other keys than the browser knows. */
  private async openAbout({ memberId, sessionId, about }: StoredReminder): Promise<ReminderAbout | null> {
    const entry = await this.vault.find(memberId);
    if (!entry || !remindedSession(entry, sessionId, this.clock())) return null;
    try {
      const opened = this.keyring.unwrap(memberId, entry.wrappedKey).openOnce(about);
      return opened.pushKey === this.push?.publicKey ? opened : null;
    } catch (error) {
      if (error instanceof CannotOpen) return null;
      throw error;
    }
  }

  private async hasPractised(memberId: string, date: string): Promise<boolean> {
    const found = await this.models.get(dashboard, memberId);
    return found?.body.days.includes(date) ?? false;
  }

  /** Whether this browser was not reminded on that date: also where the reminder was set anew, or in another zone, since. */
  private isFirstOf({ id }: StoredReminder, day: string, now: number): Promise<boolean> {
    const name = this.keyring.nameHash(`reminder/${id}/${day}`);
    return this.vault.uses.spend(name, 1, now + KNOWN_MS, now);
  }

  private async send(
    taken: StoredReminder,
    { plannedAt, attempts }: StoredReminder,
    about: ReminderAbout,
    day: string,
  ): Promise<Outcome> {
    const now = this.clock();
    const keptSeconds = Math.max(60, Math.round((plannedAt + LATEST_MS - now) / 1_000));
    const outcome = await this.push?.send(about, reminderFor(day), keptSeconds);
    if (!outcome || outcome.kind === 'taken') return 'sent';
    if (outcome.kind === 'gone') return this.forget(taken, 'gone');
    const { reason } = outcome;
    const pause = FIRST_PAUSE_MS * 2 ** attempts;
    const dueAt = this.clock() + Math.max(pause, outcome.kind === 'later' ? (outcome.afterMs ?? 0) : 0);
    const isOver = attempts + 1 >= MOST_ATTEMPTS || dueAt - plannedAt > LATEST_MS;
    if (outcome.kind === 'refused' || isOver) {
      this.log.warn({ reason, attempts: attempts + 1 }, 'a reminder was given up for today');
      return 'given_up';
    }
    await this.vault.reminders.advance(taken, { dueAt, plannedAt, attempts: attempts + 1 });
    return 'postponed';
  }

  private async forget({ memberId, id }: StoredReminder, outcome: Outcome): Promise<Outcome> {
    await this.vault.reminders.remove(memberId, id);
    return outcome;
  }
}
