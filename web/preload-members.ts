import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterBuild } from './after-build';
import { readManifest, scriptsOf } from './chunks';

/** What a session opens, in the order in which it is needed (src/app/member-app.tsx). */
const OF_A_SESSION = ['inside', 'member', 'rendered-markdown'];
const THEME = '<script src="/theme.js"';

/** Names them in the app's document: public/theme.js asks for them, beside the app's own script, where a session is kept. */
export function preloadMembers() {
  return afterBuild('preload-members', async (_root, folder) => {
    const file = join(folder, 'index.html');
    const document = await readFile(file, 'utf8');
    if (!document.includes(THEME)) throw new Error('index.html has no theme.js');
    const scripts = [...scriptsOf(await readManifest(folder), OF_A_SESSION)];
    const further = scripts.filter((script) => !document.includes(script)).join(' ');
    await writeFile(
      file,
      document.replace(THEME, () => `${THEME} data-members="${further}"`),
    );
  });
}
