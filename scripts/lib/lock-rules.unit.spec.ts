import { missingFromLock } from './lock-rules.mjs';

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
