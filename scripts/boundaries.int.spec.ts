import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';

const root = process.cwd();
const config = join(root, '.dependency-cruiser.cjs');
const rules: { forbidden: { name: string }[] } = createRequire(config)(config);
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const folders = ['contract/src', 'api/src', 'web/src'];

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** What dependency-cruiser says of the tree in `cwd`, by our rules. */
function violationsIn(cwd: string): Violation[] {
  const args = [cruiser, '--config', config, '--output-type', 'json', ...folders];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser said nothing: ${stderr}`);
  const report: { summary: { violations: Violation[] } } = JSON.parse(stdout);
  return report.summary.violations;
}

const uses = (path: string) => `import { x } from '${path}';\nexport const y = x;\n`;
const usesType = (path: string) => `import type { X } from '${path}';\nexport type Y = X;\n`;

/** The file that breaks a rule, what it imports, and its text when that is more than one import. */
const planted: Record<string, { file: string; text: string }> = {
  'contract-imports-nothing': { file: 'contract/src/a.ts', text: uses('../../api/src/kernel/ok.js') },
  'kernel-imports-contract': { file: 'api/src/kernel/a.ts', text: uses('../ports/ok.port.js') },
  'kernel-takes-types-only': { file: 'api/src/kernel/b.ts', text: uses('@emit/contract/ok') },
  'domain-is-pure': { file: 'api/src/domain/one/a.ts', text: uses('../two/state.js') },
  'projections-are-pure': { file: 'api/src/projections/a.ts', text: uses('../domain/two/state.js') },
  'proof-is-pure': { file: 'api/src/proof/a.ts', text: uses('../ports/ok.port.js') },
  'ports-know-no-adapter': { file: 'api/src/ports/a.port.ts', text: uses('../adapters/vault/sqlite/ok.js') },
  'adapters-know-ports': {
    file: 'api/src/adapters/vault/sqlite/a.ts',
    text: uses('../../guide/offline/ok.js'),
  },
  'runtime-knows-ports': { file: 'api/src/runtime/a.ts', text: uses('../adapters/vault/sqlite/ok.js') },
  'observability-knows-ports': { file: 'api/src/observability/a.ts', text: uses('../http/ok.js') },
  'scripture-stands-alone': { file: 'api/src/scripture/a.ts', text: uses('../kernel/ok.js') },
  'care-stands-alone': { file: 'api/src/care/a.ts', text: uses('../kernel/ok.js') },
  'neural-stands-alone': { file: 'api/src/neural/a.ts', text: uses('../kernel/ok.js') },
  'settings-know-no-use-case': { file: 'api/src/settings/a.ts', text: uses('../features/one/ok.js') },
  'http-knows-no-feature': { file: 'api/src/http/e.ts', text: uses('../features/one/ok.js') },
  'commands-know-no-edge': { file: 'api/src/ops/a.ts', text: uses('../features/one/one.controller.js') },
  'use-cases-are-apart': { file: 'api/src/features/one/a.ts', text: uses('../two/ok.js') },
  'edges-know-no-adapter': { file: 'api/src/http/a.ts', text: uses('../adapters/vault/sqlite/ok.js') },
  'composition-is-the-top': { file: 'api/src/http/d.ts', text: uses('../composition/stores.js') },
  'shared-knows-no-feature': { file: 'web/src/shared/a.ts', text: uses('../features/one/ok') },
  'features-know-no-app': { file: 'web/src/features/one/a.ts', text: uses('../../app/ok') },
  'features-are-apart': { file: 'web/src/features/one/b.ts', text: uses('../two/ok') },
  'web-never-api': { file: 'web/src/app/a.ts', text: usesType('../../../api/src/kernel/ok.js') },
  'api-never-web': { file: 'api/src/http/b.ts', text: usesType('../../../web/src/shared/ok') },
  'tests-stay-outside': { file: 'api/src/http/c.ts', text: uses('../testing/ok.js') },
  'no-circular': { file: 'api/src/runtime/c.ts', text: uses('./d.js') },
  'no-orphans': { file: 'web/src/shared/alone.ts', text: 'export const x = 1;\n' },
  'not-to-unresolvable': { file: 'api/src/runtime/e.ts', text: uses('./nowhere.js') },
};

const innocent = [
  'contract/src/ok.ts',
  'api/src/kernel/ok.ts',
  'api/src/ports/ok.port.ts',
  'api/src/domain/two/state.ts',
  'api/src/adapters/vault/sqlite/ok.ts',
  'api/src/adapters/guide/offline/ok.ts',
  'api/src/http/ok.ts',
  'api/src/composition/stores.ts',
  'api/src/features/one/ok.ts',
  'api/src/features/one/one.controller.ts',
  'api/src/features/two/ok.ts',
  'api/src/testing/ok.ts',
  'web/src/features/one/ok.ts',
  'web/src/features/two/ok.ts',
  'web/src/app/ok.ts',
  'web/src/shared/ok.ts',
];

function plant(dir: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  for (const file of innocent) write(file, 'export const x = 1;\nexport type X = number;\n');
  for (const { file, text } of Object.values(planted)) write(file, text);
  write('api/src/runtime/d.ts', uses('./c.js'));
  cpSync(join(root, 'contract/package.json'), join(dir, 'contract/package.json'));
  mkdirSync(join(dir, 'node_modules/@emit'), { recursive: true });
  symlinkSync(join(dir, 'contract'), join(dir, 'node_modules/@emit/contract'), 'junction');
}

describe('the boundaries between folders', () => {
  const dir = mkdtempSync(join(tmpdir(), 'emit-boundaries-'));
  let found: Violation[] = [];

  beforeAll(() => {
    plant(dir);
    found = violationsIn(dir);
  }, 60_000);

  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('has a planted violation for every rule', () => {
    expect(Object.keys(planted).sort()).toEqual(rules.forbidden.map((rule) => rule.name).sort());
  });

  it.each(Object.entries(planted))('%s fires', (name, { file }) => {
    expect(found.map((violation) => `${violation.rule.name} ${violation.from}`)).toContain(`${name} ${file}`);
  });

  it('lets the kernel take types from the contract', () => {
    writeFileSync(join(dir, 'api/src/kernel/c.ts'), usesType('@emit/contract/ok'));
    const ofFile = violationsIn(dir).filter((violation) => violation.from === 'api/src/kernel/c.ts');
    expect(ofFile).toEqual([]);
  }, 60_000);

  it('are kept by the whole tree', () => {
    expect(violationsIn(root).map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  }, 60_000);
});
