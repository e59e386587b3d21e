import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = process.cwd();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

function documentsUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return documentsUnder(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const documents = ['README.md', 'CHANGELOG.md', join('bench', 'README.md'), ...documentsUnder('docs')];
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

describe('the documents', () => {
  it.each(documents)('%s links to what exists', (document) => {
    const links = all(read(document), /\]\(([^)#\s]+)[^)]*\)/g).filter((link) => !/^[a-z]+:/.test(link));
    const broken = links.filter((link) => !existsSync(join(root, dirname(document), link)));
    expect(broken).toEqual([]);
  });

  it.each(documents)('%s names npm scripts that exist', (document) => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const named = all(read(document), /\bnpm run ([a-z][\w:-]*)/g);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it.each(documents)('%s names files of ours that exist', (document) => {
    const named = all(read(document), /`((?:api|contract|web|scripts|bench|docs|e2e)\/[\w./-]+\.\w+)`/g);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('lists every setting that Emit reads, and no other', () => {
    const pattern = /'((?:EMIT|ANTHROPIC|EVENTSTORE|MONGODB|OTEL)_[A-Z_]+|PORT)'/g;
    const folder = 'api/src/settings';
    const sources = readdirSync(join(root, folder)).filter((file) => /(?<!\.spec)\.ts$/.test(file));
    const files = [...sources.map((file) => join(folder, file)), 'api/src/ops/support/operator-act.ts'];
    const settings = new Set(files.flatMap((file) => all(read(file), pattern)));
    const rows = all(read('README.md'), /^\| `([A-Z_]+)` \|/gm);
    expect([...settings].sort()).toEqual(rows.sort());
  });

  it('lists every decision record', () => {
    const records = documentsUnder(join('docs', 'adr')).map((file) => relative(join('docs', 'adr'), file));
    const listed = all(read('docs/adr/README.md'), /\]\((\d{4}-[^)]+\.md)\)/g);
    expect(listed.sort()).toEqual(records.filter((name) => name !== 'README.md').sort());
  });
});
