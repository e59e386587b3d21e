import { judge } from './judge.js';
import { Network } from './network/network.js';
import { Window } from './rules/match.js';
import { Spelling } from './text/spelling.js';

const SHAPES = {
  'nothing but danger': 'kill me he hits ',
  'words spelt out': 'k.i.l.l ',
  'signs for letters': 'k*ll* $u!c!d3 ',
  'words run together': 'iwanttokillmyselfandmymother ',
  'five languages': 'ich will no quiero je veux não want ',
  'no sentence at all': 'wq zx vv qy ',
  'only ends': '. \n! ',
} as const;

/** How often words are looked up and patterns looked for. */
async function workFor(text: string): Promise<number> {
  const spies = [
    jest.spyOn(Window.prototype, 'matchEnds'),
    jest.spyOn(Window.prototype, 'matchedSteps'),
    jest.spyOn(Spelling.prototype, 'read'),
    jest.spyOn(Spelling.prototype, 'tagsOf'),
    jest.spyOn(Network.prototype, 'weigh'),
  ];
  await judge(text);
  const calls = spies.reduce((all, spy) => all + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return calls;
}

it.each(Object.entries(SHAPES))('takes work as the text is long, and no more: %s', async (_name, shape) => {
  const of = (characters: number) => workFor(shape.repeat(Math.ceil(characters / shape.length)));
  const [some, twice] = [await of(4_096), await of(8_192)];
  expect(twice).toBeLessThanOrEqual(2.2 * some + 100);
});

it('finds one sentence of danger in the middle of a very long text', async () => {
  const harmless = 'We read the psalm together and sang, and the garden was green. '.repeat(250);
  expect((await judge(harmless)).danger).toBeLessThanOrEqual(0);
  expect((await judge(`${harmless}I am going to kill myself tonight. ${harmless}`)).danger).toBeGreaterThan(
    0,
  );
});
