import { text } from 'node:stream/consumers';
import { jsonList } from './json-list.js';

async function* items(...given: unknown[]) {
  for (const one of given) {
    if (one instanceof Error) throw one;
    yield one;
  }
}

it.each([[[]], [[{ a: 1 }]], [[{ a: 'é' }, { b: [2] }, null]]])('writes %j as JSON', async (given) => {
  expect(JSON.parse(await text(await jsonList(items(...given))))).toEqual(given);
});

it('is written within something else', async () => {
  const whole = await text(await jsonList(items(1, 2), '{"ids":{},"list":', '}'));
  expect(JSON.parse(whole)).toEqual({ ids: {}, list: [1, 2] });
});

it('throws what fails before the first item, and cuts the list off where a later one fails', async () => {
  const away = new Error('away');
  await expect(jsonList(items(away))).rejects.toBe(away);
  await expect(text(await jsonList(items({ a: 1 }, away)))).rejects.toBe(away);
});
