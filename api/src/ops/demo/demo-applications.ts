import { APPLICATION_DAYS, APPLICATION_FORMS } from '@emit/contract/applications';
import { PRIVACY_VERSIONS, type PrivacyVersion } from '@emit/contract/privacy';
import { PRODUCT_IDS } from '@emit/contract/products';
import {
  APPLICANT_BYTES,
  applicantPlace,
  applicationList,
  applicationStream,
  type Applicant,
  type ApplicationEvent,
} from '../../domain/application/events.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { Vault, VaultEntry } from '../../ports/vault.port.js';
import type { Keyring } from '../../runtime/sealing.js';
import { MS_PER_DAY } from '../support/moments.js';
import { Random } from './random.js';
import * as texts from './texts.js';
import { HistoryWriter, NewStream } from './write-history.js';

const MINUTE = 60_000;
/** A day, at most. */
const MOST_A_DAY = 10;

interface Step {
  readonly at: number;
  readonly event: ApplicationEvent;
}

interface Course {
  readonly stream: NewStream;
  /** What happens to it, the first one first. */
  readonly steps: Step[];
}

/**
 * What is sent by the forms for waitlists and affiliates, and what becomes of it. By numbers of its own, ids included: the rest of
 * a history is the same as before there were forms.
 */
export class DemoApplications {
  private readonly random: Random;
  private readonly writer: HistoryWriter;
  private readonly under: Course[] = [];
  private count = 0;

  constructor(
    eventStore: EventStore,
    private readonly vault: Vault,
    private readonly keyring: Keyring,
    private readonly history: { readonly seed: string; readonly members: number },
  ) {
    this.random = new Random(`${history.seed}/applications`);
    this.writer = new HistoryWriter(eventStore, new Random(`${history.seed}/application-ids`));
  }

  /** What is due on a day, written when all of the members is. Returns how many events it was. */
  async evening(midnight: number): Promise<number> {
    await this.receive(midnight);
    const due = this.under.flatMap(({ stream, steps }) =>
      steps
        .splice(0, steps.filter(({ at }) => at < midnight + MS_PER_DAY).length)
        .map((step) => ({ stream, ...step })),
    );
    due.sort((a, b) => a.at - b.at);
    for (const { stream, at, event } of due) this.writer.add(stream, at, [event]);
    const written = await this.writer.flush();
    for (const { stream, event } of due)
      if (event.type === 'ApplicationErased') await this.vault.destroy(stream.memberId);
    this.under.splice(0, this.under.length, ...this.under.filter(({ steps }) => steps.length > 0));
    return written;
  }

  /** Their keys are there before their first events. */
  private async receive(midnight: number): Promise<void> {
    const mean = Math.min(0.3 + this.history.members / 500, MOST_A_DAY);
    const entries: VaultEntry[] = [];
    for (let left = this.random.times(mean); left > 0; left--) entries.push(this.apply(midnight));
    if (entries.length > 0) await this.vault.addAll(entries);
  }

  private apply(midnight: number): VaultEntry {
    const { random, keyring } = this;
    const [memberId, at] = [random.uuid(), midnight + Math.floor(random.next() * 20 * 60) * MINUTE];
    const form = random.pick([...APPLICATION_FORMS, 'waitlist'] as const);
    const applicant = this.applicant(form);
    const { key, wrappedKey } = keyring.newKey(memberId);
    const sealed = key.sealFilled(applicant, applicantPlace(memberId), APPLICANT_BYTES);
    const sent = { form, mustConfirm: random.chance(0.8), privacyVersion: toldAt(at), applicant: sealed };
    const stream = new NewStream(applicationStream(memberId), memberId);
    const received: Step = { at, event: { type: 'ApplicationReceived', data: sent } };
    this.under.push({ stream, steps: [received, ...this.becomes(at, sent.mustConfirm)] });
    const emailHash = keyring.applicationHash(applicationList(form, applicant.product), applicant.email);
    const nobodySignsIn = { passwordHash: '', sessions: [], markGeneration: 0, marksGiven: 0 };
    return { memberId, emailHash, wrappedKey, ...nobodySignsIn, createdAt: at };
  }

  private applicant(form: (typeof APPLICATION_FORMS)[number]): Applicant {
    const { random } = this;
    this.count += 1;
    const isWaiting = form === 'waitlist';
    const name = `${random.pick(texts.FIRST_NAMES)} ${random.pick(texts.LAST_NAMES)}`;
    return {
      email: `applicant-${this.history.seed}-${this.count}@example.org`,
      name: isWaiting && random.chance(0.3) ? null : name,
      message: isWaiting && random.chance(0.6) ? null : random.pick(texts.APPLICATION_MESSAGES),
      product: isWaiting ? random.pick(PRODUCT_IDS) : null,
      audience: isWaiting ? null : random.pick(texts.AUDIENCES),
    };
  }

  /** Confirmed or not, answered or not, and erased at last: by the applicant, an operator or its time. */
  private becomes(received: number, mustConfirm: boolean): Step[] {
    const { random } = this;
    const later = (least: number, most: number) => received + random.between(least, most) * MINUTE;
    const confirmed = later(2, 600);
    const isConfirmed = mustConfirm && random.chance(0.75);
    const days = mustConfirm && !isConfirmed ? APPLICATION_DAYS.unconfirmed : APPLICATION_DAYS.kept;
    const steps: Step[] = [
      // The server looks each hour.
      {
        at: later(days * 1_440, days * 1_440 + 59),
        event: { type: 'ApplicationErased', data: { cause: 'expired' } },
      },
    ];
    if (isConfirmed) steps.push({ at: confirmed, event: { type: 'ApplicationConfirmed', data: {} } });
    const isSettled = isConfirmed || !mustConfirm;
    if (isSettled && random.chance(0.5))
      steps.push({
        at: later(1_440, 8_640),
        event: { type: 'ApplicationAnswered', data: { by: this.act('answered by mail, ticket') } },
      });
    const gone = random.next();
    if (gone < 0.08)
      steps.push({
        at: later(601, 14_400),
        event: { type: 'ApplicationErased', data: { cause: 'applicant' } },
      });
    else if (gone < 0.13) {
      const data = { cause: 'operator', by: this.act('asked by mail, ticket') } as const;
      steps.push({ at: later(601, 14_400), event: { type: 'ApplicationErased', data } });
    }
    steps.sort((a, b) => a.at - b.at);
    return steps.slice(0, steps.findIndex(({ event }) => event.type === 'ApplicationErased') + 1);
  }

  private act(reason: string): OperatorAct {
    const { random } = this;
    return { operator: random.pick(texts.OPERATORS), reason: `${reason} ${random.between(100, 999)}` };
  }
}

/** What the privacy page said then; the first version also stands for the days before there was one. */
function toldAt(at: number): PrivacyVersion {
  return PRIVACY_VERSIONS.findLast((version) => Date.parse(version) <= at) ?? PRIVACY_VERSIONS[0];
}
