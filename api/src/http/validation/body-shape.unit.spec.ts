import fc from 'fast-check';
import { faultInShape } from './body-shape.js';

const list = (length: number, item: unknown = 1) => Array.from({ length }, () => item);
const fields = (count: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, value]));
const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
const message = { id: 'm', role: 'user', content: 'a, [b] {c}', timestamp: 1, category: 'general' };
const quotation = { ...fields(11), differences: [] };
const reply = { ...message, role: 'assistant', tokensUsed: 9, quotations: [quotation, quotation] };

describe('the shape of a body', () => {
  it.each<[string, unknown]>([
    ['2,000 messages', { title: 'a', messages: list(2_000, message) }],
    ['2,000 messages with their quotations', { messages: list(1_000, [message, reply]).flat() }],
    ['500 conversations', { conversations: list(500, { id: 'a', messages: list(9, message) }) }],
    ['64 fields', fields(64)],
    ['16 levels below the body', nested(17)],
    ['a text', 'a'.repeat(100_000)],
    ['nothing', {}],
  ])('is easy of %s', (_, body) => {
    expect(faultInShape(JSON.stringify(body))).toBeNull();
    expect(faultInShape(JSON.stringify(body, null, 1))).toBeNull();
  });

  it.each<[RegExp, unknown]>([
    [/nested deeper than 16 levels/, nested(18)],
    [/nested deeper than 16 levels/, { messages: nested(17) }],
    [/object in the request body has more than 64 fields/, { messages: [fields(65)] }],
    [/list in the request body has more than 2000 items/, { messages: list(2_001) }],
    [/list in the request body has more than 2000 items/, { messages: list(2_001, {}) }],
    [/list in the request body has more than 2000 items/, list(1_000_000)],
    [/more than 10000 objects and items/, fields(5, list(2_000))],
    [/more than 10000 objects and items/, { messages: list(500, { content: list(12, []) }) }],
    [/more than 60000 values/, { messages: list(1_000, fields(60)) }],
  ])('is hard: %s', (text, body) => {
    expect(faultInShape(JSON.stringify(body))).toMatch(text);
  });

  it.each(['[[[[', ']]]]}}', '{"a', '"\\', ',,,,', '', ']'.repeat(40) + '[]'])(
    'is for the parser to refuse where it is no JSON: %j',
    (text) => {
      expect(faultInShape(text)).toBeNull();
      expect(() => JSON.parse(text) as unknown).toThrow();
    },
  );

  it('is hard whatever a text that never ends begins with', () => {
    expect(faultInShape('['.repeat(100_000))).toMatch(/nested/);
    expect(faultInShape(`[${'1,'.repeat(100_000)}`)).toMatch(/items/);
  });

  it('counts nothing that stands in texts or names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, times) => {
        const hostile = `${text}"\\,[{${text}`.repeat(times * 10);
        expect(faultInShape(JSON.stringify({ [hostile]: hostile, a: [hostile] }))).toBeNull();
        expect(faultInShape(`{"a":"${'\\"[,'.repeat(times * 1_000)}"}`)).toBeNull();
      }),
    );
  });

  it('is told from the text as it is from the values, in any writing', () => {
    const sizes = fc.record({
      levels: fc.integer({ min: 1, max: 18 }),
      width: fc.integer({ min: 58, max: 70 }),
      items: fc.integer({ min: 0, max: 2_003 }),
      rows: fc.integer({ min: 500, max: 1_200 }),
      space: fc.constantFrom('', ' ', '\t'),
    });
    const anything = fc.jsonValue({ maxDepth: 6 });
    fc.assert(
      fc.property(sizes, anything, (size, value) => {
        const body = {
          value,
          wide: fields(size.width),
          deep: nested(size.levels),
          items: list(size.items, value),
          rows: list(size.rows, { ...fields(40, '[,]'), more: list(size.levels, {}) }),
        };
        expect(faultInShape(JSON.stringify(body, null, size.space)) === null).toBe(isEasy(body));
      }),
      { numRuns: 300 },
    );
  });
});

/** The same rules, of values. */
function isEasy(body: unknown): boolean {
  const count = { parts: 0, values: 1 };
  const within = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null) return true;
    const parts = Object.values(value);
    const isList = Array.isArray(value);
    const plain = parts.filter((part) => typeof part !== 'object' || part === null).length;
    const empty = Number(parts.length === 0);
    count.parts += 1 + (isList ? plain + empty : 0);
    count.values += parts.length + empty;
    if (depth > 16 || parts.length > (isList ? 2_000 : 64)) return false;
    return parts.every((part) => within(part, depth + 1));
  };
  return within(body, 0) && count.parts <= 10_000 && count.values <= 60_000;
}
