import { Readable } from 'node:stream';

/**
 * A JSON list that is written as its items come, for one that may be long. The first is awaited, so that what fails at
 * once is still answered as an error; what fails later cuts the answer off. `before` and `after` are written around it.
 */
export async function jsonList(items: AsyncIterable<unknown>, before = '', after = ''): Promise<Readable> {
  const iterator = items[Symbol.asyncIterator]();
  const list = written(await iterator.next(), iterator, before, after);
  return Readable.from(list, { objectMode: false });
}

async function* written(
  first: IteratorResult<unknown>,
  rest: AsyncIterator<unknown>,
  before: string,
  after: string,
): AsyncGenerator<string> {
  let lead = `${before}[`;
  for (let next = first; !next.done; next = await rest.next()) {
    yield lead + JSON.stringify(next.value);
    lead = ',';
  }
  yield `${lead === ',' ? '' : lead}]${after}`;
}
