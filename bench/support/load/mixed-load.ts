import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.js';
import { percentile, slope } from './figures.js';
import type { LoadMember } from './members.js';
import { megabytes, memoryOf, type Memory } from './memory.js';
import { act, anyAction, type Action } from './mix.js';

const AT_ONCE = 160;
const SAMPLES = 20;
/** Shorter runs are still filling their caches: what they hold says nothing of what they will. */
const MEMORY_COUNTS_FROM_MINUTES = 10;
/** Flat: in the second half no more than a tenth is gained. */
const FLAT = 0.9;

interface Done {
  readonly times: Map<Action, number[]>;
  readonly errors: Map<string, number>;
}

/** So many members at once, each doing one thing after another, as members do; memory is looked at all the while. */
export async function mixedLoad(
  server: ChildProcess,
  client: Client,
  members: readonly LoadMember[],
  minutes: number,
) {
  const done: Done = { times: new Map(), errors: new Map() };
  const began = performance.now();
  const end = began + minutes * 60_000;
  const working = Array.from({ length: AT_ONCE }, (_, n) =>
    workUntil(
      end,
      client,
      members.filter((__, index) => index % AT_ONCE === n),
      done,
    ),
  );
  const memory: [number, Memory][] = [];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    await pause(Math.max(0, began + (sample * minutes * 60_000) / SAMPLES - performance.now()));
    memory.push([(performance.now() - began) / 60_000, await memoryOf(server)]);
  }
  await Promise.all(working);
  return [answered(done, performance.now() - began), ...flat(memory, minutes)];
}

async function workUntil(
  end: number,
  client: Client,
  members: readonly LoadMember[],
  { times, errors }: Done,
) {
  for (let n = 0; performance.now() < end; n++) {
    const member = members[n % members.length];
    if (!member) return;
    const action = anyAction();
    const answer = await act(client, action, member).catch(() => ({ status: 0, milliseconds: 0 }));
    if (answer.status >= 200 && answer.status < 300) {
      const took = times.get(action) ?? [];
      times.set(action, took);
      took.push(answer.milliseconds);
    } else {
      const what = `${action} ${answer.status}`;
      errors.set(what, (errors.get(what) ?? 0) + 1);
    }
  }
}

function answered({ times, errors }: Done, milliseconds: number) {
  const all = [...times.values()].flat();
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  const quick = [...times].flatMap(([action, took]) => (action === 'chat' ? [] : took));
  const line = (name: string, took: readonly number[]) =>
    `${name}: ${took.length}, p50 ${percentile(took, 0.5).toFixed(1)} ms, p99 ${percentile(took, 0.99).toFixed(1)} ms`;
  return {
    name: 'load: requests that were answered',
    ratio: all.length / (all.length + failed),
    floor: 1,
    lines: [
      `${((all.length * 1_000) / milliseconds).toFixed(0)} requests/s from ${AT_ONCE} members at once`,
      line('all but streamed replies', quick),
      ...[...times].map(([action, took]) => line(action, took)),
      `errors: ${failed}${failed > 0 ? ` (${[...errors].map(([what, count]) => `${what}: ${count}`).join(', ')})` : ''}`,
    ],
  };
}

function flat(samples: readonly [minute: number, memory: Memory][], minutes: number) {
  const late = samples.slice(Math.floor(samples.length / 2));
  const [from, to] = [late.at(0), late.at(-1)];
  if (!from || !to) return [];
  const growth = slope(late.map(([minute, { heapUsed }]) => [minute, heapUsed]));
  const gained = growth * (to[0] - from[0]);
  const short = minutes < MEMORY_COUNTS_FROM_MINUTES;
  const name = short ? 'load: memory (a short run: for information)' : 'load: memory, half-time / end';
  const samplesLine = samples.map(([, { heapUsed, rss }]) => `${megabytes(heapUsed)}/${megabytes(rss)}`);
  return [
    {
      name,
      ratio: from[1].heapUsed / (from[1].heapUsed + gained),
      floor: short ? 0 : FLAT,
      lines: [
        `heap after collection / resident: ${samplesLine.join(', ')}`,
        `${megabytes(growth)} a minute at the end`,
      ],
    },
  ];
}
