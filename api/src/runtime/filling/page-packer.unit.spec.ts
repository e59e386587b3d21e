import fc from 'fast-check';
import { Columns } from '../../kernel/columns.js';
import type { FoldEvent } from '../../kernel/event.js';
import { PagePacker } from './page-packer.js';
import { PageUnpacker } from './page-unpacker.js';
import { partOf } from './parts.js';

const stream = fc
  .nat(9)
  .map((n) => ({ stream: `conversation-c${n}`, memberId: n % 3 === 0 ? '' : `m${n % 3}` }));
const data = fc.option(fc.json().map((json) => JSON.parse(json) as unknown));
const events = fc
  .array(
    fc.tuple(stream, data, fc.constantFrom('MessageSent', 'PracticeLogged'), fc.integer({ min: 1, max: 3 })),
  )
  .map((parts) =>
    parts.map(([of, parsed, type, schema], n): FoldEvent => ({
      ...of,
      type,
      schema,
      data: parsed,
      revision: n,
      position: 2 ** 33 + n,
      at: 1_700_000_000_000 + n,
    })),
  );
const someEvents = events.filter(({ length }) => length > 0);

describe('pages of events, packed for other threads', () => {
  it('come out at the thread of their member as they went in, however often names are forgotten', () => {
    fc.assert(
      fc.property(
        fc.array(someEvents, { maxLength: 8 }),
        fc.integer({ min: 1, max: 3 }),
        fc.nat(6),
        (pages, threads, named) => {
          const columns = new Columns();
          const packer = new PagePacker(threads, (part) => part % threads, named);
          const unpackers = Array.from({ length: threads }, () => new PageUnpacker());
          for (const page of pages) {
            const packed = packer.pack(columns.of(page));
            unpackers.forEach((unpacker, thread) => {
              const its = page.filter(({ memberId }) => partOf(memberId) % threads === thread);
              expect(unpacker.unpack(structuredClone(packed[thread]!))).toEqual(its);
            });
          }
        },
      ),
    );
  });

  it('name a stream and a type once', () => {
    const packer = new PagePacker(1, () => 0);
    const columns = new Columns();
    const [event] = fc.sample(someEvents, 1)[0] ?? [];
    if (!event) throw new Error('there is an event');
    const [first] = packer.pack(columns.of([event, event]));
    expect(first).toMatchObject({ streams: [event.stream], types: [{ name: event.type }] });
    expect(packer.pack(columns.of([event]))).toMatchObject([{ forget: false, streams: [], types: [] }]);
  });

  it('are refused when somebody has written data that cannot be told apart', () => {
    const [page] = fc.sample(someEvents, 1).map((some) => new Columns().of(some));
    if (!page) throw new Error('there is a page');
    const changed = { ...page, data: `1,\n${page.data}` };
    expect(() => new PagePacker(2, (part) => part % 2).pack(changed)).toThrow('did not write');
    const [packed] = new PagePacker(1, () => 0).pack(changed);
    expect(() => new PageUnpacker().unpack(packed!)).toThrow('did not write');
  });
});
