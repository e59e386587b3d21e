import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmitCommand } from '../testing/emit-command.js';
import { appendPoison } from '../testing/poison.js';

/** The commands of a document's shell blocks, in order. */
function commandsOf(document: string): string[] {
  const text = readFileSync(join(process.cwd(), 'docs', document), 'utf8');
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)];
  return blocks.flatMap(([, block = '']) => block.split('\n').map((line) => line.trim())).filter(Boolean);
}

/** Beside the data folder, where a backup may be. */
const folderOf = (emit: EmitCommand) => `${emit.dataDir}-files`;
const inFolder = (emit: EmitCommand, file: string) => join(folderOf(emit), file);

/** The words of a command line, those in quotation marks together. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = '']) => quoted ?? word);
}

/** The files and backups that the documents' commands name, which are to be written into the test's own folder. */
const FILE = /\b(?:[\w-]+\.(?:json|ndjson|csv|html|parquet)|backup-[\w-]+)$/;

jest.setTimeout(120_000);

it.each(['operations.md', 'observability.md', 'deployment.md', 'security.md', 'audit.md'])(
  'every command that docs/%s names is one',
  async (document) => {
    const text = readFileSync(join(process.cwd(), 'docs', document), 'utf8');
    const named = [...text.matchAll(/\bemit ((?:[a-z-]+ )*[a-z-]+)\b/g)].map(([, words = '']) =>
      words.split(' '),
    );
    const emit = new EmitCommand();
    const isCommand = async (words: readonly string[]) => (await emit.run(['help', ...words])).code === 0;
    const groups = ['events', 'audit', 'projections', 'members', 'keys'];
    const wrong: string[] = [];
    for (const [first = '', second = '', third = ''] of named) {
      if (!(await isCommand([first]))) continue;
      const words = groups.includes(first) ? [first, second] : [first];
      if (first === 'projections' && second === 'parked') words.push(third);
      const asked = words.filter(Boolean);
      if (!(await isCommand(asked))) wrong.push(asked.join(' '));
    }
    emit.remove();
    expect([...new Set(wrong)]).toEqual([]);
  },
);

describe.each(['audit.md', 'operations.md'])('docs/%s', (document) => {
  const emit = new EmitCommand();
  let parked = '';
  beforeAll(() => mkdirSync(folderOf(emit)));
  afterAll(() => emit.removeAll());

  it('shows commands that work', async () => {
    const commands = commandsOf(document);
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) await follow(command);
  });

  async function follow(command: string): Promise<void> {
    if (command.startsWith('sed -i')) {
      edit(command);
      return;
    }
    const [call = '', file] = command.split(' > ');
    const args = await Promise.all(wordsOf(call).slice(2).map(inHistory));
    expect(call.startsWith('npx emit ')).toBe(true);
    const ran = await emit.run(args.map((arg) => (FILE.test(arg) ? inFolder(emit, arg) : arg)));
    expect({ command, ...ran }).toMatchObject({ command, code: 0 });
    if (file !== undefined) writeFileSync(inFolder(emit, file), ran.out);
  }

  /** Where the document has a position of an event that cannot be folded, there is one. */
  async function inHistory(word: string): Promise<string> {
    if (word !== '4711') return word;
    if (parked !== '') return parked;
    const [row] = await emit.json<{ member: string }[]>(['members', 'list']);
    parked = await emit.withStores(async ({ eventStore }) =>
      String(await appendPoison(eventStore, row?.member ?? '', null)),
    );
    await emit.run(['projections', 'rebuild', '--all']);
    return parked;
  }

  /** `sed -i 's/a/b/; s/c/d/' file`: each of them must find something to change. */
  function edit(command: string): void {
    const file = inFolder(emit, FILE.exec(command)?.[0] ?? '');
    let text = readFileSync(file, 'utf8');
    for (const [, from = '', to = ''] of command.matchAll(/s\/([^/]+)\/([^/]+)\//g)) {
      expect(text).toContain(from);
      text = text.replace(from, to);
    }
    writeFileSync(file, text);
  }
});
