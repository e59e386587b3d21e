import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorBody } from '@emit/contract/error-codes';
import { Acknowledged } from '../testing/acknowledged.js';
import { BusyMember } from '../testing/busy-member.js';
import { Machine, type Environment } from '../testing/cluster.js';
import { DataFolder } from '../testing/data-folder.js';
import { DEEDS, practise, type Deed } from '../testing/deeds.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import { censusOf, tally } from '../testing/log-census.js';
import { timesRounds } from '../testing/rounds.js';

const MACHINES = 3;
const MEMBERS = 4;
const DEEDS_EACH = timesRounds(40);
const LONGEST_MS = 300_000;
const AGAIN_AFTER_MS = 20;

interface Shared {
  readonly env: Environment;
  readonly stop: () => void;
}

async function files(): Promise<Shared> {
  return { env: {}, stop: () => undefined };
}

async function eventStoreDb(): Promise<Shared> {
  const server = new EventStoreDbServer();
  await server.start();
  const [master, jwt] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const env = { EVENTSTORE_URL: server.url, EMIT_MASTER_KEY: master, EMIT_JWT_SECRET: jwt };
  return { env, stop: () => server.stop() };
}

const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

/** What both answers to the same deed must say alike. */
type Answered = Readonly<Record<'practice_id' | 'message_id' | 'id', string | undefined>>;

describe.each([
  { name: 'one data folder', share: files },
  { name: 'the protocol of EventStoreDB', share: eventStoreDb },
])(`what is sent again through another of ${MACHINES} processes on $name`, ({ share }) => {
  const folder = new DataFolder();
  const told = new Acknowledged();
  let shared: Shared;
  let machines: Machine[];

  beforeAll(async () => {
    shared = await share();
    const env = { ...shared.env, EMIT_DRAIN_SECONDS: '0', EMIT_TRIAL_TOKENS: '1000000000' };
    machines = Array.from({ length: MACHINES }, () => new Machine(folder, env));
    // One after the other: which of them folds is settled.
    for (const machine of machines) await machine.start();
  }, LONGEST_MS);
  afterAll(async () => {
    await Promise.all(machines.map((machine) => machine.stop('SIGKILL')));
    shared.stop();
    folder.remove();
  });

  async function send({ token }: BusyMember, deed: Deed, { origin }: Machine): Promise<Answered> {
    const { method, path, body, key } = deed;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    };
    const response = await fetch(origin + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answered & ErrorBody;
    if (response.ok) {
      deed.done(answer);
      return answer;
    }
    // On a machine that is busy enough a store does not answer in its time; then it is sent again as well.
    if (answer.code !== 'QUESTION_IN_FLIGHT' && response.status !== 503)
      throw new Error(`${path}: ${JSON.stringify(answer)}`);
    await pause(AGAIN_AFTER_MS);
    return send({ token } as BusyMember, deed, oneOf(machines));
  }

  /** Every other deed comes again through another process, beside the first or behind it. */
  async function does(member: BusyMember, deed: Deed): Promise<void> {
    const first = oneOf(machines);
    const other = oneOf(machines.filter((machine) => machine !== first));
    if (Math.random() < 0.5) {
      await send(member, deed, first);
      return;
    }
    const beside = Math.random() < 0.5;
    const answering = send(member, deed, first);
    if (!beside) await answering;
    const again = await send(member, deed, other);
    const { practice_id, message_id, id } = await answering;
    expect([again.practice_id, again.message_id, again.id]).toEqual([practice_id, message_id, id]);
  }

  it(
    'is there once, and leaves every chain whole',
    async () => {
      const names = Array.from({ length: MEMBERS }, (_, n) => `again${n}`);
      const members = await Promise.all(
        names.map((name) => BusyMember.register(oneOf(machines).origin, name, told)),
      );
      await Promise.all(
        members.map(async (member, nth) => {
          for (let n = 0; n < DEEDS_EACH; n++) {
            // Half of the members do nothing but practise: their streams are the busiest.
            const make = nth % 2 === 0 ? practise : oneOf(DEEDS);
            await does(member, make(told, member.conversations));
          }
        }),
      );
      for (const machine of machines) expect(await machine.stop('SIGTERM')).toBe(0);
      const census = await folder.withStores(({ eventStore }) => censusOf(eventStore), shared.env);
      const { lost, doubled, strange } = tally(told, census);
      expect({ lost, doubled, strange }).toEqual({ lost: [], doubled: [], strange: [] });
      expect(await folder.verified(shared.env)).toMatchObject({ code: 0 });
    },
    LONGEST_MS,
  );
});
