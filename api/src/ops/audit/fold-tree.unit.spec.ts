import type { FoldEvent } from '../../kernel/event.js';
import { foldTree } from './fold-tree.js';

const PAGES = 6;
const PAGE = 500;

const eventStore = {
  async *replay() {
    for (let page = 0; page < PAGES; page++) {
      yield Array.from({ length: PAGE }, (_, n): FoldEvent => {
        const position = page * PAGE + n + 1;
        const of = { type: 'T', schema: 1, stream: 's', revision: position - 1, at: 0, memberId: 'm' };
        return { ...of, position, data: {}, chain: position.toString(16).padStart(64, '0') };
      });
    }
  },
};
const progress = { add: () => undefined };
const { signal } = new AbortController();

it('keeps no full tile of a tree whose tiles nobody wants', async () => {
  const tree = await foldTree(eventStore, progress, signal);
  expect(tree.size).toBe(PAGES * PAGE);
  expect(tree.take()).toEqual([]);
});

it('shows each full tile once to whoever wants them', async () => {
  const taken: number[] = [];
  await foldTree(eventStore, progress, signal, (tree) => {
    taken.push(...tree.take().flatMap(({ level, index }) => (level === 0 ? [index] : [])));
  });
  expect(taken).toEqual(Array.from({ length: Math.floor((PAGES * PAGE) / 256) }, (_, index) => index));
});
