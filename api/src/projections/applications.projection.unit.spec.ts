import fc from 'fast-check';
import type { ApplicationCommand } from '../domain/application/commands.js';
import { applicationDecider } from '../domain/application/decide.js';
import { applicationStream, type Applicant, type ApplicationEvent } from '../domain/application/events.js';
import { logOf, type Happening } from '../testing/events.js';
import { fold, foldBatches } from '../testing/fold.js';
import { timesRounds } from '../testing/rounds.js';
import { sealedAs } from '../testing/sealed.js';
import { applications, expiresAt } from './applications.projection.js';

const by = { operator: 'ada', reason: 'answered' };
const receive = (mustConfirm: boolean, who = 'ruth'): ApplicationCommand => ({
  type: 'ReceiveApplication',
  form: 'affiliate',
  mustConfirm,
  privacyVersion: '2026-11-25',
  applicant: sealedAs<Applicant>(who),
});
const COMMANDS: readonly ApplicationCommand[] = [
  receive(true),
  { type: 'ConfirmApplication' },
  { type: 'AnswerApplication', by },
  { type: 'EraseApplication', cause: 'applicant' },
];

/** What is decided of these commands, each a day after the one before, in the stream of its application. */
function happeningsOf(sent: readonly (readonly [number, number])[]): Happening[] {
  const states = new Map<string, ReturnType<typeof applicationDecider.initial>>();
  return sent.flatMap(([which, what], day) => {
    const memberId = `a${which}`;
    const state = states.get(memberId) ?? applicationDecider.initial();
    const events = applicationDecider.decide(COMMANDS[what] ?? receive(false), state);
    states.set(
      memberId,
      events.reduce((folded, event) => applicationDecider.evolve(folded, event), state),
    );
    return events.map((event) => ({
      at: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
      stream: applicationStream(memberId),
      event,
      memberId,
    }));
  });
}

const orders = fc.array(fc.tuple(fc.nat(3), fc.nat(4)), { maxLength: 40 });

it('agrees with the state that is decided on, however the log is cut into batches', () => {
  fc.assert(
    fc.property(orders, fc.nat(9), (sent, size) => {
      const happenings = happeningsOf(sent);
      const log = logOf(...happenings);
      const documents = fold(applications, log);
      const batches = [log.slice(0, size), log.slice(Math.max(0, size - 2)), log];
      expect(foldBatches(applications, batches)).toEqual(documents);
      for (const memberId of new Set(happenings.map((one) => one.memberId ?? ''))) {
        const state = happenings
          .filter((one) => one.memberId === memberId)
          .reduce(
            (folded, { event }) => applicationDecider.evolve(folded, event as ApplicationEvent),
            applicationDecider.initial(),
          );
        expect(documents.get(memberId)?.body).toMatchObject({
          form: state.form,
          applicant: state.applicant,
          mustConfirm: state.mustConfirm,
          erased: state.status === 'erased',
        });
      }
    }),
    { numRuns: timesRounds(200) },
  );
});

describe('the time of an application', () => {
  const DAY_MS = 86_400_000;
  const document = {
    form: 'waitlist',
    applicant: sealedAs<Applicant>('ruth'),
    receivedAt: 1_000,
    mustConfirm: true,
    confirmedAt: null,
    answeredAt: null,
    erased: false,
  } as const;

  it.each([
    ['a week, where the link that was mailed is not used', {}, 7],
    ['a year from its day, once it is', { confirmedAt: 5 * DAY_MS }, 365],
    ['a year, where no link is mailed', { mustConfirm: false }, 365],
    ['no longer because it was answered', { answeredAt: 5 * DAY_MS }, 7],
  ])('is %s', (_, change, days) => {
    expect(expiresAt({ ...document, ...change })).toBe(1_000 + days * DAY_MS);
  });
});
