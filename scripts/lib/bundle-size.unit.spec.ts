import { filesOf, weigh } from './bundle-size.mjs';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'], dynamicImports: ['charts.tsx'] },
  '_shared.js': { file: 'shared.js' },
  'app.tsx': { file: 'app.js', imports: ['index.html', '_shared.js'] },
  'charts.tsx': { file: 'charts.js', imports: ['_shared.js'] },
};

describe('the weight of the bundle', () => {
  it('counts what a module imports at once, each file once, and not what it may load later', () => {
    expect(filesOf(manifest, ['index.html'])).toEqual(['index.js', 'shared.js']);
    expect(filesOf(manifest, ['index.html', 'app.tsx'])).toEqual(['index.js', 'shared.js', 'app.js']);
  });

  it('stops at a module that is not in the bundle, so that a renamed file cannot escape its limit', () => {
    expect(() => filesOf(manifest, ['gone.tsx'])).toThrow('gone.tsx');
  });

  it('complains about the routes above their limit, and only about them', () => {
    const { complaints } = weigh(manifest, () => 60_000, [
      { routes: '/', modules: ['index.html'], limit: 120 },
      { routes: '/app', modules: ['index.html', 'app.tsx'], limit: 179 },
    ]);
    expect(complaints).toEqual(['/app: 180.0 kB of JavaScript (gzip), 179 kB allowed']);
  });
});
