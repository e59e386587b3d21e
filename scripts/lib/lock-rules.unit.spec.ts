import { missingFromLock, otherLocks, withoutDigest } from './lock-rules.mjs';

describe('the lock file', () => {
  const wants = { optionalDependencies: { 'a-linux': '1.0.0' } };

  it('is complete when each optional package is listed, nested or at the top', () => {
    expect(missingFromLock({ 'node_modules/a': wants, 'node_modules/a-linux': {} })).toEqual([]);
    expect(missingFromLock({ 'node_modules/a': wants, 'node_modules/a/node_modules/a-linux': {} })).toEqual(
      [],
    );
    expect(missingFromLock({ 'web/node_modules/a': wants, 'web/node_modules/a-linux': {} })).toEqual([]);
  });

  it('names the optional package that is not listed', () => {
    expect(missingFromLock({ 'node_modules/a': wants })).toEqual([expect.stringContaining('wants a-linux')]);
  });
});

describe('a locked package', () => {
  const digest = `sha512-${'A'.repeat(86)}==`;

  it('has its digest; a folder of our own needs none', () => {
    const ours = {
      '': {},
      api: { name: '@emit/api' },
      'node_modules/@emit/api': { link: true, resolved: 'api' },
    };
    expect(withoutDigest({ ...ours, 'node_modules/a': { integrity: digest } })).toEqual([]);
  });

  it.each([
    ['node_modules/a', { link: true, resolved: 'https://example.org/a.tgz' }],
    ['node_modules/a', { link: 'yes', resolved: 'api' }],
    ['elsewhere', { resolved: 'https://example.org/a.tgz' }],
    ['node_modules/a', { integrity: [digest] }],
  ])('is named when it only looks like one of ours: %s %j', (path, entry) => {
    expect(withoutDigest({ '': {}, api: {}, [path]: entry })).toEqual([expect.stringContaining(path)]);
  });

  it('is looked for where npm looks for it', () => {
    const lock = { lockfileVersion: 3, packages: { '': {} } };
    expect(otherLocks(['package-lock.json'], lock)).toEqual([]);
    expect(otherLocks(['api/npm-shrinkwrap.json'], lock)).toHaveLength(1);
    for (const other of [{ lockfileVersion: 2 }, { packages: {} }, { dependencies: {} }])
      expect(otherLocks([], { ...lock, ...other })).toHaveLength(1);
  });

  it.each([undefined, '', 'sha512-', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', `sha512-${'A'.repeat(80)}==`])(
    'is named when its digest is %j',
    (integrity) => {
      for (const path of ['node_modules/a', 'api/node_modules/@scope/a', 'node_modules/a/node_modules/b'])
        expect(withoutDigest({ [path]: { version: '1.0.0', integrity } })).toEqual([
          expect.stringContaining(`${path} has no digest`),
        ]);
    },
  );
});
