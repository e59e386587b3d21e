import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryDatabase } from '../adapters/mongodb/temporary-database.contract.js';
import { TAKEN_AFTER_MS } from '../ports/lock.port.js';
import { Acknowledged } from '../testing/acknowledged.js';
import { Machine, type Environment } from '../testing/cluster.js';
import { DataFolder } from '../testing/data-folder.js';
import { EventStoreDbCluster } from '../testing/eventstoredb/eventstoredb-cluster.js';
import { censusOf, tally } from '../testing/log-census.js';
import { RestlessMember } from '../testing/restless-member.js';
import { timesRounds } from '../testing/rounds.js';
import { steppedClock, wrongByMs } from '../testing/stepped-clock.js';

const DAY_MS = Math.max(120, timesRounds(120)) * 1_000;
const MEMBERS = 6;
const APIS = 3;
/** Requests are answered within 5 s; what a busy machine of two cores adds to it. */
const ANSWERED_MS = 5_500;
/** They wait for the one before, until the lock of a process that was killed lapses. */
const QUESTIONS = '/claude-direct';
/** From a new leader to the next deed that is done. */
const SERVED_AGAIN_MS = 10_000;
const mongo = process.env['MONGODB_URL'];
const when = mongo === undefined ? it.skip : it;

const between = (low: number, high: number) => low + Math.random() * (high - low);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

/** What happened, and how often. */
class Chronicle {
  /** In order, with the seconds since the first. */
  private readonly all: string[] = [];
  private readonly counts = new Map<string, number>();
  private readonly beganAt = performance.now();

  add(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
    this.all.push(`${((performance.now() - this.beganAt) / 1_000).toFixed(1)} s ${what}`);
  }

  get lately(): readonly string[] {
    return this.all.slice(-12);
  }

  toString(): string {
    return [...this.counts].map(([what, count]) => `${count} × ${what}`).join(', ');
  }
}

interface World {
  readonly events: EventStoreDbCluster;
  readonly apis: readonly Machine[];
  readonly projectors: readonly Machine[];
  readonly told: Acknowledged;
  readonly happened: Chronicle;
  /** What there was to see whenever members waited too long for a new leader. */
  readonly late: object[];
}

/** One node at a time is away or held still, resigns or lags; then members are served again soon. */
async function troubleStore({ events, told, happened, late }: World): Promise<void> {
  const index = Math.floor(Math.random() * events.nodes.length);
  const isLeader = index === events.leader ? ' that leads' : '';
  const undo = await oneOf([
    async () => {
      events.freeze(index);
      happened.add(`a node held still${isLeader}`);
      return async () => events.thaw(index);
    },
    async () => {
      events.stop(index);
      happened.add(`a node killed${isLeader}`);
      return () => events.restart(index);
    },
    async () => {
      events.resign();
      happened.add('a leader that resigns');
      return async () => undefined;
    },
    async () => {
      events.lag(index, 20);
      happened.add('a node that lags');
      return async () => events.lag(index, 0);
    },
  ])();
  events.log.clockOffsetMs = wrongByMs();
  while (events.leader === null) await pause(20);
  happened.add('a leader');
  const [led, before] = [performance.now(), told.turnedAway.answers.length];
  await told.more(1);
  const ms = performance.now() - led;
  const answers = told.turnedAway.answers.slice(before);
  if (ms > SERVED_AGAIN_MS) late.push({ ms, happened: happened.lately, answers });
  await pause(between(500, 6_000));
  await undo();
  await pause(between(500, 3_000));
}

/** As a supervisor does: a process that finds no leader at its start ends, and is started again. */
async function startAgain(machine: Machine, happened: Chronicle): Promise<void> {
  for (;;) {
    try {
      await machine.start();
      happened.add('a start');
      return;
    } catch {
      happened.add('a start in vain');
      await pause(500);
    }
  }
}

/** One process at a time is killed, stopped or held still; clocks of others step meanwhile. */
async function troubleProcess({ apis, projectors, happened }: World): Promise<void> {
  const isApi = Math.random() < 0.6;
  const machine = oneOf(isApi ? apis : projectors);
  const name = isApi ? 'an API' : 'a projector';
  const other = oneOf([...apis, ...projectors].filter((one) => one !== machine));
  other.process?.stepClock();
  happened.add('a clock that steps');
  await oneOf([
    async () => {
      happened.add(`${name} killed`);
      await machine.stop('SIGKILL');
      await pause(between(0, 3_000));
      await startAgain(machine, happened);
    },
    async () => {
      happened.add(`${name} stopped`);
      expect(await machine.stop('SIGTERM')).toBe(0);
      await startAgain(machine, happened);
    },
    async () => {
      happened.add(`${name} held still`);
      machine.hold();
      // A projector long enough that the other one takes over.
      await pause(between(500, isApi ? 3_000 : 9_000));
      machine.letGo();
      happened.add(`${name} let go`);
    },
  ])();
  await pause(between(500, 4_000));
}

async function begun(events: EventStoreDbCluster, env: Environment): Promise<World> {
  const own = { ...env, ...steppedClock, EMIT_DRAIN_SECONDS: '1' };
  const machine = (role: string) => new Machine(new DataFolder(), { ...own, EMIT_ROLE: role });
  const projectors = [machine('projector'), machine('projector')];
  const apis = Array.from({ length: APIS }, () => machine('api'));
  await Promise.all(projectors.map((one) => one.start()));
  await Promise.all(apis.map((one) => one.start()));
  return { events, apis, projectors, told: new Acknowledged(), happened: new Chronicle(), late: [] };
}

/** Members are restless while it lasts; then everything is stopped as it should be. */
async function lived(world: World): Promise<readonly RestlessMember[]> {
  const { apis, projectors, told } = world;
  const members = Array.from({ length: MEMBERS }, (_, n) => new RestlessMember(`lane${n}`, apis, told));
  let isOver = false;
  const lives = Promise.all(members.map((member) => member.live(() => isOver)));
  await told.more(20);
  const evening = performance.now() + DAY_MS;
  const untilEvening = async (trouble: (world: World) => Promise<void>) => {
    while (performance.now() < evening) await trouble(world);
  };
  await Promise.all([untilEvening(troubleStore), untilEvening(troubleProcess)]);
  await told.more(50);
  isOver = true;
  await lives;
  const machines = [...apis, ...projectors];
  // What was answered while the event store was away is recorded from each machine's journal.
  await Promise.all(machines.map((machine) => machine.journalled()));
  const codes = await Promise.all(machines.map((machine) => machine.stop('SIGTERM')));
  expect(codes).toEqual(machines.map(() => 0));
  return members;
}

async function holds(world: World, members: readonly RestlessMember[], env: Environment): Promise<void> {
  const { told, happened } = world;
  const [{ folder }] = world.apis as [Machine];
  const census = await folder.withStores(({ eventStore }) => censusOf(eventStore), env);
  const { acknowledged, lost, doubled } = tally(told, census);
  const took = members.flatMap((member) => member.took).sort((a, b) => b.ms - a.ms);
  const [slowest] = took;
  const unanswered = members.reduce((sum, member) => sum + member.unanswered, 0);
  process.stderr.write(
    `a day: ${happened.toString()}; ${told.count} deeds, ${told.repeated} sent again, ${told.turnedAway.count} turned away, ` +
      `${unanswered} unanswered by killed processes, slowest ${slowest?.answered} after ${Math.round(slowest?.ms ?? 0)} ms; ` +
      `${acknowledged} ids acknowledged: lost ${lost.length}, doubled ${doubled.length}\n`,
  );
  const late = world.late;
  expect({ lost, doubled, late, refused: told.refused }).toEqual({
    lost: [],
    doubled: [],
    late: [],
    refused: [],
  });
  const isLate = ({ ms, answered }: (typeof took)[number]) =>
    ms > ANSWERED_MS + (answered.includes(QUESTIONS) ? TAKEN_AFTER_MS : 0);
  expect(took.filter(isLate)).toEqual([]);
  expect(await folder.verified(env)).toMatchObject({ code: 0 });
}

when(
  'a day of three APIs and two projectors, with kills, elections, silence and clocks that step: each deed is done once',
  async () => {
    const events = new EventStoreDbCluster();
    await events.start();
    const { url, drop } = temporaryDatabase(mongo ?? '');
    const env = {
      EVENTSTORE_URL: events.url,
      MONGODB_URL: url,
      EMIT_MASTER_KEY: randomBytes(32).toString('hex'),
      EMIT_JWT_SECRET: randomBytes(32).toString('hex'),
    };
    const world = await begun(events, env);
    try {
      await holds(world, await lived(world), env);
    } finally {
      for (const machine of [...world.apis, ...world.projectors]) {
        await machine.stop('SIGKILL');
        machine.folder.remove();
      }
      events.close();
      await drop();
    }
  },
  DAY_MS + 180_000,
);
