import type { Plugin } from 'vite';

/** What every page is set in; italics come where they are used. */
const FONTS = /^assets\/(?:inter|source-serif-4)-latin-wght-normal-.*\.woff2$/;

/** Names the fonts in the document: otherwise they are asked for only once the styles have come. */
export function preloadFonts(): Plugin {
  return {
    name: 'emit:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FONTS.test(file))
          .sort()
          .map((file) => ({
            tag: 'link',
            // Fonts are asked for without credentials, whatever their address.
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
