import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const KB = 1000;
const DOCUMENT = 'index.html';
/** What comes with every document: what runs before it is drawn, its sign, its styles. */
const WITH_DOCUMENT = ['theme.js', 'favicon.svg'];
const STYLES = 'style.css';
const UPRIGHT = ['inter-latin-wght-normal.woff2', 'source-serif-4-latin-wght-normal.woff2'];
/** The guide's replies are Markdown, and have words in italics. */
const TALK = ['base', 'inside', 'member', 'rendered-markdown'];
const TALK_FONTS = [...UPRIGHT, 'source-serif-4-latin-wght-italic.woff2'];

const member = (routes, ...screen) => ({
  routes,
  chunks: [...TALK, ...screen],
  fonts: TALK_FONTS,
  limit: 414,
});

/**
 * What a route is sent before anyone touches the page, and how many kB (1 kB = 1000 bytes) that may be as it travels:
 * compressed by the build where it is text. Charts and some modals come later, and are not counted; nor are the API's
 * answers and the heads of all of them.
 */
export const BUDGETS = [
  {
    routes: '/',
    document: 'pages/landing.html',
    chunks: ['base', 'landing.screen'],
    fonts: UPRIGHT,
    limit: 208,
  },
  {
    routes: '/platform /why /home',
    // The heaviest of theirs.
    document: 'pages/platform.html',
    chunks: ['base', 'public'],
    fonts: UPRIGHT,
    limit: 202,
  },
  { routes: '/privacy', chunks: ['base', 'inside', 'privacy.screen'], fonts: UPRIGHT, limit: 232 },
  { routes: '/tokens-explained', chunks: ['base', 'inside', 'explained.screen'], fonts: UPRIGHT, limit: 230 },
  {
    routes: '/waitlist /affiliates /application',
    chunks: ['base', 'inside', 'application.screens'],
    fonts: UPRIGHT,
    limit: 232,
  },
  { routes: '/login /register', chunks: ['base', 'inside'], fonts: UPRIGHT, limit: 226 },
  {
    routes: '/forgot /reset /confirm',
    chunks: ['base', 'inside', 'link.screens'],
    fonts: UPRIGHT,
    limit: 228,
  },
  member('/app /emit-minimal'),
  member('/emit', 'emit.screen'),
  member('/dashboard', 'dashboard.screen'),
  member('/practices', 'practices.screen'),
  member('/app/read', 'read.screen'),
  member('/app/read/notes', 'marks.screen'),
  member('/app/read/plans', 'reading-plans.screen'),
  member('/app/plan', 'plan.screen'),
  member('/practices/import', 'import.screen'),
  member('/tokens', 'tokens.screen'),
  member('/account', 'account.screen'),
  member('/transform-test /debug-transform', 'transform.screens'),
];

/** The files of a route: its chunks with all that they import at once, styles, fonts, the document. Throws for a name that the bundle has not. */
export function filesOf(manifest, { document = DOCUMENT, chunks, fonts }) {
  const files = new Set([document, ...WITH_DOCUMENT]);
  const visit = (key) => {
    const { file, imports = [] } = manifest[key];
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(visit);
  };
  const keyOf = (name, is) => {
    const found = Object.keys(manifest).find(is);
    if (found === undefined)
      throw new Error(`The bundle has no ${name}: scripts/lib/bundle-size.mjs names what is in it.`);
    return found;
  };
  for (const name of chunks) visit(keyOf(name, (key) => manifest[key].name === name));
  for (const name of [...fonts, STYLES])
    visit(keyOf(name, (key) => key === name || key.endsWith(`/${name}`)));
  return [...files];
}

/** One line for each budget, and the complaints. `sizeOf` returns a file's bytes as they travel. */
export function weigh(manifest, sizeOf, budgets = BUDGETS) {
  const rows = budgets.map((budget) => {
    const bytes = filesOf(manifest, budget).reduce((sum, file) => sum + sizeOf(file), 0);
    return { routes: budget.routes, kB: bytes / KB, limit: budget.limit };
  });
  const lines = rows.map(
    ({ routes, kB, limit }) => `  ${routes.padEnd(24)} ${kB.toFixed(1).padStart(6)} kB of ${limit} kB`,
  );
  const complaints = rows
    .filter(({ kB, limit }) => kB > limit)
    .map(({ routes, kB, limit }) => `${routes}: ${kB.toFixed(1)} kB are sent, ${limit} kB allowed`);
  return { lines, complaints };
}

/** Weighs what was built in `dist` (web/dist), as the server sends it to a browser of today. */
export function weighBuilt(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, 'bundle-manifest.json'), 'utf8'));
  return weigh(manifest, (file) => {
    const [plain, compressed] = [join(dist, file), join(dist, `${file}.br`)];
    return statSync(existsSync(compressed) ? compressed : plain).size;
  });
}
