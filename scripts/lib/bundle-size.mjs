import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const entry = 'index.html';
const inside = 'src/app/inside.tsx';
const member = ['src/app/member.ts', 'src/app/member-screen.tsx'];

/**
 * Modules that a route loads before anyone touches the page, and how many kB of JavaScript (gzip, 1 kB = 1000 bytes)
 * they may be. Charts, modals and what formats replies come later, and are not counted.
 */
export const BUDGETS = [
  { routes: '/ /platform /why /home', modules: [entry], limit: 120 },
  { routes: '/login /register', modules: [entry, inside], limit: 120 },
  { routes: '/app /emit-minimal', modules: [entry, inside, ...member], limit: 220 },
  {
    routes: '/emit',
    modules: [entry, inside, ...member, 'src/app/screens/emit.screen.tsx'],
    limit: 220,
  },
  {
    routes: '/dashboard',
    modules: [entry, inside, ...member, 'src/app/screens/dashboard.screen.tsx'],
    limit: 220,
  },
  { routes: '/tokens', modules: [entry, inside, ...member, 'src/app/screens/tokens.screen.tsx'], limit: 220 },
  {
    routes: '/account',
    modules: [entry, inside, ...member, 'src/app/screens/account.screen.tsx'],
    limit: 220,
  },
];

/** The files of `modules` and of all that they import at once. Throws for a module that the manifest does not name. */
export function filesOf(manifest, modules) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    const chunk = manifest[name];
    if (!chunk)
      throw new Error(`The bundle has no ${name}: scripts/lib/bundle-size.mjs names modules of web/src.`);
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  modules.forEach(visit);
  return [...new Set([...seen].map((name) => manifest[name].file))].filter((file) => file.endsWith('.js'));
}

/** One line for each budget, and the complaints. `sizeOf` answers a file's bytes as they travel. */
export function weigh(manifest, sizeOf, budgets = BUDGETS) {
  const rows = budgets.map(({ routes, modules, limit }) => {
    const bytes = filesOf(manifest, modules).reduce((sum, file) => sum + sizeOf(file), 0);
    return { routes, kB: bytes / KB, limit };
  });
  const lines = rows.map(
    ({ routes, kB, limit }) => `  ${routes.padEnd(24)} ${kB.toFixed(1).padStart(6)} kB of ${limit} kB`,
  );
  const complaints = rows
    .filter(({ kB, limit }) => kB > limit)
    .map(
      ({ routes, kB, limit }) => `${routes}: ${kB.toFixed(1)} kB of JavaScript (gzip), ${limit} kB allowed`,
    );
  return { lines, complaints };
}

/** Weighs what was built in `dist` (web/dist). */
export function weighBuilt(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, 'bundle-manifest.json'), 'utf8'));
  return weigh(manifest, (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
}
