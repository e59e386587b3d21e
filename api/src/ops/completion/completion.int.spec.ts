import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLAN_IDS } from '@emit/contract/plans';
import { EmitCommand } from '../../testing/emit-command.js';

/** What is typed, and what is offered. */
const TYPED: readonly [typed: readonly string[], offered: readonly string[]][] = [
  [['pro'], ['projections']],
  [['audit', 'st'], ['statement']],
  [
    ['projections', 'parked', ''],
    ['list', 'show', 'retry', 'skip'],
  ],
  [['projections', 'rebuild', 'merk'], ['merkle-tree']],
  [['projections', 'rebuild', '--all', '--ho'], ['--hold']],
  [['projections', 'rebuild', 'dashboard', 'usage-by-d'], ['usage-by-day']],
  [['events', 'list', '--type', 'TokensC'], ['TokensConsumed']],
  [['events', 'list', '--newest', '-t', 'ReplyR'], ['ReplyRated']],
  [['audit', 'tokens', '--form'], ['--format']],
  [['audit', 'tokens', '--format', 'h'], ['html']],
  [['audit', 'tokens', '--format', '=', 'nd'], ['ndjson']],
  [
    ['audit', 'tokens', '--format', '='],
    ['table', 'json', 'ndjson', 'csv', 'html'],
  ],
  [['members', 'plan', 'someone@example.org', ''], PLAN_IDS],
  [['members', 'plan', '--reason', 'audit', ''], PLAN_IDS],
  [['audit', 'tokens', '--prices', 'pri'], ['prices.json']],
  [['audit', 'tokens', '--member', ''], []],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish'],
  ],
  [['audit', 'nothing', 'of', 'the', 'kind'], []],
];

function isInstalled(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0;
}

describe('emit completion', () => {
  const emit = new EmitCommand();
  const folder = mkdtempSync(join(tmpdir(), 'emit-completion-'));
  const scripts: Record<string, string> = {};
  const fileOf = (shell: string) => join(folder, `emit.${shell}`);

  beforeAll(async () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { code, out } = await emit.run(['completion', shell]);
      expect(code).toBe(0);
      scripts[shell] = out;
      writeFileSync(fileOf(shell), out);
    }
    writeFileSync(join(folder, 'prices.json'), '{}');
  });
  afterAll(() => {
    emit.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const shellRun = (shell: string, args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(shell, args, { cwd: folder, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout.split('\n').filter(Boolean);
  };

  it('is read by each shell that is there', () => {
    const there = Object.keys(scripts).filter(isInstalled);
    expect(there).toContain('bash');
    for (const shell of there) shellRun(shell, ['-n', fileOf(shell)]);
  });

  it.each(TYPED)('bash: %j', (typed, offered) => {
    const words = ['emit', ...typed].map((word) => `'${word}'`).join(' ');
    const lines = [
      `source ${fileOf('bash')}`,
      `COMP_WORDS=(${words}) COMP_CWORD=${typed.length}`,
      '_emit',
      'printf "%s\\n" "${COMPREPLY[@]}"',
    ];
    expect(shellRun('bash', ['-c', lines.join('\n')])).toEqual(offered);
  });

  const inFish = isInstalled('fish') ? it.each(TYPED) : it.skip.each(TYPED);
  inFish('fish: %j', (typed, offered) => {
    const line = ['emit', ...typed].join(' ').replace(' = ', '=').replace(/ =$/, '=');
    const found = shellRun('fish', ['-c', `source ${fileOf('fish')}; complete -C '${line}'`]);
    const words = found.map(
      (one) =>
        one
          .split('\t')[0]
          ?.replace(/^--.*=/, '')
          .trim() ?? '',
    );
    expect(words.filter((word) => word !== '').sort()).toEqual([...offered].sort());
  });

  it('has every command and every option', async () => {
    const { out } = await emit.run(['audit', 'tokens', '--help']);
    const options = [...out.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm)].map(([, name]) => name ?? '');
    expect(options.length).toBeGreaterThan(10);
    for (const name of options) {
      expect(scripts['bash']).toContain(`--${name}`);
      expect(scripts['zsh']).toContain(`'--${name}:`);
      expect(scripts['fish']).toContain(` -l ${name} `);
    }
  });

  it('refuses another shell', async () => {
    expect(await emit.run(['completion', 'tcsh'])).toMatchObject({ code: 2 });
  });
});
