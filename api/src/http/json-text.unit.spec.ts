import { text } from 'node:stream/consumers';
import { jsonText } from './json-text.js';

async function* pieces(...given: (string | Error)[]) {
  for (const one of given) {
    if (one instanceof Error) throw one;
    yield one;
  }
}

it.each([[['[]']], [['[{"a":1}', ',2', ']']]])('writes %j as it comes', async (given) => {
  expect(await text(await jsonText(pieces(...given)))).toBe(given.join(''));
});

it('is written within something else', async () => {
  const whole = await text(await jsonText(pieces('[1', ',2]'), '{"ids":{},"list":', '}'));
  expect(JSON.parse(whole)).toEqual({ ids: {}, list: [1, 2] });
});

it('throws what fails before the first piece, and cuts the text off where a later one fails', async () => {
  const away = new Error('away');
  await expect(jsonText(pieces(away))).rejects.toBe(away);
  await expect(text(await jsonText(pieces('[1', away)))).rejects.toBe(away);
});

it('ends what makes the pieces when the answer is given up', async () => {
  let isEnded = false;
  async function* endless() {
    try {
      for (;;) yield 'more'.repeat(10_000);
    } finally {
      isEnded = true;
    }
  }
  const answer = await jsonText(endless());
  answer.once('data', () => answer.destroy());
  await new Promise((resolve) => answer.once('close', resolve));
  expect(isEnded).toBe(true);
});
