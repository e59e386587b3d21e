import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 10;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A program in a session of its own: whatever it starts is in it as well, and can be found in /proc. */
export class Session {
  readonly ended: Promise<Ended>;
  private said = '';

  private constructor(private readonly leader: ChildProcessByStdio<null, Readable, Readable>) {
    for (const stream of [leader.stdout, leader.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    }
    this.ended = once(leader, 'exit').then(([code, signal]) => ({ code, signal }));
  }

  static start(words: readonly string[], env: Readonly<Record<string, string>>): Session {
    const [command = '', ...args] = words;
    const options = { env: { ...process.env, ...env }, detached: true };
    return new Session(spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  /** All that its processes have said. */
  get output(): string {
    return this.said;
  }

  /** Ids of its processes that are alive. */
  get alive(): number[] {
    const ids = readdirSync('/proc').map(Number).filter(Boolean);
    return ids.filter((id) => isAliveIn(this.id, id));
  }

  /** Resolves when `holds`. Throws with what was said when the program ends before. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.alive.length === 0 && !holds()) throw new Error(`It has ended: ${this.said}`);
      await pause(LOOK_EVERY_MS);
    }
  }

  /** Resolves when none of its processes is alive. */
  async empty(): Promise<void> {
    while (this.alive.length > 0) await pause(LOOK_EVERY_MS);
  }

  tell(signal: NodeJS.Signals): void {
    process.kill(this.id, signal);
  }

  /** As a terminal tells its foreground. */
  tellAll(signal: NodeJS.Signals): void {
    process.kill(-this.id, signal);
  }

  /** Whatever is left. */
  killAll(): void {
    for (const id of this.alive) process.kill(id, 'SIGKILL');
  }

  private get id(): number {
    return this.leader.pid ?? NaN;
  }
}

function isAliveIn(session: number, id: number): boolean {
  try {
    const [state, , , of] = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(of) === session && state !== 'Z';
  } catch {
    return false;
  }
}
