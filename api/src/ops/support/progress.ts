import type { Terminal } from './terminal.js';

const BAR = 24;
const EVERY_MS = 200;

/** A bar with events/s and the time left, on a terminal only. */
export class Progress {
  private readonly began = performance.now();
  private shown = 0;
  private events = 0;

  constructor(
    private readonly terminal: Terminal,
    private readonly title: string,
    /** The position at which it is done. */
    private readonly end: number,
    private readonly begin = 0,
  ) {}

  /** `events` more are done, up to `position`. */
  add(events: number, position: number): void {
    this.events += events;
    const now = performance.now();
    if (now - this.shown < EVERY_MS) return;
    this.shown = now;
    const seconds = (now - this.began) / 1000;
    const done = Math.min((position - this.begin) / Math.max(this.end - this.begin, 1), 1);
    const filled = Math.round(done * BAR);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    const left = done > 0 ? timeOf(seconds / done - seconds) : '…';
    const rate = Math.round(this.events / seconds).toLocaleString('en-US');
    this.terminal.progress(
      `${this.title} ${bar} ${Math.floor(done * 100)} %  ${rate} events/s  ${left} left`,
    );
  }

  get count(): number {
    return this.events;
  }
}

/** '42 s', '7 min' or '2 h 5 min': as exactly as anybody wants to know it. */
function timeOf(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
