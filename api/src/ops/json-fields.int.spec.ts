import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmitCommand } from '../testing/emit-command.js';
import { appendPoison } from '../testing/poison.js';
import { CHECKS } from './audit/findings.js';

/** Of each command that the documentation names, words by which it has a row on the history below. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  'emit events list': ['events', 'list', '--limit', '20'],
  'emit events export': ['events', 'export', '--type', 'PracticeLogged,MessageSent'],
  'emit audit tokens': ['audit', 'tokens', '--by', 'member,month'],
  'emit audit tokens --compare': ['audit', 'tokens', ...'--by model --from 15d --compare 2026-10'.split(' ')],
  'emit audit tokens --exceeded': ['audit', 'tokens', '--exceeded'],
  'emit audit tokens --anomalies': ['audit', 'tokens', '--anomalies'],
  'emit audit statement': ['audit', 'statement', 'MEMBER'],
  'emit audit ratings': ['audit', 'ratings'],
  'emit audit verify': ['audit', 'verify', '--only', 'dashboard'],
  'emit doctor': ['doctor'],
  'emit members list': ['members', 'list'],
  'emit members show': ['members', 'show', 'MEMBER'],
  'emit members requests': ['members', 'requests', '--all'],
  'emit applications list': ['applications', 'list'],
  'emit projections list': ['projections', 'list'],
  'emit projections status': ['projections', 'status'],
  'emit projections rebuild': ['projections', 'rebuild', 'dashboard'],
  'emit projections rollback': ['projections', 'rollback', 'dashboard', '--reason', 'a test'],
  'emit projections rebuild --hold': ['projections', 'rebuild', 'dashboard', '--hold'],
  'emit projections switch': ['projections', 'switch', '--reason', 'a test'],
  'emit projections preview': ['projections', 'preview', '--rules', 'RULES'],
  'emit projections parked list': ['projections', 'parked', 'list'],
};

/** The same with more fields: of the third column. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'emit audit tokens': ['--prices', 'PRICES'],
  'emit audit tokens --compare': ['--prices', 'PRICES'],
  'emit members requests': ['--personal'],
};

interface Documented {
  readonly command: string;
  readonly fields: readonly string[];
  /** Of some rows, or with an option. */
  readonly more: readonly string[];
}

/** What docs/operations.md says of each command. */
function documented(): Documented[] {
  const text = readFileSync(join(process.cwd(), 'docs/operations.md'), 'utf8');
  const [, section = ''] = text.split('\n## Fields for programs\n');
  const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| (`emit .*?) \| (.*?) \|(.*?)\|$/gm);
  return [...rows].flatMap(([, commands = '', fields = '', more = '']) =>
    namesIn(commands, /`([^`]+)`/g).map((command) => ({
      command,
      fields: fieldsIn(fields),
      more: fieldsIn(more),
    })),
  );
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
/** Values that a field may have are in brackets. */
const fieldsIn = (text: string) => namesIn(text.replace(/\(.*?\)/g, ''), /`([a-zA-Z]+)`/g);

const KINDS = { inputTokens: 3, outputTokens: 15, cacheReadTokens: 0.3, cacheWriteTokens: 3.75 };
const PRICES = {
  currency: 'USD',
  prices: [{ model: 'claude-sonnet', from: '2026-01-01', ...KINDS }],
};

const emit = new EmitCommand();
const words: Record<string, string> = {};
const found = documented();

beforeAll(async () => {
  const demo = ['demo', '--members', '20', '--days', '90', '--seed', 'audit', '--end', '2026-11-19'];
  expect(await emit.run(demo)).toMatchObject({ code: 0 });
  expect(await emit.run(['projections', 'rebuild', '--all'])).toMatchObject({ code: 0 });
  const [row] = await emit.json<{ member: string }[]>(['members', 'list']);
  words['MEMBER'] = row?.member ?? '';
  await emit.withStores(({ eventStore }) => appendPoison(eventStore, row?.member ?? '', null));
  expect(await emit.run(['projections', 'rebuild', '--all'])).toMatchObject({ code: 0 });
  words['RULES'] = join(emit.dataDir, 'rules.json');
  words['PRICES'] = join(emit.dataDir, 'prices.json');
  writeFileSync(words['RULES'], (await emit.run(['projections', 'rules'])).out);
  writeFileSync(words['PRICES'], JSON.stringify(PRICES));
}, 60_000);
afterAll(() => emit.remove());

/** The rows of a command as programs have them. */
async function rowsOf(args: readonly string[]): Promise<object[]> {
  const { out, err } = await emit.run([...args.map((word) => words[word] ?? word), '--json']);
  if (out === '') throw new Error(`${args.join(' ')} wrote nothing: ${err}`);
  const parsed = JSON.parse(out) as object;
  return Array.isArray(parsed) ? (parsed as object[]) : [parsed];
}

const groupsOf = (args: readonly string[]): string[] => {
  if (args.includes('--anomalies')) return ['member', 'day'];
  return args.includes('--by') ? (args[args.indexOf('--by') + 1] ?? '').split(',') : [];
};

it('docs/operations.md has the fields of every command that takes --json', async () => {
  const taking: string[] = [];
  const look = async (...path: string[]) => {
    const { out } = await emit.run([...path, '--help']);
    if (/^ {2}--json /m.test(out)) taking.push(['emit', ...path].join(' '));
    const [, below = ''] = out.split('\nCommands:\n');
    const names = below.split('\n\n')[0]?.matchAll(/^ {2}([a-z][a-z-]*)/gm) ?? [];
    for (const [, name = ''] of names) if (name !== 'help') await look(...path, name);
  };
  await look();
  const commands = found.map(({ command }) => command);
  expect(taking.length).toBeGreaterThan(15);
  expect(commands.filter((command) => !command.includes(' --')).sort()).toEqual(taking.sort());
  expect(commands.sort()).toEqual(Object.keys(CALLS).sort());
});

it.each(Object.entries(CALLS))('%s writes the fields that are documented', async (command, args) => {
  const said = found.find((one) => one.command === command)!;
  const fields = [...groupsOf(args), ...said.fields].sort();
  const rows = await rowsOf(args);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const names = Object.keys(row);
    expect(fields.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !fields.includes(name) && !said.more.includes(name))).toEqual([]);
  }
});

it.each(Object.entries(MORE))('%s %s writes the fields that are documented', async (command, more) => {
  const args = [...(CALLS[command] ?? []), ...more];
  const said = found.find((one) => one.command === command)!;
  const [row = {}] = await rowsOf(args);
  expect(Object.keys(row).sort()).toEqual([...groupsOf(args), ...said.fields, ...said.more].sort());
});

it('docs/audit.md says what every check of emit audit verify finds', () => {
  const text = readFileSync(join(process.cwd(), 'docs/audit.md'), 'utf8');
  const [, table = ''] = text.split('\n| check | finds |\n');
  const named = namesIn(table.split('\n\n')[0] ?? '', /^\| ((?:`[a-z-]+`(?:, )?)+) \|/gm);
  expect(named.flatMap((names) => namesIn(names, /`([^`]+)`/g)).sort()).toEqual([...CHECKS].sort());
});
