import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventCatalogue } from '../domain/all-events.js';
import { isCharge } from '../domain/conversation/charges.js';
import { StoredTree } from '../features/proof/stored-tree.js';
import { allOf } from '../ports/event-store.contract.js';
import type { EventStore } from '../ports/event-store.port.js';
import { merkleTree } from '../projections/merkle-tree.projection.js';
import { receiptText, type ReceiptEvent } from '../proof/receipt.js';
import { NoteSigner } from '../proof/signed-note.js';
import { signTreeHead } from '../proof/tree-head.js';
import { quietLog } from '../runtime/log.js';
import { rebuild } from '../runtime/rebuild.js';
import { EmitCommand } from '../testing/emit-command.js';
import { appendPoison } from '../testing/poison.js';

const { lift } = eventCatalogue;

/** The commands of a document's shell blocks, in order. */
function commandsOf(document: string): string[] {
  const text = readFileSync(join(process.cwd(), 'docs', document), 'utf8');
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)];
  return blocks.flatMap(([, block = '']) => block.split('\n').map((line) => line.trim())).filter(Boolean);
}

/** Beside the data folder, where a backup may be. */
const folderOf = (emit: EmitCommand) => `${emit.dataDir}-files`;
const inFolder = (emit: EmitCommand, file: string) => join(folderOf(emit), file);

/** The words of a command line, those in quotation marks together; what a shell would take for its own has to be in them. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, quoted, single, word = '']) => {
    if (quoted === undefined && single === undefined) expect(word).not.toMatch(/[<>*?$;&|]/);
    return quoted ?? single ?? word;
  });
}

/** The files that a document shows: a block that begins "```json prices.json". */
function filesOf(document: string): [file: string, text: string][] {
  const text = readFileSync(join(process.cwd(), 'docs', document), 'utf8');
  const blocks = [...text.matchAll(/^ *```json (\S+)\n([\s\S]*?)^ *```/gm)];
  return blocks.map(([, file = '', content = '']) => [file, content]);
}

/** The files and backups that the documents' commands name, which are to be written into the test's own folder. */
const FILE =
  /\b(?:[\w-]+\.(?:json|ndjson|csv|html|parquet|checkpoint|key|pub|tlog-proof)|backup-[\w-]+|outside)$/;

jest.setTimeout(120_000);

/** The commands that a document names anywhere, with the words of their groups; those that are none too. */
async function namedIn(document: string): Promise<{ commands: string[][]; wrong: string[] }> {
  const text = readFileSync(join(process.cwd(), 'docs', document), 'utf8');
  const named = [...text.matchAll(/\bemit ((?:[a-z-]+ )*[a-z-]+)\b/g)].map(([, words = '']) =>
    words.split(' '),
  );
  const emit = new EmitCommand();
  const isCommand = async (words: readonly string[]) => (await emit.run(['help', ...words])).code === 0;
  const groups = ['events', 'audit', 'projections', 'members', 'keys', 'applications'];
  const found = new Map<string, string[]>();
  const wrong = new Set<string>();
  for (const [first = '', second = '', third = ''] of named) {
    if (!(await isCommand([first]))) continue;
    const words = groups.includes(first) ? [first, second] : [first];
    if (first === 'projections' && second === 'parked') words.push(third);
    const asked = words.filter(Boolean);
    if (await isCommand(asked)) found.set(asked.join(' '), asked);
    else wrong.add(asked.join(' '));
  }
  emit.remove();
  return { commands: [...found.values()], wrong: [...wrong] };
}

it.each(['operations.md', 'observability.md', 'deployment.md', 'security.md', 'audit.md'])(
  'every command that docs/%s names is one',
  async (document) => expect((await namedIn(document)).wrong).toEqual([]),
);

/** Words of a command as a test writes them: `'members', 'reset-link'`. */
const runIn = (specs: string, words: readonly string[]) =>
  new RegExp(words.map((word) => `['"\`]${word}['"\`]`).join(',\\s*')).test(specs);

it.each(['operations.md', 'audit.md'])(
  'every command that docs/%s names is run by a test',
  async (document) => {
    const shown = commandsOf(document).map((line) => line.replace(/^npx emit /, ''));
    const specs = ['api/src', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.spec.ts') && !file.endsWith('documents.int.spec.ts'))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    );
    expect(specs.length).toBeGreaterThan(300);
    const { commands } = await namedIn(document);
    expect(commands.length).toBeGreaterThan(8);
    const isRun = (words: readonly string[]) =>
      shown.some((line) => `${line} `.startsWith(`${words.join(' ')} `)) || runIn(specs.join('\n'), words);
    // A group alone is no command that does something.
    const leaves = commands.filter(
      (words) => !commands.some((other) => other.length > words.length && other[0] === words[0]),
    );
    expect(leaves.filter((words) => !isRun(words)).map((words) => words.join(' '))).toEqual([]);
    // What is in a block of another kind is not followed by the test below.
    const text = readFileSync(join(process.cwd(), 'docs', document), 'utf8');
    const kinds = [...text.matchAll(/^ *```(\S+)/gm)].map(([, kind]) => kind);
    expect([...new Set(kinds)].filter((kind) => !['sh', 'json', 'text'].includes(kind ?? ''))).toEqual([]);
  },
);

describe.each(['audit.md', 'operations.md'])('docs/%s', (document) => {
  let emit = new EmitCommand();
  let parked = '';
  beforeAll(() => mkdirSync(folderOf(emit)));
  afterAll(() => emit.removeAll());

  it('shows commands that work', async () => {
    for (const [file, text] of filesOf(document)) writeFileSync(inFolder(emit, file), text);
    const commands = commandsOf(document);
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) await follow(command);
  });

  async function follow(command: string): Promise<void> {
    if (command.startsWith('sed -i')) {
      edit(command);
      return;
    }
    const [name = '', words = ''] = command.split(/ (.*)/s);
    if (name === 'mkdir') {
      mkdirSync(inFolder(emit, words));
      return;
    }
    if (name === 'export') {
      const [setting = '', file = ''] = words.split('=');
      emit = emit.with({ [setting]: inFolder(emit, file) });
      return;
    }
    // A member has saved a receipt.
    if (command.includes('.tlog-proof')) await saveReceipt(inFolder(emit, 'receipt.tlog-proof'));
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

  /** As a member's download has it: of a charge of the history. */
  function saveReceipt(path: string): Promise<void> {
    return emit.withStores(async (stores) => {
      await rebuild(
        { ...stores, store: stores.eventStore, projections: [merkleTree], lift, log: quietLog },
        [merkleTree],
        {
          signal: new AbortController().signal,
        },
      );
      const tree = await StoredTree.read(stores.models);
      const charge = await firstCharge(stores.eventStore);
      const index = await tree?.indexOf(charge.position);
      if (!tree || typeof index !== 'number') throw new Error('The charge is not in the tree');
      const signer = NoteSigner.parse(readFileSync(inFolder(emit, 'audit.key'), 'utf8').trim());
      const checkpoint = signTreeHead({ size: tree.size, root: tree.root() }, [signer]);
      const proof = { index, path: await tree.at(tree.size).inclusion(index), checkpoint };
      writeFileSync(path, receiptText(charge, proof));
    });
  }

  async function firstCharge(store: EventStore): Promise<ReceiptEvent> {
    for await (const page of store.readAll({ after: 0, types: ['TokensConsumed'] })) {
      for (const { stream, revision } of page.filter(isCharge)) {
        const [before, charge] = await allOf(store.readStream(stream, revision - 1));
        if (before && charge) return { ...charge, former: before.metadata.chain };
      }
    }
    throw new Error('The history has no charge');
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

describe('a month’s audit by docs/audit.md', () => {
  const emit = new EmitCommand();
  const analyst = new EmitCommand();
  afterAll(() => {
    emit.remove();
    analyst.removeAll();
  });

  it('needs a copy of the event store and nothing else', async () => {
    const [demo = '', ...commands] = commandsOf('audit.md');
    await emit.run(wordsOf(demo).slice(2));
    copyFileSync(join(emit.dataDir, 'log.sqlite'), join(analyst.dataDir, 'log.sqlite'));
    mkdirSync(folderOf(analyst));
    for (const [file, text] of filesOf('audit.md')) writeFileSync(inFolder(analyst, file), text);
    const end = commands.findIndex((command) => command.includes('audit ratings'));
    const reading = commands.slice(0, end).filter((command) => !command.includes('members adjust'));
    expect(reading.length).toBeGreaterThan(20);
    for (const command of reading) {
      const args = wordsOf(command).slice(2);
      const ran = await analyst.run(args.map((arg) => (FILE.test(arg) ? inFolder(analyst, arg) : arg)));
      expect({ command, ...ran }).toMatchObject({ command, code: 0 });
    }
    const verified = await analyst.run(['audit', 'verify', '--no-models']);
    expect(verified).toMatchObject({ code: 3, out: '' });
    expect(verified.err).toMatch(
      /Nothing wrong was found in .* events; not compared: the members' keys\.\n$/,
    );
    expect(await analyst.run(['audit', 'verify', '--no-models', '--no-keys'])).toMatchObject({ code: 0 });
    const byAddress = await analyst.run(['audit', 'statement', 'demo-audit-1@example.org']);
    expect(byAddress).toMatchObject({
      code: 2,
      err: expect.stringContaining('name the member by id') as string,
    });
    expect(readdirSync(analyst.dataDir)).toEqual(['log.sqlite']);
  });
});
