import fc from 'fast-check';
import type { UnparsedEvent } from '../../kernel/event.js';
import { PagePacker, PageUnpacker } from './packed-pages.js';

const stream = fc
  .nat(9)
  .map((n) => ({ stream: `conversation-c${n}`, memberId: n % 3 === 0 ? '' : `m${n % 3}` }));
const data = fc.option(fc.json());
const events = fc
  .array(
    fc.tuple(stream, data, fc.constantFrom('MessageSent', 'PracticeLogged'), fc.integer({ min: 1, max: 3 })),
  )
  .map((parts) =>
    parts.map(([of, json, type, schema], n): UnparsedEvent => ({
      ...of,
      type,
      schema,
      data: json,
      revision: n,
      position: 2 ** 33 + n,
      at: 1_700_000_000_000 + n,
    })),
  );

describe('pages of events, packed for another thread', () => {
  it('come out as they went in, with their data parsed, however often names are forgotten', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 8 }), fc.nat(6), (pages, named) => {
        const packer = new PagePacker(named);
        const unpacker = new PageUnpacker();
        for (const page of pages) {
          const parsed = page.map((event) => ({
            ...event,
            data: JSON.parse(event.data ?? 'null') as unknown,
          }));
          expect(unpacker.unpack(structuredClone(packer.pack(page)))).toEqual(parsed);
        }
      }),
    );
  });

  it('name a stream once', () => {
    const packer = new PagePacker();
    const [event] =
      fc.sample(
        events.filter(({ length }) => length === 1),
        1,
      )[0] ?? [];
    if (!event) throw new Error('there is an event');
    expect(packer.pack([event, event]).streams).toEqual([event.stream]);
    expect(packer.pack([event])).toMatchObject({ forget: false, streams: [], types: [] });
  });
});
