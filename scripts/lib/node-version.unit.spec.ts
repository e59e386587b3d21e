import { isSupported } from './node-version.mjs';

describe('the Node.js version check', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.13.0', 'v24.0.0', 'v26.1.0'])('accepts %s', (version) => {
    expect(isSupported(version)).toBe(true);
  });

  it.each(['v18.20.0', 'v20.18.3', 'v21.7.0', 'v22.12.0', 'v23.5.0'])('refuses %s', (version) => {
    expect(isSupported(version)).toBe(false);
  });
});
