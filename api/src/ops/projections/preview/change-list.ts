import { open } from 'node:fs/promises';
import { csvLine } from '../../../features/export/csv.js';
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

/** Does the work with what writes every change as CSV, where that is wanted; a file appears only when it is whole. */
export async function listingChanges(
  terminal: Terminal,
  { csv, out }: Wanted,
  work: (onChange: OnChange | null) => Promise<void>,
): Promise<void> {
  const shown: Write[] = csv ? [(text) => terminal.write(text)] : [];
  if (out === undefined) {
    await work(shown.length > 0 ? await begin(shown) : null);
    return;
  }
  await writeWholeFile(out, async (partial) => {
    const file = await open(partial, 'w');
    try {
      await work(await begin([...shown, (text) => file.write(text)]));
    } finally {
      await file.close();
    }
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
