import { Readable } from 'node:stream';

/**
 * JSON that is written as its pieces come, for one that may be long. The first is awaited, so that what fails at once is
 * still answered as an error; what fails later cuts the answer off. `before` and `after` are written around it.
 */
export async function jsonText(pieces: AsyncIterable<string>, before = '', after = ''): Promise<Readable> {
  const iterator = pieces[Symbol.asyncIterator]();
  const text = written(await iterator.next(), iterator, before, after);
  return Readable.from(text, { objectMode: false });
}

async function* written(
  first: IteratorResult<string>,
  rest: AsyncIterator<string>,
  before: string,
  after: string,
): AsyncGenerator<string> {
  try {
    let lead = before;
    for (let next = first; !next.done; next = await rest.next()) {
      yield lead + next.value;
      lead = '';
    }
    if (after !== '') yield after;
  } finally {
    // An answer that is given up leaves nothing waiting to be read.
    await rest.return?.();
  }
}
