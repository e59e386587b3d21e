import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GuideFault } from '../ports/guide.port.js';
import type { Log } from './log.js';

/** What became of the last question that told anything of how the guide is set up. */
export interface GuideSeen {
  readonly model: string;
  /** ISO instant at which this was seen first. */
  readonly since: string;
  readonly fault: GuideFault | null;
}

const FILE = 'guide.json';

const WRONG: Readonly<Record<GuideFault, (model: string) => string>> = {
  key: () => 'Anthropic refuses the key in ANTHROPIC_API_KEY',
  credit: () => 'the Anthropic account has no credit left, or has reached its spending limit',
  model: (model) =>
    `Anthropic knows no model ${model} for this key: look at ANTHROPIC_MODEL and ANTHROPIC_BASE_URL`,
  permission: (model) => `the key in ANTHROPIC_API_KEY may not use the model ${model}`,
};

/** What an operator is told of a fault, and what members see of it. */
export function guideFaultSentence(fault: GuideFault, model: string): string {
  return `${WRONG[fault](model)}: members get no replies until that is mended`;
}

/**
 * What a server has seen of how its guide is set up. It is kept in the data folder as well, for `emit doctor`; what cannot be
 * written there is of no consequence.
 */
export class GuideCondition {
  private seen: GuideSeen | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataDir: string,
    private readonly clock: () => number,
    private readonly log: Log,
  ) {}

  /** A question was answered, or failed; `fault` is null where that says nothing against how the guide is set up. */
  heard(model: string, outcome: 'answered' | GuideFault): void {
    const fault = outcome === 'answered' ? null : outcome;
    if (this.seen?.fault === fault && this.seen.model === model) return;
    const since = new Date(this.clock()).toISOString();
    this.seen = { model, since, fault };
    if (fault) this.log.error({ model, fault }, guideFaultSentence(fault, model));
    const { dataDir, seen } = this;
    this.writing = this.writing.then(() => write(dataDir, seen)).catch(() => undefined);
  }

  problems(): string[] {
    if (!this.seen?.fault) return [];
    const { fault, model, since } = this.seen;
    return [`${guideFaultSentence(fault, model)} (since ${since})`];
  }

  /** Resolves when what was heard is on disk. */
  kept(): Promise<void> {
    return this.writing;
  }
}

async function write(dataDir: string, seen: GuideSeen): Promise<void> {
  const file = join(dataDir, FILE);
  await writeFile(`${file}.tmp`, JSON.stringify(seen), { mode: 0o600 });
  await rename(`${file}.tmp`, file);
}

/** What a server on this data folder saw last; null where none has asked the guide yet. */
export async function guideSeenIn(dataDir: string): Promise<GuideSeen | null> {
  try {
    const seen: unknown = JSON.parse(await readFile(join(dataDir, FILE), 'utf8'));
    return isSeen(seen) ? seen : null;
  } catch {
    return null;
  }
}

function isSeen(value: unknown): value is GuideSeen {
  if (typeof value !== 'object' || value === null) return false;
  const { model, since, fault }: Partial<Record<string, unknown>> = { ...value };
  const isKnown = fault === null || (typeof fault === 'string' && Object.hasOwn(WRONG, fault));
  return typeof model === 'string' && typeof since === 'string' && isKnown;
}
