import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JournalledTurn, TurnJournal } from '../../../ports/turn-journal.port.js';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import { flushFolder, UNFINISHED, writeDurably } from '../../files/durable-file.js';
import { isFull, Reserve } from './reserve.js';

const TURN = '.turn.json';
const ASIDE = '.unreadable';
/** A file that is still unfinished after so many milliseconds was left by a process that died. */
const ABANDONED_MS = 60_000;

/**
 * One JSON file a turn, in a directory readable by its owner alone. A file that is no turn (torn by a damaged disk, or
 * put there by someone) is renamed `….unreadable` and told to `onUnreadable`: it stops no other turn. Beside the
 * directory some space is kept for a disk that is full.
 */
export class FileTurnJournal<Command = unknown> implements TurnJournal<Command> {
  private readonly reserve: Reserve;

  constructor(
    private readonly directory: string,
    private readonly onUnreadable: (file: string) => void,
  ) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.reserve = new Reserve(`${directory}.reserve`);
  }

  async keep(turn: JournalledTurn<Command>): Promise<void> {
    const write = () => writeDurably(this.fileOf(turn.id), JSON.stringify(turn));
    await this.reserve.backing(write).catch((error: unknown) => {
      throw isFull(error) ? new StoreUnavailable('The turn journal', { cause: error }) : error;
    });
  }

  /** In the order in which they were kept, since turns of one conversation follow each other. */
  async pending(): Promise<JournalledTurn<Command>[]> {
    await this.reserve.fill();
    const kept: { turn: JournalledTurn<Command>; at: bigint }[] = [];
    for (const name of await this.turnFiles()) {
      const found = await this.read(join(this.directory, name));
      if (found) kept.push(found);
    }
    return kept.sort((a, b) => Number(a.at - b.at)).map(({ turn }) => turn);
  }

  async remove(id: string): Promise<void> {
    await rm(this.fileOf(id), { force: true });
    await flushFolder(this.directory);
  }

  /** Asked for before every question: one look at the directory, where there is nothing to adopt. */
  private async turnFiles(): Promise<string[]> {
    const names = await readdir(this.directory);
    const unfinished = names.filter((name) => name.endsWith(UNFINISHED));
    for (const name of unfinished) await this.adoptIfAbandoned(name);
    const now = unfinished.length === 0 ? names : await readdir(this.directory);
    return now.filter((name) => name.endsWith(TURN));
  }

  /** A turn that was written but not yet named when its process died was paid for like any other. */
  private async adoptIfAbandoned(name: string): Promise<void> {
    const file = join(this.directory, name);
    const finished = join(this.directory, name.slice(0, name.indexOf(TURN)) + TURN);
    try {
      if (Date.now() - (await stat(file)).mtimeMs < ABANDONED_MS) return;
      await (existsSync(finished) ? rm(file) : rename(file, finished));
    } catch (error) {
      if (!isMissing(error)) throw error; // finished meanwhile
    }
  }

  private async read(file: string): Promise<{ turn: JournalledTurn<Command>; at: bigint } | null> {
    try {
      const { mtimeNs } = await stat(file, { bigint: true });
      const turn: unknown = parsed(await readFile(file, 'utf8'));
      if (isTurn<Command>(turn) && this.fileOf(turn.id) === file) return { turn, at: mtimeNs };
      await rename(file, file + ASIDE);
      this.onUnreadable(file + ASIDE);
    } catch (error) {
      if (!isMissing(error)) throw error; // removed meanwhile: no longer pending
    }
    return null;
  }

  /** By a digest, as an id may be any text and a file's name may not. */
  private fileOf(id: string): string {
    return join(this.directory, createHash('sha256').update(id).digest('hex') + TURN);
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isTurn<Command>(value: unknown): value is JournalledTurn<Command> {
  if (typeof value !== 'object' || value === null) return false;
  const turn: Partial<Record<string, unknown>> = { ...value };
  return (
    ['id', 'stream', 'memberId', 'correlationId'].every((name) => typeof turn[name] === 'string') &&
    turn['command'] !== undefined
  );
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
