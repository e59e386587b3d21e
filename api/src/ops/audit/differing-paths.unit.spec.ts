import { differingPaths } from './differing-paths.js';

describe('where two values differ', () => {
  const long = 'a'.repeat(60);

  it('shows of long ones what stands around the first difference', () => {
    const [line] = differingPaths({ hashes: `${long}Xtail` }, { hashes: `${long}Ytail` });
    expect(line).toBe('hashes (…aaaaaYtail", by the log …aaaaaXtail")');
  });

  it('shows short ones whole, and of others the beginning where that differs', () => {
    expect(differingPaths({ n: 11_000 }, { n: 12_000 })).toEqual(['n (12000, by the log 11000)']);
    const [line] = differingPaths({ text: `X${long}` }, {});
    expect(line).toMatch(/^text \(nothing, by the log "Xa+…\)$/);
  });
});
