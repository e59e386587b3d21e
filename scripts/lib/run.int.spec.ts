import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { Session } from '../../api/src/testing/session.js';

const onLinux = process.platform === 'linux' ? describe : describe.skip;

/** Runs two programs as a build does: one that never comes back to its event loop, and one that waits. */
const building = `
  const { runNode } = await import(${JSON.stringify(pathToFileURL(join(process.cwd(), 'scripts/lib/run.mjs')).href)});
  runNode(['-e', 'for (;;);']);
  runNode(['-e', 'setInterval(() => undefined, 1e6)']);
`;

onLinux('what a build starts', () => {
  it.each<[NodeJS.Signals, object]>([
    ['SIGKILL', { code: null, signal: 'SIGKILL' }],
    ['SIGTERM', { code: 143, signal: null }],
    ['SIGINT', { code: 130, signal: null }],
  ])(
    'ends with it at %s',
    async (signal, ended) => {
      const build = Session.start(['node', '--input-type=module', '-e', building], {});
      try {
        await build.until(() => build.alive.length === 3);
        build.tell(signal);
        expect(await build.ended).toEqual(ended);
        await build.empty();
      } finally {
        build.killAll();
      }
    },
    30_000,
  );
});
