import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { bibleTexts } from './bible-texts';
import { compress } from './compress';
import { offline } from './offline';
import { preloadFonts } from './preload-fonts';
import { preloadMembers } from './preload-members';
import { prerender } from './prerender';

const api = process.env.EMIT_API_URL ?? 'http://localhost:3000';

/** What begins every page, with what public pages and members' pages have in common. */
const BASE =
  /web\/src\/(main|shared\/ui\/(main|illustration))\.tsx$|contract\/src\/(english|mindstreams|plans|question-cost|translations)\.ts$/;

export default defineConfig({
  // In this order: drawn pages need no session, the worker knows what was drawn, and all is compressed.
  plugins: [react(), preloadFonts(), prerender(), preloadMembers(), bibleTexts(), offline(), compress()],
  // The contract is compiled with the app, so that development needs no build of it.
  resolve: {
    conditions: ['@emit/source', ...defaultClientConditions],
    alias: {
      'react-remove-scroll': fileURLToPath(new URL('src/shared/ui/no-scroll-lock.tsx', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // One small file: a part that is asked for again after it did not come would come without its styles.
    cssCodeSplit: false,
    // Fonts stay files of their own: the content security policy has no data: for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'bundle-manifest.json',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // What is loaded together is one file, with all that it imports: each file more costs a kB of heads.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 4 },
            // The short public pages, with what surrounds all of them; the landing page comes on top of it.
            {
              name: 'public',
              test: /web\/src\/app\/screens\/(platform|why|home)\.screen\.tsx$/,
              priority: 3,
            },
            {
              name: 'inside',
              test: /web\/src\/app\/(member-app|screens\/sign-in\.screens)\.tsx$/,
              priority: 2,
            },
            {
              name: 'member',
              test: /web\/src\/app\/(member|member-pages|screens\/main\.screen)\.tsx?$/,
              priority: 1,
            },
            // The form with what it imports, for both of the older dashboards.
            { name: 'practice-tab', test: /web\/src\/app\/screens\/practice-tab\.tsx$/ },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': api, '/fho': api } },
});
