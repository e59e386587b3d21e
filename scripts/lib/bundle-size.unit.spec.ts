import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUDGETS, filesOf, weigh, weighBuilt } from './bundle-size.mjs';

const manifest = {
  '_base-1.js': { file: 'base.js', name: 'base', imports: ['_runtime-1.js'] },
  '_runtime-1.js': { file: 'runtime.js', name: 'runtime' },
  '_app-1.js': {
    file: 'app.js',
    name: 'app',
    imports: ['_base-1.js', '_runtime-1.js'],
    dynamicImports: ['charts.tsx'],
  },
  'charts.tsx': { file: 'charts.js', name: 'charts', imports: ['_base-1.js'] },
  'style.css': { file: 'style-1.css' },
  '../fonts/serif.woff2': { file: 'serif-1.woff2' },
};
const PAGE = ['index.html', 'theme.js', 'favicon.svg'];
const route = (chunks: string[], fonts: string[] = []) => ({ routes: '/', chunks, fonts, limit: 100 });

describe('what a route is sent', () => {
  it('is the document, its styles and fonts, and what its chunks import at once, each file once', () => {
    expect(filesOf(manifest, route(['base']))).toEqual([...PAGE, 'base.js', 'runtime.js', 'style-1.css']);
    expect(filesOf(manifest, route(['base', 'app'], ['serif.woff2']))).toEqual([
      ...PAGE,
      'base.js',
      'runtime.js',
      'app.js',
      'serif-1.woff2',
      'style-1.css',
    ]);
  });

  it('is the document that the build drew of it, where it drew one', () => {
    const drawn = { ...route(['base']), document: 'pages/landing.html' };
    expect(filesOf(manifest, drawn)[0]).toBe('pages/landing.html');
    expect(filesOf(manifest, drawn)).not.toContain('index.html');
  });

  it.each([[route(['gone'])], [route(['base'], ['gone.woff2'])]])(
    'cannot escape its limit under another name: %j',
    (budget) => expect(() => filesOf(manifest, budget)).toThrow('gone'),
  );

  it('is complained about above its limit, and only there', () => {
    const { complaints } = weigh(manifest, () => 10_000, [
      { ...route(['base']), limit: 60 },
      { ...route(['base', 'app']), routes: '/app', limit: 69 },
    ]);
    expect(complaints).toEqual(['/app: 70.0 kB are sent, 69 kB allowed']);
  });

  it('weighs as it travels: compressed where the build compressed it', () => {
    const dist = mkdtempSync(join(tmpdir(), 'emit-dist-'));
    const names = [...new Set(BUDGETS.flatMap(({ chunks, fonts }) => [...chunks, ...fonts]))];
    const built = Object.fromEntries(
      ['style.css', ...names].map((name) => [`x/${name}`, { file: `assets/${name}`, name }]),
    );
    mkdirSync(join(dist, 'assets'));
    mkdirSync(join(dist, 'pages'));
    const drawn = BUDGETS.flatMap(({ document = [] }) => document);
    for (const file of [...PAGE, ...drawn, ...Object.values(built).map((one) => one.file)]) {
      writeFileSync(join(dist, file), 'x'.repeat(1_000));
      if (!file.endsWith('.woff2')) writeFileSync(join(dist, `${file}.br`), 'x'.repeat(100));
    }
    writeFileSync(join(dist, 'bundle-manifest.json'), JSON.stringify(built));
    const [first] = weighBuilt(dist).lines;
    rmSync(dist, { recursive: true });
    // Three of the document, the styles and two chunks compressed; two fonts.
    expect(first).toContain(' 2.6 kB of ');
  });
});
