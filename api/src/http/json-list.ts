import { Readable } from 'node:stream';

/**
 * A JSON list that is written as its items come, for one that may be long. The first is awaited, so that what fails at
 * once is still answered as an error; what fails later cuts the answer off.
 */
export async function jsonList(items: AsyncIterable<unknown>): Promise<Readable> {
  const iterator = items[Symbol.asyncIterator]();
  return Readable.from(written(await iterator.next(), iterator), { objectMode: false });
}

async function* written(
  first: IteratorResult<unknown>,
  rest: AsyncIterator<unknown>,
): AsyncGenerator<string> {
  let before = '[';
  for (let next = first; !next.done; next = await rest.next()) {
    yield before + JSON.stringify(next.value);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
