import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const CLI = join(process.cwd(), 'api/dist/cli.js');
const LOOK_MS = 50;

export interface EmitRun {
  readonly out: string;
  readonly seconds: number;
  /** Of the process at its largest, in MB; null where the system does not tell. */
  readonly peakMb: number | null;
  /** Of the processors, as last seen before it ended; null where the system does not tell. */
  readonly cpuSeconds: number | null;
}

/** Runs a script, or a command of the command line, to its end. Throws with what it said when it fails. */
export async function runScript(args: readonly string[], env: Record<string, string> = {}): Promise<EmitRun> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  let [peakMb, cpuSeconds]: (number | null)[] = [null, null];
  const looking = setInterval(() => {
    peakMb = peakOf(child.pid) ?? peakMb;
    cpuSeconds = cpuOf(child.pid) ?? cpuSeconds;
  }, LOOK_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(looking);
  const [out, errors] = await said;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${errors}`);
  return { out, seconds, peakMb: peakMb ?? null, cpuSeconds: cpuSeconds ?? null };
}

export function runEmit(
  args: readonly string[],
  dataDir: string,
  env: Record<string, string> = {},
): Promise<EmitRun> {
  return runScript([CLI, ...args], { EMIT_DATA_DIR: dataDir, NODE_ENV: 'production', ...env });
}

function peakOf(pid: number | undefined): number | null {
  try {
    const kb = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb === undefined ? null : Math.round(Number(kb) / 1024);
  } catch {
    return null;
  }
}

/** Linux counts in hundredths of a second. */
const TICKS = 100;

function cpuOf(pid: number | undefined): number | null {
  try {
    // The name of the program, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return null;
  }
}
