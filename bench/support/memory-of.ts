import { readFileSync } from 'node:fs';
import type { Started } from './server-process.js';

/** Megabytes resident, at their highest until now. */
export function mostMemoryOf({ child }: Started): number {
  const [, kilobytes = 'NaN'] =
    /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
