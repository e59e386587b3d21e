import { createHash } from 'node:crypto';
import type { ReadModelStore, StoredDocument } from '../../ports/read-models.port.js';
import { merkleTree } from '../../projections/merkle-tree.projection.js';
import { entryOf } from '../../proof/entry.js';
import { leafHash } from '../../proof/merkle.js';
import { continues, rootFromInclusion } from '../../proof/proofs.js';
import { LogTree } from '../../proof/log-tree.js';
import { StoredTree } from './stored-tree.js';

const event = (index: number) => ({
  // Positions with gaps, as byte offsets.
  position: 10 + index * 7,
  chain: createHash('sha256').update(String(index)).digest('hex'),
});

/** The read model over so many events, as it is stored. */
async function storedTree(size: number): Promise<{ tree: StoredTree; reads: () => number }> {
  const fold = merkleTree.sequence!.resume(null);
  const documents = new Map<string, StoredDocument>();
  for (let index = 0; index < size; index++) {
    fold.add({
      type: '',
      data: null,
      schema: 1,
      stream: '',
      revision: 0,
      at: 0,
      memberId: '',
      ...event(index),
    });
  }
  for (const document of [...fold.take(), fold.head()]) {
    const body = JSON.parse(JSON.stringify(document.body)) as unknown;
    documents.set(document.key, { ...document, owner: '', body });
  }
  let reads = 0;
  const get = async (_: unknown, key: string) => {
    reads += 1;
    return documents.get(key) ?? null;
  };
  const tree = await StoredTree.read({ get } as unknown as ReadModelStore);
  return { tree: tree!, reads: () => reads };
}

describe.each([1, 255, 256, 257, 65_535, 65_536, 65_900])('a stored tree of %d events', (size) => {
  const indexes = [
    ...new Set([0, 1, 255, 256, 300, size >> 1, 65_535, 65_536, size - 257, size - 2, size - 1]),
  ].filter((index) => index >= 0 && index < size);
  let stored: Awaited<ReturnType<typeof storedTree>>;
  beforeAll(async () => {
    stored = await storedTree(size);
  });

  it('finds the leaf of an event by its position, and proves it', async () => {
    const { tree } = stored;
    for (const index of indexes) {
      expect(await tree.indexOf(event(index).position)).toBe(index);
      const path = await tree.at(size).inclusion(index);
      expect(rootFromInclusion(leafHash(entryOf(event(index))), index, size, path)).toEqual(tree.root());
    }
    expect(stored.reads()).toBeLessThan(40);
  });

  it('finds none where no event is', async () => {
    const { tree } = stored;
    for (const position of [
      0,
      9,
      11,
      event(size - 1).position - 1,
      event(size - 1).position + 1,
      event(size).position,
    ])
      expect(await tree.indexOf(position)).toBeNull();
  });

  it('continues every tree that it was', async () => {
    const { tree } = stored;
    const earlier = new LogTree();
    for (let index = 0; index < Math.min(size, 700); index++) earlier.add(event(index));
    const proof = await tree.at(size).consistency(earlier.size);
    expect(continues({ size: earlier.size, root: earlier.root() }, { size, root: tree.root() }, proof)).toBe(
      true,
    );
  });
});
