import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed by their own formats. */
const TEXT = /\.(?:js|css|html|svg|txt|webmanifest)$/;

/** A whole Bible at the best quality takes the build ten times as long, for a tenth of its bytes. */
const WHOLE_TEXT = /\.txt$/;
const QUALITY = { best: constants.BROTLI_MAX_QUALITY, quick: 9 };

const ENCODINGS = {
  '.br': (text: Buffer, isLong: boolean) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        [constants.BROTLI_PARAM_QUALITY]: isLong ? QUALITY.quick : QUALITY.best,
      },
    }),
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Puts a `.br` and a `.gz` beside each text of the build that they make smaller: the server sends them as they are. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'emit:compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    // Last of all, when the files of public/ are there, too.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        await Promise.all(
          files.filter((file) => TEXT.test(file)).map((file) => compressFile(join(folder, file))),
        );
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  for (const [ending, encode] of Object.entries(ENCODINGS)) {
    const encoded = await encode(text, WHOLE_TEXT.test(file));
    if (encoded.length < text.length) await writeFile(file + ending, encoded);
  }
}
