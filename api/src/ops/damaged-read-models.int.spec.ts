import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScoringRules } from '@emit/contract/scoring';
import type { SessionResponse } from '@emit/contract/wire';
import type { Finding } from './audit/findings.js';
import { EmitCommand } from '../testing/emit-command.js';
import {
  DOCUMENT_DAMAGES,
  FILE_DAMAGES,
  HARMLESS,
  REGISTRY_DAMAGES,
  type DamageFolder,
} from '../testing/read-model-damages.js';
import { TestApp } from '../testing/test-app.js';
import type { Status } from './projections/projection-rows.js';

const PASSWORD = 'orchard-gate';
const DEMO = 'demo --members 6 --days 40 --seed damage --end 2026-11-20';
const MEMBERS = [1, 2, 3, 4];
const PAGES = ['/fho/dashboard/me', '/api/v1/progress/summary', '/api/v1/conversations'].concat(
  '/api/v1/users/me',
  '/api/v1/tokens/usage',
);
const CLOCK = () => Date.parse('2026-11-20T12:00:00Z');
/** All that looks at read models, and some that need none. */
const COMMANDS = [
  ...['projections status', 'projections list', 'projections rules', 'audit verify', 'audit tokens'],
  ...['members list', 'events list --limit 3', 'doctor'],
];

describe('damaged read models', () => {
  const source = new EmitCommand();
  /** The same after other scoring rules that did not please. */
  const rolledBack = new EmitCommand();
  let emit: EmitCommand;
  let right: readonly string[];

  const done = async (of: EmitCommand, ...args: string[]) => {
    const ran = await of.run(args);
    expect({ args, ...ran }).toMatchObject({ code: 0 });
    return ran;
  };
  /** What members see, once the server has started. */
  const seen = async (): Promise<string[]> => {
    const app = await TestApp.start({ dataDir: emit.dataDir, clock: CLOCK });
    const answers: string[] = [];
    for (const member of MEMBERS) {
      const login = { username: `demo-damage-${member}@example.org`, password: PASSWORD };
      const { body } = await app.http.post('/api/v1/auth/login').send(login).expect(200);
      const { access_token } = body as SessionResponse;
      for (const page of PAGES) {
        const { status, text } = await app.http.get(page).set('authorization', `Bearer ${access_token}`);
        answers.push(`${page} ${status} ${text}`);
      }
    }
    await app.stop();
    return answers;
  };
  const damaged = (damage: DamageFolder) => {
    cpSync(source.dataDir, emit.dataDir, { recursive: true });
    damage(emit.dataDir);
  };
  const eachDamage = (damages: Readonly<Record<string, DamageFolder>>) => Object.entries(damages);

  beforeAll(async () => {
    emit = new EmitCommand();
    await done(source, ...DEMO.split(' '), '--password', PASSWORD);
    await done(source, 'projections', 'rebuild', '--all');
    damaged(() => undefined);
    right = await seen();
    expect(right.every((answer) => / 200 /.test(answer))).toBe(true);
    emit.remove();
    cpSync(source.dataDir, rolledBack.dataDir, { recursive: true });
    const rules = JSON.parse((await done(rolledBack, 'projections', 'rules')).out) as ScoringRules;
    const file = join(rolledBack.dataDir, 'rules.json');
    writeFileSync(file, JSON.stringify({ ...rules, version: 3, masteryPoints: 7 }));
    await done(rolledBack, 'projections', 'rebuild', '--rules', file, '--reason', 'a test');
    await done(rolledBack, 'projections', 'rollback', 'dashboard', '--reason', 'a test');
  }, 60_000);
  afterAll(() => {
    source.remove();
    rolledBack.remove();
  });
  beforeEach(() => {
    emit = new EmitCommand();
  });
  afterEach(() => emit.remove());

  /** Every command ends in words, with the exit code it should have. */
  const expectWords = async (wrong: readonly string[], names: RegExp) => {
    for (const words of COMMANDS) {
      // What a command does not expect, it throws.
      const { code, out, err } = await emit.run(words.split(' '));
      const isWrong = wrong.includes(words);
      expect({ words, code, out, err }).toMatchObject({ code: isWrong ? 1 : 0 });
      if (isWrong) expect(`${words}: ${out}${err}`).toMatch(names);
    }
  };
  const expectMended = async () => {
    expect(await seen()).toEqual(right);
    const { code, err } = await emit.run(['audit', 'verify']);
    expect({ code, err }).toMatchObject({
      code: 0,
      err: expect.stringContaining('Nothing is wrong') as string,
    });
    const rows = await emit.json<Status[]>(['projections', 'status']);
    // No server runs here: what is served is sound, and nobody folds.
    expect(rows.filter(({ why }) => why !== 'no process folds it')).toEqual([]);
  };

  describe('a version’s file', () => {
    const told = ['projections status', 'audit verify', 'doctor'];

    it.each(eachDamage(FILE_DAMAGES))(
      '%s: is named, set aside, and folded anew by the server',
      async (_, damage) => {
        damaged(damage);
        await expectWords(told, /dashboard/);
        await expectMended();
        const { err } = await emit.run(['projections', 'status']);
        expect(err).toMatch(/^Set aside, .* read-models\/dashboard_v1\.sqlite\.damaged-\d{8}T\d{6}Z\.\n$/);
      },
      60_000,
    );

    it.each(eachDamage(FILE_DAMAGES))(
      '%s: is folded anew by a rebuild',
      async (_, damage) => {
        damaged(damage);
        await done(emit, 'projections', 'rebuild', 'dashboard');
        expect(await emit.run(['audit', 'verify', '--only', 'dashboard'])).toMatchObject({ code: 0 });
        const aside = await emit.run(['projections', 'rollback', 'dashboard', '--reason', 'a test']);
        // Never to what cannot be read.
        expect(aside).toMatchObject({ code: 1, out: '' });
      },
      60_000,
    );
  });

  describe('a document', () => {
    it.each(eachDamage(DOCUMENT_DAMAGES))(
      '%s: is named, and folded anew by the server',
      async (_, damage) => {
        damaged(damage);
        const status = await emit.json<Status[]>(['projections', 'status']);
        const [row, ...others] = status.filter((one) => one.damage !== undefined);
        expect(others).toEqual([]);
        expect(row).toMatchObject({ state: 'faulted' });
        expect(row!.why).toMatch(/^cannot be read: document \S+: it is /);
        const { name } = row!;
        const listed = name === 'member-directory' || name === 'token-balance' ? ['members list'] : [];
        await expectWords(['projections status', 'audit verify', 'doctor', ...listed], new RegExp(name));
        await expectMended();
      },
      60_000,
    );

    it.each(eachDamage(DOCUMENT_DAMAGES))(
      '%s: is one finding, and is folded anew by a rebuild',
      async (_, damage) => {
        damaged(damage);
        const findings = await emit.json<Finding[]>(['audit', 'verify']);
        expect(findings).toMatchObject([{ check: 'read-model' }]);
        await done(emit, 'projections', 'rebuild', '--all');
        expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
      },
      60_000,
    );
  });

  describe('the registry', () => {
    const told = ['projections status', 'projections list', 'audit verify', 'members list', 'doctor'];

    it.each(eachDamage(REGISTRY_DAMAGES))(
      '%s: is named, set aside, and begun anew by the server',
      async (_, damage) => {
        damaged(damage);
        await expectWords(told, /registry of read models/);
        await expectMended();
        const { err } = await emit.run(['projections', 'status']);
        expect(err).toMatch(/^Set aside, .*: read-models\.sqlite\.damaged-\d{8}T\d{6}Z\.\n$/);
      },
      60_000,
    );

    it.each(eachDamage(REGISTRY_DAMAGES))(
      '%s: is begun anew by a rebuild, but not beside a server',
      async (_, damage) => {
        damaged(damage);
        await emit.withStores(async ({ lease }) => {
          expect(await lease.hold()).toBe('held');
          const beside = await emit.run(['projections', 'rebuild', '--all']);
          expect(beside).toMatchObject({
            code: 1,
            err: expect.stringContaining('restart the server') as string,
          });
        });
        const { err } = await done(emit, 'projections', 'rebuild', '--all');
        expect(err).toMatch(
          /^The registry of read models cannot be read: .* It is kept as read-models\.sqlite\.damaged-/m,
        );
        expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
      },
      60_000,
    );
  });

  describe('what is only gone', () => {
    it.each(eachDamage(HARMLESS))(
      '%s: is harmless',
      async (_, damage) => {
        damaged(damage);
        for (const words of COMMANDS) await emit.run(words.split(' '));
        await expectMended();
      },
      60_000,
    );

    it.each(eachDamage(HARMLESS))(
      '%s: leaves the scoring rules in force that were gone back to',
      async (_, damage) => {
        cpSync(rolledBack.dataDir, emit.dataDir, { recursive: true });
        rmSync(join(emit.dataDir, 'read-models', 'dashboard_v2.sqlite'), { force: true });
        damage(emit.dataDir);
        const inForce = async () =>
          JSON.parse((await done(emit, 'projections', 'rules')).out) as ScoringRules;
        expect((await inForce()).version).toBe(2);
        await done(emit, 'projections', 'rebuild', '--all');
        expect((await inForce()).version).toBe(2);
      },
      60_000,
    );
  });

  it('keeps no more than three files that were set aside', async () => {
    damaged(() => undefined);
    const garbage = FILE_DAMAGES['garbage at the beginning']!;
    for (let version = 1; version <= 5; version++) {
      const file = join(emit.dataDir, `read-models/dashboard_v${version}.sqlite`);
      expect(existsSync(file)).toBe(true);
      if (version === 1) garbage(emit.dataDir);
      else writeFileSync(file, 'garbage');
      await done(emit, 'projections', 'rebuild', 'dashboard');
    }
    const { err } = await emit.run(['projections', 'status']);
    expect(err.match(/damaged-/g)).toHaveLength(3);
    expect(err).toMatch(/dashboard_v5.*dashboard_v4.*dashboard_v3/);
  }, 60_000);
});
