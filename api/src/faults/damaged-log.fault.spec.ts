import { cpSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DashboardResponse } from '@emit/contract/wire';
import { LostData } from '../features/shared/lost-data.js';
import { Acknowledged } from '../testing/acknowledged.js';
import { BusyMember } from '../testing/busy-member.js';
import { DataFolder } from '../testing/data-folder.js';
import { inLanes } from '../testing/lanes.js';
import { censusOf } from '../testing/log-census.js';
import { timesRounds } from '../testing/rounds.js';
import { ServerProcess } from '../testing/server-process.js';

const CUTS = timesRounds(6);
/** At a time: where events are lost, a server waits for 12 s before it folds anew (runtime/ahead-of-log.ts). */
const LANES = 3;
const PRACTICES = 3;
/** Of SQLite's write-ahead log: a header, then frames of a header and a page each. */
const WAL_HEADER = 32;
const FRAME = 24 + 4096;

let folder: DataFolder;
let events: string[];

/** A log with most of it in the write-ahead log, as a killed server leaves it. */
beforeAll(async () => {
  folder = new DataFolder();
  const told = new Acknowledged();
  const server = await ServerProcess.start(folder.path);
  const names = ['ada', 'ben', 'cleo'];
  const members = await Promise.all(names.map((name) => BusyMember.register(server.origin, name, told)));
  await Promise.all(members.map((member) => member.work(server.origin, () => told.count >= 150)));
  await server.stop('SIGKILL');
  const copy = copied();
  events = await copy.withStores(async ({ eventStore }) => (await censusOf(eventStore)).events);
  copy.remove();
}, 120_000);
afterAll(() => folder.remove());

function copied(): DataFolder {
  const copy = new DataFolder();
  cpSync(folder.path, copy.path, { recursive: true });
  return copy;
}

const wal = ({ path }: DataFolder) => join(path, 'log.sqlite-wal');

/** The lost end of a file, as a disk that lied about its flushes leaves it: gone, or with garbage for its last page. */
function damage(copy: DataFolder, index: number): void {
  const file = wal(copy);
  const frames = Math.floor((statSync(file).size - WAL_HEADER) / FRAME);
  const whole = WAL_HEADER + FRAME * Math.floor(Math.random() * frames);
  if (index % 2 === 0) {
    truncateSync(file, whole + Math.floor(Math.random() * FRAME));
    return;
  }
  const bytes = readFileSync(file);
  bytes.fill(0xa5, whole + 24, whole + 24 + 512);
  writeFileSync(file, bytes);
}

/** null where the log lost all of them: nothing opens it beside a vault that has members. */
async function eventsLeft(copy: DataFolder): Promise<string[] | null> {
  try {
    return await copy.withStores(async ({ eventStore }) => (await censusOf(eventStore)).events);
  } catch (error) {
    if (error instanceof LostData) return null;
    throw error;
  }
}

/** What a new member logs is at positions that lost events once had: it must show all the same. */
async function livesOn(copy: DataFolder): Promise<void> {
  const server = await ServerProcess.start(copy.path);
  const member = await BusyMember.register(server.origin, 'dan', new Acknowledged());
  for (let n = 0; n < PRACTICES; n++) await member.does(server.origin, 'practise');
  const { profile } = await member.get<DashboardResponse>(server.origin, '/fho/dashboard/me');
  expect(profile).toMatchObject({ username: 'dan', total_practices: PRACTICES });
  expect(await server.stop('SIGTERM')).toBe(0);
}

/** Damages a copy and lives on with it; returns how many events were lost. */
async function lostBy(index: number): Promise<number> {
  const copy = copied();
  damage(copy, index);
  const left = await eventsLeft(copy);
  if (left === null) {
    await expect(ServerProcess.start(copy.path)).rejects.toThrow(/log\.sqlite is empty, although the vault/);
    return events.length;
  }
  expect(left).toEqual(events.slice(0, left.length));
  const lost = events.length - left.length;
  const doctor = await copy.run(['doctor']);
  const verified = await copy.run(['audit', 'verify']);
  expect([doctor.code, verified.code]).toEqual(lost === 0 ? [0, 0] : [1, 1]);
  if (doctor.code === 1) expect(doctor.out).toContain(`the log ends at ${left.length}`);

  await livesOn(copy);
  expect(await copy.run(['doctor'])).toMatchObject({ code: 0 });
  expect(await copy.verified()).toMatchObject({ code: 0 });
  copy.remove();
  return lost;
}

describe('a log that lost its end', () => {
  it(`is a prefix of what it was, through ${CUTS} damaged write-ahead logs, and the read models follow it`, async () => {
    const lost: number[] = [];
    const cuts = Array.from({ length: CUTS }, (_, index) => index);
    await inLanes(LANES, cuts, async (index) => {
      lost.push(await lostBy(index));
    });
    process.stderr.write(`${CUTS} damaged logs of ${events.length} events lost ${lost.join(', ')}\n`);
    expect(Math.max(...lost)).toBeGreaterThan(0);
  }, 840_000);

  it('is not taken for whole when its file itself is cut: the start says so and changes nothing', async () => {
    const copy = copied();
    // Opened to be written, and closed: everything is in the file itself.
    await copy.withStores(({ eventStore }) => eventStore.head());
    const file = join(copy.path, 'log.sqlite');
    const size = statSync(file).size;
    truncateSync(file, Math.floor(size / 2));
    const before = readFileSync(file);
    await expect(ServerProcess.start(copy.path)).rejects.toThrow(
      /Emit cannot start: .*log\.sqlite cannot be opened: .*malformed/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    copy.remove();
  }, 60_000);
});
