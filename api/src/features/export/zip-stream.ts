import { strToU8, Zip, ZipDeflate } from 'fflate';
import { Slices } from '../../kernel/slices.js';

/** A file of the download; its text comes in pieces. */
export interface ExportFile {
  readonly name: string;
  readonly text: AsyncIterable<string> | Iterable<string>;
}

/** Characters packed in one go: a few milliseconds. */
const PIECE = 64 * 1024;

/** The files as one ZIP, made as it is read: no file is ever whole in memory. `at`: epoch milliseconds. */
export async function* zipped(
  files: AsyncIterable<ExportFile> | Iterable<ExportFile>,
  at: number,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(chunk);
  });
  const slices = new Slices();
  for await (const { name, text } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for await (const piece of pieces(text)) {
      entry.push(strToU8(piece));
      yield* ready.splice(0);
      if (slices.isOver) await slices.next();
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}

/** Small texts gathered, so that a short line is no call of its own. */
async function* pieces(text: ExportFile['text']): AsyncGenerator<string> {
  let waiting = '';
  for await (const part of text) {
    waiting += part;
    while (waiting.length >= PIECE) {
      const end = endOfPiece(waiting);
      yield waiting.slice(0, end);
      waiting = waiting.slice(end);
    }
  }
  yield waiting;
}

/** Not through a character of two code units: each piece is encoded by itself. */
function endOfPiece(text: string): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(PIECE - 1)) ? PIECE - 1 : PIECE;
}
