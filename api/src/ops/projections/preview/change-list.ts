import { open } from 'node:fs/promises';
import { csvLine } from '../../../features/export/csv.js';
import { OutputClosed } from '../../support/failures.js';
import type { Terminal } from '../../support/terminal.js';
import { writeWholeFile } from '../../support/whole-file.js';
import type { Change } from './changes.js';
import { changeLayout } from './write-preview.js';

type OnChange = (changes: readonly Change[]) => Promise<void>;
type Write = (text: string) => Promise<unknown>;

interface Wanted {
  /** On standard output. */
  readonly csv: boolean;
  /** Into a file. */
  readonly out: string | undefined;
}

/**
 * Does the work with what writes every change as CSV, where that is wanted; a file appears only when it is whole, also where
 * nobody reads standard output to its end.
 */
export async function listingChanges<T>(
  terminal: Terminal,
  { csv, out }: Wanted,
  work: (onChange: OnChange | null) => Promise<T>,
): Promise<T> {
  if (out === undefined) return work(csv ? await begin([(text) => terminal.write(text)]) : null);
  const shown: Write[] = csv ? [(text) => whileRead(terminal.write(text))] : [];
  return writeWholeFile(out, async (partial) => {
    const file = await open(partial, 'w');
    try {
      return await work(await begin([...shown, (text) => file.write(text)]));
    } finally {
      await file.close();
    }
  });
}

async function whileRead(written: Promise<void>): Promise<void> {
  return written.catch((error: unknown) => {
    if (!(error instanceof OutputClosed)) throw error;
  });
}

async function begin(writes: readonly Write[]): Promise<OnChange> {
  const { columns } = changeLayout;
  const write = async (text: string) => {
    for (const one of writes) await one(text);
  };
  await write(`${csvLine(columns.map(({ title }) => title))}\n`);
  return (changes) =>
    write(changes.map((change) => `${csvLine(columns.map(({ value }) => value(change)))}\n`).join(''));
}
