import { existsSync } from 'node:fs';
import { join } from 'node:path';
import LongestFirst, { LONG } from './longest-first.mjs';

it('begins with the specs that take longest, and then as Jest would', () => {
  const [kills = '', rebuildKills = ''] = LONG;
  const duration = { '/emit/a.int.spec.ts': 1, '/emit/b.int.spec.ts': 900 };
  const files = ['/emit/a.int.spec.ts', `/emit/${rebuildKills}`, '/emit/b.int.spec.ts', `/emit/${kills}`];
  const tests = files.map((path) => ({
    path,
    duration: duration[path as keyof typeof duration],
    context: { config: { id: '', cacheDirectory: '/nowhere', cache: false }, hasteFS: { getSize: () => 1 } },
  }));
  const sorted = new LongestFirst({ contexts: [], globalConfig: {} as never })
    .sort(tests)
    .map(({ path }: { path: string }) => path);
  expect(sorted).toEqual([
    `/emit/${kills}`,
    `/emit/${rebuildKills}`,
    '/emit/b.int.spec.ts',
    '/emit/a.int.spec.ts',
  ]);
});

it('names specs that are there', () => {
  expect(LONG.filter((file) => !existsSync(join(process.cwd(), file)))).toEqual([]);
});
