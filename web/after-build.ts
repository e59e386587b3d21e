import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A plugin that works on what the build has written: `handler` is given the app's folder and that of the build. */
export function afterBuild(name: string, handler: (root: string, folder: string) => Promise<void>): Plugin {
  let root = '';
  let folder = '';
  return {
    name: `emit:${name}`,
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = join(root, config.build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => handler(root, folder) },
  };
}
