import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmitCommand } from '../testing/emit-command.js';

/** The commands of a document's shell blocks, in order. */
function commandsOf(document: string): string[] {
  const text = readFileSync(join(process.cwd(), 'docs', document), 'utf8');
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)];
  return blocks.flatMap(([, block = '']) => block.split('\n').map((line) => line.trim())).filter(Boolean);
}

const inFolder = (emit: EmitCommand, file: string) => join(emit.dataDir, file);

/** The files and backups that the documents' commands name, which are to be written into the test's own folder. */
const FILE = /\b(?:[\w-]+\.(?:json|ndjson|html|parquet)|backup-[\w-]+)$/;

jest.setTimeout(120_000);

describe.each(['audit.md', 'operations.md'])('docs/%s', (document) => {
  const emit = new EmitCommand();
  afterAll(() => emit.remove());

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
    const args = call.split(' ').slice(2);
    expect(call.startsWith('npx emit ')).toBe(true);
    const ran = await emit.run(args.map((arg) => (FILE.test(arg) ? inFolder(emit, arg) : arg)));
    expect({ command, ...ran }).toMatchObject({ command, code: 0 });
    if (file !== undefined) writeFileSync(inFolder(emit, file), ran.out);
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
